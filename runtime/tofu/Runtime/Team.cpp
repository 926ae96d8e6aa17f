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
  begun.change([&] { stopping = true; });
  for (std::thread &thread : threads)
    thread.join();
}

void Team::runTogether(int64_t members,
                       const std::function<void(int64_t)> &task) {
  running = members - 1; // none runs yet
  begun.change([&] {
    this->task = &task;
    this->members = members;
    ++round;
  });
  task(0);
  Monitor::Lock lock = ended.lock();
  ended.wait(lock, [&] { return running == 0; });
}

void Team::work(int64_t member) {
  int64_t done = 0; // rounds
  while (true) {
    Monitor::Lock lock = begun.lock();
    begun.wait(lock, [&] { return stopping || round != done; });
    if (stopping)
      return;
    done = round;
    if (member >= members)
      continue;
    const std::function<void(int64_t)> &now = *task;
    lock.unlock();
    now(member);
    ended.changeIf([&] { return --running == 0; });
  }
}
