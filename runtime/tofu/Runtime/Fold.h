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

/// to[i] = combiner(to[i], from[i]); they do not overlap.
using FoldFunction = void (*)(char *to, const char *from, int64_t count);

/// Null if there is no such combiner of that type: `all` and `any` of floats.
FoldFunction getFold(int64_t type, int64_t combiner);

/// Sets `count` elements to the combiner's identity.
void fillIdentity(char *to, int64_t count, int64_t type, int64_t combiner);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FOLD_H
