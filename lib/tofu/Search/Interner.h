//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Numbers for things described by a list of integers: equal lists get the same
// number, new ones the next. So structure is compared once and then by number.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_INTERNER_H
#define TOFU_SEARCH_INTERNER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tofu::search {

using Key = std::vector<int64_t>;

struct KeyHash {
  size_t operator()(const Key &key) const {
    return llvm::hash_combine_range(key.begin(), key.end());
  }
};

class Interner {
public:
  unsigned get(const Key &key) {
    return numbers.try_emplace(key, unsigned(numbers.size())).first->second;
  }
  /// The number, and whether it is new.
  std::pair<unsigned, bool> insert(const Key &key) {
    auto [it, isNew] = numbers.try_emplace(key, unsigned(numbers.size()));
    return {it->second, isNew};
  }
  size_t size() const { return numbers.size(); }

private:
  std::unordered_map<Key, unsigned, KeyHash> numbers;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_INTERNER_H
