//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Table.h"

using namespace tofu;

void Table::print(llvm::raw_ostream &os) const {
  std::vector<size_t> widths(isNumber.size());
  for (const auto &row : rows)
    for (size_t i = 0; i != row.size(); ++i)
      widths[i] = std::max(widths[i], row[i].size());
  for (const auto &row : rows) {
    std::string line = " ";
    for (size_t i = 0; i != row.size(); ++i) {
      std::string pad(widths[i] - row[i].size(), ' ');
      line += " " + (isNumber[i] ? pad + row[i] : row[i] + pad);
    }
    os << llvm::StringRef(line).rtrim() << '\n';
  }
}
