//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/Version.h"

#include "tofu/Runtime/Program.h"

std::string tofu::tools::describeVersion(const std::string &tool) {
  return tool +
         " " TOFU_VERSION "\nLLVM " TOFU_LLVM_VERSION "\nABI of programs " +
         std::to_string(TOFU_ABI_VERSION) + "\n";
}
