//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Calls of OpenBLAS from many threads.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_BLASCALLS_H
#define TOFU_RUNTIME_BLASCALLS_H

namespace tofu::runtime {

/// From the first time on OpenBLAS computes in the threads that call it.
void computeInCallers();

/// A call of OpenBLAS that runs. It has memory for so many of them and its own
/// threads (Debian's: 128 in all), complains beyond, and then ends the process.
class RunningBlas {
public:
  RunningBlas();
  RunningBlas(const RunningBlas &) = delete;
  ~RunningBlas();
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_BLASCALLS_H
