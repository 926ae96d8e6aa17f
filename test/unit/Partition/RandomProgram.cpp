//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "RandomProgram.h"

#include "tofu/Search/Legal.h"
#include "tofu/Search/OperatorCost.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace tofu;
using namespace tofu::test;
using llvm::ArrayRef;
using llvm::formatv;

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {
struct Value {
  std::string name;
  std::vector<int> shape;
};

/// Writes a lambda after another; each reads what stands before it.
class ProgramWriter {
public:
  explicit ProgramWriter(std::mt19937 &random) : random(random) {}
  std::string run();

private:
  unsigned pick(unsigned n) { return unsigned(random() % n); }
  static std::string join(ArrayRef<std::string> parts) {
    return llvm::join(parts, ", ");
  }
  static std::string getType(ArrayRef<int> shape) {
    std::string text = "tensor<";
    for (int extent : shape)
      text += std::to_string(extent) + "x";
    return text + "i32>";
  }
  std::string getCoordinate(int extent, std::vector<bool> &used,
                            std::string &guard);
  std::string writeRead(bool mayBeReduced);
  std::string combine(const std::string &a, const std::string &b);
  void writeLambda();

  std::mt19937 &random;
  std::vector<int> extents; // of this program
  std::vector<Value> values;
  std::string text;
  unsigned names = 0;
  // Of the lambda that is being written.
  std::vector<int> loops; // extents of its indices
  unsigned outputs = 0;   // of these indices of the results
  std::vector<std::string> operands, types;
};
} // namespace

/// An index of that extent, perhaps shifted, reversed or read from a tensor; 0
/// of an extent of 1.
std::string ProgramWriter::getCoordinate(int extent, std::vector<bool> &used,
                                         std::string &guard) {
  std::vector<unsigned> fits;
  for (unsigned i = 0; i < used.size(); ++i)
    if (!used[i] && loops[i] == extent)
      fits.push_back(i);
  if (fits.empty() && extent == 1)
    return "0";
  if (fits.empty() && pick(3)) { // any index, if the read may be outside
    unsigned i = pick(used.size() + 1);
    return i == used.size() ? std::to_string(pick(extent))
                            : formatv("%i{0} + {1}", i, int(pick(3)) - 1);
  }
  if (fits.empty())
    return std::to_string(pick(extent));
  unsigned i = fits[pick(fits.size())];
  used[i] = true;
  switch (pick(12)) {
  case 0:
    return formatv("%i{0} + {1}", i, int(pick(3)) - 1);
  case 1:
    return formatv("{0} - %i{1}", extent - 1, i);
  case 2:
    guard = formatv("%i{0} >= {1}", i, pick(extent));
    break;
  case 3:
    guard = formatv("%i{0} mod 2 == 0", i);
    break;
  }
  return formatv("%i{0}", i);
}

/// Reads a value that stands before; returns the name of what is read.
std::string ProgramWriter::writeRead(bool mayBeReduced) {
  const Value &value = values[pick(values.size())];
  std::vector<bool> used(mayBeReduced ? loops.size() : outputs);
  std::string input = "%x" + std::to_string(operands.size());
  operands.push_back(input + " = " + value.name);
  types.push_back(getType(value.shape));
  unsigned gathered =
      !value.shape.empty() && !pick(8) ? pick(value.shape.size()) : ~0u;
  std::string guard;
  std::vector<std::string> coordinates;
  for (auto [dim, extent] : llvm::enumerate(value.shape)) {
    if (dim != gathered) {
      coordinates.push_back(getCoordinate(extent, used, guard));
      continue;
    }
    // A row that data says: the index of another read, brought into range.
    const Value &from = values[pick(values.size())];
    std::vector<std::string> at;
    std::string ignored;
    for (int other : from.shape) {
      std::vector<bool> any(used.size());
      at.push_back(getCoordinate(other, any, ignored));
    }
    unsigned n = names++;
    operands.push_back(formatv("%y{0} = {1}", n, from.name));
    types.push_back(getType(from.shape));
    text += formatv("%d{0} = tdl.read %y{0}[{1}] else %zero : {2}\n"
                    "%m{0} = arith.constant {3} : i32\n"
                    "%r{0} = arith.remui %d{0}, %m{0} : i32\n"
                    "%s{0} = arith.index_cast %r{0} : i32 to index\n",
                    n, join(at), getType(from.shape), extent);
    coordinates.push_back(formatv("symbol(%s{0})", n));
  }
  std::string name = "%v" + std::to_string(names++);
  text +=
      formatv("{0} = tdl.read {1}[{2}] else %zero{3} : {4}\n", name, input,
              join(coordinates), guard.empty() ? "" : " where (" + guard + ")",
              getType(value.shape));
  return name;
}

std::string ProgramWriter::combine(const std::string &a, const std::string &b) {
  static const char *const functions[] = {"muli", "muli", "addi",
                                          "addi", "subi", "maxsi"};
  std::string name = "%v" + std::to_string(names++);
  text += formatv("{0} = arith.{1} {2}, {3} : i32\n", name,
                  functions[pick(std::size(functions))], a, b);
  return name;
}

void ProgramWriter::writeLambda() {
  loops.clear();
  operands.clear();
  types.clear();
  // The indices of one value or two.
  for (unsigned i = pick(2) + 1; i--;)
    llvm::append_range(loops, values[pick(values.size())].shape);
  while (loops.size() > 3)
    loops.erase(loops.begin() + pick(loops.size()));
  std::shuffle(loops.begin(), loops.end(), random);
  outputs = pick(3) ? loops.size() : pick(loops.size() + 1);

  std::string before = std::move(text);
  text = "%zero = arith.constant 0 : i32\n";
  bool reduces = outputs < loops.size();
  std::vector<std::string> indices, ranges;
  for (unsigned i = 0; i < loops.size(); ++i) {
    indices.push_back("%i" + std::to_string(i));
    ranges.push_back(std::to_string(loops[i]));
  }
  if (reduces)
    text += formatv(
        "%sum = tdl.reduce {0} ({1}) in [{2}]{3} : i32 {{\n",
        pick(4) ? "sum" : "max", join(ArrayRef(indices).drop_front(outputs)),
        join(ArrayRef(ranges).drop_front(outputs)),
        outputs && !pick(6) ? formatv(" where (%i{0} <= %i0)", outputs).str()
                            : "");
  std::string result;
  if (!loops.empty() && !pick(10)) {
    result = "%c";
    text += formatv("%c = arith.index_cast %i{0} : index to i32\n",
                    pick(loops.size()));
  } else {
    result = writeRead(/*mayBeReduced=*/true);
  }
  for (unsigned reads = pick(3); reads--;)
    result = combine(result, writeRead(/*mayBeReduced=*/true));
  if (reduces) {
    text += "tdl.yield " + result + " : i32\n}\n";
    result = "%sum";
    if (!pick(4))
      result = combine(result, writeRead(/*mayBeReduced=*/false));
  }
  std::vector<std::string> yielded = {result};
  if (!pick(8))
    yielded.push_back(combine(result, writeRead(/*mayBeReduced=*/false)));

  std::vector<int> shape(loops.begin(), loops.begin() + outputs);
  std::vector<std::string> resultTypes(yielded.size(), getType(shape)),
      i32(yielded.size(), "i32");
  std::string name = "%t" + std::to_string(names++);
  std::string operandText =
      operands.empty() ? "" : " on (" + join(operands) + ")";
  text = before +
         formatv("{0}{1} = tdl.lambda ({2}) in [{3}]{4} : ({5}) -> ({6}) {{\n",
                 name, yielded.size() > 1 ? ":2" : "",
                 join(ArrayRef(indices).take_front(outputs)),
                 join(ArrayRef(ranges).take_front(outputs)), operandText,
                 join(types), join(resultTypes))
             .str() +
         text +
         formatv("tdl.yield {0} : {1}\n}\n", join(yielded), join(i32)).str();
  if (yielded.size() == 1)
    return values.push_back({name, shape});
  values.push_back({name + "#0", shape});
  values.push_back({name + "#1", shape});
}

std::string ProgramWriter::run() {
  for (int i = 0; i < 2; ++i)
    extents.push_back(int(pick(7)) + 1);
  std::vector<std::string> arguments;
  for (unsigned i = pick(3) + 1; i--;) {
    Value argument{"%a" + std::to_string(i), {}};
    for (unsigned rank = pick(4); rank--;)
      argument.shape.push_back(pick(8) ? extents[pick(2)] : 1);
    arguments.push_back(argument.name + ": " + getType(argument.shape));
    values.push_back(std::move(argument));
  }
  for (unsigned i = pick(5) + 2; i--;)
    writeLambda();
  std::vector<std::string> results = {values.back().name},
                           resultTypes = {getType(values.back().shape)};
  for (const Value &value : values)
    if (!pick(5)) {
      results.push_back(value.name);
      resultTypes.push_back(getType(value.shape));
    }
  return formatv("func.func @f({0}) -> ({1}) {{\n{2}return {3} : {1}\n}\n",
                 join(arguments), join(resultTypes), text, join(results));
}

std::string tofu::test::makeRandomProgram(std::mt19937 &random) {
  return ProgramWriter(random).run();
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

search::Plan tofu::test::makeRandomPlan(const search::Graph &graph,
                                        ArrayRef<int64_t> mesh,
                                        std::mt19937 &random) {
  auto pick = [&](unsigned n) { return unsigned(random() % n); };
  search::Plan plan;
  plan.mesh.assign(mesh.begin(), mesh.end());
  // Each axis as any digit among those that cut the same dimension.
  auto set = [&](search::Layout &layout, unsigned axis, int value) {
    layout.set(
        axis,
        {value, value < 0 ? 0 : pick(layout.countOthers(axis, value) + 1)});
  };
  for (const search::Tensor &tensor : graph.tensors) {
    auto &layout = plan.tensors.emplace_back(
        search::Layout::getUniform(mesh.size(), search::Whole));
    for (unsigned axis = 0; axis < mesh.size(); ++axis)
      if (!tensor.free && !tensor.whole)
        set(layout, axis, int(pick(tensor.extents.size() + 1)) - 1);
  }
  for (const search::Operator &op : graph.operators) {
    auto &layout = plan.operators.emplace_back(
        search::Layout::getUniform(mesh.size(), search::Everywhere));
    if (graph.isFree(op))
      continue;
    auto isLegal = [&] {
      if (!search::isLegal(graph, op, layout))
        return false;
      for (unsigned i = 0; i < op.operands.size(); ++i)
        if (search::getFetch(graph, plan.tensors[op.operands[i].tensor], op, i,
                             search::Split(op, layout), mesh)
                .fetchBytes >= Forbidden)
          return false;
      return true;
    };
    for (unsigned axis = 0; axis < mesh.size(); ++axis)
      for (int tries = 4; tries--;) {
        unsigned choice = pick(op.variables.size() + op.linearSets.size() + 1);
        set(layout, axis,
            choice < op.variables.size() ? int(choice)
            : choice == op.variables.size()
                ? int(search::Everywhere)
                : search::carry(choice - op.variables.size() - 1));
        if (isLegal())
          break;
        layout.set(axis, {search::Everywhere});
      }
    search::Split split(op, layout);
    for (unsigned result : op.results)
      for (unsigned axis : split.pending)
        if (!graph.tensors[result].boundary && !graph.tensors[result].whole &&
            pick(2))
          plan.tensors[result].set(axis, {search::Partial});
  }
  return plan;
}
