//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What each value of the source has become.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_VALUETABLE_H
#define TOFU_IMPORT_STABLEHLO_VALUETABLE_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu {

/// A function that is called again maps its values again: calls do not recur,
/// so nobody asks for the older ones.
class ValueTable {
public:
  void map(mlir::Value source, mlir::Value imported) {
    values[source] = imported;
  }
  /// Null if the value has not been imported.
  mlir::Value lookup(mlir::Value source) const { return values.lookup(source); }

  /// Imported values of which all elements are one known scalar.
  void setSplat(mlir::Value imported, mlir::TypedAttr scalar) {
    if (scalar)
      splats[imported] = scalar;
  }
  /// The imported value is about to be erased.
  void forget(mlir::Value imported) { splats.erase(imported); }
  mlir::TypedAttr getSplat(mlir::Value imported) const {
    return splats.lookup(imported);
  }

private:
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Value, mlir::TypedAttr> splats;
};

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_VALUETABLE_H
