//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which handler computes which operation of `arith` and `math`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCALAR_SCALAROPS_H
#define TOFU_SCALAR_SCALAROPS_H

#include "tofu/Scalar/Bytecode.h"
#include "tofu/TDL/TDL.h"

namespace tofu::interpreter {

/// How one result of an operation is computed from its operands.
struct ScalarOp {
  Handler handler = nullptr; // null: not supported
  int64_t imm = 0;
};

/// The handler for result number `result` of an operation on scalars.
ScalarOp selectHandler(mlir::Operation *op, unsigned result = 0);

/// The handler that folds a value into an accumulator of one type.
ScalarOp selectCombiner(tdl::Combiner combiner, ScalarType type);

/// The handler that converts a number as a reduction's accumulator does: floats
/// are rounded, integers sign extended or truncated.
ScalarOp selectConversion(ScalarType from, ScalarType to);

} // namespace tofu::interpreter

#endif // TOFU_SCALAR_SCALAROPS_H
