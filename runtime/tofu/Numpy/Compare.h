//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How far results are from the expected ones.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_COMPARE_H
#define TOFU_NUMPY_COMPARE_H

#include "tofu/Files/Error.h"
#include "tofu/Numpy/Array.h"
#include "tofu/Numpy/Names.h"

#include <optional>
#include <string>
#include <vector>

namespace tofu::numpy {

/// How an error is measured.
enum class Measure {
  /// Absolute, divided by the largest finite magnitude that is expected, if
  /// there is one that is not 0.
  Relative,
  /// Floats: how many numbers of the type lie between both, one more (units in
  /// the last place); -0.0 is next to 0.0. Integers: how far they are apart.
  Units
};

struct Difference {
  /// The largest error. Infinite where one of both is NaN.
  double error = 0;
  /// The same, not divided.
  double absolute = 0;
  /// Row-major number of the element with that error.
  int64_t offset = 0;
  /// Whether each element is NaN in both, of which no error tells.
  bool isNaN = false;
  /// The largest finite magnitude that is expected.
  double largest = 0;
};
/// Of arrays of one type and shape.
Difference compare(const ArrayView &actual, const ArrayView &expected,
                   Measure measure = Measure::Relative);

struct Comparison {
  /// A line for each of the ten results that are furthest off, of those that
  /// are too far off, and one for the largest error.
  std::string text;
  files::Error error;             // if there is a result that is too far off
  std::vector<std::string> notes; // in sentences what no error tells
};
/// Results without names are out0, out1, ...  `computed` are types of what the
/// program computes: a narrow one says why f32 is off. Absolute errors up to
/// `floor` are none, and not in the largest error; nothing: there is no option
/// that says one.
Comparison compareResults(std::span<const ArrayView> actual,
                          std::span<const ArrayView> expected, double tolerance,
                          Measure measure = Measure::Relative,
                          std::span<const ArrayName> names = {},
                          std::span<const int64_t> computed = {},
                          std::optional<double> floor = std::nullopt);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_COMPARE_H
