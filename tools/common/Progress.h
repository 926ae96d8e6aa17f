//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a tool tells whoever waits: after a second, on a terminal, what it is
// at; and a sentence when it is told to end.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_PROGRESS_H
#define TOFU_TOOLS_COMMON_PROGRESS_H

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace tofu::tools {

/// True if whoever started the process has set the signal aside, as nohup does,
/// and shells of what runs behind them. It stays so: LLVM, which does not look,
/// has handlers that a tool replaces.
bool isSetAside(int signal);

/// True if stderr is a terminal on which a line can be written over: not one
/// that is dumb.
bool isRewritable();

/// From the beginning of a tool's work to its end; one of a process.
///
/// If stderr is such a terminal, a line there is written over and over once a
/// second is gone.
class Progress {
public:
  /// The name and all phases are there to the end of the process.
  /// `remove`: what a signal's handler does for files of another library.
  explicit Progress(const char *tool, void (*remove)() = nullptr);
  Progress(const Progress &) = delete;
  /// Clears the line. Signals still end the process.
  ~Progress();

  /// SIGINT (Ctrl-C), SIGQUIT, SIGTERM and SIGHUP remove temporary files, say
  /// what was interrupted, and end the process by the signal, unless they are
  /// set aside. SIGPIPE, of a reader who is gone, ends it without a word. What
  /// is larger than a file may be is an error of writing it, not SIGXFSZ. A
  /// Progress does so; without one a process may.
  static void handleSignals(const char *tool, void (*remove)() = nullptr);

  /// Ends the phase before it. From any thread; without a Progress nothing
  /// happens.
  static void begin(const char *phase);
  /// The same of a name that is not there to the end.
  static void beginNamed(const std::string &phase);
  /// Clears the line, before something else is written on the terminal.
  static void clear();

  /// For work that is to be done whoever reads the output: from now on writing
  /// where nobody reads is an error (EPIPE), after which endUnread ends the
  /// process.
  static void keepOnUnread();
  /// By SIGPIPE; returns if that is set aside.
  static void endUnread();

private:
  void show();

  std::mutex mutex;
  std::condition_variable wake;
  bool isDone = false;
  std::thread shower;
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_PROGRESS_H
