//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Evaluates one tdl.lambda at every coordinate of a box.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_LAMBDA_H
#define TOFU_INTERPRETER_LAMBDA_H

#include "tofu/Interpreter/Memory.h"

namespace tofu::interpreter {

/// An error that names the first operation in the body, if any, that the
/// interpreter does not know.
llvm::Error checkSupported(tdl::LambdaOp op);

/// Computes the lambda where its index variables are in `ranges`, one per
/// variable (outputs, then reductions; kDynamic as an end: the operand says),
/// and stores it into the outputs, in whose boxes the ranges are. `where` is
/// put before messages about this device.
llvm::Error evaluate(tdl::LambdaOp op, llvm::ArrayRef<Range> ranges,
                     llvm::ArrayRef<Operand> inputs,
                     llvm::ArrayRef<View> outputs, llvm::StringRef where = "");

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_LAMBDA_H
