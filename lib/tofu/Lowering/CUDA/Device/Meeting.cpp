//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How devices of several processes tell each other how far they are: see
// tofu_meeting in runtime/tofu/Runtime/PutRecord.h.
//
// What is said is a release, what is heard an acquire, both of the whole
// system: what the stream did before the one is seen by what the other stream
// does behind the other. All is said before anything is waited for, and nothing
// that this kernel waits for needs another kernel of its own device.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/PutRecord.h"

extern "C" uint32_t tofu_tid_x(), tofu_ntid_x();

/// A look at the host's memory takes as long as many at the device's own.
static constexpr unsigned kLooks = 256;

static bool isHeard(uint64_t word, const uint32_t *stop) {
  auto *said = reinterpret_cast<uint32_t *>(word);
  for (unsigned looks = 1; !__atomic_load_n(said, __ATOMIC_ACQUIRE); ++looks)
    if (looks % kLooks == 0 && __atomic_load_n(stop, __ATOMIC_RELAXED))
      return false;
  __atomic_store_n(said, 0, __ATOMIC_RELAXED);
  return true;
}

extern "C" void tofu_meet_peers(const tofu_meeting *meetings, int64_t count,
                                const uint32_t *stop, uint32_t *over) {
  if (__atomic_load_n(over, __ATOMIC_RELAXED))
    return;
  for (int64_t i = tofu_tid_x(); i < count; i += tofu_ntid_x())
    if (meetings[i].said)
      __atomic_store_n(reinterpret_cast<uint32_t *>(meetings[i].said), 1,
                       __ATOMIC_RELEASE);
  for (int64_t i = tofu_tid_x(); i < count; i += tofu_ntid_x())
    if (meetings[i].heard && !isHeard(meetings[i].heard, stop))
      __atomic_store_n(over, 1, __ATOMIC_RELAXED);
}
