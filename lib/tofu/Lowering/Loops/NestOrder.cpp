//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The order of the loops. Elements that lie side by side in what is read should
// be computed side by side: by the innermost loop of a reduction where it runs
// along them, else by a loop over the results, around which the reduction is
// turned inside out: a tile of accumulators, and the reduction's loops outside.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// True if all reads below `root` move by at most one element when the variable
/// does.
bool NestBuilder::isContiguous(unsigned variable, Operation *root) {
  bool result = true;
  root->walk([&](tdl::ReadOp read) {
    SmallVector<AffineExpr, 4> exprs;
    for (AffineExpr expr : read.getMap().getResults())
      exprs.push_back(
          loops.substitute(expr, read.getDims(), read.getSymbols()));
    for (auto [dim, expr] : llvm::enumerate(exprs)) {
      bool uses = !expr || expr.isFunctionOfDim(variable);
      if (!uses)
        continue;
      bool isLast = dim + 1 == exprs.size();
      result &= expr && isLast && getFactor(expr, variable) == 1;
    }
  });
  return result;
}

NestBuilder::LoopOrder NestBuilder::chooseOrder() {
  LoopOrder order;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    order.outputs.push_back(variable);
  if (order.outputs.empty())
    return order;
  unsigned last = order.outputs.back();
  order.scan = matchScan();
  if (order.scan) {
    // The last variable's elements go along, if it is another one.
    unsigned along = order.scan->along;
    if (along != last) {
      llvm::erase(order.outputs, along);
      order.outputs.insert(order.outputs.end() - 1, along);
    }
    return order;
  }
  SmallVector<tdl::ReduceOp> reduces(op.getBlock()->getOps<tdl::ReduceOp>());
  bool turn = !reduces.empty() && !options.spreads;
  for (tdl::ReduceOp reduce : reduces) {
    turn &= reduce.getBuiltin().has_value() && !dependsOn(reduce, last) &&
            isContiguous(last, reduce);
    for (Value index : reduce.getIndices())
      for (unsigned digit : loops.getDigits(*loops.getIndex(index)))
        turn &= !isContiguous(digit, reduce);
  }
  if (turn)
    order.vector = last;
  else
    mergeContiguous(order.outputs);
  if (reduces.empty() && !options.spreads)
    order.isTransposed = putReadBeforeLast(order.outputs);
  return order;
}

/// Where results are written along the last variable, but something is read
/// along another one, puts that one before it. False if there is none, or a
/// condition cuts the loops.
bool NestBuilder::putReadBeforeLast(SmallVectorImpl<unsigned> &order) {
  unsigned last = order.back();
  auto isFree = [&](unsigned variable) {
    return llvm::none_of(nest.conditions, [&](const Condition &condition) {
      return condition.expr && condition.expr.isFunctionOfDim(variable);
    });
  };
  if (!isFree(last))
    return false;
  std::optional<unsigned> along;
  for (const auto &[read, access] : nest.accesses) {
    const Index &step = access.factors[last];
    if (step.is(0) || step.is(1))
      continue;
    for (unsigned variable : ArrayRef(order).drop_back())
      if (access.factors[variable].is(1) && isFree(variable))
        along = variable;
  }
  if (!along)
    return false;
  llvm::erase(order, *along);
  order.insert(order.end() - 1, *along);
  return true;
}

/// True if the guard of a reduction, or of one inside it, bounds its indices by
/// the variable.
bool NestBuilder::dependsOn(tdl::ReduceOp reduce, unsigned variable) {
  return reduce
      .walk([&](tdl::ReduceOp inner) {
        for (Value operand : inner.getGuardIndices()) {
          AffineExpr expr =
              loops.substitute(getAffineDimExpr(0, op.getContext()), operand);
          if (!expr || expr.isFunctionOfDim(variable))
            return WalkResult::interrupt();
        }
        return WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// One loop for several
//===----------------------------------------------------------------------===//

/// Where an inner loop runs over all of its dimension, and its elements follow
/// on those of the iterations of the one around it in every piece, one loop
/// does for both: the innermost ones, or any if they are numbers to be divided.
void NestBuilder::mergeContiguous(SmallVectorImpl<unsigned> &order) {
  for (size_t last = order.size(); last > 1; --last) {
    unsigned inner = order[last - 1], outer = order[last - 2];
    auto [top, size] = merged.lookup_or(inner, {inner, 1});
    Index extent = part.ranges[top].extent;
    if (!extent.isConstant() || !part.ranges[top].lo.is(0) ||
        extent.constant <= 0 ||
        !canMerge(outer, inner, size * extent.constant)) {
      if (!options.spreads) // the other loops are few iterations
        return;
      continue;
    }
    if (!merged.contains(inner))
      nest.merged.push_back({inner});
    merged[inner] = {outer, size * extent.constant};
    nest.merged.back().insert(nest.merged.back().begin(), outer);
    order.erase(order.begin() + (last - 2));
  }
}

/// True if both variables occur in addresses only, and there one step of the
/// outer one is `steps` of the inner one.
bool NestBuilder::canMerge(unsigned outer, unsigned inner, int64_t steps) {
  for (const Condition &condition : nest.conditions)
    if (!condition.expr || condition.expr.isFunctionOfDim(outer) ||
        condition.expr.isFunctionOfDim(inner))
      return false;
  for (unsigned variable : {outer, inner})
    for (Operation *user :
         loops.getValue(loops.getVariables()[variable].index).getUsers())
      if (!isa<tdl::ReadOp>(user))
        return false;
  auto follows = [&](const Index &outerFactor, const Index &innerFactor) {
    return outerFactor == indices.mul(innerFactor, steps);
  };
  bool result = true;
  for (const auto &[read, access] : nest.accesses)
    result &= access.rest.empty() &&
              follows(access.factors[outer], access.factors[inner]);
  for (const Piece &piece : nest.outputs)
    result &= follows(getStep(piece, outer), getStep(piece, inner));
  return result;
}

Index NestBuilder::getStep(const Piece &result, unsigned variable) {
  LoopVariables::Variable digit = loops.getVariables()[variable];
  return indices.mul(result.strides[digit.index], digit.factor);
}

/// The range of a loop; of the outermost one, which may be shared out, the
/// iterations that are asked for.
std::pair<Index, Index> NestBuilder::getBounds(unsigned variable,
                                               bool isOutermost) {
  auto [top, size] = merged.lookup_or(variable, {variable, 1});
  Index lo = indices.mul(part.ranges[top].lo, size);
  Index hi = indices.add(lo, indices.mul(part.ranges[top].extent, size));
  if (!isOutermost || isSerial())
    return {lo, hi};
  Index begin = indices.leaf(Indices::Kind::Begin);
  Index end = indices.leaf(Indices::Kind::End);
  return {indices.add(lo, begin), indices.min(indices.add(lo, end), hi)};
}
