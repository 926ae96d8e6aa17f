//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Report.h"
#include "tofu/Index/DeviceSum.h"
#include "tofu/Memory/Bytes.h"
#include "tofu/Partition/Annotations.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Trips.h"
#include "tofu/Report/Kind.h"
#include "tofu/TDL/Border.h"
#include "tofu/TDL/Locations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;
using tdl::PieceType;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static std::string describe(RankedTensorType type, bool isUnsigned = false) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t extent : type.getShape())
    os << extent << 'x';
  os << (isUnsigned ? "u" : "") << type.getElementType();
  return text;
}

/// `ab`: the axis that cuts first in front.
static std::string describe(ArrayRef<int64_t> axes) {
  std::string text;
  for (int64_t axis : axes)
    text += plan::getAxisName(axis);
  return text;
}

static std::string describe(TypeRange types) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      types, os,
      [&](Type type) {
        if (RankedTensorType tensor = tdl::getGlobalType(type))
          os << describe(tensor);
        else
          os << type;
      },
      ", ");
  return text;
}

/// `784/a x 2048/b`.
static std::string describe(plan::LayoutAttr layout, RankedTensorType type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      llvm::zip(type.getShape(), layout.getDims()), os,
      [&](auto pair) {
        auto [extent, axes] = pair;
        os << extent;
        if (axes.size())
          os << '/' << describe(axes.asArrayRef());
      },
      " x ");
  if (type.getRank() == 0)
    os << "on every device";
  if (!layout.getPartialAxes().empty())
    os << ", terms/" << describe(layout.getPartialAxes());
  return text;
}

//===----------------------------------------------------------------------===//
// Collection
//===----------------------------------------------------------------------===//

namespace {
class Collector {
public:
  explicit Collector(func::FuncOp function)
      : function(function), moved(function),
        sizes(plan::getMesh(function).asArrayRef()) {}

  Report collect() {
    report.function = function.getName();
    report.numArguments = function.getNumArguments();
    report.mesh.assign(plan::getMesh(function).asArrayRef().begin(),
                       plan::getMesh(function).asArrayRef().end());
    for (BlockArgument argument : function.getArguments()) {
      addTensor(argument, "arg" + std::to_string(argument.getArgNumber()),
                function.getArgAttrOfType<plan::LayoutAttr>(
                    argument.getArgNumber(), plan::kLayout));
      if (!report.tensors.empty())
        report.tensors.back().source =
            tdl::getArgumentSource(function, argument.getArgNumber());
    }
    tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
      if (auto lambda = dyn_cast<tdl::LambdaOp>(op))
        addOperator(lambda);
      else if (plan::isTransfer(&op))
        addTransfer(&op);
      else if (auto loop = dyn_cast<tdl::WhileOp>(op))
        addLoop(loop);
      else if (isa<tdl::CaseOp>(op))
        addCase(&op);
    });
    for (auto [op, number] : transferOf)
      if (Report::Transfer &transfer = report.transfers[number];
          transfer.op.empty())
        nameReceiver(op, transfer);
    if (hasPlannedMesh()) {
      auto refine =
          getOptions() ? getOptions().getAs<BoolAttr>(kRefine) : BoolAttr();
      report.isChosenOnce = refine && !refine.getValue();
      addLevels();
      addSimplePlans();
      addMeshes();
    }
    addTies();
    addPinsAndResults();
    sortTransfers();
    report.rank = memory::getPeaks(function);
    if (auto whole = function->getAttrOfType<DictionaryAttr>(plan::kOneDevice))
      report.oneDevice = memory::fromAttr(whole);
    return std::move(report);
  }

private:
  /// What the search knew is of the mesh that it had: one that was edited
  /// since has other levels, and other simple plans.
  bool hasPlannedMesh() {
    DictionaryAttr options = getOptions();
    auto planned = options
                       ? options.getAs<DenseI64ArrayAttr>(plan::kPlannedMesh)
                       : DenseI64ArrayAttr();
    return !planned || planned == plan::getMesh(function);
  }

  /// A plan that was edited since it was found does not add up to the levels.
  void addLevels() {
    auto noted = function->getAttrOfType<DenseI64ArrayAttr>(plan::kLevels);
    if (!noted || noted.size() != 2 * int64_t(report.mesh.size()))
      return;
    ArrayRef<int64_t> values = noted;
    int64_t sum = 0;
    for (auto [axis, extent] : llvm::enumerate(report.mesh)) {
      report.levels.push_back({extent, values[2 * axis], values[2 * axis + 1]});
      sum += values[2 * axis];
    }
    if (sum != report.bytesMoved)
      report.levels.clear();
  }

  void addSimplePlans() {
    auto plans = function->getAttrOfType<DictionaryAttr>(plan::kSimple);
    if (!plans)
      return;
    for (NamedAttribute plan : plans) {
      auto numbers = cast<DenseI64ArrayAttr>(plan.getValue());
      std::string name = plan.getName().str();
      std::replace(name.begin(), name.end(), '_', ' ');
      int64_t flags = numbers.size() > 2 ? numbers[2] : 0;
      report.simplePlans.push_back({std::move(name), numbers[0], numbers[1],
                                    (flags & plan::IsStart) != 0,
                                    (flags & plan::IsNotMinimal) == 0,
                                    (flags & plan::IsNotPinned) == 0});
    }
  }

  void addMeshes() {
    DictionaryAttr options = getOptions();
    report.hasOtherMeshes = options && options.contains(kOtherMeshes);
    auto meshes = function->getAttrOfType<ArrayAttr>(plan::kMeshes);
    if (!meshes)
      return;
    for (auto mesh : meshes.getAsRange<DenseI64ArrayAttr>()) {
      ArrayRef<int64_t> numbers = mesh;
      report.meshes.push_back({SmallVector<int64_t>(numbers.drop_front(2)),
                               numbers[0], numbers[1]});
    }
  }

  DictionaryAttr getOptions() {
    return function->getAttrOfType<DictionaryAttr>(plan::kOptions);
  }

  void addTies() {
    DictionaryAttr options = getOptions();
    auto why = options ? options.getAs<StringAttr>("tie") : StringAttr();
    report.whyTied = why ? why.str() : plan::kReplaces.str();
    auto by = options ? options.getAs<ArrayAttr>(plan::kTiedBy) : ArrayAttr();
    auto getWhy = [&](size_t result) {
      auto said = by && result < by.size() ? dyn_cast<StringAttr>(by[result])
                                           : StringAttr();
      return said && !said.empty() ? said.str() : report.whyTied;
    };
    if (DenseI64ArrayAttr replaces = plan::getReplaces(function))
      for (auto [result, argument] : llvm::enumerate(replaces.asArrayRef()))
        if (argument >= 0)
          report.ties.push_back(
              {unsigned(result), unsigned(argument), getWhy(result)});
    // Although there are types in common.
    if (report.ties.empty() && report.whyTied == "order" && haveOneType())
      report.whyTied =
          by && llvm::is_contained(by.getAsValueRange<StringAttr>(), "option")
              ? "option"
              : "nothing";
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (isDonated(function, i) &&
          llvm::none_of(report.ties, [&](const Report::Tie &tie) {
            return tie.argument == i;
          }))
        report.unusedDonations.push_back(i);
  }

  /// Whether some result and some argument do.
  bool haveOneType() {
    auto getType = [](Type type) -> Type { return tdl::getGlobalType(type); };
    DenseSet<Type> types;
    for (Type type : function.getArgumentTypes())
      types.insert(getType(type));
    return llvm::any_of(function.getResultTypes(), [&](Type type) {
      return getType(type) && types.contains(getType(type));
    });
  }

  /// An entry of the options.
  SmallVector<int64_t> getNumbers(StringRef name) {
    DictionaryAttr options = getOptions();
    auto numbers =
        options ? options.getAs<DenseI64ArrayAttr>(name) : DenseI64ArrayAttr();
    return numbers ? SmallVector<int64_t>(numbers.asArrayRef())
                   : SmallVector<int64_t>();
  }

  void addPinsAndResults() {
    llvm::append_range(report.pinnedArguments,
                       getNumbers(plan::kPinnedArguments));
    llvm::append_range(report.pinnedResults, getNumbers(plan::kPinnedResults));
    for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
      auto layout =
          function.getResultAttrOfType<plan::LayoutAttr>(i, plan::kLayout);
      RankedTensorType tensor = tdl::getGlobalType(type);
      report.resultLayouts.push_back(layout && tensor ? describe(layout, tensor)
                                                      : "");
      report.resultSources.push_back(tdl::getResultSource(function, i));
    }
  }

  /// Most bytes first, ties in program order: the same program gives the same
  /// report.
  void sortTransfers() {
    std::vector<std::pair<int64_t, unsigned>> order;
    for (auto [place, transfer] : llvm::enumerate(report.transfers))
      order.push_back({-transfer.bytes, unsigned(place)});
    llvm::sort(order);
    std::vector<Report::Transfer> sorted;
    for (auto [bytes, place] : order)
      sorted.push_back(std::move(report.transfers[place]));
    report.transfers = std::move(sorted);
  }

  /// Of an argument that the source has without sign.
  bool isUnsigned(Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &function.getBody().front() &&
           function.getArgAttr(argument.getArgNumber(), tdl::kUnsigned);
  }

  void addTensor(Value value, std::string name, plan::LayoutAttr layout) {
    names[value] = name;
    auto piece = dyn_cast<PieceType>(value.getType());
    if (!piece || !layout)
      return;
    layouts[value] = describe(layout, piece.getGlobal());
    report.tensors.push_back(
        {std::move(name),
         "",
         tdl::describe(value.getLoc()),
         describe(piece.getGlobal(), isUnsigned(value)),
         layouts[value],
         sizes.get(piece),
         countEmpty(piece.getGlobal().getShape(), layout.getDims()),
         isa<BlockArgument>(value),
         piece.getGlobal().getShape(),
         {}});
    for (DenseI64ArrayAttr axes : layout.getDims())
      report.tensors.back().axes.emplace_back(axes.asArrayRef());
  }

  /// `op3`, or `op3.0` and `op3.1`.
  void addResults(Operation *op, const std::string &name) {
    auto layouts = op->getAttrOfType<ArrayAttr>(plan::kLayouts);
    for (auto [i, output] : llvm::enumerate(op->getResults()))
      addTensor(output,
                op->getNumResults() == 1 ? name
                                         : name + "." + std::to_string(i),
                layouts ? dyn_cast<plan::LayoutAttr>(layouts[i])
                        : plan::LayoutAttr());
  }

  void addLoop(tdl::WhileOp loop) {
    std::string name = "loop" + std::to_string(report.loops.size());
    addResults(loop, name);
    for (Block *block : {loop.getConditionBlock(), loop.getBodyBlock()})
      for (auto [state, output] :
           llvm::zip(block->getArguments(), loop.getOutputs()))
        std::tie(names[state], layouts[state]) =
            std::pair(names[output], layouts[output]);
    report.loops.push_back({std::move(name), tdl::describe(loop.getLoc()),
                            plan::getTrips(loop), loop.getTrips().has_value(),
                            getLoop(loop)});
    loopOf[loop] = report.loops.size() - 1;
  }

  void addCase(Operation *op) {
    std::string name = "case" + std::to_string(caseOf.size());
    addResults(op, name);
    caseOf[op] = std::move(name);
  }

  /// What no operator needs is returned, or given to a loop or branch.
  void nameReceiver(Operation *op, Report::Transfer &transfer) {
    for (OpOperand &use : op->getUses()) {
      Operation *user = use.getOwner();
      if (plan::isTransfer(user))
        nameReceiver(user, transfer);
      else if (isa<func::ReturnOp>(user))
        transfer.result =
            std::min(transfer.result.value_or(use.getOperandNumber()),
                     use.getOperandNumber());
      else if (isa<tdl::WhileOp, tdl::CaseOp>(user))
        transfer.op = getName(user);
      else if (user->hasTrait<OpTrait::IsTerminator>())
        transfer.op = getName(user->getParentOp());
    }
    if (transfer.result)
      transfer.op = "out" + std::to_string(*transfer.result);
  }

  /// `loop0`, `case1`.
  std::string getName(Operation *op) {
    if (auto found = loopOf.find(op); found != loopOf.end())
      return report.loops[found->second].name;
    return caseOf.lookup(op);
  }

  /// The innermost that it stands in.
  std::optional<unsigned> getLoop(Operation *op) const {
    auto loop = op->getParentOfType<tdl::WhileOp>();
    return loop ? std::optional(loopOf.at(loop)) : std::nullopt;
  }

  /// The argument or state of which the operator takes a part: the largest of
  /// its inputs, if it is one and nothing is computed.
  std::string findWhole(tdl::LambdaOp op) {
    std::string kind = getKind(op);
    if (kind != "gather" && kind != "movement")
      return "";
    Value whole;
    int64_t most = 0;
    for (Value input : op.getInputs()) {
      RankedTensorType type = tdl::getGlobalType(input.getType());
      if (!type || type.getNumElements() <= most)
        continue;
      most = type.getNumElements();
      whole = input;
    }
    while (whole && whole.getDefiningOp() &&
           plan::isTransfer(whole.getDefiningOp()))
      whole = whole.getDefiningOp()->getOperand(0);
    bool isState = whole && (isa<BlockArgument>(whole) ||
                             isa<tdl::WhileOp>(whole.getDefiningOp()));
    return isState ? names[whole] : "";
  }

  void addOperator(tdl::LambdaOp op) {
    std::string name = "op" + std::to_string(report.operators.size());
    addResults(op, name);
    report.operators.push_back(
        {name, getKind(op), tdl::getSourceName(op.getLoc()),
         tdl::describe(op.getLoc()), describe(op->getResultTypes()),
         describeSplit(op), 0, 1, 0, getLoop(op), findWhole(op)});
    addPoints(op, report.operators.back());
    operatorOf[op] = report.operators.size() - 1;
    for (Value input : op.getInputs())
      charge(input, report.operators.size() - 1);
  }

  /// How many devices have none of the parts of such a box: of an extent that
  /// is cut in more parts than it has elements, so many are empty.
  int64_t countEmpty(ArrayRef<int64_t> extents,
                     ArrayRef<DenseI64ArrayAttr> lists) const {
    int64_t all = plan::getNumDevices(report.mesh), filled = all;
    for (auto [extent, list] : llvm::zip(extents, lists)) {
      int64_t parts = 1;
      for (int64_t axis : list.asArrayRef())
        parts *= report.mesh[axis];
      if (extent == 0)
        return 0; // nothing is there for anybody
      filled = filled / parts * std::min(extent, parts);
    }
    return all - filled;
  }

  void addPoints(tdl::LambdaOp op, Report::Operator &row) const {
    SmallVector<int64_t> extents(op.getStaticExtents());
    for (tdl::ReduceOp reduction : op.getReductions())
      llvm::append_range(extents, reduction.getStaticExtents());
    for (int64_t extent : extents)
      row.points *= double(extent);
    if (auto split = op->getAttrOfType<plan::SplitAttr>(plan::kSplit))
      row.emptyRanks = countEmpty(extents, split.getVariables());
  }

  /// What the source calls them, or i0, ..., of reductions r0, ...
  static SmallVector<std::string> getVariableNames(tdl::LambdaOp op) {
    SmallVector<std::string> names;
    for (auto [number, index] : llvm::enumerate(op.getIndices()))
      names.push_back(tdl::getName(index, "i" + Twine(number)));
    for (tdl::ReduceOp reduction : op.getReductions())
      for (Value index : reduction.getIndices())
        names.push_back(
            tdl::getName(index, "r" + Twine(names.size() - op.getRank())));
    return names;
  }

  std::string describeSplit(tdl::LambdaOp op) {
    auto split = op->getAttrOfType<plan::SplitAttr>(plan::kSplit);
    if (!split)
      return "";
    SmallVector<std::string> parts;
    SmallVector<std::string> variables = getVariableNames(op);
    for (auto [number, axes] : llvm::enumerate(split.getVariables())) {
      if (axes.empty())
        continue;
      bool isIndex = number < op.getRank();
      parts.push_back((number < variables.size() ? variables[number] : "rows") +
                      "/" + describe(axes.asArrayRef()) +
                      (isIndex ? "" : " (terms)"));
    }
    std::string carried;
    for (auto [axis, set] : split.getCarried())
      carried += plan::getAxisName(axis);
    if (!carried.empty())
      parts.push_back("carries terms/" + carried);
    return parts.empty() ? "on every device" : llvm::join(parts, ", ");
  }

  void addTransfer(Operation *op) {
    int64_t bytes = moved.getTotal(op);
    Value source = op->getOperand(0);
    for (Value result : op->getResults()) {
      names[result] = names[source];
      layouts[result] = layouts[source];
    }
    report.bytesMoved += bytes;
    if (op->getParentOfType<tdl::CaseOp>())
      report.bytesInBranches += bytes;
    transferOf[op] = report.transfers.size();
    // The consumer's name is known when it is reached; a result's transfer is
    // for the operator that made it.
    report.transfers.push_back(
        {op->getName().stripDialect().str(), names[source],
         describe(TypeRange(source.getType())), layouts[source],
         getMaker(source), "", std::nullopt, std::nullopt,
         tdl::describe(op->getLoc()), bytes});
    auto made = operatorOf.find(source.getDefiningOp());
    if (made != operatorOf.end() && made->first->getLoc() == op->getLoc()) {
      report.transfers.back().op = report.operators[made->second].name;
      report.transfers.back().number = made->second;
      report.operators[made->second].bytes += bytes;
    }
  }

  /// The operator that made what was handed on to the value.
  std::optional<unsigned> getMaker(Value value) {
    Operation *op = value.getDefiningOp();
    while (op && plan::isTransfer(op))
      op = op->getOperand(0).getDefiningOp();
    auto found = operatorOf.find(op);
    if (!op || found == operatorOf.end())
      return std::nullopt;
    return found->second;
  }

  /// Says which operator the fetches that lead to an input are for.
  void charge(Value input, unsigned op) {
    while (Operation *def = input.getDefiningOp()) {
      auto found = transferOf.find(def);
      if (found == transferOf.end() ||
          !report.transfers[found->second].op.empty())
        return;
      Report::Transfer &transfer = report.transfers[found->second];
      transfer.op = report.operators[op].name;
      transfer.number = op;
      report.operators[op].bytes += transfer.bytes;
      input = def->getOperand(0);
    }
  }

  func::FuncOp function;
  Report report;
  DenseMap<Value, std::string> names, layouts;
  ProgramBytes moved;
  memory::LargestBytes sizes;
  DenseMap<Operation *, unsigned> operatorOf, transferOf, loopOf;
  DenseMap<Operation *, std::string> caseOf;
};
} // namespace

bool tofu::isBandwidth(double gigabytes) {
  return gigabytes >= 1e-9 && gigabytes <= 1e9;
}

std::string Report::describeArgument(unsigned number) const {
  std::string name = "arg" + std::to_string(number);
  for (const Tensor &tensor : llvm::ArrayRef(tensors).take_front(numArguments))
    if (tensor.name == name && !tensor.source.empty())
      return tensor.source;
  return name;
}

std::string Report::describeResult(unsigned number) const {
  return resultSources[number].empty() ? "out" + std::to_string(number)
                                       : resultSources[number];
}

double Report::getSeconds(int64_t bytes) const {
  return double(bytes) / double(plan::getNumDevices(mesh)) /
         (bandwidth.value_or(0) * 1e9);
}

FailureOr<Report> tofu::collectReport(func::FuncOp function) {
  if (!plan::getMesh(function))
    return emitError(function.getLoc())
           << "'" << function.getName() << "' has no plan";
  if (!isExpanded(function))
    return emitError(function.getLoc())
           << "'" << function.getName()
           << "' is not expanded; run -tofu-expand first";
  return Collector(function).collect();
}
