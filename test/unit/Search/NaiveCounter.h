//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The bytes of a plan, counted device by device and element by element, from
// the definition: shares no code with the library but the graph and the plan.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNITTESTS_SEARCH_NAIVECOUNTER_H
#define TOFU_UNITTESTS_SEARCH_NAIVECOUNTER_H

#include "tofu/Search/Plan.h"
#include <map>
#include <set>
#include <string>

namespace tofu::search {

class NaiveCounter {
public:
  NaiveCounter(const Graph &graph, llvm::ArrayRef<int64_t> mesh,
               const PlanOptions &options);
  /// Bytes, or -1 for a plan that is not legal. Parts of the answer are kept
  /// per operator, so that many plans of one graph can be asked for.
  int64_t count(const Plan &plan);

private:
  using Device = std::vector<int64_t>;
  using Box = std::vector<Span>;
  using Elements = std::set<std::vector<int64_t>>;
  using Lists = std::vector<std::vector<unsigned>>;
  struct Piece {
    int64_t bytes = 0;
    std::string use; // what makes it the same use
  };
  Piece countOperand(const Operator &op, unsigned operand, const Layout &split,
                     const Layout &layout);
  int64_t countResult(const Operator &op, unsigned tensor, const Layout &split,
                      const Layout &layout);
  std::string describeUse(const Operator &op, unsigned operand,
                          const Layout &split) const;
  std::string describeAccess(const Operator &op, unsigned operand,
                             const Layout &split) const;
  std::string describeIdle(const Operator &op, const Lists &lists) const;
  std::vector<Elements> getNeed(const Operator &op, unsigned operand,
                                const Layout &split, const Lists &masks) const;
  Box getMargins(const Operator &op, unsigned operand,
                 const Layout &split) const;
  Box hull(const Operator &op, unsigned operand, const Lists &lists,
           const Box &margins, const Device &device) const;
  Span getInterval(const Operator &op, const Operand &operand, IndexExpr expr,
                   const Lists &lists, const Device &device) const;
  Span hullOf(const Operator &op, const Operand &operand, const IndexExpr &expr,
              const Lists &lists, const Device &device) const;
  std::vector<Elements> getBoxes(llvm::ArrayRef<int64_t> extents,
                                 const Lists &lists) const;
  Span part(int64_t extent, const std::vector<unsigned> &axes,
            const Device &device) const;
  int64_t countReduce(const std::vector<Elements> &from,
                      const std::vector<Elements> &to,
                      const std::set<unsigned> &mayDiffer, bool reduces,
                      const std::set<unsigned> &copies) const;
  bool agree(const Device &a, const Device &b,
             const std::set<unsigned> &except) const;
  int64_t groupSize(const std::set<unsigned> &axes) const;

  const Graph &graph;
  std::vector<int64_t> mesh;
  PlanOptions options;
  std::vector<Device> devices;
  std::map<std::vector<int64_t>, Piece> pieces;
};

} // namespace tofu::search

#endif // TOFU_UNITTESTS_SEARCH_NAIVECOUNTER_H
