//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From LLVM's IR to a shared object.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CPU_OBJECTCODE_H
#define TOFU_LOWERING_CPU_OBJECTCODE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace tofu::lowering {

/// The level that `cpu` names: x86-64, x86-64-v2, -v3, -v4, or `native` for the
/// highest one of this machine.
llvm::Expected<std::string> getCpuLevel(llvm::StringRef cpu);

/// A machine of that level; for slow code that is made quickly, if `optimizes`
/// is false.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(llvm::StringRef cpuLevel, bool optimizes = true);

/// The bytes of an object file.
llvm::Expected<std::string> generateCode(llvm::Module &module,
                                         llvm::TargetMachine &machine);

/// Links one object, and the files that have the `functions` which it applies,
/// into a shared object with lld; a function that no file has stays open.
/// `output` is replaced as a whole or not at all.
llvm::Error linkShared(llvm::StringRef object,
                       llvm::ArrayRef<std::string> files,
                       llvm::ArrayRef<std::string> functions,
                       llvm::StringRef output);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CPU_OBJECTCODE_H
