//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The form that every solver reads (that of IOPDDL): variables with a cost per
// value, pairs of variables with a cost table, all to be added up and made
// least. A value may also use memory over the variable's live interval; at each
// time the sum must stay within that time's limit.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_PROBLEM_H
#define TOFU_SOLVER_PROBLEM_H

#include "tofu/Index/Saturating.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>
#include <vector>

namespace tofu::solver {

using tofu::addCost;
using tofu::Forbidden;
using tofu::multiplyCost;

/// One entry per pair of values, row-major; shared, as layers repeat.
using Table = std::shared_ptr<const std::vector<int64_t>>;

/// What each value of a variable uses at the times [begin, end).
struct Usage {
  unsigned begin = 0, end = 0;
  std::vector<int64_t> amounts;
};

struct Problem {
  struct Edge {
    unsigned row, column; // variables; row != column
    Table table;          // |row| * |column| entries
  };
  std::vector<std::vector<int64_t>>
      unary;                   // [variable][value], in [0, Forbidden]
  std::vector<Edge> edges;     // several may join the same pair
  std::vector<int64_t> limits; // [time]
  /// [variable]: its memory, added up where intervals overlap; shorter than
  /// `unary` if the last variables use none.
  std::vector<std::vector<Usage>> memory;

  /// A new variable with these costs.
  unsigned addVariable(std::vector<int64_t> costs);
  /// No memory if the interval is empty.
  void addUsage(unsigned variable, Usage usage);
  llvm::ArrayRef<Usage> getUsages(unsigned variable) const {
    return variable < memory.size() ? llvm::ArrayRef<Usage>(memory[variable])
                                    : llvm::ArrayRef<Usage>();
  }
  /// The first fault, or an empty string: no values, an entry outside [0,
  /// Forbidden], a variable out of range, a table of another size, memory of
  /// other times than those that have limits, or too much to be added up.
  std::string check() const;
  /// The same for an assignment: one value per variable, none of them missing,
  /// nothing Forbidden, no limit exceeded.
  std::string verify(llvm::ArrayRef<unsigned> assignment) const;
  int64_t cost(llvm::ArrayRef<unsigned> assignment) const;
  /// [time]: the memory that the assignment uses.
  std::vector<int64_t> used(llvm::ArrayRef<unsigned> assignment) const;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_PROBLEM_H
