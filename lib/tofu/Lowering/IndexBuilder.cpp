//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/IndexBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Index::Index(Value value) : value(value) {
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number))) {
    constant = number.getSExtValue();
    this->value = nullptr;
  }
}

Value IndexBuilder::get(Index index) {
  if (!index.isConstant())
    return index.value;
  Value &value = known[{Kind::Constant, nullptr, index.constant, nullptr, 0}];
  if (!value)
    value = arith::ConstantIndexOp::create(builder, builder.getUnknownLoc(),
                                           index.constant);
  return value;
}

Value IndexBuilder::materialize(Location loc, Index index) {
  return get(index);
}

template <class Emit>
Index IndexBuilder::once(Kind kind, Index a, Index b, Emit emit) {
  Value &value = known[{kind, a.value.getAsOpaquePointer(), a.constant,
                        b.value.getAsOpaquePointer(), b.constant}];
  if (!value) {
    // References into the map stay valid while constants are added to it.
    Value left = get(a), right = get(b);
    value = emit(builder.getUnknownLoc(), left, right);
  }
  return value;
}

/// Constants last, else in one order: sums and products commute.
static void sortOperands(Index &a, Index &b) {
  if (a.isConstant())
    std::swap(a, b);
}

Index IndexBuilder::add(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return a.constant + b.constant;
  if (b.is(0))
    return a;
  // a + c1 + c2
  if (auto sum = a.value.getDefiningOp<arith::AddIOp>(); sum && b.isConstant())
    if (Index last(sum.getRhs()); last.isConstant())
      return add(Index(sum.getLhs()), last.constant + b.constant);
  return once(Kind::Add, a, b, [&](Location loc, Value x, Value y) {
    return arith::AddIOp::create(builder, loc, x, y);
  });
}

Index IndexBuilder::sub(Index a, Index b) {
  if (b.isConstant())
    return add(a, -b.constant);
  if (a == b)
    return 0;
  return once(Kind::Sub, a, b, [&](Location loc, Value x, Value y) {
    return arith::SubIOp::create(builder, loc, x, y);
  });
}

Index IndexBuilder::mul(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return a.constant * b.constant;
  if (b.is(0))
    return 0;
  if (b.is(1))
    return a;
  if (auto product = a.value.getDefiningOp<arith::MulIOp>();
      product && b.isConstant())
    if (Index last(product.getRhs()); last.isConstant())
      return mul(Index(product.getLhs()), last.constant * b.constant);
  return once(Kind::Mul, a, b, [&](Location loc, Value x, Value y) {
    return arith::MulIOp::create(builder, loc, x, y);
  });
}

Index IndexBuilder::min(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return std::min(a.constant, b.constant);
  if (a == b)
    return a;
  return once(Kind::Min, a, b, [&](Location loc, Value x, Value y) {
    return arith::MinSIOp::create(builder, loc, x, y);
  });
}

Index IndexBuilder::max(Index a, Index b) {
  sortOperands(a, b);
  if (a.isConstant())
    return std::max(a.constant, b.constant);
  if (a == b)
    return a;
  return once(Kind::Max, a, b, [&](Location loc, Value x, Value y) {
    return arith::MaxSIOp::create(builder, loc, x, y);
  });
}

Index IndexBuilder::floorDiv(Index a, int64_t b) {
  if (b == 1)
    return a;
  if (a.isConstant())
    return llvm::divideFloorSigned(a.constant, b);
  return once(Kind::FloorDiv, a, b, [&](Location loc, Value x, Value y) {
    return arith::FloorDivSIOp::create(builder, loc, x, y);
  });
}

Index IndexBuilder::apply(AffineExpr expr, ArrayRef<Index> dims,
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

SmallVector<Index, 4> RankBox::getStrides(IndexBuilder &builder) const {
  SmallVector<Index, 4> strides(ranges.size(), Index(1));
  for (int dim = int(ranges.size()) - 2; dim >= 0; --dim)
    strides[dim] = builder.mul(strides[dim + 1], ranges[dim + 1].extent);
  return strides;
}

/// hi - lo where both are one expression: constant for even parts.
static Index getExtent(IndexBuilder &builder, AffineMap lower, AffineMap upper,
                       ArrayRef<Index> coordinates) {
  AffineExpr difference = simplifyAffineExpr(
      upper.getResult(0) - lower.getResult(0), lower.getNumDims(), 0);
  return builder.apply(difference, coordinates);
}

RankBox lowering::getBox(IndexBuilder &builder, tdl::BoxAttr box,
                         ArrayRef<Index> coordinates) {
  Index isThere = 1; // 0 where a condition is negative
  for (AffineExpr condition : box.getConditions().getResults()) {
    Index value = builder.apply(condition, coordinates);
    isThere = builder.min(isThere, builder.max(builder.add(value, 1), 0));
  }
  RankBox result;
  for (auto [lower, upper] : llvm::zip(box.getLowers(), box.getUppers())) {
    Index lo = builder.apply(lower.getResult(0), coordinates);
    Index hi = builder.apply(upper.getResult(0), coordinates);
    for (AffineExpr expr : lower.getResults().drop_front())
      lo = builder.max(lo, builder.apply(expr, coordinates));
    for (AffineExpr expr : upper.getResults().drop_front())
      hi = builder.min(hi, builder.apply(expr, coordinates));
    bool isSimple = lower.getNumResults() == 1 && upper.getNumResults() == 1;
    Index extent = isSimple ? getExtent(builder, lower, upper, coordinates)
                            : builder.sub(hi, lo);
    if (!extent.isConstant() || extent.constant < 0)
      extent = builder.max(extent, 0);
    extent = builder.mul(extent, isThere);
    result.ranges.push_back({lo, builder.add(lo, extent), extent});
  }
  return result;
}

RankBox lowering::getWholeBox(ArrayRef<int64_t> extents) {
  RankBox result;
  for (int64_t extent : extents)
    result.ranges.push_back({0, extent, extent});
  return result;
}
