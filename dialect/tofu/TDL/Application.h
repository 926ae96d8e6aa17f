//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is wrong with how a definition is used, in the words of who wrote both:
// the name of the operation, and the definition's own names.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_APPLICATION_H
#define TOFU_TDL_APPLICATION_H

#include "mlir/IR/Diagnostics.h"
#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// A tdl.apply, or another operation that a definition is for.
struct Application {
  mlir::Operation *op;
  std::string name; // of the operation, as the program has it
  mlir::DictionaryAttr attributes;

  /// Begins with the name: what it does follows, or a sentence of its own.
  mlir::InFlightDiagnostic emitError(llvm::StringRef then = " ") const;
};

/// Operands, results and attributes are what the definition takes, requires and
/// gives.
llvm::LogicalResult verifyApplication(const Application &application,
                                      OpOp definition);

/// True if the attribute is a value for the body argument of a definition: an
/// i64 or an f64.
bool isAttributeOf(mlir::Attribute value, mlir::BlockArgument argument);

/// What a program writes as such a value, integers of any width and whole
/// numbers for numbers included, as an i64 or an f64; null if it is none.
mlir::Attribute toAttributeOf(mlir::Attribute value,
                              mlir::BlockArgument argument);

/// What such a value is, where one that is given is none: `an integer`, with
/// the range if it is one beyond that.
llvm::StringRef describeWanted(mlir::Attribute given,
                               mlir::BlockArgument argument);

/// `; did you mean 'stride'?` with the definition's attribute of the nearest
/// name, or nothing.
std::string hintAttribute(OpOp definition, llvm::StringRef name);

/// The element type that a written one stands for where no operand says: f32
/// for a float.
mlir::Type getUsualElement(OpOp definition, mlir::Type written);

/// What the definition is called where it was written: the name of its
/// location, which a symbol of the program may have been in the way of.
llvm::StringRef getWrittenName(OpOp definition);

/// `operand 'filter'`, or by its number if the definition names it not.
std::string describeOperand(OpOp definition, unsigned number);

} // namespace tofu::tdl

#endif // TOFU_TDL_APPLICATION_H
