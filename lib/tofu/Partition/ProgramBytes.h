//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The bytes that a partitioned program moves, read off its text: the types of
// plan.fetch and plan.reduce. Shares no formula with the search's cost
// function, which must come to the same numbers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PROGRAMBYTES_H
#define TOFU_PARTITION_PROGRAMBYTES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Analysis/BoxTables.h"
#include "tofu/Plan/Plan.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tofu {

/// Calls `visit` with the coordinates of every device, the last axis fastest.
void forEachDevice(llvm::ArrayRef<int64_t> mesh,
                   llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// True of a program that has a plan and that -tofu-expand wrote.
bool isExpanded(mlir::func::FuncOp program);

/// Bytes that all devices together receive in a step; the operations'
/// descriptions state what is counted, plan::getTimes how often. Of a program
/// that has a plan, but is not expanded yet, those that the plan predicts.
/// Fails, with a diagnostic, if it has none, or one that does not fit it or
/// cannot be carried out.
mlir::FailureOr<int64_t> getBytesMoved(mlir::func::FuncOp program);

/// True if every step of an expanded program moves so many: no byte moves in a
/// branch, or in a loop of unknown trip count.
bool areBytesKnown(mlir::func::FuncOp program);

/// The same of single operations of an expanded program, each time that they
/// run. Answers are kept: layers are alike.
class ProgramBytes {
public:
  /// Of an expanded program (`isExpanded`): one that is only planned has no
  /// operations that move anything, and is an error of the caller's.
  explicit ProgramBytes(mlir::func::FuncOp program);

  int64_t get(plan::FetchOp op);
  int64_t get(plan::ReduceOp op);
  int64_t get(plan::ScanOp op);
  /// Of any operation; most move nothing.
  int64_t get(mlir::Operation *op);
  /// In a step.
  int64_t getTotal(mlir::Operation *op);

private:
  int64_t compute(tdl::PieceType from, tdl::PieceType to);

  BoxTables boxes;
  llvm::DenseMap<std::pair<mlir::Type, mlir::Type>, int64_t> reduced;
};

} // namespace tofu

#endif // TOFU_PARTITION_PROGRAMBYTES_H
