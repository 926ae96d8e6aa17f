//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A contraction as one rank sees it: variables that count from 0, and for each
// coordinate of an access where in the rank's piece it begins and moves.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_LOCALCONTRACTION_H
#define TOFU_RUNTIME_LOCALCONTRACTION_H

#include "tofu/Runtime/Program.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tofu::runtime {

/// One dimension of a piece, as an access moves along it: (first + a factor of
/// each variable) / divisor, and 0 is read where there is a remainder.
struct LocalCoordinate {
  int64_t extent;               // of the whole tensor
  int64_t lo, hi;               // of the piece
  int64_t stride;               // elements from one coordinate to the next
  int64_t first;                // where all variables are 0; global
  std::vector<int64_t> factors; // per variable
  int64_t min, max;             // of the sum, over all variables; global
  int64_t divisor;

  /// Whether an element of the piece, and of the tensor, of which the piece may
  /// have more than is read, is read at all points.
  bool isInside() const {
    return divisor == 1 && min >= std::max<int64_t>(lo, 0) &&
           max < std::min(hi, extent);
  }
  /// The variables of these extents with which it moves.
  std::vector<size_t> getActive(const std::vector<int64_t> &extents) const;
  /// `min` and `max`, by what else there is.
  void setBounds(const std::vector<int64_t> &extents);
};

struct LocalAccess {
  int64_t slot; // which of the call's buffers
  bool padded;  // reads outside of the whole tensor give 0
  int64_t type; // of the buffer: may be narrower than that of the contraction
  std::vector<LocalCoordinate> coordinates;

  bool isInside() const;
  /// Elements from the beginning of the piece to where all variables are 0, and
  /// by a step of one variable, which moves no coordinate that is divided.
  int64_t getOrigin() const;
  int64_t getStride(size_t variable) const;
  /// Elements of the piece.
  int64_t getCount() const;
};

struct LocalContraction {
  std::vector<int64_t> extents; // of the variables; all at least 1
  size_t numOutputs;
  LocalAccess a, b, result;
  int64_t addend; // its slot, -1: none
  double beta, alpha;
  std::optional<LocalAccess> bias;
  int64_t activation; // TOFU_NO_ACTIVATION, TOFU_RELU or TOFU_GELU
  int64_t type;       // in which it is computed: TOFU_F32 or TOFU_F64

  /// The product alone: nothing is added, and it is as it is.
  bool isPlain() const {
    return addend < 0 && alpha == 1 && !bias &&
           activation == TOFU_NO_ACTIVATION;
  }
};

/// None if a variable has no range here, numbers are too large, or the addend
/// is held elsewhere than the result. The tables are checked.
std::optional<LocalContraction> localize(const tofu_program_data &program,
                                         const tofu_operation &operation,
                                         const int64_t *coordinates);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_LOCALCONTRACTION_H
