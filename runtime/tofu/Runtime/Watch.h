//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A call of the driver's, of NCCL's or of another library may not return: a GPU
// may wait for ever, and whatever frees what it is at work with waits for it.
// So each such call is noted while it lasts, by all threads of a session, and a
// thread that does nothing else looks at what is noted:
//
// - A call that takes longer than the timeout is a failure, and all processes
//   hear of it. So is one that stands still when another process has waited for
//   as long, and asks: else the one that waits would be named.
// - After any failure so much time may go by in calls that stand still, and in
//   what the host says that it waits for, and no more. First what they wait for
//   is ended, where that is possible; then nobody can return an error to the
//   host: the host is told so, or the process says what is wrong, and ends.
//
// Time is counted in looks of that thread, not in differences of times: none
// goes by while the process is stopped.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_WATCH_H
#define TOFU_RUNTIME_WATCH_H

#include "tofu/Runtime/Runtime.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tofu::runtime {

class Processes;

class Watch {
public:
  /// Seconds in calls that stand still, after a failure.
  static constexpr double kPatience = 3;

  /// `ranks`: "rank 1", or "ranks 0 to 3": who is here. `processes` outlives
  /// it, or is null. `stuck`: as in tofu_options.
  Watch(std::string ranks, Processes *processes, double timeout,
        double patience, void (*stuck)(const char *sentence));
  Watch(const Watch &) = delete;
  ~Watch();

  /// A failure of a rank here, of which the host is to be told.
  void fail(const std::string &sentence);
  /// The host has been told, and goes on.
  void forget();
  /// What lets calls go on that stand still after a failure, if anything does:
  /// it is called by the watch's thread, and returns at once. Null: nothing.
  void setHelp(std::function<void()> what);
  /// The host waits for this on its own, for as long as nothing fails; maybe
  /// within another wait, or beside one of another thread.
  void beginWait(const std::string &what);
  /// The last one that was begun with this name.
  void endWait(const std::string &what);

  /// A thread's work for a session: what goes on there, wherever that is asked.
  struct Place {
    Watch *watch = nullptr;
    int64_t rank = -1; // none
    const tofu_operation *op = nullptr;
  };

  /// While it lives, calls of this thread are a session's. `place.watch` may be
  /// null: then nobody looks.
  class Scope {
  public:
    explicit Scope(const Place &place);
    Scope(const Scope &) = delete;
    ~Scope();

  private:
    friend Watch;
    Place getPlace() const { return {watch, rank, op}; }

    Watch *watch;
    Scope *outer; // of this thread
    std::atomic<int64_t> rank;
    std::atomic<const tofu_operation *> op;
    std::atomic<const char *> call{nullptr}; // that it is in
    std::atomic<uint64_t> count{0}; // of calls that were begun or have ended
    // The watch's: what it saw when it looked last, and how often that was so.
    const char *seen = nullptr;
    uint64_t seenCount = 0;
    int64_t looks = 0;
  };

  /// That of the calling thread, for another one that does a part of its work.
  static Place getPlace() { return current ? current->getPlace() : Place{}; }
  /// What the calling thread does from now on.
  static void note(int64_t rank, const tofu_operation *op) {
    if (current) {
      current->rank.store(rank, std::memory_order_relaxed);
      current->op.store(op, std::memory_order_relaxed);
    }
  }

  /// While it lives, this thread is in a call that may not return.
  class Call {
  public:
    explicit Call(const char *name) : scope(current) {
      if (!scope)
        return;
      // Nobody else writes them.
      scope->count.store(scope->count.load(std::memory_order_relaxed) + 1,
                         std::memory_order_relaxed);
      before = scope->call.load(std::memory_order_relaxed);
      scope->call.store(name, std::memory_order_relaxed);
    }
    Call(const Call &) = delete;
    ~Call() {
      if (!scope)
        return;
      scope->call.store(before, std::memory_order_relaxed);
      // One around it begins to stand still only now.
      scope->count.store(scope->count.load(std::memory_order_relaxed) + 1,
                         std::memory_order_relaxed);
    }

  private:
    Scope *scope;
    const char *before = nullptr;
  };

private:
  static thread_local Scope *current;

  void run();
  void look(std::unique_lock<std::mutex> &lock);
  /// Of all calls that stand still the one that does so for longest, or null.
  Scope *findStill();
  std::string describe(const Scope &scope) const;
  void callHelp(const Place &place, std::unique_lock<std::mutex> &lock);
  /// `still` is null if only the host waits.
  void giveUp(const Scope *still, std::unique_lock<std::mutex> &lock);

  const std::string ranks;
  Processes *const processes;
  const double timeout, patience;
  void (*const stuck)(const char *sentence);
  std::mutex mutex; // of what follows
  std::condition_variable changed;
  std::vector<Scope *> scopes;
  std::vector<std::string> waits; // of the host's
  std::optional<std::string> failure;
  bool isOwn = false; // it says what was done here
  int64_t looks = 0; // after it, that found a call, or the host, standing still
  bool isEnding = false;
  std::mutex helping; // held for what follows
  std::function<void()> help;
  std::thread looking;
};

/// A function of a library's, whose calls are noted.
template <class Signature> class Watched;
template <class Result, class... Parameters>
class Watched<Result(Parameters...)> {
public:
  explicit Watched(const char *name) : name(name) {}

  void set(void *address) {
    function = reinterpret_cast<Result (*)(Parameters...)>(address);
  }
  explicit operator bool() const { return function; }
  Result operator()(Parameters... parameters) const {
    Watch::Call call(name);
    return function(parameters...);
  }

private:
  const char *name; // as the library has it
  Result (*function)(Parameters...) = nullptr;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_WATCH_H
