//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Arena.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/mman.h>

using namespace tofu::runtime;

Error Arena::allocate(int64_t size) {
  bytes = std::max<int64_t>(size, 1);
  // Pages come when they are first written, near the thread that writes.
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return Error("cannot allocate " + std::to_string(bytes) +
                 " bytes: " + std::strerror(errno));
  madvise(memory, bytes, MADV_HUGEPAGE); // where there are such pages
  data = static_cast<char *>(memory);
  return Error::success();
}

Arena::~Arena() {
  if (data)
    munmap(data, bytes);
}
