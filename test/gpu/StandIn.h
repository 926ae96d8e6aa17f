//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// What the stand-in driver gives to the stand-ins of libraries on top of it
// (NCCL, cuBLASLt, cuDNN), which the real driver has not: they put work that
// the host does into streams, and say which bytes it touches. Look the
// functions up with dlsym in `libcuda.so.1`.
#ifndef TOFU_TEST_GPU_STANDIN_H
#define TOFU_TEST_GPU_STANDIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct TofuGpuRange {
  unsigned long long address;
  size_t bytes;
  int isWrite;
};

/// Puts work into a stream (or into what the stream captures). When its turn
/// comes `step(state, attempt)` is called without the driver's lock, attempt
/// 0, 1, ... until it says 0: done; 1: later, others may go on in the meantime;
/// -e: error e, after which the context is broken. A captured operation starts
/// again from attempt 0 at each launch. `drop(state)`, if not null, is called
/// once, when no call of `step` can come any more. Returns a CUresult.
int tofuGpuEnqueue(void *stream, const char *what,
                   const struct TofuGpuRange *ranges, size_t count,
                   int (*step)(void *state, uint64_t attempt),
                   void (*drop)(void *state), void *state);

/// Where the host finds bytes of the device, of pinned memory or of its own;
/// null, and a finding, where they are in no living allocation.
void *tofuGpuHost(unsigned long long address, size_t bytes);

/// Says what is wrong, as the driver's own findings are said.
void tofuGpuFinding(const char *kind, const char *place, const char *text);

/// Ends the work as the end of a process does, with what is left as leaks, and
/// begins as in a new process with this seed: nothing of the device that was
/// there before may be used. Returns what was found until then, a line each; ""
/// if nothing. The text lives until the next call.
const char *tofuGpuBeginAnew(uint64_t seed);

#ifdef __cplusplus
}
#endif

#endif
