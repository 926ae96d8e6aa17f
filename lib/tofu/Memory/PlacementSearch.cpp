//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Several orders are tried until one reaches the bound. Then the best order is
// improved: what lies at the very end of the arena is placed earlier.
//
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Placement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <random>

using namespace tofu::memory;
using llvm::ArrayRef;
using llvm::SmallVector;

/// At most so many buffers are placed by methods that take the square.
static constexpr size_t kMaxSquare = 3000;
/// Pairs of buffers that the improvement may look at.
static constexpr int64_t kMaxWork = 50'000'000;

namespace {
class Search {
public:
  explicit Search(ArrayRef<Lifetime> lifetimes)
      : lifetimes(lifetimes), bound(getLiveBytes(lifetimes)) {}

  Placement run() {
    best.end = INT64_MAX;
    keep(placeInTime(lifetimes, /*isReversed=*/false));
    if (!isBest())
      keep(placeInTime(lifetimes, /*isReversed=*/true));
    if (isBest() || lifetimes.size() > kMaxSquare)
      return std::move(best);
    tryOrders();
    if (!isBest())
      improve();
    return std::move(best);
  }

private:
  bool isBest() const { return best.end == bound; }

  bool keep(Placement placement) {
    if (placement.end >= best.end)
      return false;
    best = std::move(placement);
    return true;
  }

  void tryOrders() {
    auto numbers = llvm::to_vector(llvm::seq<unsigned>(0, lifetimes.size()));
    auto getLength = [&](unsigned i) {
      return lifetimes[i].last - lifetimes[i].first + 1;
    };
    auto attempt = [&](llvm::function_ref<double(unsigned)> weight) {
      SmallVector<unsigned> sorted = numbers;
      llvm::stable_sort(sorted, [&](unsigned a, unsigned b) {
        return weight(a) > weight(b);
      });
      for (bool isBestFit : {true, false}) {
        Placement placement = placeInOrder(lifetimes, sorted, isBestFit);
        if (placement.end < orderEnd) {
          orderEnd = placement.end;
          order = sorted;
        }
        keep(std::move(placement));
      }
    };
    attempt([&](unsigned i) { return double(lifetimes[i].bytes); });
    if (!isBest())
      attempt([&](unsigned i) { return double(getLength(i)); });
    if (!isBest())
      attempt([&](unsigned i) {
        return double(lifetimes[i].bytes) * double(getLength(i));
      });
  }

  /// Moves the buffer that ends last, or a random one that lives with it, to a
  /// place before others that live with it, as long as nothing gets worse.
  void improve() {
    std::minstd_rand random(1); // the same everywhere
    Placement current = placeInOrder(lifetimes, order, /*isBestFit=*/false);
    int64_t size = lifetimes.size();
    int64_t rounds = std::min<int64_t>(
        2000, kMaxWork / std::max<int64_t>(1, size * size / 2));
    for (; rounds > 0 && !isBest(); --rounds) {
      unsigned last = 0;
      for (unsigned i = 0; i != lifetimes.size(); ++i)
        if (lifetimes[i].bytes &&
            current.offsets[i] + lifetimes[i].bytes == current.end)
          last = i;
      SmallVector<unsigned> places; // in the order, of those before
      size_t own = 0;
      for (; order[own] != last; ++own) {
        const Lifetime &other = lifetimes[order[own]];
        if (other.last >= lifetimes[last].first &&
            lifetimes[last].last >= other.first)
          places.push_back(own);
      }
      if (places.empty())
        return;
      size_t to = places[random() % places.size()];
      SmallVector<unsigned> changed = order;
      if (random() % 2)
        std::swap(changed[own], changed[to]);
      else
        std::rotate(changed.begin() + to, changed.begin() + own,
                    changed.begin() + own + 1);
      Placement placement =
          placeInOrder(lifetimes, changed, /*isBestFit=*/false);
      if (placement.end > current.end)
        continue;
      order = std::move(changed);
      current = placement;
      keep(std::move(placement));
    }
  }

  ArrayRef<Lifetime> lifetimes;
  int64_t bound;
  Placement best;
  SmallVector<unsigned> order;
  int64_t orderEnd = INT64_MAX;
};
} // namespace

Placement tofu::memory::place(ArrayRef<Lifetime> lifetimes) {
  Placement best = Search(lifetimes).run();
  if (lifetimes.size() <= kMaxSquare)
    return best;
  // The largest as above, the others behind them.
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, lifetimes.size()));
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return lifetimes[a].bytes > lifetimes[b].bytes;
  });
  SmallVector<Lifetime, 0> sorted;
  for (unsigned i : order)
    sorted.push_back(lifetimes[i]);
  auto all = ArrayRef(sorted);
  Placement large = Search(all.take_front(kMaxSquare)).run();
  Placement small = Search(all.drop_front(kMaxSquare)).run();
  if (large.end + small.end >= best.end)
    return best;
  best.end = large.end + small.end;
  for (auto [place, i] : llvm::enumerate(order))
    best.offsets[i] = place < kMaxSquare
                          ? large.offsets[place]
                          : large.end + small.offsets[place - kMaxSquare];
  return best;
}
