//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The constraints after `where`, with the values that they are over.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_GUARD_H
#define TOFU_TRANSFORMS_GUARD_H

#include "mlir/IR/IntegerSet.h"
#include "tofu/Transforms/IndexForm.h"

namespace tofu::tdl {

/// A conjunction of constraints on index values.
class Guard {
public:
  explicit Guard(mlir::MLIRContext *context)
      : form(context, /*dataIsDim=*/true) {}

  /// The form in which constraints' expressions are.
  IndexForm &getForm() { return form; }

  /// Adds the constraints of a set over `operands`.
  void add(mlir::IntegerSet set, mlir::ValueRange operands);
  /// Adds expr >= 0 or expr == 0; nothing if that holds everywhere or is known.
  void add(mlir::AffineExpr expr, bool isEquality);
  /// Forgets expr >= 0.
  void drop(mlir::AffineExpr expr);

  bool isNever() const { return never; }
  bool isAlways() const { return !never && constraints.empty(); }

  /// The set of all constraints over `operands`; `last` are the last
  /// dimensions, used or not, and are no operands. Null if isAlways.
  mlir::IntegerSet get(llvm::SmallVectorImpl<mlir::Value> &operands,
                       mlir::ValueRange last = {}) const;

private:
  IndexForm form;
  llvm::SmallVector<std::pair<mlir::AffineExpr, bool>> constraints;
  bool never = false;
};

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_GUARD_H
