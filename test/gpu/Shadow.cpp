//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Shadow.h"

#include <algorithm>

using namespace tofu::gpu;

void tofu::gpu::addRange(Ranges &ranges, uint64_t begin, uint64_t end) {
  if (begin >= end)
    return;
  if (ranges.empty() || begin > ranges.back().second) {
    ranges.push_back({begin, end});
    return;
  }
  if (begin >= ranges.back().first) {
    ranges.back().second = std::max(ranges.back().second, end);
    return;
  }
  auto at = std::lower_bound(
      ranges.begin(), ranges.end(), begin,
      [](const auto &range, uint64_t b) { return range.second < b; });
  auto last = at;
  while (last != ranges.end() && last->first <= end) {
    begin = std::min(begin, last->first);
    end = std::max(end, last->second);
    ++last;
  }
  at = ranges.erase(at, last);
  ranges.insert(at, {begin, end});
}

bool tofu::gpu::overlap(const Ranges &a, const Ranges &b, uint64_t &where) {
  auto i = a.begin();
  auto j = b.begin();
  while (i != a.end() && j != b.end()) {
    uint64_t begin = std::max(i->first, j->first);
    if (begin < std::min(i->second, j->second)) {
      where = begin;
      return true;
    }
    if (i->second < j->second)
      ++i;
    else
      ++j;
  }
  return false;
}

void Shadow::refine(Page &page, uint8_t shift) {
  unsigned times = 1u << (page.shift - shift);
  std::vector<Cell> cells(page.cells.size() * times);
  for (size_t i = 0; i < cells.size(); ++i)
    cells[i] = page.cells[i / times];
  page.cells = std::move(cells);
  page.shift = shift;
}

/// Whether what `side` holds happened before. Where it holds more threads than
/// the one that it names, even an own access is not enough.
bool Shadow::ordered(const Side &side, const Accessor &who,
                     const BlockClock &clock) {
  if (side.block != who.block)
    return clock.knows(side.block, side.count);
  if (side.thread == who.thread && !(side.flags & threads))
    return true;
  bool sameWarp = side.thread / 32 == who.thread / 32 && !(side.flags & warps);
  int bits = sameWarp ? 0 : Accessor::kWarpBits;
  return side.epoch >> bits != who.epoch >> bits;
}

Shadow::Conflict Shadow::access(uint32_t launch, uint64_t offset, unsigned size,
                                const Accessor &who, const BlockClock &clock,
                                bool isWrite, bool isAtomic, Accessor &other) {
  if (lastLaunch != launch) {
    lastLaunch = launch;
    order.clear();
  }
  uint64_t number = offset / kPage;
  if (number >= pages.size())
    return none;
  std::unique_ptr<Page> &slot = pages[number];
  if (!slot)
    slot = std::make_unique<Page>();
  Page &page = *slot;
  if (page.launch != launch) {
    page.launch = launch;
    page.cells.assign(kPage >> page.shift, Cell{});
    order.push_back(number);
  }
  unsigned in = offset % kPage;
  uint8_t shift = (size | in) % 4 == 0 ? 2 : (size | in) % 2 == 0 ? 1 : 0;
  if (shift < page.shift)
    refine(page, shift);
  unsigned first = in >> page.shift;
  unsigned last = (in + size - 1) >> page.shift;
  Conflict conflict = none;
  auto meet = [&](const Side &side, Conflict kind) {
    if (!side.flags || (isAtomic && side.flags & atomic))
      return;
    if (side.flags & blocks || !ordered(side, who, clock)) {
      conflict = kind;
      other = {side.block, side.epoch, side.thread};
    }
  };
  for (unsigned i = first; i <= last && i < page.cells.size(); ++i) {
    Cell &cell = page.cells[i];
    uint8_t flags = used | (isAtomic ? atomic : 0);
    Side now = {who.block, who.epoch, clock.own, who.thread, flags};
    if (isWrite) {
      meet(cell.write, writeAfterWrite);
      meet(cell.read, writeAfterRead);
      cell.write = now;
      continue;
    }
    meet(cell.write, readAfterWrite);
    Side &read = cell.read;
    if (!read.flags) {
      read = now;
    } else if (read.block != who.block) {
      read.flags |= blocks;
      if (!isAtomic)
        read.flags &= ~atomic;
    } else {
      bool fresh =
          read.epoch >> Accessor::kWarpBits != who.epoch >> Accessor::kWarpBits;
      uint8_t kept = read.flags & blocks;
      if (!fresh && read.thread != who.thread)
        kept |= threads;
      if (!fresh && read.thread / 32 != who.thread / 32)
        kept |= warps;
      if (!fresh)
        kept |= read.flags & (threads | warps);
      if (!fresh && !(read.flags & atomic))
        now.flags &= ~atomic;
      read = now;
      read.flags |= kept;
    }
  }
  return conflict;
}

void Shadow::touched(uint32_t launch, Ranges &reads, Ranges &writes) const {
  if (lastLaunch != launch)
    return;
  std::vector<uint32_t> sorted(order);
  std::sort(sorted.begin(), sorted.end());
  for (uint32_t number : sorted) {
    const Page &page = *pages[number];
    uint64_t base = uint64_t(number) * kPage;
    for (size_t i = 0; i < page.cells.size(); ++i) {
      uint64_t begin = base + (i << page.shift);
      uint64_t end = base + ((i + 1) << page.shift);
      if (page.cells[i].read.flags)
        addRange(reads, begin, end);
      if (page.cells[i].write.flags)
        addRange(writes, begin, end);
    }
  }
}
