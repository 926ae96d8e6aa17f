//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Scratch.h"

#include <cstdlib>
#include <memory>
#include <new>

using namespace tofu::runtime;

Scratch::Scratch(Use use, size_t bytes) {
  struct Free {
    void operator()(char *data) const { std::free(data); }
  };
  thread_local std::unique_ptr<char, Free> data[2];
  thread_local size_t capacity[2] = {0, 0};
  if (capacity[use] < bytes) {
    data[use].reset();
    capacity[use] = 0;
    data[use].reset(static_cast<char *>(std::aligned_alloc(kAlignment, bytes)));
    if (!data[use])
      throw std::bad_alloc();
    capacity[use] = bytes;
  }
  next = data[use].get();
}

char *Scratch::take(size_t bytes) {
  char *taken = next;
  next += align(bytes);
  return taken;
}
