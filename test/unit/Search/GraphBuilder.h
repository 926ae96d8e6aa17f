//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Small graphs for tests: matrix products, element-wise operators, sums.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNITTESTS_SEARCH_GRAPHBUILDER_H
#define TOFU_UNITTESTS_SEARCH_GRAPHBUILDER_H

#include "tofu/Search/Graph.h"
#include <random>

namespace tofu::search {

class GraphBuilder {
public:
  Graph graph;

  /// An argument of the program, elements of one byte.
  unsigned argument(llvm::ArrayRef<int64_t> extents);
  /// lhs[m, k] * rhs[k, n], each transposed on demand; linear in either.
  unsigned matmul(unsigned lhs, unsigned rhs, bool transposeLhs = false,
                  bool transposeRhs = false);
  /// A function of equal coordinates; `linear`: a sum of the operands.
  unsigned elementwise(llvm::ArrayRef<unsigned> operands, bool linear = false);
  /// Marks a result of the program.
  void result(unsigned tensor) { graph.tensors[tensor].boundary = true; }
  unsigned addTensor(llvm::ArrayRef<int64_t> extents);
};

/// Any small graph: windows, quotients, remainders, guards, uneven extents,
/// shared tensors, places near each other, several results, linear sets.
Graph makeRandomGraph(unsigned seed, unsigned maxOperators);

/// A plan of legal values that the search need not consider.
struct Plan makeRandomPlan(const Graph &graph, llvm::ArrayRef<int64_t> mesh,
                           std::mt19937 &random);

} // namespace tofu::search

#endif // TOFU_UNITTESTS_SEARCH_GRAPHBUILDER_H
