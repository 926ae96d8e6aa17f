//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/Resources.h"

#include "common/Progress.h"
#include "tofu/Files/TemporaryFile.h"
#include "tofu/Runtime/Exceptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/thread.h"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <cxxabi.h>
#include <exception>
#include <malloc.h>
#include <mutex>
#include <pthread.h>
#include <string_view>
#include <sys/resource.h>
#include <typeinfo>
#include <unistd.h>

using namespace tofu;

static const char *tool = "";

/// What work has, and what constructors of static objects need before main: of
/// the grammar of TDL, most of it.
static constexpr size_t kStackBytes = 8 << 20, kLeastStackBytes = 512 << 10;

/// Allocates nothing. Of several threads the first one ends the process.
[[noreturn]] static void end(std::string_view sentence) {
  static std::mutex mutex;
  mutex.lock();
  files::TemporaryFile::removeAll();
  tools::Progress::clear();
  for (std::string_view part :
       {std::string_view(tool), std::string_view(": error: "), sentence,
        std::string_view("\n")})
    (void)!::write(STDERR_FILENO, part.data(), part.size());
  std::_Exit(1);
}

[[noreturn]] static void endForMemory() {
  end("out of memory: the work does not fit on this machine, or in what ulimit "
      "-v or a container leaves");
}

[[noreturn]] static void endForThreads() { end(runtime::kNoMoreThreads); }

/// Before all other constructors of the program.
[[gnu::constructor(101)]] static void checkStack() {
  rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) || stack.rlim_cur >= kLeastStackBytes)
    return;
  tool = program_invocation_short_name;
  end("the stack is too small for the process to start; ulimit -s says how "
      "many KiB there are: give it 512 or more");
}

static void abortNow(int) {
  signal(SIGABRT, SIG_DFL);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGABRT);
  pthread_sigmask(SIG_UNBLOCK, &blocked, nullptr);
  raise(SIGABRT);
}

static timer_t crashTimer;

/// A crash in malloc holds the lock that LLVM's description of it waits for.
/// What is registered first is called first; LLVM sets the alarm itself.
/// Signals that are ignored stay so: others ask later which these are.
[[gnu::constructor]] static void endLateCrashes() {
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGALRM;
  if (timer_create(CLOCK_MONOTONIC, &event, &crashTimer))
    return;
  int signals[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE};
  struct sigaction before[std::size(signals)];
  for (auto [signal, action] : llvm::zip(signals, before))
    sigaction(signal, nullptr, &action);
  llvm::sys::AddSignalHandler(
      [](void *) {
        signal(SIGALRM, abortNow);
        itimerspec end{};
        end.it_value.tv_sec = 10;
        timer_settime(crashTimer, 0, &end, nullptr);
      },
      nullptr);
  for (auto [signal, action] : llvm::zip(signals, before))
    if (action.sa_handler == SIG_IGN)
      sigaction(signal, &action, nullptr);
}

void tools::explainWants(const char *name) {
  tool = name;
  static std::string ended;
  ended =
      std::string(name) + " was ended by a signal. It ran, the last first:\n";
  llvm::setBugReportMsg(ended.c_str());
  // The allocations of C++, too, since InitLLVM.
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { endForMemory(); });
  // Of LLVM's threads.
  llvm::install_fatal_error_handler([](void *, const char *reason, bool) {
    if (llvm::StringRef(reason).starts_with("pthread_create failed"))
      endForThreads();
    std::string_view text(reason);
    (void)!::write(STDERR_FILENO, text.data(), text.size());
    (void)!::write(STDERR_FILENO, "\n", 1);
  });
  // And of those of C++.
  static std::terminate_handler others = std::set_terminate([] {
    const std::type_info *type = abi::__cxa_current_exception_type();
    std::string_view name = type ? type->name() : "";
    if (name == "St12system_error")
      endForThreads();
    if (name == "St9bad_alloc")
      endForMemory();
    others();
  });
}

void tools::keepFreedMemory() {
  constexpr int most = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, most);
  mallopt(M_TRIM_THRESHOLD, most);
  mallopt(M_TOP_PAD, 1 << 20);
}

int tools::runOnStack(llvm::function_ref<int()> run) {
  rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) || stack.rlim_cur >= kStackBytes)
    return run();
  pthread_attr_t attributes;
  if (!pthread_attr_init(&attributes)) {
    if (!pthread_attr_setstacksize(&attributes, kStackBytes))
      pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
  }
  int status = 1;
  llvm::thread(std::optional<unsigned>(kStackBytes), [&] {
    status = run();
  }).join();
  return status;
}
