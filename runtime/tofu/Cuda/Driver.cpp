//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Driver.h"

#include "tofu/Cuda/FindLibrary.h"

#include <atomic>
#include <dlfcn.h>
#include <mutex>

using namespace tofu::cuda;

static constexpr const char *kLibrary = "libcuda.so.1";

Error Driver::load() {
  void *library = nullptr;
  {
    runtime::Watch::Call call("dlopen"); // what starts then may hang, too
    library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  }
  if (!library)
    return Error(std::string("the program is for NVIDIA GPUs, but there is no "
                             "driver of theirs here: ") +
                 dlerror() +
                 "; run it where the driver is, or compile it with "
                 "--target=cpu");
  Symbols symbols(library);
#define TOFU_CUDA_FIND(name, symbol, parameters) symbols.find(name, symbol);
  TOFU_CUDA_FUNCTIONS(TOFU_CUDA_FIND)
#undef TOFU_CUDA_FIND
  if (!symbols.getMissing().empty())
    return Error("the NVIDIA driver here has no function '" +
                 symbols.getMissing() + "'; install a newer one");
  Symbols optional(library);
#define TOFU_CUDA_FIND_OPTIONAL(name, symbol, parameters)                      \
  optional.find(name, symbol);
  TOFU_CUDA_OPTIONAL_FUNCTIONS(TOFU_CUDA_FIND_OPTIONAL)
#undef TOFU_CUDA_FIND_OPTIONAL
  if (Error error = check(init(0), "cuInit"))
    return Error("the NVIDIA driver cannot be used: " + error.getMessage() +
                 "; nvidia-smi may say more");
  if (Error error = check(getDeviceCount(&numDevices), "cuDeviceGetCount"))
    return error;
  if (!numDevices)
    return Error("the program is for NVIDIA GPUs, but the driver shows none; "
                 "is CUDA_VISIBLE_DEVICES set to none?");
  return Error::success();
}

Error Driver::get(const Driver *&driver) {
  static std::mutex mutex;
  static Driver loaded;
  static std::optional<Error> error;
  runtime::Watch::Call call("cuInit"); // by another thread, which is waited for
  std::lock_guard<std::mutex> lock(mutex);
  if (!error)
    error = loaded.load();
  driver = &loaded;
  return *error;
}

static std::atomic<bool> isWaiting = false;

void Driver::setWaiting() { isWaiting = true; }

/// What a kernel does wrong on a device ends all that is asked of it, whoever
/// asks next.
static bool isOfKernel(Result result) {
  return result == 700 || (result >= 714 && result <= 719);
}

Error Driver::check(Result result, const char *name) const {
  if (!result)
    return Error::success();
  const char *code = nullptr, *text = nullptr;
  getErrorName(result, &code);
  getErrorText(result, &text);
  return Error(std::string(name) + ": " +
               (code ? code : "error " + std::to_string(result)) +
               (text ? std::string(": ") + text : "") +
               (isOfKernel(result) && !isWaiting
                    ? "; an operation before this one may have done it: option "
                      "wait_each (tofu-run --wait-each) tells which"
                    : ""));
}
