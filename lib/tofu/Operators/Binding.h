//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A definition's setting that follows from arrays and from attributes as text.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_BINDING_H
#define TOFU_OPERATORS_BINDING_H

#include "tofu/Operators/Setting.h"
#include "tofu/Syntax/Ast.h"
#include "llvm/Support/Error.h"

namespace tofu {

/// An attribute of a generic definition as one writes it: `axes=[0, 2]`,
/// `mode=max`, `keep=true`; it is added to `attributes`.
llvm::Error bindAttribute(const syntax::Definition &definition,
                          llvm::StringRef text, mlir::NamedAttrList &attributes,
                          mlir::MLIRContext *context);

class Binding {
public:
  explicit Binding(tdl::OpOp definition);

  /// What the parameters are called: so are their arrays.
  std::vector<std::string> getNames() const { return names; }
  /// The parameters as the definition has them, `data: [b, ci, w]`.
  std::string describeParameters() const;

  /// An array for the parameter of that number. Each comes once.
  llvm::Error bind(size_t number, mlir::Type elementType,
                   llvm::ArrayRef<int64_t> shape);
  /// An attribute as one writes it, `stride=2`; the last one counts.
  llvm::Error bindAttribute(llvm::StringRef text);

  /// The program of one operator, once all is bound.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> apply();

private:
  std::string describeParameter(size_t number) const;
  std::string describeAttributes() const;

  mutable tdl::OpOp definition;
  std::vector<std::string> names;
  Setting setting;
  llvm::SmallVector<std::string> boundBy; // per dim, a parameter's name
  llvm::SmallVector<mlir::Type> elements; // per parameter
};

} // namespace tofu

#endif // TOFU_OPERATORS_BINDING_H
