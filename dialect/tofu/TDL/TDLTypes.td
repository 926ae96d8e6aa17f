//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_TYPES_TD
#define TOFU_TDL_TYPES_TD

include "tofu/TDL/TDLAttrs.td"

def TDL_PieceType : TypeDef<TDL_Dialect, "Piece"> {
  let mnemonic = "piece";
  let summary = "The piece of a tensor that each device holds";
  let description = [{
    The tensor's global type and the box, in global coordinates, that a device
    holds of it. The box's lower corner is the origin of the buffer. With
    `partial`, devices that differ only on the listed mesh axes hold terms that
    the combiner still has to fold.

    Example:
    ```mlir
    !tdl.piece<tensor<16x32xf32>, (d0) -> [d0 * 8 to d0 * 8 + 8, 0 to 32]>
    !tdl.piece<tensor<16xf32>, (d0) -> [0 to 16], partial sum [0]>
    ```
  }];
  let parameters = (ins "::mlir::RankedTensorType":$global, "BoxAttr":$box,
    ArrayRefParameter<"int64_t">:$partialAxes, "Combiner":$combiner);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // TOFU_TDL_TYPES_TD
