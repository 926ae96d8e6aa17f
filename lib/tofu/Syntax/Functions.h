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
#include <optional>

namespace tofu::syntax {

struct FunctionInfo {
  llvm::StringLiteral name;
  Function function;
  unsigned arity;
  enum Signature : uint8_t {
    Numbers,   // numbers to a number
    SameType,  // integers to an integer, or numbers to a number
    Selection, // a condition and two of a type, to that type
  } signature;
};

/// All of them.
llvm::ArrayRef<FunctionInfo> allFunctions();

/// Its name; a cast has that of its type.
llvm::StringRef spell(Function function);

/// The function called `name`, or null.
const FunctionInfo *findFunction(llvm::StringRef name);

/// The element type called `name`, as `int` or `bf16`; nullopt if none is.
std::optional<ElementType> findElementType(llvm::StringRef name);
/// As it is written; 'float' and 'int' are of the operands.
llvm::StringRef spell(const ElementType &type);
/// The bits of an integer type.
unsigned getWidth(Scalar scalar);
/// All that are written.
llvm::ArrayRef<llvm::StringLiteral> allElementTypes();
/// True for what stands after 'of', is no element type, and no name of one
/// either: those begin with a capital letter, and are no type of other
/// languages.
bool isMisspelledType(llvm::StringRef name);
/// `; did you mean 'f32'?` with the type that is meant, or nothing.
std::string hintElementType(llvm::StringRef name);

/// Functions of lists, which are known where an operator is applied.
llvm::ArrayRef<llvm::StringLiteral> allListFunctions();
bool isListFunction(llvm::StringRef name);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_FUNCTIONS_H
