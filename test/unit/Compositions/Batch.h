//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Programs on one mesh, compiled as one: the arguments and results of each
// after those of the one before.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_BATCH_H
#define TOFU_TEST_COMPOSITIONS_BATCH_H

#include "Check.h"

namespace tofu::test {

struct BatchOptions {
  std::string cpu;
  /// Code for GPUs, which a stand-in runs in an order that the seed draws.
  bool isCuda = false;
  uint64_t seed = 0;
  /// Results become arguments, and a second step runs.
  bool isFed = false;
};

/// Compiles the programs, which were checked without a failure, and runs them
/// in two sessions at once: one calls libraries, the other one does not.
std::optional<Failure> checkCompiled(Checker &checker,
                                     llvm::ArrayRef<Checked *> programs,
                                     const BatchOptions &options);

/// The levels of x86-64 that this machine can run.
llvm::ArrayRef<std::string> getCpuLevels();

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_BATCH_H
