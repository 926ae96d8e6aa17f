//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Placement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <map>
#include <set>

using namespace tofu::memory;
using llvm::ArrayRef;
using llvm::SmallVector;

int64_t tofu::memory::getLiveBytes(ArrayRef<Lifetime> lifetimes) {
  std::map<int64_t, int64_t> change;
  for (const Lifetime &lifetime : lifetimes) {
    change[lifetime.first] += lifetime.bytes;
    change[lifetime.last + 1] -= lifetime.bytes;
  }
  int64_t live = 0, most = 0;
  for (auto [time, delta] : change)
    most = std::max(most, live += delta);
  return most;
}

namespace {
/// The holes of an arena that grows at its end.
class FreeList {
public:
  int64_t take(int64_t bytes) {
    auto hole = bySize.lower_bound({bytes, 0});
    if (hole != bySize.end()) {
      auto [size, offset] = *hole;
      erase(offset, size);
      if (size > bytes)
        insert(offset + bytes, size - bytes);
      return offset;
    }
    // None is large enough: the last one grows, if it reaches the end.
    int64_t offset = end;
    if (!byOffset.empty()) {
      auto [last, size] = *byOffset.rbegin();
      if (last + size == end) {
        offset = last;
        erase(last, size);
      }
    }
    end = offset + bytes;
    return offset;
  }

  void give(int64_t offset, int64_t bytes) {
    auto next = byOffset.lower_bound(offset);
    if (next != byOffset.end() && next->first == offset + bytes) {
      int64_t size = next->second;
      erase(offset + bytes, size);
      bytes += size;
    }
    auto before = byOffset.lower_bound(offset);
    if (before != byOffset.begin()) {
      auto [at, size] = *std::prev(before);
      if (at + size == offset) {
        erase(at, size);
        offset = at;
        bytes += size;
      }
    }
    insert(offset, bytes);
  }

  int64_t getEnd() const { return end; }

private:
  void insert(int64_t offset, int64_t size) {
    byOffset[offset] = size;
    bySize.insert({size, offset});
  }
  void erase(int64_t offset, int64_t size) {
    byOffset.erase(offset);
    bySize.erase({size, offset});
  }

  std::map<int64_t, int64_t> byOffset;
  std::set<std::pair<int64_t, int64_t>> bySize; // size, offset
  int64_t end = 0;
};
} // namespace

Placement tofu::memory::placeInTime(ArrayRef<Lifetime> lifetimes,
                                    bool isReversed) {
  auto getBegin = [&](unsigned i) {
    return isReversed ? -lifetimes[i].last : lifetimes[i].first;
  };
  auto getEnd = [&](unsigned i) {
    return isReversed ? -lifetimes[i].first : lifetimes[i].last;
  };
  auto begins = llvm::to_vector(llvm::seq<unsigned>(0, lifetimes.size()));
  SmallVector<unsigned> ends = begins;
  // Of those that begin together the largest first.
  llvm::stable_sort(begins, [&](unsigned a, unsigned b) {
    return std::pair(getBegin(a), -lifetimes[a].bytes) <
           std::pair(getBegin(b), -lifetimes[b].bytes);
  });
  llvm::stable_sort(
      ends, [&](unsigned a, unsigned b) { return getEnd(a) < getEnd(b); });
  Placement placement;
  placement.offsets.assign(lifetimes.size(), 0);
  FreeList list;
  auto ending = ends.begin();
  for (unsigned i : begins) {
    for (; getEnd(*ending) < getBegin(i); ++ending)
      if (lifetimes[*ending].bytes)
        list.give(placement.offsets[*ending], lifetimes[*ending].bytes);
    if (lifetimes[i].bytes)
      placement.offsets[i] = list.take(lifetimes[i].bytes);
    placement.end = std::max(placement.end, list.getEnd());
  }
  return placement;
}

Placement tofu::memory::placeInOrder(ArrayRef<Lifetime> lifetimes,
                                     ArrayRef<unsigned> order, bool isBestFit) {
  Placement placement;
  placement.offsets.assign(lifetimes.size(), 0);
  SmallVector<unsigned, 0> placed; // by offset
  for (unsigned number : order) {
    const Lifetime &own = lifetimes[number];
    if (!own.bytes)
      continue;
    int64_t end = 0, best = -1, bestHole = INT64_MAX;
    for (unsigned i : placed) {
      const Lifetime &other = lifetimes[i];
      if (other.last < own.first || own.last < other.first)
        continue;
      int64_t hole = placement.offsets[i] - end;
      if (hole >= own.bytes && hole < bestHole) {
        best = end;
        bestHole = hole;
        if (!isBestFit)
          break;
      }
      end = std::max(end, placement.offsets[i] + other.bytes);
    }
    int64_t offset = best < 0 ? end : best;
    placement.offsets[number] = offset;
    placement.end = std::max(placement.end, offset + own.bytes);
    placed.insert(llvm::upper_bound(placed, offset,
                                    [&](int64_t at, unsigned i) {
                                      return at < placement.offsets[i];
                                    }),
                  number);
  }
  return placement;
}
