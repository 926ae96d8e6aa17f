//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

using namespace tofu::numpy;
using tofu::files::Error;

/// Place of element `i` in the order of all numbers of its type. Floats are
/// ordered as their bits are, the negative ones the other way round; -0.0 is
/// the number before 0.0.
static int64_t getRank(const ArrayView &array, int64_t i) {
  int64_t bytes = tofu::runtime::getTypeBytes(array.type);
  uint64_t bits = 0;
  std::memcpy(&bits, array.data + i * bytes, bytes);
  if (array.numbers == TOFU_UNSIGNED)
    return int64_t(bits - (uint64_t(1) << 63));
  int unused = 64 - 8 * int(bytes);
  auto value = int64_t(bits << unused) >> unused;
  return tofu::runtime::isFloat(array.type) && value < 0
             ? int64_t(uint64_t(-1) << (63 - unused)) - value - 1
             : value;
}

/// The distance of different elements.
static double getUnits(const ArrayView &actual, const ArrayView &expected,
                       int64_t i) {
  if (std::isnan(actual.getNumber(i)) || std::isnan(expected.getNumber(i)))
    return INFINITY;
  int64_t got = getRank(actual, i), want = getRank(expected, i);
  return got < want ? double(uint64_t(want) - uint64_t(got))
                    : double(uint64_t(got) - uint64_t(want));
}

static double getError(const ArrayView &actual, const ArrayView &expected,
                       int64_t i) {
  double error = std::fabs(actual.getNumber(i) - expected.getNumber(i));
  if (std::isnan(error))
    return INFINITY;
  // Large integers are not told apart as doubles.
  return error == 0 ? 1 : error;
}

/// Whether both are the same number, or both NaN.
static bool isSame(const ArrayView &actual, const ArrayView &expected,
                   int64_t i, Measure measure) {
  double got = actual.getNumber(i), want = expected.getNumber(i);
  if (std::isnan(got) && std::isnan(want))
    return true;
  if (measure == Measure::Relative && tofu::runtime::isFloat(actual.type))
    return got == want;
  return getRank(actual, i) == getRank(expected, i);
}

Difference tofu::numpy::compare(const ArrayView &actual,
                                const ArrayView &expected, Measure measure) {
  Difference difference;
  double largest = 0;
  int64_t elements = expected.getNumElements(), numbers = 0;
  for (int64_t i = 0; i != elements; ++i) {
    double want = expected.getNumber(i);
    numbers += !std::isnan(want) || !std::isnan(actual.getNumber(i));
    if (std::isfinite(want))
      largest = std::max(largest, std::fabs(want));
    if (isSame(actual, expected, i, measure))
      continue;
    double error = measure == Measure::Units ? getUnits(actual, expected, i)
                                             : getError(actual, expected, i);
    if (error > difference.error)
      difference = {error, error, i};
  }
  difference.isNaN = elements && !numbers;
  difference.largest = largest;
  if (measure == Measure::Relative && largest > 0)
    difference.error /= largest;
  return difference;
}

static std::string format(const char *pattern, double number) {
  char text[32];
  std::snprintf(text, sizeof(text), pattern, number);
  return text;
}

/// What to do about a result that may be too far off because of rounding.
static std::string getHint(int64_t type, double error, double tolerance,
                           std::span<const int64_t> computed) {
  auto computes = [&](int64_t narrow) {
    return std::ranges::find(computed, narrow) != computed.end();
  };
  std::string with;
  if (type == TOFU_F32 && (computes(TOFU_BF16) || computes(TOFU_F16))) {
    type = computes(TOFU_BF16) ? TOFU_BF16 : TOFU_F16;
    with = "the program computes with ";
  }
  if (type == TOFU_BF16 && tolerance < 1e-2)
    return "; " + with + "bf16" + (with.empty() ? " has" : ", which has") +
           " 8 bits: --tolerance=1e-2 is usual";
  if (type == TOFU_F16 && tolerance < 1e-3)
    return "; " + with + "f16" + (with.empty() ? " has" : ", which has") +
           " 11 bits: --tolerance=1e-3 is usual";
  if (type == TOFU_F32 && error < 1e-2)
    return "; errors are relative to the largest value of a result, and in f64 "
           "(export-jax --x64) those of rounding are gone";
  return "";
}

/// Of many results that are off, those furthest off tell the most.
static constexpr size_t kMostShown = 10;

static std::string countOf(size_t number, size_t all) {
  return std::to_string(number) + " of " + std::to_string(all) + " results";
}

Comparison tofu::numpy::compareResults(std::span<const ArrayView> actual,
                                       std::span<const ArrayView> expected,
                                       double tolerance, Measure measure,
                                       std::span<const ArrayName> names,
                                       std::span<const int64_t> computed,
                                       std::optional<double> floor) {
  Comparison comparison{"", Error::success(), {}};
  const char *unit = measure == Measure::Units ? " units" : "";
  double largest = 0, absolute = 0, magnitude = 0; // both of what is off
  double forgiven = 0;                             // absolute
  size_t numForgiven = 0, empty = 0;
  bool areRounded = measure == Measure::Relative; // all of what is off
  std::string hint;
  std::vector<std::pair<double, std::string>> bad; // an error, and its line
  for (size_t i = 0; i != expected.size(); ++i) {
    Difference difference = compare(actual[i], expected[i], measure);
    empty += difference.isNaN;
    if (difference.error > tolerance &&
        difference.absolute <= floor.value_or(0)) {
      ++numForgiven;
      forgiven = std::max(forgiven, difference.absolute);
      continue;
    }
    largest = std::max(largest, difference.error);
    if (difference.error <= tolerance)
      continue;
    absolute = std::max(absolute, difference.absolute);
    magnitude = std::max(magnitude, difference.largest);
    // Integers are not rounded, nor is what is infinite or NaN.
    bool isRounded = tofu::runtime::isFloat(expected[i].type) &&
                     std::isfinite(difference.absolute);
    areRounded &= isRounded;
    if (hint.empty() && isRounded && measure == Measure::Relative)
      hint = getHint(expected[i].type, difference.error, tolerance, computed);
    bad.emplace_back(
        difference.error,
        (i < names.size() ? names[i].describe() : "out" + std::to_string(i)) +
            ": error " + format("%.3g", difference.error) + unit +
            " at element " + std::to_string(difference.offset) + ": " +
            actual[i].describeElement(difference.offset, 9) + ", expected " +
            expected[i].describeElement(difference.offset, 9) + "\n");
  }
  std::ranges::stable_sort(bad, [](const auto &one, const auto &other) {
    return one.first > other.first;
  });
  for (size_t i = 0; i != std::min(bad.size(), kMostShown); ++i)
    comparison.text += bad[i].second;
  if (bad.size() > kMostShown)
    comparison.text += "and " + std::to_string(bad.size() - kMostShown) +
                       " more, with errors up to " +
                       format("%.3g", bad[kMostShown].first) + unit + "\n";
  // What is 0 but for rounding has no size that errors could be relative to.
  if (!bad.empty() && floor && areRounded &&
      std::max(absolute, magnitude) <= tolerance)
    hint = "; they are up to " + format("%.1e", magnitude) +
           " and off by no more than " + format("%.1e", absolute) +
           ": if they are 0 but for rounding, say --floor=" +
           format("%.0e", 2 * absolute);
  comparison.text += "max error: " + format("%.3g", largest) + unit + "\n";
  if (!bad.empty())
    comparison.error =
        Error(countOf(bad.size(), expected.size()) + " have an error above " +
              format("%.1e", tolerance) + unit + hint);
  if (empty)
    comparison.notes.push_back(
        countOf(empty, expected.size()) +
        " are NaN throughout, and expected to be: of these no error tells");
  if (numForgiven)
    comparison.notes.push_back(
        countOf(numForgiven, expected.size()) + " have an error above " +
        format("%.1e", tolerance) +
        " that --floor lets be none: absolute, it is at most " +
        format("%.1e", forgiven));
  return comparison;
}
