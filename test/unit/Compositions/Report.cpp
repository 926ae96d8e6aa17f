//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Report.h"
#include "Reducer.h"
#include "gtest/gtest.h"

using namespace tofu::test;

/// Failures of one kind differ only in numbers.
static std::string getKind(const Failure &failure) {
  std::string kind;
  for (char c : failure.stage + ": " + failure.message) {
    bool isDigit = c >= '0' && c <= '9';
    if (!isDigit)
      kind += c;
    else if (kind.empty() || kind.back() != '#')
      kind += '#';
  }
  return kind;
}

void Report::add(const std::set<std::string> &found) {
  ++done;
  for (const std::string &feature : found)
    ++features[feature];
}

void Report::fail(uint64_t seed, const Failure &failure, const Choices &choices,
                  const Check &check) {
  constexpr unsigned kMaxKinds = 8;
  ++numFailures;
  std::string kind = getKind(failure);
  auto [found, isNew] = kinds.try_emplace(kind, seed, 0);
  ++found->second.second;
  if (!isNew || ++numPrinted > kMaxKinds)
    return;
  std::vector<uint32_t> record =
      reduce(choices.getDrawn(), attempts, [&](Choices &smaller) {
        std::optional<Failure> other = check(smaller);
        return other && getKind(*other) == kind;
      });
  Choices small(record);
  ADD_FAILURE() << "seed " << seed << ": " << failure.stage << ": "
                << failure.message << "\nreduced:\n"
                << Checker().describe(small);
}

void Report::progress() {
  Clock::time_point now = Clock::now();
  if (now - last < std::chrono::seconds(10))
    return;
  last = now;
  double seconds = std::chrono::duration<double>(now - start).count();
  std::fprintf(stderr,
               "%s: %llu of %llu programs, %.0f a second, %llu failed\n",
               name.c_str(), (unsigned long long)done, (unsigned long long)all,
               double(done) / seconds, (unsigned long long)numFailures);
}

void Report::print() const {
  double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  std::printf("%s: %llu programs, %.0f a second, %llu failed\n", name.c_str(),
              (unsigned long long)done, double(done) / seconds,
              (unsigned long long)numFailures);
  for (const auto &[feature, number] : features)
    std::printf("%10llu %s\n", (unsigned long long)number, feature.c_str());
  for (const auto &[kind, found] : kinds)
    std::printf("%10llu FAILED %s (seed %llu)\n",
                (unsigned long long)found.second, kind.c_str(),
                (unsigned long long)found.first);
}
