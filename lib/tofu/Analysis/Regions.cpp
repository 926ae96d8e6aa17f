//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Regions.h"

using namespace mlir;
using namespace tofu::tdl;

/// Numbers that tell lists apart, each after its length.
template <typename List>
static void append(std::vector<int64_t> &key, const List &list) {
  key.push_back(list.size());
  key.insert(key.end(), list.begin(), list.end());
}

static void append(std::vector<int64_t> &key,
                   ArrayRef<VariableSplit> variables) {
  for (const VariableSplit &variable : variables) {
    key.push_back(variable.extent);
    append(key, variable.axes);
  }
}

BoxAttr Regions::getPartBox(ArrayRef<VariableSplit> variables) {
  Key key;
  append(key, variables);
  BoxAttr &box = parts[std::move(key)];
  if (!box)
    box = tdl::getPartBox(context, variables, mesh);
  return box;
}

BoxAttr Regions::getRegion(const Access &access, ArrayRef<int64_t> shape,
                           ArrayRef<VariableSplit> variables) {
  // Maps and sets are unique in their context.
  Key key{reinterpret_cast<int64_t>(access.map.getAsOpaquePointer()),
          reinterpret_cast<int64_t>(access.guard.getAsOpaquePointer())};
  append(key, access.outside);
  append(key, shape);
  append(key, variables);
  BoxAttr &box = regions[std::move(key)];
  if (!box)
    box = tdl::getRegion(access, shape, variables, mesh);
  return box;
}
