//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a fold says, done by this CPU.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_PUT_H
#define TOFU_RUNTIME_PUT_H

#include "tofu/Runtime/Exchange.h"
#include "tofu/Runtime/StridedBox.h"

namespace tofu::runtime {

/// Elements of one type that are copied.
constexpr tofu_fold getCopy(int64_t type) { return {type, TOFU_SUM, type}; }
/// Terms of a type that are folded.
tofu_fold getTermFold(int64_t type, int64_t combiner);

/// Puts one box where it belongs: from the piece at `from`, of elements of
/// fold.type, into that at `to`, of elements of fold.wide.
void putBox(const tofu_fold &fold, int64_t put, const StridedBox &fromBox,
            const char *from, const StridedBox &toBox, char *to);

/// Rounds `count` elements that were folded in a wider type.
void finish(const tofu_fold &fold, char *to, const char *from, int64_t count);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_PUT_H
