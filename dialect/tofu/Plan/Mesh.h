//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a mesh is: the one check of attributes and of options, and how it is
// written.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PLAN_MESH_H
#define TOFU_PLAN_MESH_H

#include "tofu/TDL/Limits.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace tofu::plan {

/// Why the extents are those of no mesh, as a sentence that begins after its
/// subject; empty if they are.
std::string whyNoMesh(llvm::ArrayRef<int64_t> extents);

/// Of a mesh, whose extents were checked; 1 without axes.
int64_t getNumDevices(llvm::ArrayRef<int64_t> mesh);

/// `2x4`, as options, reports and JSON have it; `1` without axes.
std::string printMesh(llvm::ArrayRef<int64_t> mesh);
/// Nothing if the text is none of these; the extents are to be checked.
std::optional<llvm::SmallVector<int64_t>> parseMesh(llvm::StringRef text);

/// `a`, `b`, ..., `z`, `a1`, ...: lists of names need nothing in between.
std::string getAxisName(unsigned axis);

} // namespace tofu::plan

#endif // TOFU_PLAN_MESH_H
