//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Sets of operands of which a lambda takes pending sums, sums of finite values,
// or the values of another fold.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_PENDINGSETS_H
#define TOFU_OPERATORS_PENDINGSETS_H

#include "tofu/Analysis/LambdaAnalysis.h"

namespace tofu {

struct PendingSets {
  static constexpr llvm::StringRef kSums = "sums", kFiniteSums = "finite sums";

  explicit PendingSets(const tdl::LambdaAnalysis &analysis);

  /// True if those of `set` that are read are one of the sets.
  bool holds(llvm::StringRef fold, uint64_t set) const;

  struct Fold {
    llvm::StringRef name;
    llvm::SmallVector<uint64_t> sets;
  };
  llvm::SmallVector<Fold> folds;
  uint64_t read = 0; // operands
};

} // namespace tofu

#endif // TOFU_OPERATORS_PENDINGSETS_H
