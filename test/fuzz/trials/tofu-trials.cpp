//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs many programs in many ways: for the fuzzers, and for stored programs.
// Reads jobs (Job.h), one line of JSON each, from the standard input. Writes
// for each a line: an array of [outcome, message, seconds], one for each trial.
// Ends with exit status 1 if a trial did not end with `ok`.
//
// --cuda: each job runs once in another way than it says, for GPUs, which a
// stand-in is in the place of: on 1 to 4 ranks in turn, with libraries and
// without. --cuda=1,2,8: on as many ranks each.
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

/// The ways that --cuda asks for, of the job of this number.
static std::vector<Trial> getCudaTrials(llvm::StringRef ranks, int64_t number) {
  std::vector<Trial> trials;
  auto add = [&](int64_t devices, bool libraries) {
    Trial &trial = trials.emplace_back();
    trial.tool = "run";
    trial.cuda = true;
    trial.devices = devices;
    trial.libraries = libraries;
  };
  int64_t devices = 0;
  while (!ranks.consumeInteger(10, devices)) {
    add(devices, (number + devices) % 2);
    ranks.consume_front(",");
  }
  if (trials.empty())
    add(number % 4 + 1, number / 4 % 2);
  return trials;
}

int main(int numArguments, char **arguments) {
  llvm::StringRef option = numArguments == 2 ? arguments[1] : "";
  bool isCuda = option.consume_front("--cuda");
  option.consume_front("=");
  if (numArguments > 2 || (numArguments == 2 && !isCuda)) {
    llvm::errs() << "tofu-trials: error: expected at most --cuda or "
                    "--cuda=RANKS,...\n";
    return 1;
  }
  tofu::registerAllPasses();
  bool allOk = true;
  int64_t number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    llvm::Expected<Job> job = parseJob(line);
    if (!job) {
      llvm::errs() << "tofu-trials: error: " << llvm::toString(job.takeError())
                   << '\n';
      return 1;
    }
    if (isCuda) {
      job->trials = getCudaTrials(option, number);
      job->seed = number++;
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
