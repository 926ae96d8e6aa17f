//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Sets of inputs, bits of a word, as Linearity and Folds find them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_INPUTSETS_H
#define TOFU_ANALYSIS_INPUTSETS_H

#include <cstddef>
#include <cstdint>

namespace tofu::tdl {

/// More sets than this in one expression are not of use to anyone.
inline constexpr size_t kMaxSets = 16;

inline bool isSubset(uint64_t set, uint64_t of) { return (set & ~of) == 0; }

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_INPUTSETS_H
