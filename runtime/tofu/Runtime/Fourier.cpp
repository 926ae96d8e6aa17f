//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fourier.h"

#include <algorithm>
#include <cmath>

using namespace tofu::runtime;

namespace {
/// Products are those of the definition: of infinities and NaNs nothing is
/// recovered, as std::complex would.
struct Complex {
  double re, im;

  friend Complex operator+(Complex a, Complex b) {
    return {a.re + b.re, a.im + b.im};
  }
  friend Complex operator-(Complex a, Complex b) {
    return {a.re - b.re, a.im - b.im};
  }
  friend Complex operator*(Complex a, Complex b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
  }
  friend Complex operator*(double a, Complex b) { return {a * b.re, a * b.im}; }
  /// Times i.
  Complex turned() const { return {-im, re}; }
};
} // namespace

/// exp(-2 pi i number / size).
static Complex getRoot(int64_t number, int64_t size) {
  double angle = -2 * M_PI * double(number % size) / double(size);
  return {std::cos(angle), std::sin(angle)};
}

/// Transforms of `factor` numbers, which they replace.
template <int factor> static void transformFew(Complex *x);
template <> void transformFew<2>(Complex *x) {
  Complex a = x[0], b = x[1];
  x[0] = a + b;
  x[1] = a - b;
}
template <> void transformFew<3>(Complex *x) {
  Complex sum = x[1] + x[2], difference = x[1] - x[2];
  Complex middle = x[0] - 0.5 * sum;
  Complex side = (-std::sqrt(0.75) * difference).turned();
  x[0] = x[0] + sum;
  x[1] = middle + side;
  x[2] = middle - side;
}
template <> void transformFew<4>(Complex *x) {
  Complex a = x[0] + x[2], b = x[0] - x[2];
  Complex c = x[1] + x[3], d = (x[3] - x[1]).turned();
  x[0] = a + c;
  x[1] = b + d;
  x[2] = a - c;
  x[3] = b - d;
}
template <> void transformFew<5>(Complex *x) {
  static const double c1 = std::cos(2 * M_PI / 5), c2 = std::cos(4 * M_PI / 5),
                      s1 = std::sin(2 * M_PI / 5), s2 = std::sin(4 * M_PI / 5);
  Complex a = x[1] + x[4], b = x[2] + x[3];
  Complex c = x[4] - x[1], d = x[3] - x[2];
  Complex near = x[0] + c1 * a + c2 * b, far = x[0] + c2 * a + c1 * b;
  Complex nearSide = (s1 * c + s2 * d).turned();
  Complex farSide = (s2 * c - s1 * d).turned();
  x[0] = x[0] + a + b;
  x[1] = near + nearSide;
  x[2] = far + farSide;
  x[3] = far - farSide;
  x[4] = near - nearSide;
}

/// Block o of `factor` rows of `inner` elements becomes row o of each of
/// `factor` blocks.
template <int factor> void Fourier::run(const Stage &stage) {
  const int64_t outer = stage.outer, inner = stage.inner;
  for (int64_t o = 0; o < outer; ++o) {
    const double *inReal = real.data() + o * factor * inner;
    const double *inImaginary = imaginary.data() + o * factor * inner;
    double *outReal = nextReal.data() + o * inner;
    double *outImaginary = nextImaginary.data() + o * inner;
    for (int64_t i = 0; i < inner; ++i) {
      Complex x[factor];
      for (int row = 0; row < factor; ++row)
        x[row] = {inReal[row * inner + i], inImaginary[row * inner + i]};
      transformFew<factor>(x);
      outReal[i] = x[0].re;
      outImaginary[i] = x[0].im;
      for (int row = 1; row < factor; ++row) {
        int64_t at = (row - 1) * inner + i;
        Complex value = x[row] * Complex{stage.cosines[size_t(at)],
                                         stage.sines[size_t(at)]};
        outReal[row * outer * inner + i] = value.re;
        outImaginary[row * outer * inner + i] = value.im;
      }
    }
  }
}

void Fourier::runAny(const Stage &stage) {
  const int64_t factor = stage.factor, outer = stage.outer, inner = stage.inner;
  std::vector<Complex> roots(static_cast<size_t>(factor)), x(roots);
  for (int64_t number = 0; number < factor; ++number)
    roots[size_t(number)] = getRoot(number, factor);
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0; i < inner; ++i) {
      for (int64_t row = 0; row < factor; ++row) {
        auto at = size_t((o * factor + row) * inner + i);
        x[size_t(row)] = {real[at], imaginary[at]};
      }
      for (int64_t row = 0; row < factor; ++row) {
        Complex sum = x[0];
        int64_t number = 0;
        for (int64_t term = 1; term < factor; ++term) {
          number += row;
          number -= number >= factor ? factor : 0;
          sum = sum + x[size_t(term)] * roots[size_t(number)];
        }
        if (row != 0) {
          auto at = size_t((row - 1) * inner + i);
          sum = sum * Complex{stage.cosines[at], stage.sines[at]};
        }
        auto at = size_t((row * outer + o) * inner + i);
        nextReal[at] = sum.re;
        nextImaginary[at] = sum.im;
      }
    }
}

/// From here on a convolution of twice the length takes less.
static constexpr int64_t kLargeFactor = 24;

static std::vector<int64_t> getFactors(int64_t size) {
  std::vector<int64_t> factors;
  if (size < 2)
    return factors;
  for (; size % 4 == 0; size /= 4)
    factors.push_back(4);
  for (int64_t factor = 2; factor * factor <= size; ++factor)
    for (; size % factor == 0; size /= factor)
      factors.push_back(factor);
  if (size > 1)
    factors.push_back(size);
  return factors;
}

Fourier::Fourier(int64_t size)
    : size(size), real(static_cast<size_t>(size)), imaginary(real) {
  std::vector<int64_t> factors = getFactors(size);
  if (factors.empty())
    return;
  if (*std::max_element(factors.begin(), factors.end()) >= kLargeFactor) {
    addChirp();
    return;
  }
  nextReal = nextImaginary = real;
  int64_t outer = 1;
  for (int64_t factor : factors) {
    Stage stage{factor, outer, size / (outer * factor), {}, {}};
    for (int64_t row = 1; row < factor; ++row)
      for (int64_t i = 0; i < stage.inner; ++i) {
        Complex root = getRoot(row * outer * i, size);
        stage.cosines.push_back(root.re);
        stage.sines.push_back(root.im);
      }
    stages.push_back(std::move(stage));
    outer *= factor;
  }
}

/// As 2 j k = j^2 + k^2 - (k - j)^2, the transform is a convolution of
/// in[j] c[j] with 1 / c, times c, where c[k] = exp(-pi i k^2 / size).
void Fourier::addChirp() {
  int64_t room = 1;
  while (room < 2 * size - 1)
    room *= 2;
  for (int64_t other : {room / 4 * 3, room / 8 * 5})
    if (other >= 2 * size - 1)
      room = other;
  longer = std::make_unique<Fourier>(room);
  chirpReal = chirpImaginary = real;
  for (int64_t k = 0; k < size; ++k) {
    auto square = static_cast<unsigned __int128>(k) * static_cast<uint64_t>(k);
    Complex root = getRoot(int64_t(square % uint64_t(2 * size)), 2 * size);
    chirpReal[size_t(k)] = root.re;
    chirpImaginary[size_t(k)] = root.im;
    for (int64_t at : {k, (room - k) % room}) {
      longer->getReal()[at] = root.re / double(room);
      longer->getImaginary()[at] = -root.im / double(room);
    }
  }
  longer->transform();
  kernelReal = longer->real;
  kernelImaginary = longer->imaginary;
}

void Fourier::transformStages() {
  for (const Stage &stage : stages) {
    switch (stage.factor) {
    case 2:
      run<2>(stage);
      break;
    case 3:
      run<3>(stage);
      break;
    case 4:
      run<4>(stage);
      break;
    case 5:
      run<5>(stage);
      break;
    default:
      runAny(stage);
    }
    real.swap(nextReal);
    imaginary.swap(nextImaginary);
  }
}

void Fourier::transformByChirp() {
  std::vector<double> &paddedReal = longer->real;
  std::vector<double> &paddedImaginary = longer->imaginary;
  auto multiply = [](std::vector<double> &re, std::vector<double> &im,
                     size_t at, double otherRe, double otherIm) {
    Complex product = Complex{re[at], im[at]} * Complex{otherRe, otherIm};
    re[at] = product.re;
    im[at] = product.im;
  };
  std::fill(paddedReal.begin(), paddedReal.end(), 0);
  std::fill(paddedImaginary.begin(), paddedImaginary.end(), 0);
  std::copy(real.begin(), real.end(), paddedReal.begin());
  std::copy(imaginary.begin(), imaginary.end(), paddedImaginary.begin());
  for (size_t at = 0; at < size_t(size); ++at)
    multiply(paddedReal, paddedImaginary, at, chirpReal[at],
             chirpImaginary[at]);
  longer->transform();
  for (size_t at = 0; at < kernelReal.size(); ++at)
    multiply(paddedReal, paddedImaginary, at, kernelReal[at],
             kernelImaginary[at]);
  longer->transformBack();
  std::copy_n(paddedReal.begin(), size, real.begin());
  std::copy_n(paddedImaginary.begin(), size, imaginary.begin());
  for (size_t at = 0; at < size_t(size); ++at)
    multiply(real, imaginary, at, chirpReal[at], chirpImaginary[at]);
}

void Fourier::transform() {
  if (longer)
    transformByChirp();
  else
    transformStages();
}

void Fourier::transformBack() {
  real.swap(imaginary);
  transform();
  real.swap(imaginary);
}
