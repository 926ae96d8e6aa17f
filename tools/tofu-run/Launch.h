//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which of several processes this is: told by options, or by the environment
// that torchrun, mpirun (Open MPI, MPICH) and srun give to what they start.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_RUN_LAUNCH_H
#define TOFU_TOOLS_RUN_LAUNCH_H

#include "tofu/Numpy/Result.h"

#include <optional>
#include <string>

namespace tofu::run {

struct Launch {
  int64_t rank = 0, size = 1, localRank = 0;
  std::string address; // host:port of process 0
};

/// None if this process is alone. An error if what the environment says is no
/// number, or if it does not say where process 0 is; of a program for CPUs,
/// whose processes have nothing to do with each other, there is no address
/// then.
numpy::Result<std::optional<Launch>> readLaunch(bool isForGpus);

} // namespace tofu::run

#endif // TOFU_TOOLS_RUN_LAUNCH_H
