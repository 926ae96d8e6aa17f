//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Session.h"

#include "common/Progress.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <sys/resource.h>

using namespace tofu::solve;
using tofu::solver::Progress;
namespace tools = tofu::tools;

/// Set by Ctrl-C; a second one ends the process.
static std::atomic<bool> interrupted = false;

/// What a second Ctrl-C does.
static void (*end)(int) = SIG_DFL;

static void interrupt(int signal) {
  interrupted = true;
  std::signal(signal, end);
}

Session::Session() : begin(std::chrono::steady_clock::now()) {
  tools::Progress::handleSignals("tofu-solve");
  if (!tools::isSetAside(SIGINT))
    end = std::signal(SIGINT, interrupt);
}

void Session::restart() { begin = std::chrono::steady_clock::now(); }

double Session::getSeconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

bool Session::isInterrupted() { return interrupted; }

tofu::solver::Stop::Predicate Session::getStop() const {
  // What is left of the time is for writing the answer.
  return [this] { return interrupted || getSeconds() > 0.99 * seconds - 0.05; };
}

/// Without a plan by then, there may be none: the rest of a time that is not
/// short is for proving it.
static constexpr double ShareWithoutPlan = 0.8, ShortSeconds = 5;

void Session::attach(solver::EngineOptions &options) {
  options.stop = [this, stop = getStop()] {
    return stop() || (!hasPlan && seconds > ShortSeconds &&
                      getSeconds() > ShareWithoutPlan * seconds);
  };
  bool isShown = tools::isRewritable();
  options.report = [this, isShown](const Progress &progress) {
    hasPlan = progress.cost < solver::Forbidden;
    if (isShown)
      show(progress);
  };
}

void Session::show(const Progress &progress) {
  double now = getSeconds();
  if (now < shown + 1)
    return;
  shown = now;
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  llvm::errs() << "\r\033[K";
  if (progress.cost < solver::Forbidden)
    llvm::errs() << "best " << progress.cost << ", bound " << progress.bound
                 << ", gap "
                 << llvm::format(
                        "%.3f", 100.0 * double(progress.cost - progress.bound) /
                                    std::max(1.0, double(progress.cost)))
                 << " %";
  else
    llvm::errs() << "no plan yet, bound " << progress.bound;
  llvm::errs() << ", " << usage.ru_maxrss / 1024 << " MiB, "
               << llvm::format("%.0f", now) << " s";
}

void Session::endProgress() {
  if (shown >= 0)
    llvm::errs() << "\r\033[K";
  shown = -1;
}
