//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One array as the bytes of a .npy file.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_NPY_H
#define TOFU_INTERPRETER_NPY_H

#include "tofu/Interpreter/Tensor.h"
#include "llvm/ADT/StringRef.h"

namespace tofu::interpreter {

/// Reads versions 1 to 3, little endian, row-major. Unsigned types become
/// signless; two raw bytes (`V2`) are bf16.
llvm::Expected<Tensor> parseNpy(llvm::StringRef bytes,
                                mlir::MLIRContext *context);

std::string formatNpy(const Tensor &tensor);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_NPY_H
