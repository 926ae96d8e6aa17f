//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Nccl.h"

#include "tofu/Cuda/FindLibrary.h"

#include <dlfcn.h>
#include <mutex>

using namespace tofu::cuda;

Error Nccl::load() {
  void *library = findLibrary({"libnccl.so.2"});
  if (!library)
    return Error("there is no libnccl.so.2 in the loader's path, in "
                 "$CUDA_HOME or in Python's nvidia packages, which processes "
                 "need to exchange pieces; install it (pip install "
                 "nvidia-nccl-cu13), or run all ranks in one process");
  Symbols symbols(library);
#define TOFU_NCCL_FIND(name, symbol, parameters) symbols.find(name, symbol);
  TOFU_NCCL_FUNCTIONS(TOFU_NCCL_FIND)
#undef TOFU_NCCL_FIND
  symbols.find(getText, "ncclGetErrorString");
  return symbols.getMissing().empty()
             ? Error::success()
             : Error("libnccl.so.2 has no function '" + symbols.getMissing() +
                     "'; install version 2.14 or a newer one");
}

Error Nccl::get(const Nccl *&nccl) {
  static std::mutex mutex;
  static Nccl loaded;
  static std::optional<Error> error;
  runtime::Watch::Call call("dlopen"); // by another thread, which is waited for
  std::lock_guard<std::mutex> lock(mutex);
  if (!error)
    error = loaded.load();
  nccl = &loaded;
  return *error;
}

Error Nccl::check(Result result, const char *name) const {
  if (!result || result == kNcclInProgress)
    return Error::success();
  const char *text = getText(result);
  return Error(std::string(name) + ": " +
               (text ? text : "error " + std::to_string(result)));
}
