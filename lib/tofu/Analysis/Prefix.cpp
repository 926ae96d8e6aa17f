//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Prefix.h"
#include "tofu/Analysis/LinearForm.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/IR/IntegerSet.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

SmallVector<Type> tofu::tdl::getFoldTypes(const Prefix &prefix) {
  ReduceOp reduction = prefix.reduction;
  return llvm::map_to_vector(reduction.getResultTypes(), [&](Type type) {
    return getAccumulatorType(reduction, type);
  });
}

/// By its guard alone: i - k + shift >= 0, or k - i + shift >= 0.
static std::optional<Prefix> matchGuard(LambdaOp op, ReduceOp reduction,
                                        int64_t &shift) {
  if (reduction.getIndices().size() != 1)
    return std::nullopt;
  std::optional<IntegerSet> guard = reduction.getGuard();
  if (!guard || guard->getNumConstraints() != 1 || guard->isEq(0))
    return std::nullopt;
  SmallVector<Value> operands = reduction.getGuardOperands();
  auto form = LinearForm::get(guard->getConstraint(0), 1, operands.size());
  if (!form)
    return std::nullopt;
  shift = form->constant;
  int64_t factor = form->coefficients.back(); // of k
  std::optional<unsigned> along;
  for (auto [operand, coefficient] :
       llvm::zip(ArrayRef(operands).drop_back(), form->coefficients)) {
    if (coefficient == 0)
      continue;
    auto index = dyn_cast<BlockArgument>(operand);
    if (along || coefficient != -factor || std::abs(factor) != 1 || !index ||
        index.getOwner() != op.getBlock() ||
        index.getArgNumber() >= op.getRank())
      return std::nullopt;
    along = index.getArgNumber();
  }
  if (!along)
    return std::nullopt;
  return Prefix{reduction, *along, factor == 1, shift == -1};
}

bool tofu::tdl::usesInBody(ReduceOp reduction, Value index) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(reduction.getBody(), used);
  for (unsigned i = 0; i != used.size(); ++i) {
    if (used[i] == index)
      return true;
    if (Operation *def = used[i].getDefiningOp())
      used.insert(def->operand_begin(), def->operand_end());
  }
  return false;
}

bool tofu::tdl::isCumulative(LambdaOp op) {
  SmallVector<ReduceOp, 4> reductions = op.getReductions();
  if (reductions.size() != 1)
    return false;
  int64_t shift;
  std::optional<Prefix> prefix = matchGuard(op, reductions[0], shift);
  return prefix && !usesInBody(reductions[0], op.getIndices()[prefix->along]);
}

std::optional<Prefix> tofu::tdl::matchPrefixForm(LambdaOp op) {
  ReduceOp reduction = getYieldedReduction(op);
  if (!reduction)
    return std::nullopt;
  int64_t shift;
  std::optional<Prefix> prefix = matchGuard(op, reduction, shift);
  if (!prefix || (shift != 0 && shift != -1) ||
      !op.getIndices()[prefix->along].hasOneUse())
    return std::nullopt;
  return prefix;
}

std::optional<Prefix> tofu::tdl::matchPrefix(LambdaOp op) {
  std::optional<Prefix> prefix = matchPrefixForm(op);
  if (!prefix)
    return std::nullopt;
  int64_t extent = op.getStaticExtents()[prefix->along];
  if (extent != prefix->reduction.getStaticExtents()[0] ||
      ShapedType::isDynamic(extent) || extent == 0) // there are no chunks
    return std::nullopt;
  return prefix;
}
