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
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu {

/// What the source's values have become. A complex tensor is two real ones, its
/// real and its imaginary part; where values stand in a list (arguments,
/// results, what a loop carries) both are in it, one after the other: the
/// list's `flat` form. A tuple is all of its elements', and a token none.
///
/// A function that is called again maps its values again: calls do not recur,
/// so nobody asks for the older ones.
class ValueTable {
public:
  void map(mlir::Value source, mlir::Value imported, unsigned part = 0) {
    values[{source, part}] = imported;
  }
  /// Null if the value has not been imported. Part 1 is the imaginary one.
  mlir::Value lookup(mlir::Value source, unsigned part = 0) const {
    return values.lookup({source, part});
  }

  /// Maps all the sources to a flat list.
  void mapFlat(mlir::ValueRange sources, llvm::ArrayRef<mlir::Value> imported) {
    for (mlir::Value source : sources)
      for (unsigned part = 0; part != countParts(source.getType()); ++part) {
        map(source, imported.front(), part);
        imported = imported.drop_front();
      }
  }
  void lookupFlat(mlir::Value source,
                  llvm::SmallVectorImpl<mlir::Value> &imported) const {
    for (unsigned part = 0; part != countParts(source.getType()); ++part)
      imported.push_back(lookup(source, part));
  }
  static unsigned countParts(mlir::Type type) {
    if (auto tensor = llvm::dyn_cast<mlir::ShapedType>(type))
      return llvm::isa<mlir::ComplexType>(tensor.getElementType()) ? 2 : 1;
    unsigned count = 0;
    if (auto tuple = llvm::dyn_cast<mlir::TupleType>(type))
      for (mlir::Type element : tuple.getTypes())
        count += countParts(element);
    return count;
  }

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
  llvm::DenseMap<std::pair<mlir::Value, unsigned>, mlir::Value> values;
  llvm::DenseMap<mlir::Value, mlir::TypedAttr> splats;
};

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_VALUETABLE_H
