//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/BlasCalls.h"

#include <algorithm>
#include <atomic>
#include <cblas.h>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <sched.h>
#include <semaphore>
#include <stdexcept>
#include <sys/mman.h>
#include <vector>

using namespace tofu::runtime;

/// What OpenBLAS maps for a call, and keeps for the next ones.
extern "C" void *blas_memory_alloc(int) __attribute__((weak));
extern "C" void blas_memory_free(void *) __attribute__((weak));

/// How OpenBLAS chooses its code, where it has code for several processors.
extern "C" void gotoblas_dynamic_quit() __attribute__((weak));
extern "C" void gotoblas_dynamic_init() __attribute__((weak));

void tofu::runtime::nameProcessor() {
  constexpr const char *variable = "OPENBLAS_CORETYPE";
  if (!gotoblas_dynamic_quit || !gotoblas_dynamic_init || getenv(variable) ||
      std::strcmp(openblas_get_corename(), "Prescott"))
    return;
  __builtin_cpu_init();
  const char *name = __builtin_cpu_supports("x86-64-v4")   ? "SkylakeX"
                     : __builtin_cpu_supports("x86-64-v3") ? "Haswell"
                                                           : nullptr;
  if (!name)
    return;
  setenv(variable, name, 1);
  gotoblas_dynamic_quit();
  gotoblas_dynamic_init();
  unsetenv(variable);
}

/// Before anything is computed: OpenBLAS has chosen when it was loaded.
__attribute__((constructor)) static void nameProcessorFirst() {
  nameProcessor();
}

static constexpr int64_t kMost = 64;
/// Of a call; a page more where OpenBLAS aligns it.
static constexpr size_t kBytes = (size_t(128) << 20) + 4096;

static std::atomic<bool> isUsed;
static std::atomic<int64_t> reserved; // calls that may run at once
static std::counting_semaphore<kMost> places(0);

void tofu::runtime::computeInCallers() {
  static std::once_flag once;
  std::call_once(once, [] { openblas_set_num_threads(1); });
  isUsed = true;
}

static bool canMap(size_t bytes) {
  void *place = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return place != MAP_FAILED && !munmap(place, bytes);
}

namespace {
/// Lets this thread run on core 0 only. OpenBLAS prefers memory that was mapped
/// on the core of the call, and takes what is not mapped for core 0's.
class OnFirstCore {
public:
  OnFirstCore() {
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    isMoved = !sched_getaffinity(0, sizeof(before), &before) &&
              !sched_setaffinity(0, sizeof(first), &first);
  }
  OnFirstCore(const OnFirstCore &) = delete;
  ~OnFirstCore() {
    if (isMoved)
      sched_setaffinity(0, sizeof(before), &before);
  }

private:
  cpu_set_t before;
  bool isMoved;
};
} // namespace

Error tofu::runtime::reserveForBlas(int64_t calls) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  calls = std::min(calls, kMost);
  if (!isUsed || calls <= reserved)
    return Error::success();
  // Those that it has already must be taken for it to map others: all, so that
  // it has them whatever memory is asked for later. The first is enough; others
  // leave as much to the rest of the process.
  for (int64_t taken = reserved; taken; --taken)
    places.acquire();
  OnFirstCore onFirst;
  std::vector<void *> buffers;
  while (int64_t(buffers.size()) < calls &&
         (int64_t(buffers.size()) < reserved ||
          canMap(buffers.empty() ? kBytes : 2 * kBytes)))
    buffers.push_back(blas_memory_alloc ? blas_memory_alloc(0) : nullptr);
  for (void *buffer : buffers)
    if (buffer)
      blas_memory_free(buffer);
  reserved = int64_t(buffers.size());
  places.release(reserved);
  if (reserved)
    return Error::success();
  return Error("OpenBLAS multiplies matrices with " + std::to_string(kBytes) +
               " bytes of memory of its own, which cannot be allocated; allow "
               "the process more memory (ulimit -v, ulimit -d), or leave "
               "libraries out (--no-libraries)");
}

RunningBlas::RunningBlas() {
  if (!reserved)
    if (Error error = reserveForBlas(1))
      throw std::runtime_error(error.getMessage());
  places.acquire();
}

RunningBlas::~RunningBlas() { places.release(); }
