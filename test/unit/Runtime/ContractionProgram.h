//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program of one contraction on one rank, with random pieces, and what it
// computes by definition.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_RUNTIME_CONTRACTIONPROGRAM_H
#define TOFU_TEST_RUNTIME_CONTRACTIONPROGRAM_H

#include "tofu/Runtime/Convolution.h"
#include "tofu/Runtime/Library.h"

#include <cstdint>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace tofu::runtime {

using Ranges = std::vector<std::pair<int64_t, int64_t>>;
/// Per dimension a factor per variable, and a constant.
using Matrix = std::vector<std::vector<int64_t>>;

/// Elements are small integers, so that sums are exact in any order.
struct ContractionProgram {
  struct Operand {
    Matrix matrix = {};
    bool padded = false;
    std::vector<int64_t> extents = {}; // of the whole tensor
    Ranges piece = {};
    std::vector<double> data = {}; // of the piece
    /// Per dimension what the row's sum is divided by; without them 1.
    std::vector<int64_t> divisors = {};
  };
  enum Addend { None, InPlace, Apart };

  Ranges part;
  size_t numOutputs;
  Operand a, b;
  Addend addend = None;
  double beta = 1;
  int64_t activation = TOFU_NO_ACTIVATION;
  int64_t type = TOFU_F32;
  /// Of the factors, if it is another one.
  std::optional<int64_t> factorType = std::nullopt;

  /// Chooses tensors and pieces that hold what is read, and more by up to
  /// `slack` on either side, and fills them.
  void choosePieces(std::mt19937 &random, int64_t slack);

  std::unique_ptr<LibraryCall> prepare();
  std::optional<Convolution> recognize();
  std::vector<double> run(LibraryCall &call, int threads = 1) const;
  std::vector<double> computeExpected() const;

  Operand result = {}; // its data are the addend

private:
  template <class Function> auto describe(Function function);
};

} // namespace tofu::runtime

#endif // TOFU_TEST_RUNTIME_CONTRACTIONPROGRAM_H
