//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Loop nests as text (docs/Execution.md says how to read it).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_PRINTLOOPS_H
#define TOFU_LOWERING_LOOPS_PRINTLOOPS_H

#include "tofu/Lowering/Loops/LoopNest.h"

namespace tofu::lowering {

/// All that is decided, as a block of lines that begins with `name`.
void printLoops(const LoopNest &nest, llvm::StringRef name,
                llvm::raw_ostream &os);

/// The name of a variable: i0, i1, ... of the results, r0, r1, ... of the
/// reductions; i0.0, i0.1, ... where an index is several variables.
std::string getName(const LoopVariables &variables, unsigned variable);

std::string toString(const LoopVariables &variables, Index index);
/// `expr` with these for its dimensions and symbols.
std::string toString(mlir::AffineExpr expr, llvm::ArrayRef<std::string> dims,
                     llvm::ArrayRef<std::string> symbols = {});

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_PRINTLOOPS_H
