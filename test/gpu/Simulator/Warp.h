//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// A warp and what it runs in. A warp's lanes go in lock-step as long as they
// go one way; where they part, each part is a fragment with its own place in
// the code, and those that come to one place are one again. Of several, the
// one in the deepest call at the least place runs, so that a branch's sides
// meet behind it; a part that waits (at a barrier, for the lanes that a
// shuffle names) leaves the turn to others, as threads on Volta and later do.
#ifndef TOFU_TEST_GPU_SIMULATOR_WARP_H
#define TOFU_TEST_GPU_SIMULATOR_WARP_H

#include "../Ptx/Program.h"
#include "Launch.h"

#include <array>
#include <cstring>

namespace tofu::gpu {

constexpr int kLanes = 32;

/// Generic addresses of these windows are not global.
constexpr uint64_t kSharedWindow = uint64_t(1) << 56;
constexpr uint64_t kLocalWindow = uint64_t(2) << 56;
constexpr uint64_t kParamWindow = uint64_t(3) << 56;
inline Space spaceOf(uint64_t generic) {
  switch (generic >> 56) {
  case 1:
    return Space::shared;
  case 2:
    return Space::local;
  case 3:
    return Space::param;
  default:
    return Space::global;
  }
}

/// The kernel cannot go on; a driver's error code.
struct KernelFault {
  int code;
};

struct Frame {
  const Function *function = nullptr;
  Frame *parent = nullptr;
  const Inst *call = nullptr;
  uint32_t returnTo = 0;
  uint32_t lanes = 0; // that have not returned
  int depth = 0;
  uint64_t localBase = 0;
  std::vector<char> registers;
  std::vector<char> params; // lane by lane; of an entry: none
};

/// Lanes at one place in the code.
struct Fragment {
  enum State : uint8_t { ready, barrier, lanes } state = ready;
  uint32_t pc = 0, mask = 0;
  Frame *frame = nullptr;
  uint32_t wanted = 0; // number of the barrier; lanes waited for
};

/// A copy to shared memory that is under way, of one thread.
struct AsyncCopy {
  uint64_t to, from;
  unsigned bytes, fromBytes;
  int lane, line, group;
};

class Warp {
public:
  Warp(Block &block, int index, uint32_t live);

  /// Runs until nothing can go on, or for `turns` labels. False: ended.
  void run(int turns);
  bool ended() const { return live == 0; }
  bool canRun();

  template <class T> T *reg(Ref ref) {
    return reinterpret_cast<T *>((ref & kConstant ? constants : registers) +
                                 (ref & ~kConstant));
  }
  const Ref *list(const Inst &inst) const {
    return frame->function->refs.data() + inst.list;
  }

  // For handlers.
  void suspend(Fragment::State state, uint32_t wanted);
  /// True if all lanes named and living are in `mask`; else they wait here.
  bool meet(uint32_t named, uint32_t mask, const Inst &inst);
  void jump(uint32_t to) { pc = to; }
  void part(uint32_t mask, uint32_t to);
  void call(const Inst &inst, uint32_t mask);
  void leave(uint32_t mask);
  void end(uint32_t mask);

  /// The bytes at a lane's address, checked; never null.
  char *access(const Inst &inst, Space space, uint64_t address, unsigned size,
               int lane, bool isWrite, bool isAtomic);
  /// Copies of cp.async, as late as may be: all but the last `groups` groups;
  /// -1: also those that no group has yet.
  void finishCopies(uint32_t mask, int groups);
  /// What a block published through an address is known to who reads it there.
  void release(uint64_t address);
  void acquire(uint64_t address);
  [[noreturn]] void fault(int code) { throw KernelFault{code}; }
  std::string place(const Inst &inst, int lane) const;
  std::string place(const Inst &inst) const;
  void syncWarp() { ++epoch; }
  Accessor who(int lane) const;
  uint32_t threadOf(int lane) const { return index * kLanes + lane; }

  Block &block;
  int index;
  uint32_t live, all;
  uint32_t mask = 0, pc = 0;
  Frame *frame = nullptr;
  std::vector<Fragment> others;
  std::vector<AsyncCopy> copies;
  std::array<int, kLanes> copyGroup{};
  std::vector<char> local;
  uint64_t localStride = 0;
  int turnsLeft = 0;
  uint32_t epoch = 0; // of __syncwarp, since the last barrier
  uint32_t carry = 0; // of add.cc, a bit a lane

private:
  char *accessGlobal(const Inst &inst, uint64_t address, unsigned size,
                     int lane, bool isWrite, bool isAtomic);
  char *accessShared(const Inst &inst, uint64_t address, unsigned size,
                     int lane, bool isWrite, bool isAtomic);
  bool pick();
  void enter(const Fragment &fragment);
  Frame *newFrame(const Function &function, Frame *parent, uint32_t lanes);
  void reportRace(const Inst &inst, int lane, const char *kind,
                  const std::string &where, Shadow::Conflict conflict,
                  const Accessor &other);

  char *registers = nullptr, *constants = nullptr;
  std::vector<std::unique_ptr<Frame>> frames, spare;
  Allocation *near = nullptr; // of the last access
  uint32_t picks = 0;
};

/// d[i] = f(i) for the lanes of the mask.
template <class T, class F> inline void lanes(T *d, uint32_t mask, F f) {
  if (mask == ~0u) {
    for (int i = 0; i < kLanes; ++i)
      d[i] = f(i);
    return;
  }
  for (int i = 0; i < kLanes; ++i)
    if (mask >> i & 1)
      d[i] = f(i);
}

/// f(i) for the lanes of the mask.
template <class F> inline void eachLane(uint32_t mask, F f) {
  for (; mask; mask &= mask - 1)
    f(__builtin_ctz(mask));
}

/// A predicate register with the lanes of `mask` set anew.
inline void setPredicate(uint32_t *d, uint32_t mask, uint32_t bits) {
  *d = (*d & ~mask) | (bits & mask);
}

} // namespace tofu::gpu

#endif
