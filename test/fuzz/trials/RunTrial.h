//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_FUZZ_RUNTRIAL_H
#define TOFU_TEST_FUZZ_RUNTRIAL_H

#include "Job.h"
#include "Outcome.h"
#include "tofu/Numpy/Array.h"

namespace tofu::trials {

/// What results should be; none until a trial of a job without arrays has run.
using Expected = std::optional<std::vector<numpy::Array>>;

/// Runs one trial of a job in this process, which it may take down.
Outcome runTrial(const Job &job, const Trial &trial, Expected &expected);

} // namespace tofu::trials

#endif // TOFU_TEST_FUZZ_RUNTRIAL_H
