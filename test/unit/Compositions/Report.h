//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a run over many programs saw: how many had what, and each kind of
// failure once, with a small program that fails so.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_REPORT_H
#define TOFU_TEST_COMPOSITIONS_REPORT_H

#include "Check.h"
#include <chrono>
#include <functional>
#include <map>

namespace tofu::test {

class Report {
public:
  /// Of `count` programs; a smaller one is looked for among so many.
  Report(std::string name, uint64_t count, unsigned attempts)
      : name(std::move(name)), all(count), attempts(attempts) {}

  void add(const std::set<std::string> &features);
  /// A failure of the program of a seed; `check` says how a program fails, to
  /// find a smaller one.
  using Check = std::function<std::optional<Failure>(Choices &)>;
  void fail(uint64_t seed, const Failure &failure, const Choices &choices,
            const Check &check);
  /// How far it is, every few seconds.
  void progress();
  /// The table, on the standard output.
  void print() const;

private:
  using Clock = std::chrono::steady_clock;
  std::string name;
  uint64_t all, done = 0, numFailures = 0;
  unsigned attempts, numPrinted = 0;
  std::map<std::string, uint64_t> features;
  /// Of failures: the first seed, and how many.
  std::map<std::string, std::pair<uint64_t, uint64_t>> kinds;
  Clock::time_point start = Clock::now(), last = start;
};

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_REPORT_H
