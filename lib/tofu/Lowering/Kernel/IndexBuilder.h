//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Emits what a loop nest has in closed form. Forms of the rank's coordinates
// only are emitted once, before the loops; the others where they are needed.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_INDEXBUILDER_H
#define TOFU_LOWERING_KERNEL_INDEXBUILDER_H

#include "mlir/IR/Builders.h"
#include "tofu/Lowering/Loops/Index.h"

namespace tofu::lowering {

/// The values that forms are made of; null where there is none.
struct IndexLeaves {
  llvm::SmallVector<mlir::Value> coordinates;
  mlir::Value begin, end;
  llvm::SmallVector<mlir::Value> variables, tiles, tileEnds, cuts, data;
};

/// Emits at the builder's place. A form is emitted once.
class IndexBuilder {
public:
  /// `shared` emits forms of coordinates; null: this one does.
  IndexBuilder(mlir::OpBuilder builder, const IndexLeaves &leaves,
               IndexBuilder *shared = nullptr)
      : builder(builder), leaves(leaves), shared(shared) {}

  mlir::Value emit(Index index);
  mlir::OpBuilder &getBuilder() { return builder; }

private:
  mlir::Value emit(const Index::Form &form);

  mlir::OpBuilder builder;
  const IndexLeaves &leaves;
  IndexBuilder *shared;
  llvm::DenseMap<const Index::Form *, mlir::Value> known;
  std::map<int64_t, mlir::Value> constants;
};

/// A value as a form: a constant if it is one.
Index getIndex(Indices &indices, mlir::Value value);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_INDEXBUILDER_H
