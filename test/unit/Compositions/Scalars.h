//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Random scalar code whose values stay within what its type holds.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_SCALARS_H
#define TOFU_TEST_COMPOSITIONS_SCALARS_H

#include "Choices.h"
#include "Known.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace tofu::test {

struct Scalar {
  mlir::Value value;
  Known known;
  mlir::Type getType() const { return value.getType(); }
};

/// What all bodies of a program have in common.
struct Style {
  bool isExact = true;
  /// Arguments and constants may hold NaN, infinities and -0.0.
  bool hasSpecials = false;
};

class Scalars {
public:
  Scalars(mlir::OpBuilder &builder, mlir::Location loc, Choices &choices,
          const Style &style)
      : builder(builder), loc(loc), choices(choices), style(style) {}

  /// A small number; of a float type maybe a special one.
  Scalar makeConstant(mlir::Type type);
  Scalar getInteger(mlir::Type type, int64_t value);
  Scalar getFloat(mlir::Type type, double value);
  Scalar getZero(mlir::Type type);

  /// A random function of one value, or of two or three of one type, with a
  /// result of that type.
  Scalar applyUnary(Scalar a);
  Scalar applyBinary(Scalar a, Scalar b);
  Scalar applyTernary(Scalar a, Scalar b, Scalar c);
  /// A function that is linear in `a`; `b` is of its type.
  Scalar applyLinear(Scalar a, Scalar b);
  /// A function of all values, with a result of this type.
  Scalar combine(llvm::ArrayRef<Scalar> values, mlir::Type type);

  Scalar convert(Scalar a, mlir::Type type);
  /// Between the two integers.
  Scalar clamp(Scalar a, int64_t lo, int64_t hi);
  /// Of any types: i1.
  mlir::Value makeCondition(Scalar a, Scalar b);

  template <class Op, class... Args> mlir::Value emit(Args... args) {
    return Op::create(builder, loc, args...);
  }

private:
  using Maybe = std::optional<Scalar>;
  Maybe keep(mlir::Value value, const Known &known);
  Maybe tryFloatUnary(Scalar a);
  Maybe trySmooth(Scalar a);
  Maybe tryQuotient(Scalar a, Scalar b);
  Maybe tryFloatBinary(Scalar a, Scalar b);
  Scalar applyIntegerUnary(Scalar a);
  Scalar applyIntegerBinary(Scalar a, Scalar b);
  Scalar convertToFloat(Scalar a, mlir::Type type);
  Scalar convertToInteger(Scalar a, mlir::Type type);
  Scalar shrink(Scalar a, mlir::Type type);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  Choices &choices;
  const Style &style;
};

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_SCALARS_H
