//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Prefix.h"
#include "tofu/Analysis/LinearForm.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

SmallVector<Type> tofu::tdl::getFoldTypes(const Prefix &prefix) {
  ReduceOp reduction = prefix.reduction;
  return llvm::map_to_vector(reduction.getResultTypes(), [&](Type type) {
    return getAccumulatorType(reduction, type);
  });
}

std::optional<Prefix> tofu::tdl::matchPrefixForm(LambdaOp op) {
  ReduceOp reduction = getYieldedReduction(op);
  if (!reduction || reduction.getIndices().size() != 1)
    return std::nullopt;
  std::optional<IntegerSet> guard = reduction.getGuard();
  if (!guard || guard->getNumConstraints() != 1 || guard->isEq(0))
    return std::nullopt;
  // i - k + c >= 0, or k - i + c >= 0, with c = 0 or -1.
  SmallVector<Value> operands = reduction.getGuardOperands();
  auto form = LinearForm::get(guard->getConstraint(0), 1, operands.size());
  if (!form || (form->constant != 0 && form->constant != -1))
    return std::nullopt;
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
  if (!along || !op.getIndices()[*along].hasOneUse())
    return std::nullopt;
  return Prefix{reduction, *along, factor == 1, form->constant == -1};
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
