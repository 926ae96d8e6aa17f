//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_PROGRAM_TABLES_H
#define TOFU_LOWERING_PROGRAM_TABLES_H

#include "tofu/Lowering/Program/ProgramBuilder.h"

namespace llvm {
class Module;
} // namespace llvm

namespace tofu::lowering {

/// Adds the program's tables to the module that holds its functions, as the
/// symbol TOFU_PROGRAM_SYMBOL; everything else becomes internal.
void addTables(llvm::Module &module, const Program &program);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_PROGRAM_TABLES_H
