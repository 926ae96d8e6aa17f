//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Cpu.h"

#include <cstring>

using namespace tofu::runtime;

static constexpr const char *kLevels[] = {"x86-64", "x86-64-v2", "x86-64-v3",
                                          "x86-64-v4"};

int tofu::runtime::getCpuLevel() {
  if (__builtin_cpu_supports("x86-64-v4"))
    return 4;
  if (__builtin_cpu_supports("x86-64-v3"))
    return 3;
  return __builtin_cpu_supports("x86-64-v2") ? 2 : 1;
}

Error tofu::runtime::checkCpu(const char *wanted, int level) {
  for (int i = 0; i != 4; ++i) {
    if (std::strcmp(wanted, kLevels[i]))
      continue;
    if (i < level)
      return Error::success();
    return Error(std::string("the program needs a CPU of level ") + wanted +
                 ", but this one is of level " + kLevels[level - 1] +
                 "; compile it with --mcpu=" + kLevels[level - 1]);
  }
  return Error("the program is for the CPU " + quote(wanted) +
               ", but this runtime runs on x86-64 to x86-64-v4");
}
