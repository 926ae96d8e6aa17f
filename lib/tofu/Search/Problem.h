//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The form that every solver reads (that of IOPDDL): variables with a cost per
// value, pairs of variables with a cost table, all to be added up and made
// least. Later a value may also have memory over its live interval; nothing
// here assumes that it has none but `verify` and the solvers' sums.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_PROBLEM_H
#define TOFU_SEARCH_PROBLEM_H

#include "tofu/Search/Saturating.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>
#include <vector>

namespace tofu::search {

/// One entry per pair of values, row-major; shared, as layers repeat.
using Table = std::shared_ptr<const std::vector<int64_t>>;

struct Problem {
  struct Edge {
    unsigned row, column; // variables; row != column
    Table table;          // |row| * |column| entries
  };
  std::vector<std::vector<int64_t>>
      unary;               // [variable][value], in [0, Forbidden]
  std::vector<Edge> edges; // several may join the same pair

  /// A new variable with these costs.
  unsigned addVariable(std::vector<int64_t> costs);
  /// The first fault, or an empty string: no values, an entry outside [0,
  /// Forbidden], a variable out of range, a table of another size.
  std::string check() const;
  /// The same for an assignment: one value per variable, none of them missing,
  /// nothing Forbidden.
  std::string verify(llvm::ArrayRef<unsigned> assignment) const;
  int64_t cost(llvm::ArrayRef<unsigned> assignment) const;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_PROBLEM_H
