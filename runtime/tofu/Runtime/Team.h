//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Threads that do one task together, again and again: the ranks of a session,
// the workers of a rank.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_TEAM_H
#define TOFU_RUNTIME_TEAM_H

#include "tofu/Runtime/Monitor.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace tofu::runtime {

class Team {
public:
  /// Member 0 is the thread that calls run(); the others are started here.
  explicit Team(int64_t members);
  Team(const Team &) = delete;
  ~Team();

  int64_t getSize() const { return threads.size() + 1; }
  /// Calls task(0), ..., task(members - 1) at the same time, and returns when
  /// all have returned. Tasks do not throw. Nothing is allocated, and of one
  /// member the task is just called: most operations of small loops are that.
  template <class Task> void run(int64_t members, const Task &task) {
    if (members == 1)
      task(0);
    else
      runTogether(members, std::cref(task));
  }

private:
  void runTogether(int64_t members, const std::function<void(int64_t)> &task);
  void work(int64_t member);
  void stop();

  Monitor begun, ended; // the round; the number that still run
  const std::function<void(int64_t)> *task = nullptr;
  int64_t round = 0;   // of run()
  int64_t members = 0; // of this round
  int64_t running = 0;
  bool stopping = false;
  std::vector<std::thread> threads;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_TEAM_H
