//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Plan.h"

using namespace tofu;
using namespace tofu::search;

int64_t Plan::getNumDevices() const {
  int64_t devices = 1;
  for (int64_t extent : mesh)
    devices *= extent;
  return devices;
}
