//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/BlasCalls.h"

#include <atomic>
#include <cblas.h>
#include <mutex>
#include <thread>

using namespace tofu::runtime;

void tofu::runtime::computeInCallers() {
  static std::once_flag once;
  std::call_once(once, [] { openblas_set_num_threads(1); });
}

static constexpr int kMost = 64;
static std::atomic<int> number;

RunningBlas::RunningBlas() {
  while (number.fetch_add(1) >= kMost) {
    --number;
    std::this_thread::yield();
  }
}

RunningBlas::~RunningBlas() { --number; }
