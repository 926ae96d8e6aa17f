//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Team.h"

using namespace tofu::runtime;

Team::Team(int64_t members) {
  try {
    for (int64_t member = 1; member < members; ++member)
      threads.emplace_back([this, member] { work(member); });
  } catch (...) { // the system starts no more threads
    stop();
    throw;
  }
}

Team::~Team() { stop(); }

void Team::stop() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    stopping = true;
    begun.notify_all();
  }
  for (std::thread &thread : threads)
    thread.join();
}

void Team::run(int64_t members, const std::function<void(int64_t)> &task) {
  if (members == 1)
    return task(0);
  {
    std::lock_guard<std::mutex> lock(mutex);
    this->task = &task;
    this->members = members;
    running = members - 1;
    ++round;
    begun.notify_all();
  }
  task(0);
  std::unique_lock<std::mutex> lock(mutex);
  ended.wait(lock, [&] { return running == 0; });
}

void Team::work(int64_t member) {
  int64_t done = 0; // rounds
  std::unique_lock<std::mutex> lock(mutex);
  while (true) {
    begun.wait(lock, [&] { return stopping || round != done; });
    if (stopping)
      return;
    done = round;
    if (member >= members)
      continue;
    lock.unlock();
    (*task)(member);
    lock.lock();
    if (--running == 0)
      ended.notify_one();
  }
}
