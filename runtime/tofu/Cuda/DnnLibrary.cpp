//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/DnnLibrary.h"

#include "tofu/Cuda/FindLibrary.h"

using namespace tofu::cuda;
using namespace tofu::cuda::dnn;

/// Version 8.9.0, which has all of this; 9.1.0 is 90100.
static constexpr size_t kOldestVersion = 8900;

Cudnn::Cudnn() {
  void *object = findLibrary({"libcudnn.so.9", "libcudnn.so.8"});
  if (!object)
    return;
  Symbols symbols(object);
#define TOFU_DNN_FIND(name, symbol, parameters) symbols.find(name, symbol);
  TOFU_DNN_FUNCTIONS(TOFU_DNN_FIND)
#undef TOFU_DNN_FIND
  symbols.find(getVersion, "cudnnGetVersion");
  symbols.find(getErrorName, "cudnnGetErrorString");
  isThere = symbols.getMissing().empty() && getVersion() >= kOldestVersion;
}

const Cudnn *Cudnn::get() {
  runtime::Watch::Call call("dlopen"); // by another thread, which is waited for
  static Cudnn library;
  return library.isThere ? &library : nullptr;
}

Error Cudnn::check(Status status, const char *name) const {
  if (!status)
    return Error::success();
  const char *text = getErrorName(status);
  return Error(std::string(name) + ": " +
               (text && *text ? text : "status " + std::to_string(status)));
}

bool Cudnn::isRefusal(Status status) {
  switch (status) {
  case 3:  // numbers of version 8: a bad parameter,
  case 5:  // an invalid value,
  case 6:  // another architecture,
  case 9:  // not supported,
  case 11: // something is missing at run time
    return true;
  default: // in version 9 these are numbered in thousands
    return status >= 2000 && status < 4000;
  }
}
