//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What repeats in a sequence, as the layers of a model do in the order of its
// operators.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_REPEATS_H
#define TOFU_REPORT_REPEATS_H

#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace tofu {

/// `times` equal pieces of `length` elements, one behind the other.
struct Stretch {
  size_t begin, length, times;
  size_t getEnd() const { return begin + length * times; }
  bool operator==(const Stretch &) const = default;
};

/// Divides the sequence into stretches, from its beginning: each is the
/// repetition that covers most of what follows, the shortest piece of equals;
/// what does not repeat, or covers fewer elements than `least`, is one stretch,
/// once, up to the next that does. Time is linear in the sequence.
std::vector<Stretch> findRepeats(llvm::ArrayRef<unsigned> sequence,
                                 size_t least = 8);

} // namespace tofu

#endif // TOFU_REPORT_REPEATS_H
