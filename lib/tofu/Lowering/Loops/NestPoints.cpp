//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar code at a point of the loops: in the order in which it is computed,
// which reductions does it evaluate, and how.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Point NestBuilder::startPoint(ArrayRef<Point::Kept> kept, Seen &seen) {
  Point point;
  point.known = known;
  point.kept.assign(kept.begin(), kept.end());
  for (const Point::Kept &value : kept)
    seen.insert(value.value);
  return point;
}

/// Chains of scalar operations may be long: what they need is visited first,
/// without recursion.
void NestBuilder::visit(Value value, Seen &seen, Point &point) {
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Operation *def = work.back().getDefiningOp();
    if (!def || seen.contains(work.back())) {
      work.pop_back();
      continue;
    }
    size_t before = work.size();
    if (!isa<tdl::ReadOp, tdl::ReduceOp>(def))
      for (Value operand : llvm::reverse(def->getOperands()))
        if (operand.getDefiningOp() && !seen.contains(operand))
          work.push_back(operand);
    if (work.size() != before)
      continue;
    if (auto read = dyn_cast<tdl::ReadOp>(def))
      visitRead(read, seen, point);
    else if (auto reduce = dyn_cast<tdl::ReduceOp>(def))
      visitReduce(reduce, seen, point);
    seen.insert(def->result_begin(), def->result_end());
    work.pop_back();
  }
}

void NestBuilder::visitCondition(const Condition &condition, Seen &seen,
                                 Point &point) {
  for (auto [number, value] : llvm::enumerate(condition.dims))
    if (condition.source.isFunctionOfDim(number))
      visit(value, seen, point);
  for (auto [number, value] : llvm::enumerate(condition.symbols))
    if (condition.source.isFunctionOfSymbol(number))
      visit(value, seen, point);
}

void NestBuilder::visitRead(tdl::ReadOp read, Seen &seen, Point &point) {
  ReadTests tests(nest, point.known, read);
  if (tests.isElse)
    return visit(read.getOtherwise(), seen, point);
  // What a branch computes is not known outside of it.
  auto inBranch = [&](ArrayRef<unsigned> conditions, Seen &at,
                      llvm::function_ref<void(Seen &)> inside,
                      llvm::function_ref<void(Seen &)> outside) {
    if (conditions.empty())
      return inside(at);
    for (unsigned condition : conditions)
      visitCondition(nest.conditions[condition], at, point);
    Seen inner = at;
    inside(inner);
    inner = at;
    outside(inner);
  };
  auto nothing = [](Seen &) {};
  auto visitElement = [&](Seen &at) {
    if (!nest.accesses[read].rest.empty())
      for (Value index : read.getIndices())
        visit(index, at, point);
  };
  auto visitHeld = [&](Seen &at) {
    if (!tests.isNotHeld)
      inBranch(tests.held, at, visitElement, nothing);
  };
  auto visitHidden = [&](Seen &at) {
    if (!tests.isOutside)
      inBranch(tests.tensor, at, nothing, nothing);
  };
  auto visitMasked = [&](Seen &at) {
    if (tests.isMasked)
      return visitHidden(at);
    inBranch(tests.masks, at, visitHeld, visitHidden);
  };
  inBranch(tests.guards, seen, visitMasked,
           [&](Seen &at) { visit(read.getOtherwise(), at, point); });
}

/// What a reduction's loops use of the outside, which is computed outside.
std::vector<Value> NestBuilder::getCaptured(tdl::ReduceOp reduce) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(reduce.getBody(), used);
  std::vector<Value> captured;
  for (Value value : used)
    if (value.getDefiningOp())
      captured.push_back(value);
  return captured;
}

void NestBuilder::visitReduce(tdl::ReduceOp reduce, Seen &seen, Point &point) {
  std::vector<Value> captured = getCaptured(reduce);
  for (Value value : captured)
    visit(value, seen, point);
  if (point.find(reduce))
    return; // in another branch
  Steps loops;
  // One in another's terms is folded by one thread.
  std::optional<unsigned> own = std::exchange(spreading, std::nullopt);
  if (lanes != 1 && reduce->getParentOp() == op.getOperation())
    spreading = getSpreadVariable(reduce);
  bool isSpread = spreading.has_value();
  addTo(loops, [&] {
    if (Slices *cut = findSlices(reduce); cut && cut->isFolded)
      return addFoldOfSlices(*cut, cut->cuts);
    addReduction(reduce, seen, /*carries=*/true, [&] {
      auto &term = add<TermStep>(reduce);
      Seen inner = seen;
      term.point = startPoint({}, inner);
      for (Value value : reduce.getYield().getValues())
        visit(value, inner, term.point);
    });
  });
  spreading = own;
  point.reductions.push_back(
      {reduce, std::move(captured), std::move(loops), isSpread});
}
