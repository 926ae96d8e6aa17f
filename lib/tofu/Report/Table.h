//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Rows of cells as text.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_TABLE_H
#define TOFU_REPORT_TABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace tofu {

/// Pads cells to columns; numbers to the right.
class Table {
public:
  explicit Table(llvm::ArrayRef<bool> isNumber) : isNumber(isNumber) {}
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
  /// To the last row.
  void addCell(std::string cell) { rows.back().push_back(std::move(cell)); }
  void print(llvm::raw_ostream &os) const;

private:
  llvm::SmallVector<bool> isNumber;
  std::vector<std::vector<std::string>> rows;
};

} // namespace tofu

#endif // TOFU_REPORT_TABLE_H
