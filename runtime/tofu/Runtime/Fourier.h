//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The discrete Fourier transform of any number of elements: small factors one
// after the other, as Stockham does, so that nothing is put in order at the
// end (Van Loan, Computational Frameworks for the FFT, 1.7); with a large prime
// factor as a convolution with a chirp (Bluestein 1970). In f64.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FOURIER_H
#define TOFU_RUNTIME_FOURIER_H

#include <cstdint>
#include <memory>
#include <vector>

namespace tofu::runtime {

/// What does not depend on the elements, and room for them: for one thread.
class Fourier {
public:
  explicit Fourier(int64_t size);

  int64_t getSize() const { return size; }
  /// Parts that the caller fills before, and reads after the transform.
  double *getReal() { return real.data(); }
  double *getImaginary() { return imaginary.data(); }

  /// out[k] = sum over j of in[j] * exp(-2 pi i j k / size).
  void transform();
  /// Likewise with +2 pi; not divided by the size. One is the other of numbers
  /// whose parts change places.
  void transformBack();

private:
  /// One factor of the size: `outer` blocks of factor * inner elements.
  struct Stage {
    int64_t factor, outer, inner;
    std::vector<double> cosines, sines; // of factor - 1 rows of `inner` roots
  };
  template <int factor> void run(const Stage &stage);
  void runAny(const Stage &stage);
  void addChirp();
  void transformStages();
  void transformByChirp();

  int64_t size;
  std::vector<double> real, imaginary;
  std::vector<double> nextReal, nextImaginary; // a stage writes what they hold
  std::vector<Stage> stages;

  std::unique_ptr<Fourier> longer; // that the convolution takes
  std::vector<double> chirpReal, chirpImaginary;
  std::vector<double> kernelReal, kernelImaginary; // transformed
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FOURIER_H
