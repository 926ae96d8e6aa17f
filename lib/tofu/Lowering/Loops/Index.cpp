//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Index.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Index Indices::make(Kind kind, unsigned number, const void *pointer, Index left,
                    Index right) {
  const Index::Form *&form = known[{kind, number, pointer, left.form,
                                    left.constant, right.form, right.constant}];
  if (form)
    return Index::of(form);
  bool isShared = kind == Kind::Coordinate;
  if (left.form || right.form)
    isShared = (!left.form || left.form->isShared) &&
               (!right.form || right.form->isShared);
  form = &forms.emplace_back(
      Index::Form{kind, number, pointer, left, right, isShared});
  return Index::of(form);
}

/// Constants last: sums and products commute.
static void sortOperands(Index &a, Index &b) {
  if (a.isConstant())
    std::swap(a, b);
}

/// a = rest + constant.
static std::pair<Index, int64_t> splitConstant(Index a) {
  if (a.form && a.form->kind == Index::Form::Kind::Add &&
      a.form->right.isConstant())
    return {a.form->left, a.form->right.constant};
  return {a, 0};
}

Index Indices::add(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return a.constant + b.constant;
  if (b.is(0))
    return a;
  // a + c1 + c2
  if (auto [rest, constant] = splitConstant(a); b.isConstant() && constant)
    return add(rest, constant + b.constant);
  // a + (b + c)
  if (auto [rest, constant] = splitConstant(b); constant)
    return add(add(a, rest), constant);
  return combine(Kind::Add, a, b);
}

Index Indices::sub(Index a, Index b) {
  if (b.isConstant())
    return add(a, -b.constant);
  auto [left, more] = splitConstant(a);
  auto [right, less] = splitConstant(b);
  if (left == right)
    return more - less;
  // a - b * -c
  if (b.form->kind == Kind::Mul && b.form->right.isConstant() &&
      b.form->right.constant < 0)
    return add(a, mul(b.form->left, -b.form->right.constant));
  return combine(Kind::Sub, a, b);
}

Index Indices::mul(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return a.constant * b.constant;
  if (b.is(0))
    return 0;
  if (b.is(1))
    return a;
  if (a.form->kind == Kind::Mul && b.isConstant() && a.form->right.isConstant())
    return mul(a.form->left, a.form->right.constant * b.constant);
  return combine(Kind::Mul, a, b);
}

Index Indices::min(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return std::min(a.constant, b.constant);
  if (a == b)
    return a;
  return combine(Kind::Min, a, b);
}

Index Indices::max(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return std::max(a.constant, b.constant);
  if (a == b)
    return a;
  return combine(Kind::Max, a, b);
}

Index Indices::floorDiv(Index a, int64_t b) {
  if (b == 1)
    return a;
  if (a.isConstant())
    return llvm::divideFloorSigned(a.constant, b);
  return combine(Kind::FloorDiv, a, b);
}

bool tofu::lowering::isMultiple(Index index, int64_t factor) {
  if (index.isConstant())
    return index.constant % factor == 0;
  bool left = isMultiple(index.form->left, factor),
       right = isMultiple(index.form->right, factor);
  switch (index.form->kind) {
  case Index::Form::Kind::Add:
  case Index::Form::Kind::Sub:
  case Index::Form::Kind::Min:
  case Index::Form::Kind::Max:
    return left && right;
  case Index::Form::Kind::Mul:
    return left || right;
  default:
    return false;
  }
}

Index Indices::apply(AffineExpr expr, ArrayRef<Index> dims,
                     ArrayRef<Index> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Index left = apply(binary.getLHS(), dims, symbols);
  Index right = apply(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return add(left, right);
  case AffineExprKind::Mul:
    return mul(left, right);
  case AffineExprKind::FloorDiv:
    return floorDiv(left, right.constant);
  case AffineExprKind::CeilDiv:
    return ceilDiv(left, right.constant);
  default:
    return mod(left, right.constant);
  }
}

SmallVector<Index, 4> RankBox::getStrides(Indices &indices) const {
  SmallVector<Index, 4> strides(ranges.size(), Index(1));
  for (int dim = int(ranges.size()) - 2; dim >= 0; --dim)
    strides[dim] = indices.mul(strides[dim + 1], ranges[dim + 1].extent);
  return strides;
}

/// hi - lo where both are one expression: constant for even parts.
static Index getExtent(Indices &indices, AffineMap lower, AffineMap upper,
                       ArrayRef<Index> coordinates) {
  AffineExpr difference = simplifyAffineExpr(
      upper.getResult(0) - lower.getResult(0), lower.getNumDims(), 0);
  return indices.apply(difference, coordinates);
}

RankBox lowering::getBox(Indices &indices, tdl::BoxAttr box) {
  SmallVector<Index> coordinates;
  for (unsigned axis = 0; axis != box.getNumAxes(); ++axis)
    coordinates.push_back(indices.leaf(Indices::Kind::Coordinate, axis));
  Index isThere = 1; // 0 where a condition is negative
  for (AffineExpr condition : box.getConditions().getResults()) {
    Index value = indices.apply(condition, coordinates);
    isThere = indices.min(isThere, indices.max(indices.add(value, 1), 0));
  }
  RankBox result;
  for (auto [lower, upper] : llvm::zip(box.getLowers(), box.getUppers())) {
    Index lo = indices.apply(lower.getResult(0), coordinates);
    Index hi = indices.apply(upper.getResult(0), coordinates);
    for (AffineExpr expr : lower.getResults().drop_front())
      lo = indices.max(lo, indices.apply(expr, coordinates));
    for (AffineExpr expr : upper.getResults().drop_front())
      hi = indices.min(hi, indices.apply(expr, coordinates));
    bool isSimple = lower.getNumResults() == 1 && upper.getNumResults() == 1;
    Index extent = isSimple ? getExtent(indices, lower, upper, coordinates)
                            : indices.sub(hi, lo);
    if (!extent.isConstant() || extent.constant < 0)
      extent = indices.max(extent, 0);
    extent = indices.mul(extent, isThere);
    result.ranges.push_back({lo, indices.add(lo, extent), extent});
  }
  return result;
}

RankBox lowering::getWholeBox(ArrayRef<int64_t> extents) {
  RankBox result;
  for (int64_t extent : extents)
    result.ranges.push_back({0, extent, extent});
  return result;
}
