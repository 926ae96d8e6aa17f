//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Plan/Mesh.h"

using namespace tofu;

std::string plan::whyNoMesh(llvm::ArrayRef<int64_t> extents) {
  if (int64_t(extents.size()) > kMaxMeshAxes)
    return "has " + std::to_string(extents.size()) +
           " axes, but a mesh has at most " + std::to_string(kMaxMeshAxes);
  int64_t product = 1;
  for (int64_t extent : extents) {
    if (extent < 1 || extent > kMaxDevices / product)
      return "has an axis of extent " + std::to_string(extent) +
             "; extents are positive and their product is at most " +
             std::to_string(kMaxDevices);
    product *= extent;
  }
  return "";
}

int64_t plan::getNumDevices(llvm::ArrayRef<int64_t> mesh) {
  int64_t product = 1;
  for (int64_t extent : mesh)
    product *= extent;
  return product;
}
