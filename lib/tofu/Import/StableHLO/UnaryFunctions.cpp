//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SpecialFunctions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tofu/TDL/Rounding.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace tofu;
using tofu::tdl::hasZero;

Value Scalar::constant(double value) const {
  if (auto floating = dyn_cast<FloatType>(type))
    return arith::ConstantOp::create(
        builder, loc,
        builder.getFloatAttr(
            floating,
            tdl::roundTo(APFloat(value), floating.getFloatSemantics())));
  auto signless = builder.getIntegerType(type.getIntOrFloatBitWidth());
  return arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(signless, int64_t(value)));
}

template <typename Op> static Value onFloat(const Scalar &s, Value x) {
  return s.isFloat() ? Value(Op::create(s.builder, s.loc, x)) : Value();
}

template <typename Op> static Value onInteger(const Scalar &s, Value x) {
  return s.isFloat() ? Value() : Value(Op::create(s.builder, s.loc, x));
}

static Value negate(const Scalar &s, Value x) {
  if (s.isFloat())
    return arith::NegFOp::create(s.builder, s.loc, x);
  return arith::SubIOp::create(s.builder, s.loc, s.constant(0), x);
}

static Value absolute(const Scalar &s, Value x) {
  if (s.isFloat())
    return math::AbsFOp::create(s.builder, s.loc, x);
  return s.isUnsigned() ? x : Value(math::AbsIOp::create(s.builder, s.loc, x));
}

/// -1, 0 or 1; a zero keeps its sign and NaN stays.
static Term signOfFloat(Term x) {
  return x.orIf(x.compare(arith::CmpFPredicate::ONE, x(0)), copysign(x(1), x));
}

static Value sign(const Scalar &s, Value x) {
  if (s.isFloat())
    return hasZero(s.type) ? signOfFloat({s, x}).getValue()
                           : inSingle(s, x, signOfFloat);
  Value zero = s.constant(0), one = s.constant(1);
  auto is = [&](arith::CmpIPredicate predicate) {
    return arith::CmpIOp::create(s.builder, s.loc, predicate, x, zero);
  };
  if (s.isUnsigned())
    return arith::SelectOp::create(s.builder, s.loc,
                                   is(arith::CmpIPredicate::eq), zero, one);
  Value unit = arith::SelectOp::create(
      s.builder, s.loc, is(arith::CmpIPredicate::slt), s.constant(-1), one);
  return arith::SelectOp::create(s.builder, s.loc, is(arith::CmpIPredicate::eq),
                                 zero, unit);
}

static Value invert(const Scalar &s, Value x) {
  if (s.isFloat())
    return nullptr;
  Value ones = arith::ConstantOp::create(
      s.builder, s.loc, s.builder.getIntegerAttr(x.getType(), -1));
  return arith::XOrIOp::create(s.builder, s.loc, x, ones);
}

/// A formula of floats, in f32 where the type has fewer bits.
template <Term (*function)(Term)>
static Value formula(const Scalar &s, Value x) {
  return inSingle(s, x, function);
}

static Term logistic(Term x) { return 1 / (1 + exp(-x)); }

static Value square(const Scalar &s, Value x) {
  if (s.isFloat())
    return arith::MulFOp::create(s.builder, s.loc, x, x);
  return arith::MulIOp::create(s.builder, s.loc, x, x);
}

static const llvm::StringMap<UnaryFunction> &getUnaryTable() {
  static const llvm::StringMap<UnaryFunction> table = {
      {"abs", absolute},
      {"acos", onFloat<math::AcosOp>},
      {"acosh", onFloat<math::AcoshOp>},
      {"asin", onFloat<math::AsinOp>},
      {"asinh", onFloat<math::AsinhOp>},
      {"atan", onFloat<math::AtanOp>},
      {"atanh", onFloat<math::AtanhOp>},
      {"bessel_i1e", formula<besselI1e>},
      {"cbrt", onFloat<math::CbrtOp>},
      {"ceil", onFloat<math::CeilOp>},
      {"cosh", onFloat<math::CoshOp>},
      {"cosine", onFloat<math::CosOp>},
      {"count_leading_zeros", onInteger<math::CountLeadingZerosOp>},
      {"digamma", formula<digamma>},
      {"erf", onFloat<math::ErfOp>},
      {"erf_inv", formula<erfInv>},
      {"erfc", onFloat<math::ErfcOp>},
      {"exponential", onFloat<math::ExpOp>},
      {"exponential_minus_one", onFloat<math::ExpM1Op>},
      {"floor", onFloat<math::FloorOp>},
      {"lgamma", formula<lgamma>},
      {"log", onFloat<math::LogOp>},
      {"log_plus_one", onFloat<math::Log1pOp>},
      {"logistic", formula<logistic>},
      {"negate", negate},
      {"not", invert},
      {"popcnt", onInteger<math::CtPopOp>},
      {"round_nearest_afz", onFloat<math::RoundOp>},
      {"round_nearest_even", onFloat<math::RoundEvenOp>},
      {"rsqrt", onFloat<math::RsqrtOp>},
      {"sign", sign},
      {"sine", onFloat<math::SinOp>},
      {"sinh", onFloat<math::SinhOp>},
      {"sqrt", onFloat<math::SqrtOp>},
      {"square", square},
      {"tan", onFloat<math::TanOp>},
      {"tanh", onFloat<math::TanhOp>}};
  return table;
}

UnaryFunction tofu::getUnaryFunction(StringRef name) {
  return getUnaryTable().lookup(name);
}

SmallVector<StringRef> tofu::getUnaryNames() {
  return llvm::to_vector(getUnaryTable().keys());
}
