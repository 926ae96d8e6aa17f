//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/TableInterner.h"

#include "llvm/ADT/Hashing.h"

using namespace tofu::solver;

Table TableInterner::intern(std::vector<int64_t> entries) {
  size_t hash = llvm::hash_combine_range(entries.begin(), entries.end());
  auto [it, last] = known.equal_range(hash);
  while (it != last) {
    Table table = it->second.lock();
    if (table && *table == entries)
      return table;
    it = table ? std::next(it) : known.erase(it);
  }
  auto table = std::make_shared<const std::vector<int64_t>>(std::move(entries));
  known.emplace(hash, table);
  return table;
}
