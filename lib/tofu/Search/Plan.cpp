//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Plan.h"

using namespace tofu::search;

int64_t Plan::getNumDevices() const {
  int64_t devices = 1;
  for (int64_t extent : mesh)
    devices *= extent;
  return devices;
}

Interval tofu::search::getPart(int64_t extent, llvm::ArrayRef<unsigned> axes,
                               llvm::ArrayRef<int64_t> mesh,
                               llvm::ArrayRef<int64_t> coordinates) {
  int64_t parts = 1, part = 0;
  for (unsigned axis : axes) {
    parts *= mesh[axis];
    part = part * mesh[axis] + coordinates[axis];
  }
  return {part * extent / parts, (part + 1) * extent / parts};
}
