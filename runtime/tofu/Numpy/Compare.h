//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How far results are from the expected ones.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_COMPARE_H
#define TOFU_NUMPY_COMPARE_H

#include "tofu/Numpy/Array.h"
#include "tofu/Runtime/Error.h"

namespace tofu::numpy {

struct Difference {
  /// The largest absolute error, divided by the largest finite magnitude that
  /// is expected, if there is one that is not 0. Infinite where one of both is
  /// NaN.
  double error = 0;
  /// Row-major number of the element with that error.
  int64_t offset = 0;
};
/// Of arrays of one shape.
Difference compare(const ArrayView &actual, const ArrayView &expected);

struct Comparison {
  /// A line for each result that is too far off, and one for the largest error.
  std::string text;
  runtime::Error error; // if there is a result that is too far off
};
Comparison compareResults(std::span<const ArrayView> actual,
                          std::span<const ArrayView> expected,
                          double tolerance);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_COMPARE_H
