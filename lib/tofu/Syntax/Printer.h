//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// AST to canonical .tdl text, which parses to the same AST.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_PRINTER_H
#define TOFU_SYNTAX_PRINTER_H

#include "tofu/Syntax/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace tofu::syntax {

/// Prints every item, functions and combiners first, an empty line between two.
void print(const Module &module, llvm::raw_ostream &os);
void print(const Definition &definition, llvm::raw_ostream &os);
/// `f(x: [n]; stride = 1) -> [n]` or `g = gradient of f by x`, on one line.
void printSignature(const Definition &definition, llvm::raw_ostream &os);
void print(const FunctionDefinition &function, llvm::raw_ostream &os);
void print(const CombinerDefinition &combiner, llvm::raw_ostream &os);

/// Prints one expression. Ranges that were inferred are left out.
void print(const Exprs &exprs, ExprId id, llvm::raw_ostream &os);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_PRINTER_H
