//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Generic definitions, made concrete where they are applied: ranks, element
// types and attributes are known there, extents remain names.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_TEMPLATES_H
#define TOFU_IMPORT_TDL_TEMPLATES_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/Elaboration/Elaborate.h"
#include "tofu/TDL/TDL.h"
#include <memory>
#include <set>

namespace tofu {

/// Reads each library once, and makes each operator once.
class Templates {
public:
  explicit Templates(mlir::ModuleOp module);
  ~Templates();

  /// The operator that the definition is for operands of these types; private,
  /// at the end of the module. Attributes are integers, numbers, booleans,
  /// strings, and arrays of the first two. Fails with a diagnostic in the
  /// definition that notes `user`.
  llvm::FailureOr<tdl::OpOp> specialise(tdl::TemplateOp definition,
                                        mlir::TypeRange operands,
                                        mlir::TypeRange results,
                                        mlir::DictionaryAttr attributes,
                                        mlir::Location user);

  /// The definition as it is written; null after a diagnostic.
  const syntax::Definition *find(tdl::TemplateOp definition);
  /// The same; of a gradient the definition with parameters that it is of.
  const syntax::Definition *findWritten(tdl::TemplateOp definition);
  /// Appends to the operands of what a gradient is of its cotangents.
  llvm::LogicalResult addCotangents(tdl::TemplateOp definition,
                                    llvm::SmallVectorImpl<mlir::Type> &operands,
                                    mlir::DictionaryAttr attributes);

  /// A gradient that is derived, and what it is of for some operands, in a
  /// module of its own.
  struct Differentiated {
    llvm::StringRef name;
    mlir::Location loc;
    std::set<std::string> passed; // combiners whose laws it takes for granted
    mlir::OwningOpRef<mlir::ModuleOp> of;
  };
  /// Those that the definition takes, itself or by what it applies, but for
  /// those that were told before.
  std::vector<Differentiated> findGradients(tdl::TemplateOp definition);

  /// What a definition is for, of which specialise() made the operator; null if
  /// it did not.
  const syntax::Instance *getInstance(tdl::OpOp op) const {
    auto found = instances.find(op);
    return found == instances.end() ? nullptr : &found->second;
  }

private:
  struct Library;
  Library *load(tdl::TemplateOp definition);
  /// Of a gradient in the definition's files.
  llvm::LogicalResult addCotangents(tdl::TemplateOp definition,
                                    const syntax::Definition &gradient,
                                    llvm::SmallVectorImpl<mlir::Type> &operands,
                                    mlir::DictionaryAttr attributes);
  llvm::FailureOr<syntax::Instance> getInstance(tdl::TemplateOp definition,
                                                mlir::TypeRange operands,
                                                mlir::TypeRange results,
                                                mlir::DictionaryAttr attributes,
                                                mlir::Location user);

  mlir::ModuleOp module;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<Library>> libraries;
  llvm::DenseMap<
      std::tuple<mlir::Operation *, mlir::Attribute, mlir::Attribute>,
      tdl::OpOp>
      made; // by definition, types and attributes
  llvm::DenseMap<mlir::Operation *, syntax::Instance> instances;
  /// By findGradients(): files may be part of several libraries.
  llvm::DenseSet<mlir::Attribute> searched;
};

} // namespace tofu

#endif // TOFU_IMPORT_TDL_TEMPLATES_H
