//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Report.h"
#include "tofu/Index/DeviceSum.h"
#include "tofu/Memory/Bytes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Plan/Trips.h"
#include "tofu/TDL/Locations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;
using tdl::PieceType;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static std::string describe(RankedTensorType type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t extent : type.getShape())
    os << extent << 'x';
  os << type.getElementType();
  return text;
}

/// `/4`, and the axes where they do not cut in their own order: `/4[1,0]`.
static std::string describeParts(ArrayRef<int64_t> axes,
                                 ArrayRef<int64_t> mesh) {
  std::string text = "/" + std::to_string(getCount(axes, mesh));
  if (llvm::is_sorted(axes))
    return text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleave(axes, os, ",");
  os << ']';
  return text;
}

/// `784/2 x 2048/2`.
static std::string describe(plan::LayoutAttr layout, RankedTensorType type,
                            ArrayRef<int64_t> mesh) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      llvm::zip(type.getShape(), layout.getDims()), os,
      [&](auto pair) {
        auto [extent, axes] = pair;
        os << extent;
        if (axes.size())
          os << describeParts(axes.asArrayRef(), mesh);
      },
      " x ");
  if (type.getRank() == 0)
    os << "on every device";
  if (!layout.getPartialAxes().empty())
    os << " partial/" << getCount(layout.getPartialAxes(), mesh);
  return text;
}

//===----------------------------------------------------------------------===//
// Collection
//===----------------------------------------------------------------------===//

namespace {
class Collector {
public:
  explicit Collector(func::FuncOp function)
      : function(function), moved(plan::getMesh(function).asArrayRef()),
        sizes(plan::getMesh(function).asArrayRef()) {}

  Report collect() {
    report.function = function.getName();
    report.mesh.assign(plan::getMesh(function).asArrayRef().begin(),
                       plan::getMesh(function).asArrayRef().end());
    for (BlockArgument argument : function.getArguments())
      addTensor(argument, "arg" + std::to_string(argument.getArgNumber()),
                function.getArgAttrOfType<plan::LayoutAttr>(
                    argument.getArgNumber(), plan::kLayout));
    tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
      if (auto lambda = dyn_cast<tdl::LambdaOp>(op))
        addOperator(lambda);
      else if (plan::isTransfer(&op))
        addTransfer(&op);
      else if (auto loop = dyn_cast<tdl::WhileOp>(op))
        addLoop(loop);
      else if (isa<tdl::CaseOp>(op))
        addResults(&op, "case" + std::to_string(numCases++));
    });
    addLevels();
    sortTransfers();
    report.rank = memory::getPeaks(function);
    if (auto whole = function->getAttrOfType<DictionaryAttr>(plan::kOneDevice))
      report.oneDevice = memory::fromAttr(whole);
    return std::move(report);
  }

private:
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

  void addTensor(Value value, std::string name, plan::LayoutAttr layout) {
    names[value] = name;
    auto piece = dyn_cast<PieceType>(value.getType());
    if (!piece || !layout)
      return;
    report.tensors.push_back({std::move(name), tdl::describe(value.getLoc()),
                              describe(piece.getGlobal()),
                              describe(layout, piece.getGlobal(), report.mesh),
                              sizes.get(piece)});
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
        names[state] = names[output];
    report.loops.push_back({std::move(name), tdl::describe(loop.getLoc()),
                            plan::getTrips(loop), loop.getTrips().has_value()});
  }

  void addOperator(tdl::LambdaOp op) {
    std::string name = "op" + std::to_string(report.operators.size());
    addResults(op, name);
    report.operators.push_back(
        {name, tdl::describe(op.getLoc()), describeSplit(op), 0});
    operatorOf[op] = report.operators.size() - 1;
    for (Value input : op.getInputs())
      charge(input, report.operators.size() - 1);
  }

  std::string describeSplit(tdl::LambdaOp op) {
    auto split = op->getAttrOfType<plan::SplitAttr>(plan::kSplit);
    if (!split)
      return "recomputed where it is read";
    SmallVector<std::string> parts;
    unsigned variables = op.getVariableExtents().size();
    for (auto [number, axes] : llvm::enumerate(split.getVariables())) {
      if (axes.empty())
        continue;
      std::string count = describeParts(axes.asArrayRef(), report.mesh);
      if (number < op.getRank())
        parts.push_back("i" + std::to_string(number) + count);
      else if (number < variables)
        parts.push_back("r" + std::to_string(number - op.getRank()) + count +
                        " (terms)");
      else
        parts.push_back("rows" + count + " (terms)");
    }
    for (auto [axis, set] : split.getCarried())
      parts.push_back("carries terms of axis " + std::to_string(axis));
    return parts.empty() ? "on every device" : llvm::join(parts, ", ");
  }

  void addTransfer(Operation *op) {
    int64_t bytes = moved.getTotal(op);
    Value source = op->getOperand(0);
    for (Value result : op->getResults())
      names[result] = names[source];
    report.bytesMoved += bytes;
    transferOf[op] = report.transfers.size();
    // The consumer's name is known when it is reached; a result's transfer is
    // for the operator that made it.
    report.transfers.push_back({op->getName().stripDialect().str(),
                                names[source], "", tdl::describe(op->getLoc()),
                                bytes});
    auto made = operatorOf.find(source.getDefiningOp());
    if (made != operatorOf.end() && made->first->getLoc() == op->getLoc()) {
      report.transfers.back().op = report.operators[made->second].name;
      report.operators[made->second].bytes += bytes;
    }
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
      report.operators[op].bytes += transfer.bytes;
      input = def->getOperand(0);
    }
  }

  func::FuncOp function;
  Report report;
  DenseMap<Value, std::string> names;
  ProgramBytes moved;
  memory::LargestBytes sizes;
  DenseMap<Operation *, unsigned> operatorOf, transferOf;
  unsigned numCases = 0;
};
} // namespace

Report tofu::collectReport(func::FuncOp function) {
  return Collector(function).collect();
}
