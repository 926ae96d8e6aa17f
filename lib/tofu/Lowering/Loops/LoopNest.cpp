//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/LoopNest.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

const Point::Reduction *Point::find(tdl::ReduceOp reduce) const {
  auto found = llvm::find_if(reductions, [&](const Reduction &reduction) {
    return reduction.reduce == reduce;
  });
  return found == reductions.end() ? nullptr : &*found;
}

SmallVector<Value> GuardStep::getOperands() const {
  tdl::ReduceOp reduce =
      this->reduce; // the methods of operations are not const
  IntegerSet guard = *reduce.getGuard();
  SmallVector<Value> operands = reduce.getGuardOperands();
  for (auto [number, operand] : llvm::enumerate(operands))
    if (llvm::none_of(constraints, [&, at = number](unsigned constraint) {
          AffineExpr expr = guard.getConstraint(constraint);
          return at < guard.getNumDims()
                     ? expr.isFunctionOfDim(at)
                     : expr.isFunctionOfSymbol(at - guard.getNumDims());
        }))
      operand = Value();
  return operands;
}

unsigned LoopNest::getNumAxes() const {
  tdl::LambdaOp lambda = op; // the methods of operations are not const
  std::optional<tdl::BoxAttr> part = lambda.getPart();
  return part ? part->getNumAxes() : 0;
}

unsigned LoopNest::getNumPlaces() const {
  unsigned count = 0;
  for (const std::vector<Piece> *pieces : {&inputs, &outputs})
    for (const Piece &piece : *pieces)
      count = std::max(count, piece.place + 1);
  return count;
}

std::optional<bool> LoopNest::getKnown(Operation *compare,
                                       const Point &point) const {
  for (auto [number, condition] : llvm::enumerate(conditions))
    if (condition.kind == Condition::Kind::Compare && condition.of == compare)
      return point.known[number];
  return std::nullopt;
}

ReadTests::ReadTests(const LoopNest &nest, ArrayRef<std::optional<bool>> known,
                     tdl::ReadOp read) {
  // In the order of Condition::Kind.
  bool *fails[] = {&isElse, &isMasked, &isOutside, &isNotHeld};
  SmallVector<unsigned> *tests[] = {&guards, &masks, &tensor, &held};
  for (auto [number, condition] : llvm::enumerate(nest.conditions)) {
    if (condition.of != read || known[number] == true ||
        (condition.kind == Condition::Kind::Tensor &&
         known[condition.mask] == true))
      continue;
    if (known[number] == false)
      *fails[unsigned(condition.kind)] = true;
    else
      tests[unsigned(condition.kind)]->push_back(number);
  }
  if (isElse)
    guards.clear();
  if (isElse || isMasked)
    masks.clear();
  if (isElse || isOutside)
    tensor.clear();
  if (isElse || isMasked || isNotHeld)
    held.clear();
}

bool ReadTests::asks(unsigned condition) const {
  return llvm::any_of(ArrayRef({&guards, &masks, &tensor, &held}),
                      [&](const SmallVector<unsigned> *list) {
                        return llvm::is_contained(*list, condition);
                      });
}
