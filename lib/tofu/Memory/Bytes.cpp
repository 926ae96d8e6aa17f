//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Bytes.h"

#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::memory;
using tdl::getElementBytes;

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

int64_t LargestBytes::get(Type type) {
  auto piece = dyn_cast<tdl::PieceType>(type);
  if (!piece)
    return getBytes(type, {});
  // A mesh that is not known is one device.
  return getElementBytes(piece.getGlobal().getElementType()) *
         boxes.getLargest(piece.getBox());
}
