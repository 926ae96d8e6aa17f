//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Attributes as tensors.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_CONSTANT_H
#define TOFU_INTERPRETER_CONSTANT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::interpreter {

/// The value of a number, of dense elements or of a dense resource.
Tensor getTensor(mlir::TypedAttr attribute);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_CONSTANT_H
