//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/BoxAxes.h"

using namespace mlir;
using namespace tofu::tdl;

llvm::SmallBitVector tofu::tdl::getAxes(AffineMap bounds) {
  llvm::SmallBitVector axes(bounds.getNumDims());
  for (unsigned axis = 0; axis != axes.size(); ++axis)
    if (bounds.isFunctionOfDim(axis))
      axes.set(axis);
  return axes;
}

llvm::SmallBitVector tofu::tdl::getAxes(BoxAttr box, unsigned dim) {
  return getAxes(box.getLowers()[dim]) |= getAxes(box.getUppers()[dim]);
}

llvm::SmallBitVector tofu::tdl::getAxes(BoxAttr box) {
  llvm::SmallBitVector axes = getAxes(box.getConditions());
  for (unsigned dim = 0; dim != box.getRank(); ++dim)
    axes |= getAxes(box, dim);
  return axes;
}
