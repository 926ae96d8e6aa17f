//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is known of a tensor's elements without running the program. A program
// is exact, or it is not:
//
// - Exact: every finite float is a small integer times a power of two, chosen
//   so that no operation rounds. Then every order of every fold gives the same
//   bits, and results are compared bit for bit.
// - Not exact: `error` bounds by how much two ways to compute an element may
//   differ, and results are compared with it.
//
// Integers wrap, so they are always exact. NaN, infinities and -0.0 may be
// anywhere in both; what is known is of finite elements.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_KNOWN_H
#define TOFU_TEST_COMPOSITIONS_KNOWN_H

#include "mlir/IR/BuiltinTypes.h"
#include <optional>

namespace tofu::test {

struct Known {
  /// Floats: multiples of 2^-scale (if exact), at most `most` of them.
  double most = 0;
  int scale = 0;
  double error = 0;
  /// Integers: from lo to hi.
  int64_t lo = 0, hi = 0;
};

/// The smallest number that a float type has is 2^-getMaxScale.
int getMaxScale(mlir::Type type);
/// The distance from 1 to the next number.
double getEpsilon(mlir::Type type);

Known getFullRange(mlir::Type integer);
/// Whether a float type holds it (without rounding, if it is exact).
bool fits(mlir::Type type, const Known &known, bool isExact);

// Of floats, or of integers of a type; not rounded yet.
Known addKnown(mlir::Type type, const Known &a, const Known &b, bool isExact);
Known multiplyKnown(mlir::Type type, const Known &a, const Known &b,
                    bool isExact);
/// One or the other.
Known joinKnown(const Known &a, const Known &b);
/// The sum of at most `count` of them.
Known sumKnown(mlir::Type type, const Known &a, int64_t count, bool isExact);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_KNOWN_H
