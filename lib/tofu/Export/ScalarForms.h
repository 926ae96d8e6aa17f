//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the language has for a scalar operation, or for a few that are one thing
// in it: the counterpart of tofu/Import/TDL/BodyBuilder.h, which says what
// becomes of each type.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_SCALARFORMS_H
#define TOFU_EXPORT_SCALARFORMS_H

#include "mlir/IR/Operation.h"
#include "tofu/Syntax/Ast.h"
#include <string>

namespace tofu {

struct ScalarForm {
  enum Kind : uint8_t { Literal, Negation, Not, Binary, Call, Cast };
  struct Operand {
    mlir::Value value;
    llvm::StringRef cast = {}; // a type that is written around it, or empty
  };
  Kind kind = Literal;
  syntax::BinaryOp op = syntax::BinaryOp::Add; // of a Binary
  bool isNegated = false;                      // of a comparison: `not (a < b)`
  llvm::StringRef name;                        // of a Call or Cast
  llvm::SmallVector<Operand, 3> operands = {};
  /// Why there is none: a sentence that begins after the operation's name.
  std::string fault = {};
};

/// `isExact`: element types are what they are, and can be named.
ScalarForm getScalarForm(mlir::Operation *op, bool isExact);

/// An element where an index is wanted: it is read as one without a word.
/// Otherwise the value itself.
mlir::Value dropIndexCast(mlir::Value value);
/// The same of an index where an element of `int` is wanted.
mlir::Value dropElementCast(mlir::Value value);

/// As the text calls it; empty: it has no name.
llvm::StringRef spellType(mlir::Type type);

} // namespace tofu

#endif // TOFU_EXPORT_SCALARFORMS_H
