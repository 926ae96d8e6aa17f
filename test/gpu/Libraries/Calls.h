//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// How often a stand-in library was called, which call of it fails, and what of
// its objects still lives when the process ends.
//
// TOFU_GPU_FAIL=LIBRARY:N:CODE lets the N-th call return the code, and
// FUNCTION:N:CODE that of a function, or `hang`. What destroys is not counted,
// as no caller can do anything about it.
#ifndef TOFU_TEST_GPU_LIBRARIES_CALLS_H
#define TOFU_TEST_GPU_LIBRARIES_CALLS_H

#include "Host.h"

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <unistd.h>

namespace tofu::gpu {

class Calls {
public:
  /// Static, and never destroyed: it is looked at when the process ends.
  explicit Calls(const char *library) : library(library) {
    on_exit([](int status, void *at) { static_cast<Calls *>(at)->end(status); },
            this);
  }

  /// Counts a call; not 0: it fails so.
  int count(const std::string &function) {
    std::lock_guard<std::mutex> lock(mutex);
    int64_t all = ++number, own = ++numbers[function];
    const char *text = std::getenv("TOFU_GPU_FAIL");
    std::string fail = text ? text : "";
    size_t first = fail.find(':'), last = fail.rfind(':');
    if (first == last)
      return 0;
    std::string of = fail.substr(0, first);
    int64_t nth = std::atoll(fail.c_str() + first + 1);
    bool isNow =
        (of == library && all == nth) || (of == function && own == nth);
    while (isNow && fail.substr(last) == ":hang")
      pause();
    return isNow ? std::atoi(fail.c_str() + last + 1) : 0;
  }

  template <class Object> Object *add(Object *object) {
    std::lock_guard<std::mutex> lock(mutex);
    living.insert(object);
    return object;
  }
  bool isAlive(void *object) {
    std::lock_guard<std::mutex> lock(mutex);
    return living.count(object);
  }
  /// False if it does not live.
  bool remove(void *object) {
    std::lock_guard<std::mutex> lock(mutex);
    return living.erase(object);
  }

private:
  void end(int status) {
    if (const char *path = std::getenv("TOFU_GPU_REPORT"))
      if (FILE *file = std::fopen(path, "a")) {
        std::fprintf(file, "gpu: calls of %s: %lld\n", library.c_str(),
                     (long long)number);
        std::fclose(file);
      }
    if (status == 0 && !living.empty())
      getFinding()("leak", library.c_str(), "what was made still lives");
  }

  std::string library;
  std::mutex mutex;
  int64_t number = 0;
  std::map<std::string, int64_t> numbers; // of each function
  std::set<void *> living;
};

} // namespace tofu::gpu

#endif
