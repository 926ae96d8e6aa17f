//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Formula.h"

using namespace mlir;
using namespace tofu;

/// Nobody else has its products, so they need not be rounded before something
/// is added.
Term tofu::polynomial(Term x, ArrayRef<double> coefficients) {
  const Scalar &s = x.getScalar();
  auto flags = arith::FastMathFlags::contract;
  Value sum = s.constant(coefficients.front());
  for (double coefficient : coefficients.drop_front()) {
    sum = arith::MulFOp::create(s.builder, s.loc, sum, x.getValue(), flags);
    sum = arith::AddFOp::create(s.builder, s.loc, sum, s.constant(coefficient),
                                flags);
  }
  return {s, sum};
}

static Scalar getWide(const Scalar &s) {
  Type single = s.builder.getF32Type();
  bool isNarrow = s.type.getIntOrFloatBitWidth() < 32;
  return {s.builder, s.loc, isNarrow ? single : s.type};
}

Value tofu::inSingle(const Scalar &s, Value x, function_ref<Term(Term)> f) {
  if (!s.isFloat())
    return nullptr;
  Scalar wide = getWide(s);
  Term result = f({wide, convert(s, x, wide.type)});
  return convert(wide, result.getValue(), s.type);
}

Value tofu::inSingle(const Scalar &s, Value x, Value y,
                     function_ref<Term(Term, Term)> f) {
  if (!s.isFloat())
    return nullptr;
  Scalar wide = getWide(s);
  Term result =
      f({wide, convert(s, x, wide.type)}, {wide, convert(s, y, wide.type)});
  return convert(wide, result.getValue(), s.type);
}
