//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Exit.h"

#include "tofu/Files/LastWords.h"

#include <chrono>
#include <cstdio>
#include <system_error>
#include <thread>
#include <unistd.h>

/// Others may have to end within 10 seconds of a failure.
static constexpr std::chrono::milliseconds kAfterFailure{1500}, kElse{5000};

void tofu::run::limitExit(bool hasFailed, const std::string &rank) {
  try {
    std::thread([hasFailed, rank] {
      std::this_thread::sleep_for(hasFailed ? kAfterFailure : kElse);
      if (!hasFailed)
        tofu::files::sayLast([rank] {
          std::fprintf(stderr,
                       "tofu-run: error: %s: the process does not end: the "
                       "driver or a library has not returned for 5 seconds; "
                       "all results are there\n",
                       rank.c_str());
        });
      _exit(1);
    }).detach();
  } catch (const std::system_error &) { // there are no more threads
  }
}
