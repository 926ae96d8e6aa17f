//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A definition holds for all shapes and attributes; a setting is one of them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SETTING_H
#define TOFU_OPERATORS_SETTING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/TDL/TDL.h"
#include "tofu/Transforms/Outline.h"

namespace tofu {

struct Setting {
  llvm::SmallVector<int64_t> extents; // of the definition's dims
  mlir::DictionaryAttr attributes;    // all of them
  bool isEmpty = false;               // an index has no values
};

/// `b = 2, w = 9, stride = 2`.
std::string describe(tdl::OpOp definition, const Setting &setting);
/// `2`, `0.5`, `[1, 2]`.
std::string describeValue(mlir::Attribute value);
/// `stride = 2`.
std::string describeAttributes(mlir::DictionaryAttr attributes);

/// Runs what emits diagnostics and keeps the first error's text instead, with
/// `f.tdl:1:30: ` before it where its place is asked for.
bool runQuietly(mlir::MLIRContext *context, std::string *why,
                llvm::function_ref<llvm::LogicalResult()> run,
                bool withPlace = false);

/// A program whose @main applies the definition to its arguments. Null if the
/// definition makes no operator of that; `why`, if it is there, says then why,
/// and nothing is emitted. Operands have these types of elements, or, without
/// them, those that are written.
mlir::OwningOpRef<mlir::ModuleOp>
apply(tdl::OpOp definition, const Setting &setting, std::string *why = nullptr,
      llvm::ArrayRef<mlir::Type> elements = {});

/// Such a program with only the definition in its place: the author's lambdas
/// and index variables. Null if that fails.
mlir::OwningOpRef<mlir::ModuleOp> instantiate(tdl::OpOp definition,
                                              const Setting &setting);

/// The function of such a program.
mlir::func::FuncOp getMain(mlir::ModuleOp module);

/// The extents that a definition's operands have; those of its results, or
/// none if one is negative.
llvm::SmallVector<llvm::SmallVector<int64_t>>
getOperandShapes(tdl::OpOp definition, const Setting &setting);
std::optional<llvm::SmallVector<llvm::SmallVector<int64_t>>>
getResultShapes(tdl::OpOp definition, const Setting &setting);

/// At most `count` settings in which the definition makes an operator whose
/// results have elements and that it requires nothing else of: small extents,
/// defaults first and then other attributes, which divide one another or do
/// not. At the first one, extents are larger than what the conditions in the
/// body compare indices with. The same for the same definition. Fewer if no
/// more are found; `why` says of one that fails why.
llvm::SmallVector<Setting> chooseSettings(tdl::OpOp definition, unsigned count,
                                          std::string *why = nullptr);

/// The lambdas of which a program consists when it is planned: the definitions
/// in their places, what stands inside of a larger body outlined, movement read
/// through, one operand per access.
llvm::LogicalResult prepareForAnalysis(mlir::ModuleOp module,
                                       tdl::Shared shared = tdl::Shared::Large);

} // namespace tofu

#endif // TOFU_OPERATORS_SETTING_H
