//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Formulas over scalars of one floating-point type, written as such:
// `1.0 / (1.0 + exp(-x))` is an expression that writes four operations.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_FORMULA_H
#define TOFU_IMPORT_STABLEHLO_FORMULA_H

#include "tofu/Import/StableHLO/Arithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <limits>

namespace tofu {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// A number in a formula. All of one formula have the same `Scalar`.
class Term {
public:
  Term(const Scalar &scalar, mlir::Value value)
      : scalar(&scalar), value(value) {}

  /// A constant of the same type.
  Term operator()(double number) const {
    return {*scalar, scalar->constant(number)};
  }
  template <typename Op> Term apply() const {
    return {*scalar, Op::create(scalar->builder, scalar->loc, value)};
  }
  template <typename Op> Term apply(Term other) const {
    return {*scalar,
            Op::create(scalar->builder, scalar->loc, value, other.value)};
  }
  /// The result as bits of one bool.
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, Term other) const {
    return mlir::arith::CmpFOp::create(scalar->builder, scalar->loc, predicate,
                                       value, other.value);
  }
  /// `yes` where the condition holds, else this.
  Term orIf(mlir::Value condition, Term yes) const {
    return {*scalar,
            mlir::arith::SelectOp::create(scalar->builder, scalar->loc,
                                          condition, yes.value, value)};
  }

  const Scalar &getScalar() const { return *scalar; }
  mlir::Value getValue() const { return value; }

private:
  const Scalar *scalar;
  mlir::Value value;
};

inline Term operator-(Term a) { return a.apply<mlir::arith::NegFOp>(); }
inline Term operator+(Term a, Term b) {
  return a.apply<mlir::arith::AddFOp>(b);
}
inline Term operator-(Term a, Term b) {
  return a.apply<mlir::arith::SubFOp>(b);
}
inline Term operator*(Term a, Term b) {
  return a.apply<mlir::arith::MulFOp>(b);
}
inline Term operator/(Term a, Term b) {
  return a.apply<mlir::arith::DivFOp>(b);
}
inline Term operator+(Term a, double b) { return a + a(b); }
inline Term operator-(Term a, double b) { return a - a(b); }
inline Term operator*(Term a, double b) { return a * a(b); }
inline Term operator/(Term a, double b) { return a / a(b); }
inline Term operator+(double a, Term b) { return b(a) + b; }
inline Term operator-(double a, Term b) { return b(a) - b; }
inline Term operator*(double a, Term b) { return b(a) * b; }
inline Term operator/(double a, Term b) { return b(a) / b; }

// Ordered comparisons: false of NaN, but `!=` is true of it.
inline mlir::Value operator<(Term a, Term b) {
  return a.compare(mlir::arith::CmpFPredicate::OLT, b);
}
inline mlir::Value operator<=(Term a, Term b) {
  return a.compare(mlir::arith::CmpFPredicate::OLE, b);
}
inline mlir::Value operator==(Term a, Term b) {
  return a.compare(mlir::arith::CmpFPredicate::OEQ, b);
}
inline mlir::Value operator!=(Term a, Term b) {
  return a.compare(mlir::arith::CmpFPredicate::UNE, b);
}
inline mlir::Value operator<(Term a, double b) { return a < a(b); }
inline mlir::Value operator<=(Term a, double b) { return a <= a(b); }
inline mlir::Value operator==(Term a, double b) { return a == a(b); }
inline mlir::Value operator!=(Term a, double b) { return a != a(b); }

inline mlir::Value both(const Scalar &s, mlir::Value a, mlir::Value b) {
  return mlir::arith::AndIOp::create(s.builder, s.loc, a, b);
}
inline mlir::Value either(const Scalar &s, mlir::Value a, mlir::Value b) {
  return mlir::arith::OrIOp::create(s.builder, s.loc, a, b);
}
inline Term select(mlir::Value condition, Term yes, Term no) {
  return no.orIf(condition, yes);
}

inline Term abs(Term x) { return x.apply<mlir::math::AbsFOp>(); }
inline Term floor(Term x) { return x.apply<mlir::math::FloorOp>(); }
inline Term sqrt(Term x) { return x.apply<mlir::math::SqrtOp>(); }
inline Term exp(Term x) { return x.apply<mlir::math::ExpOp>(); }
inline Term expm1(Term x) { return x.apply<mlir::math::ExpM1Op>(); }
inline Term log(Term x) { return x.apply<mlir::math::LogOp>(); }
inline Term log1p(Term x) { return x.apply<mlir::math::Log1pOp>(); }
inline Term sin(Term x) { return x.apply<mlir::math::SinOp>(); }
inline Term cos(Term x) { return x.apply<mlir::math::CosOp>(); }
inline Term pow(Term x, Term y) { return x.apply<mlir::math::PowFOp>(y); }
inline Term fmod(Term x, Term y) { return x.apply<mlir::arith::RemFOp>(y); }
inline Term atan2(Term y, Term x) { return y.apply<mlir::math::Atan2Op>(x); }
inline Term copysign(Term x, Term sign) {
  return x.apply<mlir::math::CopySignOp>(sign);
}
inline Term maximum(Term a, Term b) {
  return a.apply<mlir::arith::MaximumFOp>(b);
}
inline Term minimum(Term a, Term b) {
  return a.apply<mlir::arith::MinimumFOp>(b);
}

/// c[0] * x^n + ... + c[n], by Horner's rule.
Term polynomial(Term x, llvm::ArrayRef<double> coefficients);

/// A function of floats that is computed in f32 where the type has fewer bits,
/// and rounded once; null if the type is not one of floats.
mlir::Value inSingle(const Scalar &scalar, mlir::Value x,
                     llvm::function_ref<Term(Term)> f);
mlir::Value inSingle(const Scalar &scalar, mlir::Value x, mlir::Value y,
                     llvm::function_ref<Term(Term, Term)> f);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_FORMULA_H
