//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Isolate.h"

#include "RunTrial.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tofu;
using namespace tofu::trials;
namespace json = llvm::json;

/// A machine that is busy may take this much longer than the CPU does.
static constexpr unsigned kWallFactor = 10;

namespace {
/// A file in memory that parent and child share, so that neither waits for the
/// other to read.
class SharedFile {
public:
  SharedFile() : descriptor(memfd_create("trials", 0)) {}
  ~SharedFile() { close(descriptor); }
  int get() const { return descriptor; }

  std::string read() const {
    std::string text(lseek(descriptor, 0, SEEK_END), 0);
    if (pread(descriptor, text.data(), text.size(), 0) < 0)
      text.clear();
    return text;
  }

private:
  int descriptor;
};
} // namespace

static double getCpuSeconds() {
  double seconds = 0;
  for (int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) { // the linker
    rusage usage;
    getrusage(who, &usage);
    for (timeval time : {usage.ru_utime, usage.ru_stime})
      seconds += time.tv_sec + time.tv_usec * 1e-6;
  }
  return seconds;
}

/// In the child: runs the trials from number `first` on, one line for each.
static void runTrials(const Job &job, size_t first, int descriptor) {
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/false);
  Expected expected;
  if (first && job.arrays.empty())
    (void)runTrial(job, job.trials.front(), expected);
  for (const Trial &trial : llvm::ArrayRef(job.trials).drop_front(first)) {
    itimerval limit = {{0, 0}, {job.seconds, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
    alarm(job.seconds * kWallFactor);
    double begin = getCpuSeconds();
    Outcome outcome = runTrial(job, trial, expected);
    os << json::Value(json::Array{outcome.name, json::fixUTF8(outcome.message),
                                  getCpuSeconds() - begin})
       << '\n';
    os.flush();
  }
}

/// Why a child ended before all of its trials had.
static Outcome explainEnd(int status, const std::string &errors) {
  if (WIFSIGNALED(status) &&
      (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGALRM))
    return {"hang", "the time is up"};
  std::string reason =
      WIFSIGNALED(status)
          ? std::string("signal: ") + strsignal(WTERMSIG(status))
          : "exit status " + std::to_string(WEXITSTATUS(status));
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(errors).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    for (llvm::StringRef sign :
         {"Assertion", "LLVM ERROR", "ERROR: ", "runtime error"})
      if (line.contains(sign))
        return {"crash", reason + ": " + line.str()};
  return {"crash", reason + (lines.empty() ? "" : ": " + lines.back().str())};
}

static std::vector<TimedOutcome> parseOutcomes(llvm::StringRef text) {
  std::vector<TimedOutcome> outcomes;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    llvm::Expected<json::Value> value = json::parse(line);
    if (!value) { // the child ended while it wrote
      llvm::consumeError(value.takeError());
      break;
    }
    json::Array &fields = *value->getAsArray();
    outcomes.push_back(
        {{fields[0].getAsString()->str(), fields[1].getAsString()->str()},
         *fields[2].getAsNumber()});
  }
  return outcomes;
}

std::vector<TimedOutcome> trials::runIsolated(const Job &job) {
  std::vector<TimedOutcome> outcomes;
  while (outcomes.size() < job.trials.size()) {
    SharedFile results, errors;
    pid_t child = fork();
    if (child == 0) {
      dup2(errors.get(), STDERR_FILENO);
      dup2(errors.get(), STDOUT_FILENO);
      runTrials(job, outcomes.size(), results.get());
      _exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) < 0)
      llvm::report_fatal_error("cannot start a process");
    llvm::append_range(outcomes, parseOutcomes(results.read()));
    if (outcomes.size() < job.trials.size())
      outcomes.push_back({explainEnd(status, errors.read())});
  }
  return outcomes;
}
