//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Trials in a process of their own, which may crash and hang. It is a fork of
// this one, in which LLVM and MLIR are loaded: that is what makes thousands of
// small programs quick.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_FUZZ_ISOLATE_H
#define TOFU_TEST_FUZZ_ISOLATE_H

#include "Job.h"
#include "Outcome.h"

namespace tofu::trials {

struct TimedOutcome : Outcome {
  double seconds = 0; // of CPU
};

/// One outcome for each trial.
std::vector<TimedOutcome> runIsolated(const Job &job);

} // namespace tofu::trials

#endif // TOFU_TEST_FUZZ_ISOLATE_H
