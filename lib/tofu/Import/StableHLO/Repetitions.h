//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations of the source that say what an earlier one has said. Exporters
// write a constant and its broadcast for every use: near half of a training
// step is found here, before anything is made of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_REPETITIONS_H
#define TOFU_IMPORT_STABLEHLO_REPETITIONS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ScopedHashTable.h"

namespace tofu {

/// What an operation without regions says: its name, attributes, the types of
/// operands and results (signs included), and what the operands have become;
/// also behind which barrier: what is computed again there is not the same.
struct Said {
  Said() = default;
  Said(mlir::Operation &op, llvm::ArrayRef<mlir::Value> operands,
       unsigned barrier);
  bool operator==(const Said &other) const = default;

  const void *name = nullptr;
  unsigned barrier = 0;
  mlir::Attribute attributes, properties;
  llvm::SmallVector<mlir::Value, 4> operands;
  llvm::SmallVector<mlir::Type, 4> types;
};

} // namespace tofu

template <> struct llvm::DenseMapInfo<tofu::Said> {
  static tofu::Said getEmptyKey();
  static tofu::Said getTombstoneKey();
  static unsigned getHashValue(const tofu::Said &said);
  static bool isEqual(const tofu::Said &a, const tofu::Said &b) {
    return a == b;
  }
};

namespace tofu {

/// From what is said to what its results have become. What stands in a region
/// is not known outside of it: a region has a scope.
using Repetitions =
    llvm::ScopedHashTable<Said, llvm::SmallVector<mlir::Value, 1>>;

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_REPETITIONS_H
