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
#include "llvm/Support/Error.h"

namespace tofu::interpreter {

/// The value of a number or of elements. An error if they are not there, as a
/// sentence after the name of the constant.
llvm::Expected<Tensor> getTensor(mlir::TypedAttr attribute);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_CONSTANT_H
