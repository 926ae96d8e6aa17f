//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs functions: on one device, or partitioned ones on as many simulated
// devices as their mesh has, in lock-step.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_EXECUTE_H
#define TOFU_INTERPRETER_EXECUTE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::interpreter {

struct Execution {
  /// Whole arrays, gathered from the ranks.
  std::vector<Tensor> results;
  /// Bytes in all messages, and in those of each plan.fetch and plan.reduce.
  int64_t bytesMoved = 0;
  std::vector<std::pair<mlir::Operation *, int64_t>> bytesOfOps;
  /// Size of every rank's arena.
  int64_t peakBytes = 0;
};

/// An error that names the first operation that the interpreter does not know.
llvm::Error checkSupported(mlir::func::FuncOp function);

/// Runs a function of `tdl.lambda`s on the ranks of its `plan.mesh` (one, if it
/// has none), inputs and results being whole arrays. An error where a plan is
/// not expanded, or an input is not what its argument is.
llvm::Expected<Execution> execute(mlir::func::FuncOp function,
                                  llvm::ArrayRef<Tensor> inputs);

/// The results only.
llvm::Expected<std::vector<Tensor>> run(mlir::func::FuncOp function,
                                        llvm::ArrayRef<Tensor> inputs);

/// Element type and shape of a tensor, of the tensor of a piece, or of a
/// scalar.
std::pair<mlir::Type, llvm::SmallVector<int64_t>>
getGlobalShape(mlir::Type type);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_EXECUTE_H
