//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A function of tdl.lambdas as the graph that the search reads.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_FUNCTIONGRAPH_H
#define TOFU_PARTITION_FUNCTIONGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Search/Graph.h"
#include "llvm/ADT/MapVector.h"

namespace tofu {

/// Tensor numbers follow the order of arguments, then of the program: arguments
/// of blocks and results of operations, those of loops and branches behind what
/// is in them; operator numbers follow that of the lambdas. Operand i of an
/// operator is input i of its lambda, and index variables are numbered alike.
struct FunctionGraph {
  search::Graph graph;
  llvm::DenseMap<mlir::Value, unsigned> tensorOf;
  std::vector<tdl::LambdaAnalysis> operators;
  /// Of which fold the terms of an operator's results are (chooseFolds).
  std::vector<tdl::Combiner> folds;
  bool finite = false; // as it was built

  /// The lambda that makes a free tensor, or null (a constant).
  tdl::LambdaOp getFreeProducer(mlir::Value tensor) const;
  bool isFree(mlir::Value tensor) const {
    return graph.tensors[tensorOf.lookup(tensor)].free;
  }
};

/// Builds the graph of a function whose blocks are tdl.lambdas (each input read
/// through one access: normalizeInputs), dense constants, loops and branches
/// whose states and results are values of their own (separateStates). Emits an
/// error at the operation that is something else. `finite` promises that no
/// value is infinite or NaN and that no sign of a zero matters.
mlir::FailureOr<FunctionGraph> buildGraph(mlir::func::FuncOp function,
                                          bool finite = false);

} // namespace tofu

#endif // TOFU_PARTITION_FUNCTIONGRAPH_H
