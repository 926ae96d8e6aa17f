//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Equal tables are stored once: layers repeat.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_TABLEINTERNER_H
#define TOFU_SEARCH_TABLEINTERNER_H

#include "tofu/Search/Problem.h"
#include <unordered_map>

namespace tofu::search {

class TableInterner {
public:
  /// A table with these entries; keeps none alive that nobody else uses.
  Table intern(std::vector<int64_t> entries);

private:
  std::unordered_multimap<size_t, std::weak_ptr<const std::vector<int64_t>>>
      known;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_TABLEINTERNER_H
