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

namespace tofu::interpreter {

/// `prefix0`, `prefix1`, ...
std::vector<std::string> getArrayNames(llvm::StringRef prefix, size_t count);

/// Reads one array per type (a tensor, a piece or a scalar); an error if one
/// has another shape or element type.
llvm::Expected<std::vector<Tensor>> readArrays(llvm::StringRef path,
                                               llvm::StringRef prefix,
                                               mlir::TypeRange types,
                                               mlir::MLIRContext *context);

/// How far an array is from the expected one.
struct Difference {
  /// The largest absolute error, divided by the largest finite magnitude that
  /// is expected, if there is one that is not 0. Infinite where one of both is
  /// NaN.
  double error = 0;
  /// Row-major number of the element with that error.
  int64_t offset = 0;
};
Difference compare(const Tensor &actual, const Tensor &expected);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_ARRAYS_H
