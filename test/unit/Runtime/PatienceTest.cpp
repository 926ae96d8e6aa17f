//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Patience.h"

#include "gtest/gtest.h"
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tofu::runtime;

/// Stops a child that runs `child` for 2 seconds, soon after it began.
template <typename Child> static int runStopped(Child child) {
  pid_t process = fork();
  if (!process)
    _exit(child());
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  kill(process, SIGSTOP);
  std::this_thread::sleep_for(std::chrono::seconds(2));
  kill(process, SIGCONT);
  int status = -1;
  waitpid(process, &status, 0);
  return status;
}

static double getSeconds(Patience::Clock::time_point begin) {
  return std::chrono::duration<double>(Patience::Clock::now() - begin).count();
}

TEST(Patience, IsOverInTime) {
  auto begin = Patience::Clock::now();
  Patience patience(0.5);
  while (!patience.isOver())
    std::this_thread::yield();
  EXPECT_GE(getSeconds(begin), 0.5);
  EXPECT_LT(getSeconds(begin), 20); // on a machine that does other things
}

// It has all but a slice of the rest of its 1.5 seconds when it goes on.
TEST(Patience, DoesNotCountWhatAProcessIsStopped) {
  EXPECT_EQ(runStopped([] {
              auto begin = Patience::Clock::now();
              Patience patience(1.5);
              while (!patience.isOver())
                std::this_thread::sleep_for(patience.getSlice());
              return getSeconds(begin) < 3;
            }),
            0);
}

TEST(Patience, WaitsForWhatOthersChange) {
  EXPECT_EQ(runStopped([] {
              std::mutex mutex;
              std::condition_variable changed;
              bool isReady = false;
              std::thread other([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(2800));
                std::lock_guard<std::mutex> lock(mutex);
                isReady = true;
                changed.notify_all();
              });
              bool found = false;
              {
                std::unique_lock<std::mutex> lock(mutex);
                found =
                    Patience(1.5).wait(changed, lock, [&] { return isReady; });
              }
              other.join();
              return !found;
            }),
            0);
}

TEST(Patience, Ends) {
  std::mutex mutex;
  std::condition_variable changed;
  std::unique_lock<std::mutex> lock(mutex);
  EXPECT_FALSE(Patience(0.2).wait(changed, lock, [] { return false; }));
}
