//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fourier.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace tofu::runtime;

namespace {
/// Distance from the definition, in parts of the largest result.
double getError(Fourier &fourier, bool isBack, int seed) {
  int64_t n = fourier.getSize();
  auto getReal = [&](int64_t j) { return std::sin(double(j) * 1.7 + seed); };
  auto getImaginary = [&](int64_t j) {
    return std::cos(double(j * j % 1000) * 0.9 + seed);
  };
  for (int64_t j = 0; j < n; ++j) {
    fourier.getReal()[j] = getReal(j);
    fourier.getImaginary()[j] = getImaginary(j);
  }
  isBack ? fourier.transformBack() : fourier.transform();
  double error = 0, largest = 0;
  for (int64_t k = 0; k < n; ++k) {
    long double re = 0, im = 0;
    for (int64_t j = 0; j < n; ++j) {
      long double angle = 2 * M_PIl * (long double)(j * k % n) / (long double)n;
      long double c = cosl(angle), s = isBack ? sinl(angle) : -sinl(angle);
      re += getReal(j) * c - getImaginary(j) * s;
      im += getReal(j) * s + getImaginary(j) * c;
    }
    error = std::max(error, double(hypotl(re - fourier.getReal()[k],
                                          im - fourier.getImaginary()[k])));
    largest = std::max(largest, double(hypotl(re, im)));
  }
  return error / largest;
}
} // namespace

// Each factor, several of each, large primes; again with the same room.
TEST(Fourier, IsTheDefinition) {
  std::vector<int64_t> sizes{125, 144, 210, 241, 243, 256, 307, 482};
  for (int64_t size = 1; size <= 64; ++size)
    sizes.push_back(size);
  for (int64_t size : sizes) {
    Fourier fourier(size);
    for (int round : {0, 1})
      for (bool isBack : {false, true})
        EXPECT_LE(getError(fourier, isBack, round), 2e-15)
            << size << (isBack ? " back" : "") << " round " << round;
  }
}

TEST(Fourier, OfNothingIsNothing) {
  Fourier none(0);
  none.transform();
  none.transformBack();
  EXPECT_EQ(none.getSize(), 0);
}
