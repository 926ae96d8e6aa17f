//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The report on one page: what the plan costs beside others, what its bytes are
// for, and what was decided for it. Lists have at most `mostRows` lines and one
// for the rest.
//
//===----------------------------------------------------------------------===//
#include "tofu/Files/Printable.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Report/Report.h"
#include "tofu/Report/Rows.h"
#include "tofu/Report/Table.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"

using namespace tofu;

static constexpr size_t mostRows = 10;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static std::string format(const char *pattern, double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(pattern, value);
  return text;
}

/// `15.05 MB`, of 1000 kB.
static std::string describeBytes(int64_t bytes) {
  constexpr const char *units[] = {"B", "kB", "MB", "GB", "TB", "PB", "EB"};
  double value = double(bytes);
  unsigned unit = 0;
  for (; value >= 1000; value /= 1000)
    ++unit;
  if (unit == 0)
    return std::to_string(bytes) + " B";
  return format(value < 10    ? "%.2f"
                : value < 100 ? "%.1f"
                              : "%.0f",
                value) +
         " " + units[unit];
}

static std::string describeShare(int64_t bytes, int64_t all) {
  return format("%.1f%%", all ? 100.0 * double(bytes) / double(all) : 0);
}

static std::string count(size_t number, std::string what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

/// `loop0, 10 trips`.
static std::string describeLoop(const Report::Loop &loop) {
  return loop.name + ", " + count(loop.trips, "trip") +
         (loop.isKnown ? "" : " assumed");
}

/// `layers[*].w` of `layers[11].w`.
static std::string getPattern(llvm::StringRef name) {
  std::string pattern;
  for (size_t i = 0; i != name.size(); ++i)
    if (!llvm::isDigit(name[i]))
      pattern += name[i];
    else if (pattern.empty() || pattern.back() != '*')
      pattern += '*';
  return pattern;
}

/// Whether it is, or ends with, a name of ours: `arg3`, `loop0.2`.
static bool isNumbered(llvm::StringRef name) {
  std::string pattern = getPattern(name.rsplit(' ').second);
  if (pattern.empty())
    pattern = getPattern(name);
  return pattern == "arg*" || pattern == "loop*.*";
}

namespace {
class Summary {
public:
  Summary(const Report &report, llvm::raw_ostream &os, const OptionOwner &owner)
      : report(report), os(os), owner(owner) {
    for (auto [number, tensor] : llvm::enumerate(report.tensors))
      tensorOf[tensor.name] = number;
  }

  void print() {
    printHead();
    printCosts();
    printLegend();
    printCauses();
    printRows();
    printPins();
    printTies();
    printLoops();
    printEmpty();
  }

private:
  void printHead();
  void printCosts();
  std::string describeRemedy(const Report::SimplePlan &plan) const;
  void printSimplePlans();
  void printMeshes();
  void printEmpty();
  void printLegend();
  void printCauses();
  void printRows();
  void printPins();
  std::string describeWhy(llvm::StringRef by) const;
  std::string describeWhyNot(llvm::StringRef why) const;
  void printTies();
  void printTies(llvm::ArrayRef<Report::Tie> ties, bool areAlike);
  void printLoops();

  static std::string describeName(const Report::Tensor &tensor);
  std::string describeMade(const Report::Tensor &tensor) const;
  /// What the source calls it, if it does.
  std::string describeTensor(const std::string &name) const {
    auto found = tensorOf.find(name);
    return found == tensorOf.end()
               ? name
               : describeName(report.tensors[found->second]);
  }
  std::string describeTensor(const Report::Transfer &transfer) const;
  std::pair<std::string, std::string>
  describe(const Report::Transfer &transfer, const std::string &name,
           const std::string &receiver) const;
  std::string describe(const Report::Operator &op) const {
    return op.getLabel() + (op.split.empty() ? "" : ", " + op.split);
  }

  const Report &report;
  llvm::raw_ostream &os;
  const OptionOwner &owner;
  llvm::StringMap<unsigned> tensorOf;
};
} // namespace

//===----------------------------------------------------------------------===//
// What it costs
//===----------------------------------------------------------------------===//

void Summary::printHead() {
  size_t devices = plan::getNumDevices(report.mesh);
  os << "plan of @" << report.function << " for " << count(devices, "device");
  if (!report.mesh.empty()) {
    os << ", mesh " << plan::printMesh(report.mesh)
       << (report.mesh.size() == 1 ? ": axis" : ": axes");
    for (size_t axis = 0; axis != report.mesh.size(); ++axis)
      os << ' ' << plan::getAxisName(axis);
  }
  os << "\n\n";
}

void Summary::printCosts() {
  os << "bytes moved: " << report.bytesMoved << '\n';
  llvm::StringRef peak = "peak bytes per rank: ";
  os << peak << report.rank.arena << " in the program's order";
  if (report.oneDevice && report.oneDevice->arena)
    os << ", " << describeShare(report.rank.arena, report.oneDevice->arena)
       << " of one device's " << report.oneDevice->arena;
  os << '\n';
  if (report.compiled)
    os << std::string(peak.size(), ' ') << report.compiled->arena
       << (report.compiled->arena <= report.rank.arena
               ? " as it is compiled: loops merged, in an order for little "
                 "memory\n"
               : " as it is compiled: merged loops, for fewer passes over "
                 "memory, keep more at once here\n");
  if (report.compiled && report.isForGpus)
    os << std::string(peak.size(), ' ')
       << "beside it on a GPU, as tofu-run counts: tables, messages, and room "
          "for libraries, 32 MiB where cuBLASLt multiplies\n";
  if (report.bandwidth)
    os << "seconds to move them: at least "
       << format("%.3g", report.getSeconds(report.bytesMoved)) << ", at "
       << format("%g", *report.bandwidth)
       << " GB/s into each device and as much out of it; computing is not in "
          "it\n";
  if (report.mesh.empty())
    return;
  printSimplePlans();
  printMeshes();
}

/// What there is to do so that the plan is allowed. Pins are of what a step is
/// given and returns: where that is as large here, the rest is in between.
std::string Summary::describeRemedy(const Report::SimplePlan &plan) const {
  if (plan.argumentBytes > report.rank.arguments)
    return "; " + owner.quote("pin") + " makes arguments and results whole";
  return "; its arguments are no larger than here, so that is of what is made "
         "in between, which no pin is of";
}

void Summary::printSimplePlans() {
  if (report.simplePlans.empty())
    return;
  Table table({false, true, true, true, true});
  // Two blanks apart: the names of the columns have blanks of their own.
  table.add({"", "bytes moved", " times this plan"});
  if (report.bandwidth)
    table.addCell(" seconds");
  table.addCell(" arguments a rank");
  auto add = [&](std::string name, int64_t bytes, int64_t argumentBytes) {
    double times = report.bytesMoved ? double(bytes) / report.bytesMoved : 0;
    table.add({std::move(name), describeBytes(bytes),
               report.bytesMoved ? format("%.1fx", times) : ""});
    if (report.bandwidth)
      table.addCell(format("%.3g", report.getSeconds(bytes)));
    table.addCell(describeBytes(argumentBytes));
  };
  os << '\n';
  add("this plan", report.bytesMoved, report.rank.arguments);
  for (const Report::SimplePlan &plan : report.simplePlans)
    add(plan.name, plan.bytes, plan.argumentBytes);
  table.print(os);
  for (const Report::SimplePlan &plan : report.simplePlans)
    if (plan.isStart)
      os << "this plan was found from " << plan.name
         << ": each axis chosen again\n";
  for (const Report::SimplePlan &plan : report.simplePlans) {
    // Where the rows say the same there is nothing to explain.
    if (plan.bytes >= report.bytesMoved ||
        describeBytes(plan.bytes) == describeBytes(report.bytesMoved))
      continue;
    llvm::SmallVector<llvm::StringRef> reasons;
    if (!plan.isMinimal)
      reasons.push_back("keeps or computes more on a device than "
                        "memory=minimal allows");
    if (!plan.keepsPins)
      reasons.push_back("has other layouts than are pinned");
    os << plan.name << " moves fewer bytes"
       << (reasons.empty() ? "" : ": it " + llvm::join(reasons, ", and "))
       << (plan.isMinimal ? "" : describeRemedy(plan)) << '\n';
  }
  if (llvm::any_of(report.simplePlans, [](const Report::SimplePlan &plan) {
        return plan.name == "data parallel";
      }))
    return;
  os << "no plan is data parallel: with any batch a device would compute more "
        "than 3/4 of all, or states would be cut";
  // An input that is taken for a state may be the batch.
  auto guessed = llvm::find_if(report.ties, [](const Report::Tie &tie) {
    return tie.by == "order" || tie.by == "elements";
  });
  if (guessed != report.ties.end())
    os << "; " << report.describeResult(guessed->result) << " is taken for "
       << report.describeArgument(guessed->argument)
       << " in the next step, a state: " << owner.getFlag("tie")
       << "=none has no states";
  os << '\n';
}

void Summary::printMeshes() {
  if (report.hasOtherMeshes)
    os << "meshes other than " << plan::printMesh(report.mesh)
       << " were not tried: " << owner.getFlag("mesh") << "=auto does\n";
  bool hasStart =
      llvm::any_of(report.simplePlans,
                   [](const Report::SimplePlan &plan) { return plan.isStart; });
  if (report.isChosenOnce && report.bytesMoved && report.mesh.size() > 1 &&
      !hasStart)
    os << "each axis was chosen once, after those before it: "
       << owner.quote("refine") << " chooses again\n";
  if (report.meshes.empty())
    return;
  int64_t least = Forbidden;
  for (const Report::Mesh &mesh : report.meshes)
    least = std::min(least, mesh.points);
  auto hasMore = [&](const Report::Mesh &mesh) {
    return mesh.bytes < Forbidden &&
           double(mesh.points) >= 1.005 * double(least);
  };
  bool isUneven = least > 0 && llvm::any_of(report.meshes, hasMore);
  os << "\nmeshes tried (mesh=auto), and the bytes that their plans move"
     << (isUneven ? "; what the busiest rank computes, over the least of them"
                  : "")
     << '\n';
  Table table(isUneven ? Table({false, true, true, true, false})
                       : Table({false, true, true, false}));
  for (const Report::Mesh &mesh : report.meshes) {
    bool isPlan = mesh.bytes < Forbidden;
    auto over = [&](int64_t number, int64_t of) {
      return isPlan && of ? format("%.2fx", double(number) / double(of)) : "";
    };
    std::vector<std::string> row{plan::printMesh(mesh.extents),
                                 isPlan ? describeBytes(mesh.bytes)
                                        : "2^61 B or more",
                                 over(mesh.bytes, report.bytesMoved)};
    if (isUneven)
      row.push_back(over(mesh.points, least));
    row.push_back(mesh.extents == report.mesh ? "this plan" : "");
    table.add(std::move(row));
  }
  table.print(os);
}

/// What the source calls it, or the operator that makes it.
std::string Summary::describeMade(const Report::Tensor &tensor) const {
  llvm::StringRef maker = llvm::StringRef(tensor.name).split('.').first;
  for (const Report::Operator &op : report.operators)
    if (op.name == maker)
      return op.getLabel();
  return describeName(tensor);
}

/// What some ranks have nothing of: the largest of each kind stands for all,
/// of tensors that of the arguments.
void Summary::printEmpty() {
  const Report::Operator *op = nullptr;
  const Report::Tensor *tensor = nullptr;
  size_t operators = 0, tensors = 0;
  auto rank = [](const Report::Tensor &tensor) {
    return std::pair(tensor.isArgument, tensor.bytesPerRank);
  };
  for (const Report::Operator &other : report.operators)
    if (other.emptyRanks) {
      ++operators;
      if (!op || other.points > op->points)
        op = &other;
    }
  for (const Report::Tensor &other : report.tensors)
    if (other.emptyRanks) {
      ++tensors;
      if (!tensor || rank(other) > rank(*tensor))
        tensor = &other;
    }
  if (!op && !tensor)
    return;
  os << "\ncut in more parts than there are elements, so that some ranks have "
        "none\n";
  std::string all =
      " of " + count(plan::getNumDevices(report.mesh), "rank") + " ";
  Table table({false, false, false, false});
  if (op)
    table.add(
        {count(operators, "operator") + (operators == 1 ? "" : ", the largest"),
         describe(*op) + ": " + op->type,
         std::to_string(op->emptyRanks) + all + "compute nothing",
         op->location});
  if (tensor)
    table.add({count(tensors, "tensor") + (tensors == 1 ? "" : ", the largest"),
               describeMade(*tensor) + " " + tensor->layout,
               std::to_string(tensor->emptyRanks) + all + "hold nothing",
               tensor->location});
  table.print(os);
}

/// Whether the source had no names for the variables that it is split along.
static bool hasGivenNames(const Report::Operator &op) {
  llvm::StringRef name = llvm::StringRef(op.split).split('/').first;
  return (name.consume_front("i") || name.consume_front("r")) &&
         !name.empty() && llvm::all_of(name, llvm::isDigit);
}

/// How layouts are written, by the largest argument that is cut.
void Summary::printLegend() {
  const Report::Tensor *shown = nullptr;
  auto rank = [](const Report::Tensor &tensor) {
    return std::pair(tensor.isArgument, tensor.bytesPerRank);
  };
  for (const Report::Tensor &tensor : report.tensors) {
    bool isCut = llvm::any_of(tensor.axes,
                              [](const auto &axes) { return !axes.empty(); });
    if (isCut && (!shown || rank(tensor) > rank(*shown)))
      shown = &tensor;
  }
  if (!shown)
    return;
  os << "\nlayouts: " << describeName(*shown) << ' ' << shown->type << " is "
     << shown->layout << ": ";
  std::string piece;
  const char *comma = "";
  for (auto [dim, axes] : llvm::enumerate(shown->axes)) {
    int64_t parts = 1;
    for (int64_t axis : axes)
      parts *= report.mesh[axis];
    piece += (piece.empty() ? "" : "x") +
             std::to_string(llvm::divideCeil(shown->shape[dim], parts));
    if (axes.empty())
      continue;
    os << comma << "dimension " << dim << " in " << parts << " parts along ";
    llvm::interleave(
        axes, os, [&](int64_t axis) { os << plan::getAxisName(axis); },
        ", then ");
    comma = ", ";
  }
  os << "; " << piece << " a rank\n";
  if (report.bytesMoved && llvm::any_of(report.operators, hasGivenNames))
    os << "splits: i0 is dimension 0 of an operator's result, r0 the first "
          "index that it reduces\n";
}

//===----------------------------------------------------------------------===//
// What the bytes are for
//===----------------------------------------------------------------------===//

std::string Summary::describeName(const Report::Tensor &tensor) {
  return tensor.source.empty() ? tensor.name : tensor.source;
}

std::string Summary::describeTensor(const Report::Transfer &transfer) const {
  if (!transfer.maker)
    return describeTensor(transfer.tensor);
  const Report::Operator &maker = report.operators[*transfer.maker];
  return maker.getLabel() +
         (maker.of.empty() ? "" : " of " + describeTensor(maker.of));
}

/// `f32 256/a x 784`; of what has no layout, as terms do, the type.
static std::string describeLayout(const Report::Transfer &transfer) {
  if (transfer.from.empty())
    return transfer.type;
  llvm::StringRef type = transfer.type;
  return type.substr(type.rfind('x') + 1).str() + " " + transfer.from;
}

/// What moves, and what for: `receiver`, where no operator needs it.
std::pair<std::string, std::string>
Summary::describe(const Report::Transfer &transfer, const std::string &name,
                  const std::string &receiver) const {
  if (transfer.maker && transfer.maker == transfer.number)
    return {(transfer.kind == "fetch" ? "store" : transfer.kind) + " as " +
                describeLayout(transfer),
            "of " + describe(report.operators[*transfer.maker])};
  std::string use;
  if (transfer.number)
    use = "for " + describe(report.operators[*transfer.number]);
  else if (!transfer.op.empty())
    use = "for " + receiver +
          (transfer.result ? " as " + report.resultLayouts[*transfer.result]
                           : "");
  return {transfer.kind + " " + name + ", " + describeLayout(transfer),
          std::move(use)};
}

namespace {
/// Transfers that differ only in the layer that they are of.
struct Cause {
  const Report::Transfer *first;
  size_t number = 0, places = 0;
  int64_t bytes = 0;
};
} // namespace

void Summary::printCauses() {
  if (!report.bytesMoved)
    return;
  std::vector<Cause> causes;
  llvm::StringMap<size_t> numbers;
  for (const Report::Transfer &transfer : report.transfers) {
    if (!transfer.bytes)
      continue;
    auto [what, why] = describe(transfer, getPattern(describeTensor(transfer)),
                                getPattern(transfer.op));
    auto [found, isNew] = numbers.try_emplace(what + "|" + why, causes.size());
    if (isNew)
      causes.push_back({&transfer});
    Cause &cause = causes[found->second];
    cause.places += transfer.location != cause.first->location;
    ++cause.number;
    cause.bytes += transfer.bytes;
  }
  llvm::stable_sort(
      causes, [](const Cause &a, const Cause &b) { return a.bytes > b.bytes; });
  os << "\nbytes moved, by cause\n";
  Table table({true, true, true, false, false, false});
  auto begin = [&](int64_t bytes, std::string number, std::string what) {
    table.add({describeBytes(bytes), describeShare(bytes, report.bytesMoved),
               std::move(number), std::move(what)});
  };
  size_t shown = 1;
  while (shown != std::min(causes.size(), mostRows) &&
         causes[shown].bytes * 1000 >= report.bytesMoved)
    ++shown;
  for (const Cause &cause : llvm::ArrayRef(causes).take_front(shown)) {
    std::string name = describeTensor(*cause.first);
    if (cause.number > 1)
      name = isNumbered(name) ? name + ", ..." : getPattern(name);
    auto [what, why] =
        describe(*cause.first, name,
                 cause.first->op + (cause.number > 1 ? ", ..." : ""));
    begin(cause.bytes,
          cause.number == 1 ? "" : std::to_string(cause.number) + " x", what);
    table.addCell(why);
    table.addCell(cause.first->location + (cause.places ? ", ..." : ""));
  }
  int64_t rest = 0;
  size_t number = 0;
  for (const Cause &cause : llvm::ArrayRef(causes).drop_front(shown)) {
    rest += cause.bytes;
    number += cause.number;
  }
  if (number)
    begin(rest, "",
          count(causes.size() - shown, "other cause") + ", " +
              count(number, "transfer"));
  table.print(os);
}

void Summary::printRows() {
  std::vector<Row> rows = getRows(report, mostRows);
  bool hasLoops =
      llvm::any_of(rows, [](const Row &row) { return row.loop.has_value(); });
  if (!hasLoops &&
      llvm::none_of(rows, [](const Row &row) { return row.times > 1; }))
    return;
  os << "\noperators, in the order of the program: layers that repeat on one "
        "line"
     << (hasLoops ? ", each loop on its own" : "") << '\n';
  Table table({true, true, true, false, false, false});
  table.add({"", "", "number"});
  if (hasLoops)
    table.addCell("in");
  table.addCell("most for");
  table.addCell("from");
  for (const Row &row : rows) {
    std::string number = std::to_string(row.length);
    if (row.times != 1)
      number = std::to_string(row.times) + " x " + number;
    table.add({describeBytes(row.bytes),
               describeShare(row.bytes, report.bytesMoved), std::move(number)});
    if (hasLoops)
      table.addCell(row.loop ? describeLoop(report.loops[*row.loop]) : "");
    table.addCell(row.most->bytes ? describe(*row.most) + ": " + row.most->type
                                  : "");
    // Where that is which the row names; the first one, if nothing moves.
    table.addCell((row.most->bytes ? row.most : row.first)->location);
  }
  table.print(os);
  size_t free =
      llvm::count_if(report.operators, [](const Report::Operator &op) {
        return op.split.empty();
      });
  if (free)
    os << "not among them: " << count(free, "operator")
       << (free == 1 ? ", computed where it is read\n"
                     : ", computed where they are read\n");
}

//===----------------------------------------------------------------------===//
// What was decided for it
//===----------------------------------------------------------------------===//

void Summary::printPins() {
  if (report.pinnedArguments.empty() && report.pinnedResults.empty())
    return;
  std::vector<std::vector<std::string>> pins;
  for (unsigned number : report.pinnedArguments)
    if (auto found = tensorOf.find("arg" + std::to_string(number));
        found != tensorOf.end()) {
      const Report::Tensor &tensor = report.tensors[found->second];
      pins.push_back({describeName(tensor), tensor.layout});
    }
  for (unsigned number : report.pinnedResults)
    pins.push_back(
        {report.describeResult(number), report.resultLayouts[number]});
  os << "\npinned by the user\n";
  Table table({false, false});
  for (std::vector<std::string> &pin :
       llvm::MutableArrayRef(pins).take_front(mostRows))
    table.add(std::move(pin));
  if (pins.size() > mostRows)
    table.add({count(pins.size() - mostRows, "other")});
  table.print(os);
}

/// Why results are arguments in the next step.
std::string Summary::describeWhy(llvm::StringRef by) const {
  if (by == "option")
    return "as " + owner.quote("tie") + " says";
  if (by == "name")
    return "by the ends of their names";
  if (by == "elements")
    return "as it is computed from it element by element";
  if (by == "donated")
    return "as the program says (donation)";
  if (by == "order")
    return "in order by type";
  return "as " + by.str() + " says";
}

/// Why none is.
std::string Summary::describeWhyNot(llvm::StringRef why) const {
  if (why == "none")
    return "as is asked for (" + owner.getFlag("tie") + "=none)";
  if (why == "donated")
    return "as the program donates none that a result can replace";
  if (why == "order")
    return "as no result is of an argument's type";
  if (why == "nothing")
    return "as nothing tells which (" + owner.quote("tie") + ")";
  if (why == "option")
    return "as " + owner.quote("tie") + " says";
  return "as " + why.str() + " says";
}

void Summary::printTies() {
  if (report.resultLayouts.empty() || report.numArguments == 0)
    return;
  llvm::ArrayRef<Report::Tie> ties(report.ties);
  os << "\nin the next step ";
  if (ties.empty()) {
    os << "no result is an argument, " << describeWhyNot(report.whyTied)
       << '\n';
  } else {
    bool areAlike = llvm::all_of(
        ties, [&](const Report::Tie &tie) { return tie.by == ties[0].by; });
    os << ties.size() << " of " << count(report.resultLayouts.size(), "result")
       << (ties.size() == 1 ? " is an argument" : " are arguments")
       << (areAlike ? ", " + describeWhy(ties[0].by) : "")
       << (report.whyTied == "order"
               ? ": the program donates none (" + owner.quote("tie") + ")"
               : "")
       << '\n';
    printTies(ties, areAlike);
    size_t moved = llvm::count_if(ties, [&](const Report::Tie &tie) {
      auto argument = tensorOf.find("arg" + std::to_string(tie.argument));
      const std::string &layout = report.resultLayouts[tie.result];
      return argument != tensorOf.end() && !layout.empty() &&
             report.tensors[argument->second].layout != layout;
    });
    if (moved)
      os << "of these " << count(moved, "result")
         << (moved == 1 ? " has" : " have")
         << " another layout than the argument: what feeding moves for that is "
            "not counted\n";
  }
  if (report.unusedDonations.empty())
    return;
  os << "donated, but no result takes its place: ";
  llvm::ArrayRef<unsigned> unused(report.unusedDonations);
  llvm::interleaveComma(unused.take_front(mostRows), os, [&](unsigned number) {
    os << report.describeArgument(number);
  });
  if (unused.size() > mostRows)
    os << " and " << count(unused.size() - mostRows, "other");
  os << '\n';
}

/// Results one behind the other that are such arguments, for one reason, are
/// one row: `out0 to out7 are arg0 to arg7`.
void Summary::printTies(llvm::ArrayRef<Report::Tie> ties, bool areAlike) {
  Table table({false, false});
  for (size_t rows = 0; !ties.empty(); ++rows) {
    if (rows == mostRows) {
      table.add({count(ties.size(), "other")});
      break;
    }
    unsigned number = 1;
    while (number != ties.size() && ties[number].by == ties[0].by &&
           ties[number].result == ties[0].result + number &&
           ties[number].argument == ties[0].argument + number)
      ++number;
    const Report::Tie &first = ties[0], &last = ties[number - 1];
    auto describeRange = [&](const std::string &from, const std::string &to) {
      return number == 1 ? from : from + " to " + to;
    };
    table.add({describeRange(report.describeResult(first.result),
                             report.describeResult(last.result)) +
                   (number == 1 ? " is " : " are ") +
                   describeRange(report.describeArgument(first.argument),
                                 report.describeArgument(last.argument)),
               areAlike ? "" : describeWhy(first.by)});
    ties = ties.drop_front(number);
  }
  table.print(os);
}

void Summary::printLoops() {
  size_t assumed = llvm::count_if(
      report.loops, [](const Report::Loop &loop) { return !loop.isKnown; });
  if (assumed)
    os << "\n"
       << count(assumed, "loop") << " of " << report.loops.size()
       << (assumed == 1 ? " has" : " have")
       << " no known trip count: bytes are counted for as many trips as the "
          "option trips says\n";
  if (report.bytesInBranches)
    os << "\n"
       << report.bytesInBranches
       << " of the bytes moved are in branches, each of which is counted as if "
          "it were taken: a step moves that many at most\n";
}

void tofu::printSummary(const Report &report, llvm::raw_ostream &os,
                        const OptionOwner &owner) {
  std::string text;
  llvm::raw_string_ostream printed(text);
  Summary(report, printed, owner).print();
  os << files::makePrintable(text);
}
