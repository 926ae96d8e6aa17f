//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A graph as large as an exported training step: many small lambdas.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_BENCHMARK_LAMBDAGRAPH_H
#define TOFU_BENCHMARK_LAMBDAGRAPH_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tofu {

/// A function of `count` lambdas with five operations inside each. Those of
/// `chained` read the one before and are all distinct; the others read the
/// argument and differ only in a constant of the body, except that every tenth
/// repeats its neighbour. All are returned.
mlir::OwningOpRef<mlir::ModuleOp>
buildLambdaGraph(mlir::MLIRContext &context, unsigned count, bool chained);

} // namespace tofu

#endif // TOFU_BENCHMARK_LAMBDAGRAPH_H
