//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// fft: one dimension after the other, by a function that transforms complex
// lines. What a real transform leaves out, and an inverse one is not given, is
// the conjugate of what is there: x[n - k] = conj(x[k]).
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/FunctionCall.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

using Pair = std::array<Value, 2>;

/// The tensor with an extent of `extent` along `dim`, each element of which
/// `write` computes of the input.
static Value resize(SourceOp &op, Value value, unsigned dim, int64_t extent,
                    function_ref<Value(LambdaBody &)> write) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = extent;
  return op.createLambda(RankedTensorType::get(shape, type.getElementType()),
                         value, write);
}

/// Transforms along one dimension.
static Pair transform(SourceOp &op, Pair value, unsigned along,
                      bool isInverse) {
  NamedAttrList attributes;
  if (isInverse)
    attributes.set("inverse", op.getBuilder().getBoolAttr(true));
  SmallVector<Value> parts =
      applyToLines(op, "tofu_fft", along, value, attributes);
  return {parts[0], parts[1]};
}

/// All n elements of the last dimension, of the first n / 2 + 1.
static Pair mirror(SourceOp &op, Pair half, int64_t n) {
  unsigned along = cast<RankedTensorType>(half[0].getType()).getRank() - 1;
  Pair whole;
  for (unsigned part : {0, 1})
    whole[part] = resize(op, half[part], along, n, [&](LambdaBody &body) {
      // At 0 this is outside, too: the zeroth element is read as it is.
      SmallVector<AffineExpr> there = body.indices();
      there[along] = n - there[along];
      Value mirrored =
          body.read(0, there, body.constant(0, body.getElementType(0)));
      if (part == 1)
        mirrored =
            arith::NegFOp::create(body.getBuilder(), body.getLoc(), mirrored);
      return body.read(0, body.indices(), mirrored);
    });
  return whole;
}

/// The first `extent` elements of the last dimension.
static Pair cut(SourceOp &op, Pair value, int64_t extent) {
  unsigned along = cast<RankedTensorType>(value[0].getType()).getRank() - 1;
  for (Value &part : value)
    part = resize(op, part, along, extent,
                  [](LambdaBody &body) { return body.readHere(0); });
  return value;
}

static void importFourier(SourceOp &op) {
  op.expect(1);
  std::string kind = op.getWord("fft_type", "fft_type");
  if (op.failed())
    return;
  bool isReal = kind == "RFFT", isInverse = kind == "IFFT" || kind == "IRFFT",
       givesReal = kind == "IRFFT";
  op.require(isReal || isInverse || kind == "FFT",
             "has fft_type '" + kind +
                 "', but it must be FFT, IFFT, RFFT or IRFFT");
  auto isComplex = [](RankedTensorType type) {
    return isa<ComplexType>(type.getElementType());
  };
  auto getReal = [](RankedTensorType type) {
    return getPartType(type).getElementType();
  };
  op.require(
      isComplex(op.getOperandType(0)) != isReal &&
          isComplex(op.getType()) != givesReal &&
          getReal(op.getOperandType(0)) == getReal(op.getType()) &&
          (getReal(op.getType()).isF32() || getReal(op.getType()).isF64()),
      "has an operand or a result that is not of its kind's numbers");
  int64_t rank = op.getOperandType(0).getRank();
  SmallVector<int64_t> lengths = op.getIntegerList("fft_length");
  op.require(!lengths.empty() && int64_t(lengths.size()) <= rank,
             "has an fft_length of " + Twine(lengths.size()) +
                 " dimensions, but an operand of rank " + Twine(rank));
  if (op.failed())
    return;
  unsigned first = rank - lengths.size();
  SmallVector<int64_t> shape(op.getOperandShape(0));
  for (auto [i, length] : llvm::enumerate(lengths)) {
    bool isLast = first + i == unsigned(rank) - 1;
    int64_t needed = isLast && givesReal ? length / 2 + 1 : length;
    op.require(shape[first + i] == needed, "has fft_length " + Twine(length) +
                                               " of an extent of " +
                                               Twine(shape[first + i]));
    if (isLast && isReal)
      shape.back() = length / 2 + 1;
    if (isLast && givesReal)
      shape.back() = length;
  }
  op.requireShape(shape);
  if (op.failed())
    return;

  Pair value{op.getOperandPart(0, 0), op.getOperandPart(0, 1)};
  if (isReal)
    value[1] = op.createLambda(
        getPartType(op.getOperandType(0)), {}, [&](LambdaBody &body) {
          return body.constant(0, getReal(op.getOperandType(0)));
        });
  // The last dimension is the first that is transformed, but it comes last
  // where its result is real.
  for (unsigned dim = rank; dim-- != first;) {
    if (dim == unsigned(rank) - 1 && givesReal)
      continue;
    value = transform(op, value, dim, isInverse);
    if (dim == unsigned(rank) - 1 && isReal)
      value = cut(op, value, shape.back());
  }
  if (givesReal)
    value = transform(op, mirror(op, value, shape.back()), rank - 1, true);
  op.setPart(value[0], 0);
  if (!givesReal)
    op.setPart(value[1], 1);
}

void tofu::addFourierRules(RuleTable &rules) {
  rules["stablehlo.fft"] = importFourier;
}
