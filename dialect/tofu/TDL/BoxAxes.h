//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which coordinates of a device a box depends on: between devices that agree on
// them it is the same.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_BOXAXES_H
#define TOFU_TDL_BOXAXES_H

#include "tofu/TDL/TDL.h"
#include "llvm/ADT/SmallBitVector.h"

namespace tofu::tdl {

/// The axes of the mesh that ends or conditions of a box depend on.
llvm::SmallBitVector getAxes(mlir::AffineMap bounds);
/// Those of the ends of a dimension, whatever the conditions say.
llvm::SmallBitVector getAxes(BoxAttr box, unsigned dim);
/// Those of the whole box.
llvm::SmallBitVector getAxes(BoxAttr box);

} // namespace tofu::tdl

#endif // TOFU_TDL_BOXAXES_H
