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
    if (extent < 1 || extent > kMaxDevices)
      return "has an axis of extent " + std::to_string(extent) +
             "; extents are positive and their product is at most " +
             std::to_string(kMaxDevices);
    if (extent > kMaxDevices / product)
      return "has more than " + std::to_string(kMaxDevices) +
             " devices, which are the most";
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

std::string plan::printMesh(llvm::ArrayRef<int64_t> mesh) {
  std::string text;
  for (int64_t extent : mesh)
    text += (text.empty() ? "" : "x") + std::to_string(extent);
  return text.empty() ? "1" : text;
}

std::optional<llvm::SmallVector<int64_t>>
plan::parseMesh(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, 'x');
  llvm::SmallVector<int64_t> extents;
  for (llvm::StringRef part : parts)
    if (part.getAsInteger(10, extents.emplace_back()))
      return std::nullopt;
  return extents;
}

std::string plan::getAxisName(unsigned axis) {
  constexpr unsigned letters = 26;
  std::string name(1, char('a' + axis % letters));
  return axis < letters ? name : name + std::to_string(axis / letters);
}
