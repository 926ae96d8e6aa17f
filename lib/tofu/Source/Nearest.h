//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What was meant by a name that is none: `; did you mean 'exp'?`, whoever says
// it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_NEAREST_H
#define TOFU_SOURCE_NEAREST_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace tofu {

/// The nearest of some names, if it is near enough to be meant; of those that
/// are equally near, the first.
class Nearest {
public:
  explicit Nearest(llvm::StringRef name)
      : name(name), distance(std::min(name.size(), name.size() / 3 + 2)) {}
  void add(llvm::StringRef candidate) {
    unsigned next = name.edit_distance(candidate, true, distance);
    if (next < distance) {
      distance = next;
      best = candidate.str();
    }
  }
  /// Empty if there is none.
  llvm::StringRef get() const { return best; }
  /// `; did you mean 'exp'?`, or nothing; with `before` in front of the name.
  std::string hint(llvm::StringRef before = "") const {
    return best.empty() ? ""
                        : ("; did you mean '" + before + best + "'?").str();
  }

private:
  llvm::StringRef name;
  std::string best;
  unsigned distance; // one more than the greatest that counts
};

} // namespace tofu

#endif // TOFU_SOURCE_NEAREST_H
