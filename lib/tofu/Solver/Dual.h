//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Lower bounds: costs move along edges (sequential tree-reweighted messages,
// Kolmogorov 2006) and memory has a price at every time (Lagrange).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_DUAL_H
#define TOFU_SOLVER_DUAL_H

#include "tofu/Solver/Core.h"
#include "tofu/Solver/Stop.h"

namespace tofu::solver {

class Dual {
public:
  explicit Dual(const Core &core, Stop::Predicate stop = {});

  /// Messages go over all variables, or back over them. The bound, not quite
  /// exact; minus infinity if `stop` ended it early, after which the exact one
  /// still holds.
  double sweep();
  /// Raises prices where the rounded assignment uses too much, lowers them
  /// where it uses too little: so far that the bound could rise by `gain`.
  void movePrices(llvm::ArrayRef<unsigned> rounded, double gain);
  void setPrices(llvm::ArrayRef<double> to);
  /// An assignment, variable after variable, the messages standing for what is
  /// not chosen yet.
  std::vector<unsigned> round() const;
  /// Proved: no legal assignment costs less. Computed in whole numbers, so it
  /// holds whatever the messages are.
  int64_t getBound();
  /// [offset + value]: no legal assignment with the value costs less than the
  /// bound and this much more; from the last `getBound`.
  llvm::ArrayRef<int64_t> getExcess() const { return excess; }
  llvm::ArrayRef<double> getPrices() const { return prices; }
  /// [offset + value]: what its memory costs, at prices times `factor`.
  static void price(const Core &core, llvm::ArrayRef<double> prices,
                    std::vector<double> &costs);
  /// The table entries that a sweep reads.
  double getWork() const { return core.tableEntries; }

private:
  double pass(bool forward);
  std::vector<int64_t> toCostShares(int shift) const;
  void belief(unsigned variable, double *costs) const;

  const Core &core;
  Stop stop;
  bool forward = false;         // the direction of the last sweep
  std::vector<double> messages; // [arcOffset + value]: into the arc's owner
  std::vector<size_t> arcOffset;
  std::vector<double> prices, direction, squares, memoryCosts;
  std::vector<int64_t> excess;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_DUAL_H
