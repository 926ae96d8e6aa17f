//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Who touched which byte in one launch. A kernel's accesses are ordered by its
// barriers alone (and by what a block publishes through an atomic after a
// fence); two accesses of one byte that are not ordered, one of them a write,
// not both atomic, are a race. The same table says afterwards which bytes the
// launch read and wrote, which is what streams must order.
#ifndef TOFU_TEST_GPU_SHADOW_H
#define TOFU_TEST_GPU_SHADOW_H

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace tofu::gpu {

/// The one that accesses. Two threads of a warp are ordered when `epoch`
/// differs; two of a block when `epoch >> kWarpBits` does.
struct Accessor {
  static constexpr int kWarpBits = 12;
  uint32_t block = 0;
  uint32_t epoch = 0;
  uint16_t thread = 0;
};

/// What one block knows of the others: accesses of block b up to the count
/// known[b] of its publications happened before.
struct BlockClock {
  uint32_t own = 1;
  std::vector<std::pair<uint32_t, uint32_t>> known;
  bool fenced = false;
  bool knows(uint32_t block, uint32_t count) const {
    for (auto [b, c] : known)
      if (b == block)
        return c >= count;
    return false;
  }
  void learn(uint32_t block, uint32_t count) {
    for (auto &[b, c] : known)
      if (b == block) {
        c = c > count ? c : count;
        return;
      }
    known.push_back({block, count});
  }
};

/// Half-open, in order, apart from each other.
using Ranges = std::vector<std::pair<uint64_t, uint64_t>>;
void addRange(Ranges &ranges, uint64_t begin, uint64_t end);
bool overlap(const Ranges &a, const Ranges &b, uint64_t &where);

class Shadow {
public:
  enum Conflict : uint8_t {
    none,
    writeAfterWrite,
    writeAfterRead,
    readAfterWrite
  };

  explicit Shadow(uint64_t bytes = 0) { resize(bytes); }
  void resize(uint64_t bytes) { pages.resize((bytes + kPage - 1) / kPage); }

  /// `size` is a power of two up to 16 (or any for copies), `offset` aligned.
  /// On a conflict `other` is who touched it before.
  Conflict access(uint32_t launch, uint64_t offset, unsigned size,
                  const Accessor &who, const BlockClock &clock, bool isWrite,
                  bool isAtomic, Accessor &other);
  /// What `launch` read and wrote since it began, as offsets.
  void touched(uint32_t launch, Ranges &reads, Ranges &writes) const;

private:
  static constexpr unsigned kPage = 4096;
  /// Of several threads, warps, blocks: the latest is what else it says.
  enum : uint8_t { used = 1, atomic = 2, threads = 4, warps = 8, blocks = 16 };
  struct Side {
    uint32_t block, epoch, count;
    uint16_t thread;
    uint8_t flags;
  };
  struct Cell {
    Side write, read;
  };
  struct Page {
    uint32_t launch = 0;
    uint8_t shift = 2; // a cell is so many bytes: 4, 2 or 1
    std::vector<Cell> cells;
  };
  static void refine(Page &page, uint8_t shift);
  static bool ordered(const Side &side, const Accessor &who,
                      const BlockClock &clock);

  std::vector<std::unique_ptr<Page>> pages;
  std::vector<uint32_t> order; // pages touched by the last launch
  uint32_t lastLaunch = 0;
};

} // namespace tofu::gpu

#endif
