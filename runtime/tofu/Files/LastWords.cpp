//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/LastWords.h"

#include <chrono>
#include <future>
#include <system_error>
#include <thread>

void tofu::files::sayLast(std::function<void()> say) {
  std::packaged_task<void()> task(say);
  std::future<void> isSaid = task.get_future();
  try {
    std::thread(std::move(task)).detach();
    isSaid.wait_for(std::chrono::seconds(1));
  } catch (const std::system_error &) { // there are no more threads
    say();
  }
}
