//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Contractions of f16 and bf16 by a library that knows f32: operands are
// widened before, the result is rounded after, once. What is converted costs
// less than what is multiplied.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_WIDEN_H
#define TOFU_RUNTIME_WIDEN_H

#include "tofu/Runtime/Library.h"

#include <optional>
#include <vector>

namespace tofu::runtime {

/// A rank's piece that is narrow.
struct NarrowPiece {
  int64_t slot; // which of the call's buffers
  int64_t type;
  int64_t count; // elements
};

/// `call`, which has `numBuffers` buffers, on such factors and such a result:
/// all of their elements.
std::unique_ptr<LibraryCall> widen(std::unique_ptr<LibraryCall> call,
                                   std::vector<NarrowPiece> factors,
                                   std::optional<NarrowPiece> result,
                                   int64_t numBuffers);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_WIDEN_H
