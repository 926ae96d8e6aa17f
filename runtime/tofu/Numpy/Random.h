//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Arguments for who has none.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_RANDOM_H
#define TOFU_NUMPY_RANDOM_H

#include "tofu/Numpy/Array.h"

#include <random>

namespace tofu::numpy {

/// Of a seed the same numbers on every machine, and for whatever runs the
/// program: arrays are made in the order of the arguments.
class RandomArrays {
public:
  RandomArrays(int64_t seed, int64_t limit) : numbers(seed), limit(limit) {}

  /// Floats in [-1/8, 1/8); integers from 0 to below the limit, or 0.
  Array make(int64_t type, std::span<const int64_t> extents);

private:
  std::mt19937_64 numbers;
  int64_t limit;
};

} // namespace tofu::numpy

#endif // TOFU_NUMPY_RANDOM_H
