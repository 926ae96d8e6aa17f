//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Memory for one call of a library, beside the arena.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SCRATCH_H
#define TOFU_RUNTIME_SCRATCH_H

#include <cstddef>

namespace tofu::runtime {

/// Memory of the calling thread that only grows, taken piece by piece. There is
/// one for each use, as one may go on while another begins.
class Scratch {
public:
  enum Use { Reordering, Widening };

  /// Room for pieces of that many bytes together, each of them aligned;
  /// std::bad_alloc if there is none.
  Scratch(Use use, size_t bytes);
  char *take(size_t bytes);

  static constexpr size_t kAlignment = 64;
  static size_t align(size_t bytes) {
    return (bytes + kAlignment - 1) / kAlignment * kAlignment;
  }

private:
  char *next;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SCRATCH_H
