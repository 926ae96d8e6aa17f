//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "support/StandInGpu.h"

#include "gpu/StandIn.h"

using namespace tofu;

lowering::CompileOptions test::getCudaOptions() {
  lowering::CompileOptions options;
  options.target = lowering::Target::CUDA;
  options.ptxas = "none";
  return options;
}

std::string test::takeGpuFindings(uint64_t seed) {
  return tofuGpuBeginAnew(seed);
}
