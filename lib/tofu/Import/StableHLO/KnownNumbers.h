//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Integers of a program that follow from constants and from extents, as far as
// programs compute extents with them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_KNOWNNUMBERS_H
#define TOFU_IMPORT_STABLEHLO_KNOWNNUMBERS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu {

class KnownNumbers {
public:
  void set(mlir::Value value, mlir::DenseIntElementsAttr numbers) {
    if (numbers)
      known[value] = numbers;
  }
  /// The value is about to be erased.
  void forget(mlir::Value value) { known.erase(value); }
  /// Null if they are not known.
  mlir::DenseIntElementsAttr lookup(mlir::Value value) const {
    return known.lookup(value);
  }
  /// The numbers in row-major order, as they are with their sign.
  std::optional<llvm::SmallVector<int64_t>> getList(mlir::Value value) const;

  /// The numbers that an operation of StableHLO gives; null if that is another
  /// operation than programs compute extents with, if an operand is not known,
  /// or if they are too many to be extents.
  mlir::DenseIntElementsAttr compute(mlir::Operation &op) const;

private:
  llvm::DenseMap<mlir::Value, mlir::DenseIntElementsAttr> known;
};

/// An attribute that is a list of 64-bit integers in one of its two forms.
std::optional<llvm::SmallVector<int64_t>> readList(mlir::Attribute attr);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_KNOWNNUMBERS_H
