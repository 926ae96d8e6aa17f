//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_VERSION_H
#define TOFU_TOOLS_COMMON_VERSION_H

#include <string>

namespace tofu::tools {

/// What --version prints: the tool, the version of Tofu, of the LLVM that it
/// was built with, and of the programs that are compiled and run.
std::string describeVersion(const std::string &tool);

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_VERSION_H
