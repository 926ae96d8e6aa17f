//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// A kernel's launch: its grid of blocks, run one after another in an order that
// the seed draws; a block that waits for another leaves it the turn. A kernel
// that looks for what another device says leaves the turn to all others.
#ifndef TOFU_TEST_GPU_SIMULATOR_LAUNCH_H
#define TOFU_TEST_GPU_SIMULATOR_LAUNCH_H

#include "../Findings.h"
#include "../Memory.h"
#include "../Ptx/Program.h"

#include <array>
#include <functional>
#include <optional>
#include <random>
#include <unordered_map>

namespace tofu::gpu {

class Warp;
struct Launch;
struct Fragment;

struct Dim {
  uint32_t x = 1, y = 1, z = 1;
  uint64_t volume() const { return uint64_t(x) * y * z; }
};

/// Threads that meet at barriers and share memory.
class Block {
public:
  Block(Launch &launch, uint32_t number);
  ~Block();
  /// Runs for some turns of each warp. False: nothing could go on.
  bool run();
  bool ended() const;
  /// Nobody can go on: says who waits where.
  void reportStuck();
  void arrive(uint32_t barrier, uint32_t threads, uint32_t expected);
  void release();
  const SharedPlace *sharedAt(uint64_t offset, uint64_t size) const;

  struct Barrier {
    uint32_t arrived = 0, expected = 0; // 0: all
    uint32_t yes = 0;                   // predicates that hold, of bar.red
  };

  void finishReduction(Warp &warp, const Fragment &fragment, const Inst &inst,
                       const Barrier &barrier);

  Launch &launch;
  uint32_t number;
  Dim at;
  uint32_t threads, live;
  std::vector<std::unique_ptr<Warp>> warps;
  std::array<Barrier, 16> barriers;
  uint32_t epoch = 0;
  BlockClock clock;
  std::vector<char> shared;
  Allocation sharedState; // which bytes are written, by whom
};

struct Launch {
  Launch(const Program &program, const Function &kernel, Memory &memory,
         Findings &findings)
      : program(program), kernel(kernel), memory(memory), findings(findings) {}

  const Program &program;
  const Function &kernel;
  Memory &memory;
  Findings &findings;
  Dim grid, block;
  uint64_t dynamicShared = 0;
  std::vector<char> params;
  std::mt19937_64 random;
  uint32_t computeCapability = 80;
  bool checkUnwritten = true;
  int ordinal = 0;
  std::vector<int> peers; // devices whose memory it may touch too
  /// What other devices are told by a word at an offset, before they are, or
  /// tell this one, which has the value; or else have to do with it. True if
  /// this one is to go on as if it had heard something.
  enum Word : uint8_t { noWord, said, heard, passed };
  std::function<bool(Word, Allocation &, uint64_t offset, uint32_t value)>
      speak;
  /// Instructions of warps, after which a kernel counts as endless.
  uint64_t mostInstructions = uint64_t(2) << 30;

  /// 0, or a driver's error code; none if it looks for what another device
  /// says, and is to be called again.
  std::optional<int> run();

  // Since it was called: what it touches is known until it leaves the turn.
  uint32_t id = 0;
  std::vector<Allocation *> touched;
  std::vector<SharedPlace> shared;
  uint64_t sharedSize = 0, localBytes = 0;
  uint64_t instructions = 0;
  /// What blocks published through an address.
  std::unordered_map<uint64_t, BlockClock> published;
  bool looksAround = false; // leaves the turn

private:
  void begin();
  std::vector<uint32_t> order; // of the blocks
  size_t started = 0;
  std::vector<std::unique_ptr<Block>> running;
};

} // namespace tofu::gpu

#endif
