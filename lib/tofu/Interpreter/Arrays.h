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
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tofu/Interpreter/Tensor.h"
#include "tofu/Numpy/Compare.h"
#include "tofu/Numpy/Npz.h"

namespace tofu::interpreter {

/// What the arrays of a function are called in files.
std::vector<numpy::ArrayName> nameArguments(mlir::FunctionOpInterface function);
std::vector<numpy::ArrayName> nameResults(mlir::FunctionOpInterface function);

/// Reads one array per type (a tensor, a piece or a scalar); an error if one
/// has another shape or element type.
llvm::Expected<std::vector<Tensor>>
readArrays(const numpy::NpzReader &reader,
           llvm::ArrayRef<numpy::ArrayName> names, mlir::TypeRange types,
           mlir::MLIRContext *context);

/// Random ones, those that tofu-run makes of the same seed.
std::vector<Tensor> makeRandomArrays(mlir::TypeRange types, int64_t seed,
                                     int64_t limit, mlir::MLIRContext *context);

/// The tensors as arrays. `border` has the attributes of the function's
/// arguments or results that they are: which numbers the source has.
std::vector<numpy::ArrayView> getArrays(llvm::ArrayRef<Tensor> tensors,
                                        mlir::ArrayAttr border = nullptr);

/// The types of elements that the function computes, as arrays have them.
llvm::SmallVector<int64_t> getComputedTypes(mlir::func::FuncOp function);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_ARRAYS_H
