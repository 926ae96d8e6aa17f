//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Bytes.h"

#include "tofu/TDL/TDL.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::memory;

int64_t tofu::memory::getElementBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * getElementBytes(complex.getElementType());
  if (!type.isIntOrFloat())
    return 8; // index
  return std::max<int64_t>(1, llvm::PowerOf2Ceil(type.getIntOrFloatBitWidth()) /
                                  8);
}

int64_t tofu::memory::getBytes(Type type, ArrayRef<int64_t> coordinates) {
  if (auto piece = dyn_cast<tdl::PieceType>(type)) {
    int64_t bytes = getElementBytes(piece.getGlobal().getElementType());
    for (auto [lo, hi] : piece.getBox().evaluate(coordinates))
      bytes *= hi - lo;
    return bytes;
  }
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.hasStaticShape()
               ? tensor.getNumElements() *
                     getElementBytes(tensor.getElementType())
               : 0;
  return getElementBytes(type);
}

/// Axes that the box depends on; along the others all devices have the same.
static SmallVector<unsigned> getAxes(tdl::BoxAttr box) {
  SmallVector<unsigned> axes;
  for (unsigned axis = 0; axis != box.getNumAxes(); ++axis) {
    auto uses = [&](AffineMap map) { return map.isFunctionOfDim(axis); };
    if (llvm::any_of(box.getLowers(), uses) ||
        llvm::any_of(box.getUppers(), uses) || uses(box.getConditions()))
      axes.push_back(axis);
  }
  return axes;
}

int64_t LargestBytes::get(Type type) {
  auto [entry, isNew] = known.try_emplace(type, 0);
  if (!isNew)
    return entry->second;
  auto piece = dyn_cast<tdl::PieceType>(type);
  if (!piece)
    return entry->second = getBytes(type, {});
  SmallVector<unsigned> axes = getAxes(piece.getBox());
  SmallVector<int64_t> at(piece.getBox().getNumAxes(), 0);
  int64_t largest = 0;
  while (true) {
    largest = std::max(largest, getBytes(type, at));
    int next = int(axes.size()) - 1;
    // A mesh that is not known is one device.
    while (next >= 0 &&
           (axes[next] >= mesh.size() || ++at[axes[next]] == mesh[axes[next]]))
      at[axes[next--]] = 0;
    if (next < 0)
      return entry->second = largest;
  }
}
