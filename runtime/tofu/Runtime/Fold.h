//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Folding terms, for every element type and combiner.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FOLD_H
#define TOFU_RUNTIME_FOLD_H

#include <cstdint>

namespace tofu::runtime {

/// Of `count` elements; they do not overlap.
using FoldFunction = void (*)(char *to, const char *from, int64_t count);

/// How terms of one type are folded with one combiner: in their own type, but
/// sums and products of f16 and bf16 as floats, which are rounded at the end.
struct Fold {
  int64_t bytes = 0; // of an element of the fold
  /// to = from, the first term; and, of the whole fold, back. Null: elements
  /// are copied, and there is no end.
  FoldFunction begin = nullptr, end = nullptr;
  FoldFunction add = nullptr; // to = combiner(to, from)
};

/// `add` is null if there is no such combiner of that type: `all` and `any` of
/// floats.
Fold getFold(int64_t type, int64_t combiner);

/// Sets `count` elements to what changes nothing that it is folded with: the
/// combiner's identity, but -0.0 for sums of floats, as -0.0 + 0.0 is 0.0.
void fillNeutral(char *to, int64_t count, int64_t type, int64_t combiner);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FOLD_H
