//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Equal tables are stored once: layers repeat.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_TABLEINTERNER_H
#define TOFU_SOLVER_TABLEINTERNER_H

#include "tofu/Solver/Problem.h"
#include <unordered_map>

namespace tofu::solver {

class TableInterner {
public:
  /// A table with these entries; keeps none alive that nobody else uses.
  Table intern(std::vector<int64_t> entries);

private:
  std::unordered_multimap<size_t, std::weak_ptr<const std::vector<int64_t>>>
      known;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_TABLEINTERNER_H
