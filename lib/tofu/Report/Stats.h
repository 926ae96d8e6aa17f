//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a program is made of, before it is partitioned, or before it is
// imported: operations by kind, operations on floats, bytes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_STATS_H
#define TOFU_REPORT_STATS_H

#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <string>
#include <vector>

namespace tofu {

/// Of a step on one device.
struct OperationStats {
  /// How a lambda computes (contraction, convolution, reduction, gather,
  /// movement, element-wise, constant, or the function that it applies); the
  /// name of any other operation.
  std::string kind;
  /// The tensors that it makes: `64x10xf32`.
  std::string type;
  mlir::Location loc;
  /// Operations on floats: arithmetic and functions count 1 each, a fold as
  /// many as it has terms. What reads the value after `else`, as padding does,
  /// counts nothing in a contraction or convolution. 0 of what is no lambda.
  double flops = 0;
  /// Of what it is given and what it makes.
  double bytes = 0;
  /// How often it runs, in loops.
  double times = 1;
};

struct TensorStats {
  int64_t number = 0;
  double elements = 0, bytes = 0;
};

struct FunctionStats {
  std::string name;
  /// Arguments; those of them that results replace; results; what is neither
  /// argument nor result nor a constant.
  TensorStats arguments, states, results, intermediates;
  /// In the program's order; those of called functions in the place of calls.
  std::vector<OperationStats> operations;
};

/// Of a function of one block. Emits an error at a donation that cannot be.
mlir::FailureOr<FunctionStats> collectStats(mlir::func::FuncOp function);
void printStats(const FunctionStats &stats, llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_REPORT_STATS_H
