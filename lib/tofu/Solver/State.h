//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An assignment on its way: what it costs and uses, and what changes of it
// would.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_STATE_H
#define TOFU_SOLVER_STATE_H

#include "tofu/Solver/Neighbourhood.h"
#include <tuple>

namespace tofu::solver {

/// How good an assignment is: first that it is legal, then what it costs; or,
/// with a penalty, both together.
struct Merit {
  int64_t forbidden = 0; // choices that are
  double excess = 0;     // memory over the limits, at all times together
  double cost = 0;       // of the rest
  double penalty = 0;    // of excess; 0: no cost makes up for it
  bool operator<(const Merit &other) const {
    double sum = cost + penalty * excess,
           others = other.cost + penalty * other.excess;
    if (penalty > 0)
      return std::tie(forbidden, sum) < std::tie(other.forbidden, others);
    return std::tie(forbidden, excess, cost) <
           std::tie(other.forbidden, other.excess, other.cost);
  }
  bool isLegal() const { return forbidden == 0 && excess == 0; }
};

class State {
public:
  State(const Core &core, std::vector<unsigned> values);

  llvm::ArrayRef<unsigned> getValues() const { return values; }
  const Merit &getMerit() const { return merit; }
  void setPenalty(double penalty) { merit.penalty = penalty; }
  llvm::ArrayRef<int64_t> getUsed() const { return used; }
  /// The merit after the changes.
  Merit evaluate(llvm::ArrayRef<Change> changes);
  void apply(llvm::ArrayRef<Change> changes);
  /// Applies the changes if that is better, or equally good; else those
  /// connected parts of them for which this holds.
  void improve(llvm::ArrayRef<Change> changes);
  /// The time at which the changes would exceed the limit most, and by how
  /// much; at least 1.
  std::pair<unsigned, int64_t> findWorst(llvm::ArrayRef<Change> changes) const;
  /// Changes that hang together by edges.
  std::vector<std::vector<Change>> split(llvm::ArrayRef<Change> changes) const;

private:
  void addLocal(Merit &sum, unsigned variable, unsigned value, int sign) const;

  const Core *core;
  std::vector<unsigned> values;
  std::vector<int64_t> used, difference;
  Merit merit;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_STATE_H
