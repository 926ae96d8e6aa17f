//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs many programs in many ways: for the fuzzers, and for stored programs.
// Reads jobs (Job.h), one line of JSON each, from the standard input. Writes
// for each a line: an array of [outcome, message, seconds], one for each trial.
// Ends with exit status 1 if a trial did not end with `ok`.
//
//===----------------------------------------------------------------------===//
#include "Isolate.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

#include <iostream>

using namespace tofu::trials;
namespace json = llvm::json;

int main() {
  tofu::registerAllPasses();
  bool allOk = true;
  for (std::string line; std::getline(std::cin, line);) {
    llvm::Expected<Job> job = parseJob(line);
    if (!job) {
      llvm::errs() << "tofu-trials: error: " << llvm::toString(job.takeError())
                   << '\n';
      return 1;
    }
    json::Array outcomes;
    for (TimedOutcome &outcome : runIsolated(*job)) {
      allOk &= outcome.name == "ok";
      outcomes.push_back(
          json::Array{outcome.name, outcome.message, outcome.seconds});
    }
    llvm::outs() << json::Value(std::move(outcomes)) << '\n';
    llvm::outs().flush();
  }
  return allOk ? 0 : 1;
}
