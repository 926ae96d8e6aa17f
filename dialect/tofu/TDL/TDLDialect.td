//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_DIALECT_TD
#define TOFU_TDL_DIALECT_TD

include "mlir/IR/OpBase.td"

def TDL_Dialect : Dialect {
  let name = "tdl";
  let cppNamespace = "::tofu::tdl";
  let summary = "Tensors as functions from coordinates to values";
  let description = [{
    An operator is a lambda from the coordinates of its results to scalars, over
    reads of its operands at quasi-affine coordinates. What an operator means is
    visible to analysis: which region of each operand a part of the result
    needs, and along which indices parts can be combined.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
  }];
}

#endif // TOFU_TDL_DIALECT_TD
