//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a mesh is: the one check of attributes and of options.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PLAN_MESH_H
#define TOFU_PLAN_MESH_H

#include "tofu/TDL/Limits.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace tofu::plan {

/// Why the extents are those of no mesh, as a sentence that begins after its
/// subject; empty if they are.
std::string whyNoMesh(llvm::ArrayRef<int64_t> extents);

/// Of a mesh, whose extents were checked; 1 without axes.
int64_t getNumDevices(llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::plan

#endif // TOFU_PLAN_MESH_H
