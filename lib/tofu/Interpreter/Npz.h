//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tensors as arrays of Numpy, and by name in .npz files.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_NPZ_H
#define TOFU_INTERPRETER_NPZ_H

#include "tofu/Interpreter/Tensor.h"
#include "tofu/Numpy/Array.h"
#include "tofu/Numpy/Names.h"
#include "tofu/Numpy/Npz.h"

namespace tofu::interpreter {

/// The number that files and compiled programs have for a type: TOFU_F32, ...
int64_t getArrayType(mlir::Type type);

/// The tensor's memory as an array.
numpy::ArrayView getArray(const Tensor &tensor);

/// A tensor with the array's memory; files do not tell floats of 8 bits from
/// bytes.
Tensor makeTensor(numpy::Array array, mlir::MLIRContext *context);

/// What is wrong with an array, by its number, where it was found, its
/// element type, without a sign, shape (of complex ones with the 2 parts), and
/// what else its file says of it.
using HeaderCheck = llvm::function_ref<llvm::Error(
    size_t number, const numpy::NpzReader::Place &found, mlir::Type elementType,
    llvm::ArrayRef<int64_t> shape, const numpy::NpyHeader &header)>;

/// Reads every array that is named; an error if one is missing or malformed, or
/// what `check` says before any memory is taken for the array.
llvm::Expected<std::vector<Tensor>>
readNpz(const numpy::NpzReader &reader, llvm::ArrayRef<numpy::ArrayName> names,
        mlir::MLIRContext *context, HeaderCheck check = nullptr);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_NPZ_H
