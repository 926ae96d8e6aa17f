//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From kernels in MLIR to PTX. Functions of numbers, and the kernels that the
// runtime starts itself, are written in C++ (CUDA/Device), compiled when Tofu
// is built, and linked to a program's kernels where they are used.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICECODE_H
#define TOFU_LOWERING_CUDA_DEVICECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace tofu::lowering {

/// Kernels and what they call to LLVM's dialect.
mlir::LogicalResult convertToNVPTX(mlir::ModuleOp module);

/// The kernels as optimised code for devices of at least architecture 80, with
/// those of the library that are named.
llvm::Expected<std::unique_ptr<llvm::Module>>
compileForDevice(mlir::ModuleOp kernels, llvm::ArrayRef<std::string> library,
                 llvm::LLVMContext &context);

/// The least architecture that code is made for.
inline constexpr int64_t kLeastArchitecture = 80;

/// PTX, without a NUL at its end.
llvm::Expected<std::string> generatePTX(llvm::Module &module);

/// The files of the library, as LLVM's bitcode.
llvm::ArrayRef<llvm::StringRef> getDeviceLibrary();

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_DEVICECODE_H
