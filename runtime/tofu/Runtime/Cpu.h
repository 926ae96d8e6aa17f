//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which level of the x86-64 instruction set there is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_CPU_H
#define TOFU_RUNTIME_CPU_H

#include "tofu/Runtime/Error.h"

namespace tofu::runtime {

/// 1 for x86-64, ..., 4 for x86-64-v4, of the CPU that runs this.
int getCpuLevel();

/// What is wrong if a program for CPUs `wanted` is to run on one of that level.
Error checkCpu(const char *wanted, int level);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_CPU_H
