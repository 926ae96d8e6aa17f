//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_PROGRAM_PLANJSON_H
#define TOFU_LOWERING_PROGRAM_PLANJSON_H

#include "tofu/Lowering/Program/ProgramBuilder.h"

namespace tofu::lowering {

/// What a compiled program says of itself; the schema is in docs/Execution.md.
/// `report` is the JSON of the plan's report, an array, or "".
std::string getPlanJson(mlir::func::FuncOp function, const Program &program,
                        llvm::StringRef report);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_PROGRAM_PLANJSON_H
