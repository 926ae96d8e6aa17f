//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The memory of a rank.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_ARENA_H
#define TOFU_RUNTIME_ARENA_H

#include "tofu/Runtime/Error.h"

#include <cstdint>

namespace tofu::runtime {

class Arena {
public:
  Arena() = default;
  Arena(const Arena &) = delete;
  ~Arena();

  /// Bytes that are zero, at a multiple of TOFU_ALIGNMENT.
  Error allocate(int64_t bytes);
  char *getData() const { return data; }

private:
  char *data = nullptr;
  int64_t bytes = 0;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_ARENA_H
