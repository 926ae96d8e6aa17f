//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// NVIDIA's assembler, which makes code of one architecture from PTX. It is a
// program of the machine that compiles, if that has it: drivers do the same
// when a program is loaded.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_PTXAS_H
#define TOFU_LOWERING_CUDA_PTXAS_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tofu::lowering {

/// Where it is: `wanted`, if that is a path; else in $CUDA_HOME/bin, in PATH,
/// in /usr/local/cuda/bin, or in NVIDIA's wheel of the Python in PATH. "" if
/// `wanted` is "none", or there is none; an error if a path that is wanted is
/// no program.
llvm::Expected<std::string> findPtxas(llvm::StringRef wanted);

/// Architectures that programs have code of their own for.
llvm::ArrayRef<int64_t> getCubinArchitectures();

struct Assembled {
  /// Per architecture; "" of one that this assembler does not know.
  std::vector<std::string> cubins;
  /// Kernels with more numbers than there are registers, which memory has
  /// instead: "kernel0 on sm_80 (16 bytes)", say.
  std::vector<std::string> spills;
};

llvm::Expected<Assembled> assemble(llvm::StringRef ptxas, llvm::StringRef ptx,
                                   llvm::ArrayRef<int64_t> architectures);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_PTXAS_H
