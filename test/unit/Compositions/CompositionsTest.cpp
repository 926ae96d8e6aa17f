//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Random programs under random plans. Each is named by one seed; a failure
// prints a reduced program. Environment variables:
//
//   TOFU_COMPOSITIONS        how many programs are interpreted (2000)
//   TOFU_COMPOSITIONS_SEED   the first one's seed (0)
//   TOFU_COMPOSITIONS_REDUCE how many programs are tried to find a small one
//                            that fails alike (3000)
//   TOFU_COMPOSITIONS_COMPILED  how many programs are compiled (100)
//   TOFU_COMPOSITIONS_CUDA      how many of them for GPUs (440)
//
//===----------------------------------------------------------------------===//
#include "Batch.h"
#include "Report.h"
#include "gtest/gtest.h"

using namespace tofu::test;

static uint64_t getNumber(const char *variable, uint64_t fallback) {
  const char *text = std::getenv(variable);
  return text ? std::strtoull(text, nullptr, 10) : fallback;
}

namespace {
/// A checker that is made anew before its context has become large.
class FreshChecker {
public:
  Checker &get() {
    if (!checker || ++used % 1000 == 0)
      checker = std::make_unique<Checker>();
    return *checker;
  }

private:
  std::unique_ptr<Checker> checker;
  unsigned used = 0;
};
} // namespace

TEST(Compositions, Interpreted) {
  uint64_t count = getNumber("TOFU_COMPOSITIONS", 2000);
  uint64_t first = getNumber("TOFU_COMPOSITIONS_SEED", 0);
  Report report("interpreted", count,
                getNumber("TOFU_COMPOSITIONS_REDUCE", 3000));
  FreshChecker checker, reducing;
  for (uint64_t seed = first; seed != first + count; ++seed) {
    Choices choices(seed);
    Checked checked = checker.get().check(choices);
    report.add(checked.program.features);
    if (checked.failure)
      report.fail(seed, *checked.failure, choices, [&](Choices &smaller) {
        return reducing.get().check(smaller).failure;
      });
    report.progress();
  }
  report.print();
}

/// How the programs of a seed's group are compiled.
static BatchOptions getBatchOptions(uint64_t seed, bool isCuda) {
  uint64_t group = seed / Choices::kGroupSize;
  BatchOptions options;
  options.isCuda = isCuda;
  options.seed = seed;
  options.cpu = getCpuLevels()[group % getCpuLevels().size()];
  options.isFed = group / getCpuLevels().size() % 2;
  return options;
}

/// Checks one program alone, compiled.
static std::optional<Failure> checkAlone(Checker &checker, Choices &choices,
                                         const BatchOptions &options) {
  Checked checked = checker.check(choices);
  if (checked.failure)
    return checked.failure;
  return checkCompiled(checker, {&checked}, options);
}

static void checkGroups(const char *name, uint64_t count, bool isCuda) {
  uint64_t first = getNumber("TOFU_COMPOSITIONS_SEED", 0) /
                   Choices::kGroupSize * Choices::kGroupSize;
  Report report(name, count, getNumber("TOFU_COMPOSITIONS_REDUCE", 100));
  FreshChecker checkers, reducing;
  for (uint64_t seed = first; seed < first + count;
       seed += Choices::kGroupSize) {
    Checker &checker = checkers.get();
    BatchOptions options = getBatchOptions(seed, isCuda);
    std::vector<Checked> group;
    for (uint64_t i = 0; i != Choices::kGroupSize; ++i) {
      Choices choices(seed + i);
      Checked checked = checker.check(choices);
      if (checked.failure)
        continue; // failures are those of the test above
      report.add(checked.program.features);
      group.push_back(std::move(checked));
    }
    std::vector<Checked *> programs;
    for (Checked &checked : group)
      programs.push_back(&checked);
    report.progress();
    std::optional<Failure> together;
    if (!programs.empty())
      together = checkCompiled(checker, programs, options);
    if (!together)
      continue;
    bool isFound = false;
    for (uint64_t i = 0; i != Choices::kGroupSize; ++i) {
      Choices choices(seed + i);
      std::optional<Failure> failure =
          checkAlone(reducing.get(), choices, options);
      if (!failure || failure->stage.find("ompile") == std::string::npos)
        continue;
      isFound = true;
      report.fail(seed + i, *failure, choices, [&](Choices &smaller) {
        return checkAlone(reducing.get(), smaller, options);
      });
    }
    EXPECT_TRUE(isFound) << "seeds " << seed << " to "
                         << seed + Choices::kGroupSize - 1
                         << ", which pass alone: " << together->stage << ": "
                         << together->message;
  }
  report.print();
}

TEST(Compositions, Compiled) {
  checkGroups("compiled", getNumber("TOFU_COMPOSITIONS_COMPILED", 100),
              /*isCuda=*/false);
}

TEST(Compositions, CompiledForCuda) {
  checkGroups("compiled for CUDA", getNumber("TOFU_COMPOSITIONS_CUDA", 440),
              /*isCuda=*/true);
}
