//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A driver and libraries of GPUs have work to do when a process ends, which may
// wait for ever: the process ends all the same, soon.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUN_EXIT_H
#define TOFU_RUN_EXIT_H

#include <string>

namespace tofu::run {

/// From now on the process has to end. All that it has to say is said, and its
/// files are written; what has failed has been told if `hasFailed`.
void limitExit(bool hasFailed, const std::string &rank);

} // namespace tofu::run

#endif // TOFU_RUN_EXIT_H
