//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The scalar functions of the language: those of MLIR's math dialect.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_FUNCTIONS_H
#define TOFU_SYNTAX_FUNCTIONS_H

#include "tofu/Syntax/Ast.h"
#include "llvm/ADT/ArrayRef.h"

namespace tofu::syntax {

struct FunctionInfo {
  llvm::StringLiteral name;
  Function function;
  unsigned arity;
  enum Signature : uint8_t {
    Numbers,   // numbers to a number
    SameType,  // integers to an integer, or numbers to a number
    Selection, // a condition and two of a type, to that type
    Conversion // an integer to a number
  } signature;
};

/// All of them.
llvm::ArrayRef<FunctionInfo> allFunctions();

/// The function called `name`, or null.
const FunctionInfo *findFunction(llvm::StringRef name);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_FUNCTIONS_H
