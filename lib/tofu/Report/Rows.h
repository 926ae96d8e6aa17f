//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The operators of a program in few rows: layers that repeat are one, and each
// loop is one of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_ROWS_H
#define TOFU_REPORT_ROWS_H

#include "tofu/Report/Report.h"

namespace tofu {

/// Operators that stand together in the program.
struct Row {
  const Report::Operator *first; // of them
  size_t length, times = 1;      // so many operators, so often
  int64_t bytes = 0;
  const Report::Operator *most = nullptr; // of the bytes
  std::optional<unsigned> loop = {};      // in whose blocks all of them stand
};

/// Of all operators that have a split, in their order; at most so many rows. A
/// loop shares a row with others where they repeat together, or move next to
/// nothing.
std::vector<Row> getRows(const Report &report, size_t most);

} // namespace tofu

#endif // TOFU_REPORT_ROWS_H
