//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Distance.h"

#include "tofu/Numpy/Compare.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cmath>

using namespace tofu;

static bool isFloat(int64_t type) {
  return type == TOFU_F64 || type == TOFU_F32 || type == TOFU_F16 ||
         type == TOFU_BF16;
}

/// What numbers are measured by where all of them are tiny.
static double getLeastScale(int64_t type) {
  return type == TOFU_F16 ? 1.2e-2 : 1e-30;
}

static numpy::Difference measure(const numpy::Array &actual,
                                 const numpy::Array &expected) {
  if (actual.bytes == expected.bytes)
    return {};
  if (!isFloat(expected.type)) {
    auto [at, _] = std::ranges::mismatch(actual.bytes, expected.bytes);
    return {INFINITY, INFINITY,
            (at - actual.bytes.begin()) / runtime::getTypeBytes(expected.type)};
  }
  numpy::ArrayView wanted = expected;
  double largest = 0;
  for (int64_t i = 0, e = wanted.getNumElements(); i != e; ++i)
    if (double number = std::fabs(wanted.getNumber(i)); std::isfinite(number))
      largest = std::max(largest, number);
  numpy::Difference difference = numpy::compare(actual, wanted);
  double least = getLeastScale(expected.type);
  if (largest < least)
    difference.error *= (largest > 0 ? largest : 1) / least;
  return difference;
}

std::string trials::compare(std::span<const numpy::Array> actual,
                            std::span<const numpy::Array> expected,
                            std::span<const double> tolerances) {
  if (actual.size() != expected.size())
    return llvm::formatv("{0} results, expected {1}", actual.size(),
                         expected.size());
  for (size_t i = 0; i != expected.size(); ++i) {
    const numpy::Array &got = actual[i], &want = expected[i];
    std::string type = numpy::describe(want.type, want.extents);
    if (got.type != want.type || got.extents != want.extents)
      return llvm::formatv("out{0}: {1}, expected {2}", i,
                           numpy::describe(got.type, got.extents), type);
    numpy::Difference difference = measure(got, want);
    double tolerance =
        tolerances.empty() ? 0 : tolerances[std::min(i, tolerances.size() - 1)];
    if (!(difference.error <= tolerance))
      return llvm::formatv(
          "out{0} of {1}: error {2:e2} above {3:e2} at element {4}: {5}, "
          "expected {6}",
          i, type, difference.error, tolerance, difference.offset,
          numpy::ArrayView(got).getNumber(difference.offset),
          numpy::ArrayView(want).getNumber(difference.offset));
  }
  return "";
}
