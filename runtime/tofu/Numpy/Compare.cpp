//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace tofu::numpy;
using tofu::runtime::Error;

Difference tofu::numpy::compare(const ArrayView &actual,
                                const ArrayView &expected) {
  Difference difference;
  double largest = 0;
  for (int64_t i = 0, e = expected.getNumElements(); i != e; ++i) {
    double got = actual.getNumber(i), want = expected.getNumber(i);
    if (std::isfinite(want))
      largest = std::max(largest, std::fabs(want));
    if (got == want || (std::isnan(got) && std::isnan(want)))
      continue;
    double error = std::fabs(got - want);
    if (std::isnan(error))
      error = INFINITY;
    if (error > difference.error)
      difference = {error, i};
  }
  if (largest > 0)
    difference.error /= largest;
  return difference;
}

static std::string format(const char *pattern, double number) {
  char text[32];
  std::snprintf(text, sizeof(text), pattern, number);
  return text;
}

Comparison tofu::numpy::compareResults(std::span<const ArrayView> actual,
                                       std::span<const ArrayView> expected,
                                       double tolerance) {
  Comparison comparison{"", Error::success()};
  double largest = 0;
  size_t bad = 0;
  for (size_t i = 0; i != expected.size(); ++i) {
    Difference difference = compare(actual[i], expected[i]);
    largest = std::max(largest, difference.error);
    if (difference.error <= tolerance)
      continue;
    ++bad;
    comparison.text +=
        "out" + std::to_string(i) + ": error " +
        format("%.3g", difference.error) + " at element " +
        std::to_string(difference.offset) + ": " +
        format("%.9g", actual[i].getNumber(difference.offset)) + ", expected " +
        format("%.9g", expected[i].getNumber(difference.offset)) + "\n";
  }
  comparison.text += "max error: " + format("%.3g", largest) + "\n";
  if (bad)
    comparison.error =
        Error(std::to_string(bad) + " of " + std::to_string(expected.size()) +
              " results have an error above " + format("%.1e", tolerance));
  return comparison;
}
