//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Programs for CUDA devices in a test's process: who links this has the
// stand-ins of test/gpu, which the runtime finds in the place of NVIDIA's.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_SUPPORT_STANDINGPU_H
#define TOFU_TEST_SUPPORT_STANDINGPU_H

#include "tofu/Lowering/Compile.h"

namespace tofu::test {

/// Of a program that the stand-in can load: PTX alone.
lowering::CompileOptions getCudaOptions();

/// What the stand-in found since the last call, and what is left on it, a line
/// each; an empty string if nothing. It begins as in a new process, and draws
/// its orders by this seed.
std::string takeGpuFindings(uint64_t seed);

} // namespace tofu::test

#endif // TOFU_TEST_SUPPORT_STANDINGPU_H
