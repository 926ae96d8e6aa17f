//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The arrays of a program in .npz files: `arg0`, `arg1`, ... and `out0`, ...
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_ARRAYS_H
#define TOFU_INTERPRETER_ARRAYS_H

#include "mlir/IR/TypeRange.h"
#include "tofu/Interpreter/Tensor.h"
#include "tofu/Numpy/Compare.h"

namespace tofu::interpreter {

/// Reads one array per type (a tensor, a piece or a scalar); an error if one
/// has another shape or element type.
llvm::Expected<std::vector<Tensor>> readArrays(llvm::StringRef path,
                                               llvm::StringRef prefix,
                                               mlir::TypeRange types,
                                               mlir::MLIRContext *context);

/// Of arrays of the same types and shapes.
numpy::Comparison
compareResults(llvm::ArrayRef<Tensor> actual, llvm::ArrayRef<Tensor> expected,
               double tolerance,
               numpy::Measure measure = numpy::Measure::Relative);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_ARRAYS_H
