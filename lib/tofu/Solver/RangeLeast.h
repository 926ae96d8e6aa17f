//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A row of numbers of which whole ranges change and are looked at: intervals
// of time are long.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_RANGELEAST_H
#define TOFU_SOLVER_RANGELEAST_H

#include "llvm/ADT/ArrayRef.h"
#include <algorithm>
#include <cstdint>
#include <vector>

namespace tofu::solver {

/// Both operations take logarithmic time.
class RangeLeast {
public:
  explicit RangeLeast(llvm::ArrayRef<int64_t> numbers)
      : count(numbers.size()), least(2 * count, 0), more(2 * count, 0) {
    std::copy(numbers.begin(), numbers.end(), least.begin() + count);
    for (size_t node = count; node-- > 1;)
      least[node] = std::min(least[2 * node], least[2 * node + 1]);
  }

  /// To every number of the range.
  void add(size_t begin, size_t end, int64_t amount) {
    forRange(begin, end, [&](size_t node) {
      least[node] += amount;
      more[node] += amount;
    });
    update(begin + count);
    update(end - 1 + count);
  }
  /// The least number of a range that is not empty.
  int64_t getLeast(size_t begin, size_t end) const {
    int64_t result = INT64_MAX;
    forRange(begin, end, [&](size_t node) {
      int64_t sum = least[node];
      for (size_t above = node / 2; above > 0; above /= 2)
        sum += more[above];
      result = std::min(result, sum);
    });
    return result;
  }
  std::vector<int64_t> getNumbers() const {
    std::vector<int64_t> numbers;
    for (size_t i = 0; i < count; ++i)
      numbers.push_back(getLeast(i, i + 1));
    return numbers;
  }

private:
  /// The nodes that make up a range. Number i is node `count + i`; the node
  /// above n is n / 2. If `count` is no power of two, some nodes cover both
  /// ends of the row, but no range is made of these.
  template <typename Visit>
  void forRange(size_t begin, size_t end, Visit visit) const {
    for (begin += count, end += count; begin < end; begin /= 2, end /= 2) {
      if (begin % 2)
        visit(begin++);
      if (end % 2)
        visit(--end);
    }
  }
  void update(size_t node) {
    for (node /= 2; node > 0; node /= 2)
      least[node] = std::min(least[2 * node], least[2 * node + 1]) + more[node];
  }

  size_t count;
  std::vector<int64_t> least; // of the node's numbers, less what is above it
  std::vector<int64_t> more;  // added to all numbers of a node
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_RANGELEAST_H
