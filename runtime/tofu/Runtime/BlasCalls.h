//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Calls of OpenBLAS from many threads.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_BLASCALLS_H
#define TOFU_RUNTIME_BLASCALLS_H

#include "tofu/Runtime/Error.h"

namespace tofu::runtime {

/// OpenBLAS knows processors by their numbers. For one that is newer than it
/// is, it takes the code of a "Prescott", the first with 64 bits, a fifth as
/// fast as what the processor could run: then it is told of one that it knows
/// and that has no more instructions. It is not, where the user names one in
/// OPENBLAS_CORETYPE. Nothing may be computed meanwhile: done when this is
/// loaded.
void nameProcessor();

/// From the first time on OpenBLAS computes in the threads that call it.
void computeInCallers();

/// Lets up to `calls` calls run at once, fewer where there is no memory for so
/// many: OpenBLAS itself would ask for it without end. An error if there is not
/// enough for one. Nothing if computeInCallers was not called.
Error reserveForBlas(int64_t calls);

/// A call of OpenBLAS that runs, once there is memory for it. It has places for
/// so many of them and its own threads (Debian's: 128 in all), complains
/// beyond, and then ends the process. Throws what reserveForBlas says, if that
/// was not asked before.
class RunningBlas {
public:
  RunningBlas();
  RunningBlas(const RunningBlas &) = delete;
  ~RunningBlas();
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_BLASCALLS_H
