//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A block of a program as numbers: operations in their order and the values
// between them. A loop or branch in it is one operation.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_PROGRAMGRAPH_H
#define TOFU_SCHEDULE_PROGRAMGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Memory/Bytes.h"
#include "tofu/TDL/Blocks.h"

namespace tofu {

/// An error at the first operation, if any, that cannot be moved freely.
mlir::LogicalResult checkProgram(mlir::func::FuncOp function);

struct ProgramGraph {
  struct Value {
    mlir::Value value;
    int64_t bytes;
    int maker = -1; // operation, or -1: an argument, or from outside
    /// An argument, a constant, or from outside of the block: takes no memory
    /// that could be freed.
    bool persists = false;
    bool isReturned = false;
    llvm::SmallVector<unsigned, 2> users; // operations, each once, in order
  };
  struct Op {
    mlir::Operation *op;
    /// Values, each once; also those that only its blocks use.
    llvm::SmallVector<unsigned, 4> operands;
    llvm::SmallVector<unsigned, 1> results;
    /// A library computes it, or bytes move, or it has blocks: loops are not
    /// merged across.
    bool isBarrier = false;
  };

  explicit ProgramGraph(mlir::Block &block);

  int64_t getResultBytes(unsigned op) const;
  /// For each operation a position as late as memory allows: right before its
  /// first user, if its results are not smaller than what it keeps alive so
  /// long; a topological order. Barriers and results stay where they are.
  llvm::SmallVector<unsigned, 0> getLateOrder() const;

  std::vector<Value> values;
  std::vector<Op> ops; // without the terminator
  llvm::DenseMap<mlir::Value, unsigned> numberOf;
  llvm::DenseMap<mlir::Operation *, unsigned> opNumberOf;

private:
  /// The value's number; it gets one if it is from outside.
  unsigned getNumber(mlir::Value value, memory::LargestBytes &sizes);
};

/// Puts the operations into this order.
void reorder(const ProgramGraph &graph, llvm::ArrayRef<unsigned> order);

} // namespace tofu

#endif // TOFU_SCHEDULE_PROGRAMGRAPH_H
