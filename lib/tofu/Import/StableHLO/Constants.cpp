//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// constant and iota.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Constants.h"
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cstring>

using namespace mlir;
using namespace tofu;

/// The constant's real or imaginary parts.
static void importPart(SourceOp &op, ElementsAttr value) {
  auto dense = dyn_cast<DenseElementsAttr>(value);
  op.require(bool(dense), "has complex values that do not stand in the text");
  if (op.failed())
    return;
  bool isImaginary = op.getPart() == 1;
  auto pick = [&](std::complex<APFloat> number) {
    return isImaginary ? number.imag() : number.real();
  };
  if (dense.isSplat()) {
    auto scalar =
        FloatAttr::get(op.getType().getElementType(),
                       pick(dense.getSplatValue<std::complex<APFloat>>()));
    op.setLambda({}, [&](LambdaBody &body) { return body.constant(scalar); });
    op.setSplat(op.getImported(), scalar);
    return;
  }
  // Of the bytes, as numbers of their own would be many times as large.
  ArrayRef<char> bytes = dense.getRawData();
  size_t size = op.getType().getElementTypeBitWidth() / 8;
  std::vector<char> part(bytes.size() / 2);
  for (size_t at = 0; at != part.size(); at += size)
    std::memcpy(&part[at], &bytes[2 * at + isImaginary * size], size);
  op.setConstant(
      cast<TypedAttr>(DenseElementsAttr::getFromRawBuffer(op.getType(), part)));
}

/// A splat becomes a lambda, so that it can be computed anywhere; other values
/// stay together in one constant.
static void importConstant(SourceOp &op) {
  op.expect(0);
  auto value = dyn_cast_or_null<ElementsAttr>(op.getAttr("value"));
  op.require(bool(value), "needs the attribute 'value' of elements");
  if (op.failed())
    return;
  op.require(value.getShapedType() == op.getOperation()->getResult(0).getType(),
             "has a value of another type than its result");
  if (op.failed())
    return;
  if (op.isOfParts())
    return importPart(op, value);
  RankedTensorType type = getSignless(op.getType());
  std::string fault;
  DenseElementsAttr dense = tdl::getDense(value, fault);
  op.require(bool(dense), fault);
  if (op.failed())
    return;
  if (type != op.getType())
    dense = dense.bitcast(type.getElementType());
  if (dense.isSplat()) {
    auto scalar = cast<TypedAttr>(dense.getSplatValue<Attribute>());
    op.setLambda({}, [&](LambdaBody &body) { return body.constant(scalar); });
    op.setSplat(op.getImported(), scalar);
    return;
  }
  op.setConstant(cast<TypedAttr>(dense));
}

static void importIota(SourceOp &op) {
  op.expect(0);
  int64_t dimension = op.getInteger("iota_dimension");
  if (op.failed())
    return;
  op.requireDimensions(dimension, op.getType().getRank(), "iota_dimension");
  if (op.failed())
    return;
  op.setLambda({}, [&](LambdaBody &body) -> Value {
    OpBuilder &b = body.getBuilder();
    Type to = getSignless(op.getType().getElementType());
    Type integer = isa<FloatType>(to) ? b.getI64Type() : to;
    Value value = arith::IndexCastOp::create(b, body.getLoc(), integer,
                                             body.indexValue(dimension));
    return convert(Scalar{b, body.getLoc(), integer}, value, to);
  });
}

/// The scalar everywhere; of the operand only the shape is asked.
static void importConstantLike(SourceOp &op) {
  op.expect(1);
  auto value = dyn_cast_or_null<TypedAttr>(op.getAttr("value"));
  op.require(value && isa<IntegerAttr, FloatAttr>(value),
             "needs the attribute 'value' of a number");
  if (op.failed())
    return;
  op.requireShape(op.getOperandShape(0));
  op.require(value.getType() == op.getType().getElementType(),
             "has a value of another type than its result's elements");
  if (op.failed())
    return;
  if (auto integer = dyn_cast<IntegerAttr>(value))
    value =
        IntegerAttr::get(getSignless(integer.getType()), integer.getValue());
  op.setLambda({}, [&](LambdaBody &body) { return body.constant(value); });
  op.setSplat(op.getImported(), value);
}

void tofu::addConstantRules(RuleTable &rules) {
  rules["stablehlo.constant"] = importConstant;
  rules["chlo.constant"] = importConstant;
  rules["chlo.constant_like"] = importConstantLike;
  rules["stablehlo.iota"] = importIota;
}
