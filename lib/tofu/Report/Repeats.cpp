//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Repeats.h"

#include "llvm/ADT/DenseMap.h"
#include <optional>

using namespace tofu;

namespace {
/// Compares pieces of a sequence in constant time, by polynomial hashes modulo
/// a prime.
class Pieces {
public:
  explicit Pieces(llvm::ArrayRef<unsigned> sequence)
      : sums{0}, powers{1}, next(sequence.size(), sequence.size()) {
    llvm::DenseMap<unsigned, size_t> last;
    for (auto [place, symbol] : llvm::enumerate(sequence)) {
      sums.push_back(add(multiply(sums.back(), factor), symbol + 1));
      powers.push_back(multiply(powers.back(), factor));
      if (auto [found, isNew] = last.try_emplace(symbol, place); !isNew) {
        next[found->second] = place;
        found->second = place;
      }
    }
  }

  /// The repetition from a place on that covers most, if there is any.
  std::optional<Stretch> findLongest(size_t begin) const {
    std::optional<Stretch> best;
    size_t end = next.size(), other = next[begin];
    for (int tried = 0; tried != mostTried && other != end;
         ++tried, other = next[other]) {
      size_t length = other - begin;
      if (begin + 2 * length > end)
        break;
      size_t times = 1;
      while (begin + (times + 1) * length <= end &&
             getHash(begin, length) == getHash(begin + times * length, length))
        ++times;
      if (times > 1 && (!best || times * length > best->times * best->length))
        best = Stretch{begin, length, times};
    }
    return best;
  }

private:
  static constexpr uint64_t prime = (uint64_t(1) << 61) - 1;
  static constexpr uint64_t factor = 0x9e3779b97f4a7c1 % prime;
  /// Pieces begin with one symbol; of a place, so many next ones are tried.
  static constexpr int mostTried = 256;

  static uint64_t add(uint64_t a, uint64_t b) { return (a + b) % prime; }
  static uint64_t multiply(uint64_t a, uint64_t b) {
    return uint64_t((unsigned __int128)a * b % prime);
  }
  uint64_t getHash(size_t begin, size_t length) const {
    return add(sums[begin + length],
               prime - multiply(sums[begin], powers[length]));
  }

  std::vector<uint64_t> sums, powers;
  std::vector<size_t> next; // where the same symbol comes again
};
} // namespace

std::vector<Stretch> tofu::findRepeats(llvm::ArrayRef<unsigned> sequence,
                                       size_t least) {
  Pieces pieces(sequence);
  std::vector<Stretch> stretches;
  size_t single = 0; // where what does not repeat began
  auto addSingle = [&](size_t end) {
    if (single != end)
      stretches.push_back({single, end - single, 1});
  };
  for (size_t place = 0; place != sequence.size();) {
    std::optional<Stretch> found = pieces.findLongest(place);
    if (!found || found->getEnd() - place < least) {
      ++place;
      continue;
    }
    addSingle(place);
    stretches.push_back(*found);
    place = single = found->getEnd();
  }
  addSingle(sequence.size());
  return stretches;
}
