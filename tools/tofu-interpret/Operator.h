//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program of one operator of a .tdl file, for the arrays that it is given.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TOFU_INTERPRET_OPERATOR_H
#define TOFU_TOOLS_TOFU_INTERPRET_OPERATOR_H

#include "common/ToolContext.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::tools {

/// Which operator of the file that the tool reads, and what it is applied to.
struct OperatorOptions {
  std::string file, name;                 // an empty name: the only one
  llvm::ArrayRef<std::string> attributes; // `stride=2`
  llvm::ArrayRef<std::string> inputs;     // .npz; arrays named as parameters
};

/// The program, and its arguments; null after an error.
mlir::OwningOpRef<mlir::ModuleOp>
applyOperator(ToolContext &tool, const OperatorOptions &options,
              std::vector<interpreter::Tensor> &arguments);

/// What the results are, and the first of their elements.
void showResults(llvm::ArrayRef<interpreter::Tensor> results,
                 llvm::raw_ostream &os);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TOFU_INTERPRET_OPERATOR_H
