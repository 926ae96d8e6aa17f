//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/Progress.h"

#include "tofu/Files/Outputs.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <poll.h>
#include <set>
#include <string_view>
#include <unistd.h>

using namespace tofu::tools;
using namespace std::chrono_literals;

/// What the handler of signals looks at.
static const char *name = "";
static void (*removeOthers)() = nullptr;
static std::atomic<const char *> current = nullptr;
static std::atomic<bool> isShown = false;
static timespec start;

static constexpr std::string_view kClearLine = "\r\033[K";

/// Tenths of seconds since the start; also for the handler.
static long getTenths() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - start.tv_sec) * 10 +
         (now.tv_nsec - start.tv_nsec) / 100000000;
}

namespace {
/// A line that a handler of signals can write.
class Line {
public:
  Line &operator<<(std::string_view text) {
    size_t room = sizeof(bytes) - size;
    std::memcpy(bytes + size, text.data(), std::min(room, text.size()));
    size += std::min(room, text.size());
    return *this;
  }
  Line &operator<<(long number) {
    char digits[24];
    size_t at = sizeof(digits);
    do
      digits[--at] = char('0' + number % 10);
    while (number /= 10);
    return *this << std::string_view(digits + at, sizeof(digits) - at);
  }
  void write() { (void)!::write(STDERR_FILENO, bytes, size); }
  /// Unless nobody reads, for a second: a pipe that is full has no room.
  void writeLast() {
    pollfd one{STDERR_FILENO, POLLOUT, 0};
    if (poll(&one, 1, /*milliseconds=*/1000) == 1)
      write();
  }

private:
  char bytes[512];
  size_t size = 0;
};
} // namespace

/// Asked before the first line of main, so before anything handles signals.
static const std::set<int> setAside = [] {
  std::set<int> signals;
  for (int signal : {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE}) {
    struct sigaction action;
    if (!sigaction(signal, nullptr, &action) && action.sa_handler == SIG_IGN)
      signals.insert(signal);
  }
  return signals;
}();

bool tofu::tools::isSetAside(int signal) { return setAside.contains(signal); }

static void end(int signal) {
  using tofu::files::Outputs;
  Outputs::End files = Outputs::endBy(signal);
  if (files == Outputs::End::Waits)
    return;
  if (removeOthers)
    removeOthers();
  Line line;
  if (isShown)
    line << kClearLine;
  long tenths = getTenths();
  line << name << ": error: interrupted after " << tenths / 10 << "."
       << tenths % 10 << " s";
  if (const char *phase = current)
    line << ", at: " << phase;
  line << (files == Outputs::End::All ? "; all files are written\n"
                                      : "; no file is left half written\n");
  line.writeLast();
  // The shell sees what it was; the signal is blocked until this returns.
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

/// Nobody reads on: the reader had what it wanted.
static void endByPipe(int signal) {
  tofu::files::TemporaryFile::removeAll();
  if (removeOthers)
    removeOthers();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

bool tofu::tools::isRewritable() {
  const char *terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) &&
         !(terminal && std::string_view(terminal) == "dumb");
}

void Progress::handleSignals(const char *tool, void (*remove)()) {
  name = tool;
  removeOthers = remove;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int signal : {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE})
    std::signal(signal, isSetAside(signal)  ? SIG_IGN
                        : signal == SIGPIPE ? endByPipe
                                            : end);
  std::signal(SIGXFSZ, SIG_IGN);
}

Progress::Progress(const char *tool, void (*remove)()) {
  handleSignals(tool, remove);
  if (isRewritable())
    shower = std::thread([this] { show(); });
}

void Progress::show() {
  std::unique_lock<std::mutex> lock(mutex);
  if (wake.wait_for(lock, 1s, [&] { return isDone; }))
    return;
  do {
    Line line;
    line << kClearLine << name;
    if (const char *phase = current)
      line << ": " << phase;
    line << ", " << getTenths() / 10 << " s";
    isShown = true;
    line.write();
  } while (!wake.wait_for(lock, 500ms, [&] { return isDone; }));
}

Progress::~Progress() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    isDone = true;
  }
  wake.notify_all();
  if (shower.joinable())
    shower.join();
  clear();
}

void Progress::begin(const char *phase) { current = phase; }

void Progress::beginNamed(const std::string &phase) {
  // Nodes stay where they are: a handler may look at any of them.
  static std::mutex mutex;
  static std::set<std::string> phases;
  std::lock_guard<std::mutex> lock(mutex);
  begin(phases.insert(phase).first->c_str());
}

void Progress::clear() {
  if (isShown.exchange(false))
    (Line() << kClearLine).write();
}

void Progress::keepOnUnread() { std::signal(SIGPIPE, SIG_IGN); }

void Progress::endUnread() {
  if (!isSetAside(SIGPIPE))
    endByPipe(SIGPIPE);
}
