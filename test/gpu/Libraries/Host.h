//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// The driver under a stand-in library: what StandIn.h declares, looked up.
#ifndef TOFU_TEST_GPU_LIBRARIES_HOST_H
#define TOFU_TEST_GPU_LIBRARIES_HOST_H

#include "../StandIn.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

namespace tofu::gpu {

template <class Type> Type *lookUp(const char *name) {
  static void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  auto *found =
      driver ? reinterpret_cast<Type *>(dlsym(driver, name)) : nullptr;
  if (!found) {
    std::fprintf(stderr, "stand-in: libcuda.so.1 is not the stand-in driver\n");
    std::abort();
  }
  return found;
}

#define TOFU_STAND_IN(name)                                                    \
  static auto *const function = lookUp<decltype(::name)>(#name);               \
  return function

inline auto *getEnqueue() { TOFU_STAND_IN(tofuGpuEnqueue); }
inline auto *getHost() { TOFU_STAND_IN(tofuGpuHost); }
inline auto *getFinding() { TOFU_STAND_IN(tofuGpuFinding); }
#undef TOFU_STAND_IN
/// Of the driver's own functions.
inline auto *getIsCapturing() {
  static auto *const function =
      lookUp<int(void *, int *)>("cuStreamIsCapturing");
  return function;
}

} // namespace tofu::gpu

#endif
