//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Every random decision of a program, in order: drawn by chance from one seed
// and recorded, or replayed from a record. Any record makes a program, and
// smaller numbers make simpler ones, so a program is reduced by cutting its
// record and nothing else.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_CHOICES_H
#define TOFU_TEST_COMPOSITIONS_CHOICES_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <iterator>
#include <vector>

namespace tofu::test {

/// splitmix64 (Steele, Lea and Flood 2014): starts in no time.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next();
  uint32_t pick(uint32_t count) { return next() % count; }

private:
  uint64_t state;
};

class Choices {
public:
  /// Seeds of one group have their first decisions in common: the mesh, so that
  /// their programs can be compiled as one.
  static constexpr uint64_t kGroupSize = 20;

  explicit Choices(uint64_t seed)
      : random(~(seed / kGroupSize)), seed(seed), isReplayed(false) {}
  /// Zeros follow the end of the record.
  explicit Choices(std::vector<uint32_t> record)
      : random(0), seed(0), isReplayed(true), record(std::move(record)) {}

  /// From here on the seed decides alone.
  void leaveGroup() { random = Random(seed); }

  /// A number in [0, count), count > 0.
  uint32_t pick(uint32_t count);
  /// The simpler choice is false.
  bool chance(unsigned percent) { return pick(100) >= 100 - percent; }
  template <class T> T pickFrom(std::initializer_list<T> values) {
    return values.begin()[pick(values.size())];
  }
  template <class Range> auto &pickFrom(Range &&values) {
    return values[pick(std::size(values))];
  }

  /// Decisions that belong together, to be left out together.
  struct Span {
    size_t begin, end;
  };
  class Scope {
  public:
    explicit Scope(Choices &choices)
        : choices(choices), begin(choices.drawn.size()) {}
    ~Scope() { choices.spans.push_back({begin, choices.drawn.size()}); }

  private:
    Choices &choices;
    size_t begin;
  };

  llvm::ArrayRef<uint32_t> getDrawn() const { return drawn; }
  llvm::ArrayRef<Span> getSpans() const { return spans; }

private:
  Random random;
  uint64_t seed;
  bool isReplayed;
  std::vector<uint32_t> record, drawn;
  std::vector<Span> spans;
};

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_CHOICES_H
