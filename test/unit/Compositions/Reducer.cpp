//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Reducer.h"
#include <algorithm>
#include <numeric>

using namespace tofu::test;

namespace {
class Reducer {
public:
  Reducer(std::vector<uint32_t> record, unsigned attempts,
          const std::function<bool(Choices &)> &fails)
      : left(attempts), fails(fails) {
    best = record;
    attempt(std::move(record));
  }

  std::vector<uint32_t> run() {
    for (bool isSmaller = true; isSmaller && left;) {
      isSmaller = dropSpans();
      isSmaller |= lowerNumbers();
    }
    return std::move(best);
  }

private:
  using Record = std::vector<uint32_t>;

  /// Fewer decisions that are not 0, then smaller ones.
  static std::pair<uint64_t, uint64_t> getSize(const Record &record) {
    return {record.size() - std::count(record.begin(), record.end(), 0u),
            std::accumulate(record.begin(), record.end(), uint64_t(0))};
  }

  bool attempt(Record record) {
    if (!left)
      return false;
    --left;
    Choices choices(std::move(record));
    if (!fails(choices))
      return false;
    Record drawn(choices.getDrawn());
    while (!drawn.empty() && !drawn.back())
      drawn.pop_back();
    if (isFirst || getSize(drawn) < getSize(best)) {
      isFirst = false;
      best = std::move(drawn);
      spans.assign(choices.getSpans().begin(), choices.getSpans().end());
      return true;
    }
    return false;
  }

  /// Long ones first: operators, then what they are made of.
  bool dropSpans() {
    bool isSmaller = false;
    for (size_t i = 0; i < spans.size() && left; ++i) {
      std::vector<Choices::Span> sorted = spans;
      std::stable_sort(sorted.begin(), sorted.end(),
                       [](Choices::Span a, Choices::Span b) {
                         return a.end - a.begin > b.end - b.begin;
                       });
      Choices::Span span = sorted[i];
      span.end = std::min(span.end, best.size());
      if (span.begin >= span.end)
        continue;
      Record shorter(best), zeros(best);
      shorter.erase(shorter.begin() + span.begin, shorter.begin() + span.end);
      std::fill(zeros.begin() + span.begin, zeros.begin() + span.end, 0);
      if (attempt(std::move(shorter)) || attempt(std::move(zeros))) {
        isSmaller = true;
        --i;
      }
    }
    return isSmaller;
  }

  bool lowerNumbers() {
    bool isSmaller = false;
    for (size_t i = 0; i < best.size() && left; ++i)
      for (uint32_t lower : {0u, 1u, best[i] / 2, best[i] - 1}) {
        if (i >= best.size() || lower >= best[i])
          continue;
        Record record(best);
        record[i] = lower;
        isSmaller |= attempt(std::move(record));
      }
    return isSmaller;
  }

  unsigned left;
  const std::function<bool(Choices &)> &fails;
  bool isFirst = true;
  Record best;
  std::vector<Choices::Span> spans;
};
} // namespace

std::vector<uint32_t>
tofu::test::reduce(std::vector<uint32_t> record, unsigned attempts,
                   const std::function<bool(Choices &)> &fails) {
  return Reducer(std::move(record), attempts, fails).run();
}
