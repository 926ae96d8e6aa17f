//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The dialect `tdl`: the only header that its users include.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_TDL_H
#define TOFU_TDL_TDL_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tofu/TDL/TDLDialect.h.inc"
#include "tofu/TDL/TDLEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tofu/TDL/TDLAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tofu/TDL/TDLTypes.h.inc"

namespace tofu::tdl {
class YieldOp;
class ReduceOp;
} // namespace tofu::tdl

#include "tofu/TDL/TDLInterfaces.h.inc"
#define GET_OP_CLASSES
#include "tofu/TDL/TDLOps.h.inc"

namespace tofu::tdl {

/// The global tensor type of a tensor or of a piece; null for anything else.
mlir::RankedTensorType getGlobalType(mlir::Type type);

/// True if the function works on pieces: it is the program of every device.
bool isPartitioned(mlir::Operation *function);

/// The combiner's identity as an attribute of `type` (int or float): 0 for sum,
/// -inf or the least integer for max, ...; what a fold of nothing is, NaN of a
/// sum of floats without a zero.
mlir::TypedAttr getIdentity(Combiner combiner, mlir::Type type);

/// Of a constant in a definition: the combiner of which it is the identity, in
/// whatever type the definition's integers have where it is applied.
constexpr llvm::StringLiteral kLeftOut = "tdl.left_out";

} // namespace tofu::tdl

#endif // TOFU_TDL_TDL_H
