//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a line of JSON asks for: a program, its numbers, and ways to run it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_FUZZ_JOB_H
#define TOFU_TEST_FUZZ_JOB_H

#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace tofu::trials {

/// One way to run a program.
struct Trial {
  /// `interpret`: what tofu-interpret does; `fused`: the same with what is
  /// compiled; `run`: what tofu-compile and tofu-run do; `print`: only `passes`
  /// and `plan`, and what is printed is read as the same.
  std::string tool;
  /// Passes that come first, as --pass-pipeline takes them.
  std::string passes;
  /// Options of -tofu-partition; none: the number of devices decides.
  std::optional<std::string> plan;
  int64_t devices = 0;
  std::string cpu = "x86-64-v3";
  /// For GPUs, which a stand-in is in the place of: its findings are `wrong`.
  bool cuda = false;
  bool libraries = true;
  int64_t threads = 1; // per rank
};

struct Job {
  /// What tofu-compile reads, or a .tdl file, whose last operator is applied.
  std::string program;
  /// An .npz file with arg0, ... and out0, ...; empty: arguments are drawn from
  /// `seed`, and the first trial says what the others should give.
  std::string arrays;
  int64_t seed = 0;
  int64_t steps = 1;
  /// Of each result; the last one also of those that follow.
  std::vector<double> tolerances = {1e-5};
  /// CPU seconds for each trial.
  int64_t seconds = 60;
  std::vector<Trial> trials;
};

llvm::Expected<Job> parseJob(llvm::StringRef line);

} // namespace tofu::trials

#endif // TOFU_TEST_FUZZ_JOB_H
