//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which result of a step is which argument of the next one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_TIES_H
#define TOFU_PARTITION_TIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>

namespace tofu {

/// Which results replace arguments: none; those that the program donates
/// (`tf.aliasing_output` names the result, `jax.buffer_donor` is for the next
/// one of its tensor type, in order); or, where it donates nothing, each
/// result the next argument of its type.
enum class TieRule { None, Donated, Order };

/// Whether the program offers the argument's place to a result.
bool isDonated(mlir::func::FuncOp function, unsigned argument);

/// Of `none`, `donated` or `order`.
std::optional<TieRule> parseTieRule(llvm::StringRef text);

/// For each result of the function the argument that it replaces in the next
/// step, or -1. `plan.replaces` says it; before that is there, the rule. No
/// argument is replaced twice. Emits an error at a donation that cannot be.
mlir::FailureOr<llvm::SmallVector<int64_t>>
findTies(mlir::func::FuncOp function, TieRule rule = TieRule::Order);

/// Writes the ties as `plan.replaces`, which is what memory, tables and reports
/// go by.
mlir::LogicalResult keepTies(mlir::func::FuncOp function,
                             TieRule rule = TieRule::Order);

/// Why results replace arguments: `plan.replaces` if that is there, `donated`
/// (as the program does, or because only that counts), `order`, or `none`.
llvm::StringRef whyTied(mlir::func::FuncOp function, TieRule rule);

} // namespace tofu

#endif // TOFU_PARTITION_TIES_H
