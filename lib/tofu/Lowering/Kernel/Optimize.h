//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// LLVM's IR as good code of the machine that it is for.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_OPTIMIZE_H
#define TOFU_LOWERING_KERNEL_OPTIMIZE_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace tofu::lowering {

/// Whether the machine has a feature that LLVM calls so: avx2, f16c.
bool hasFeature(const llvm::TargetMachine &machine, llvm::StringRef feature);

struct OptimizeOptions {
  /// Kernels for CPUs are many and their loops are bound by memory: unrolling
  /// them made programs no faster, and compiling three times slower.
  bool unrollsLoops = false;
};

/// Says in the module which machine it is for, as optimize() does.
void setMachine(llvm::Module &module, llvm::TargetMachine &machine);

void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              const OptimizeOptions &options = {});

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_OPTIMIZE_H
