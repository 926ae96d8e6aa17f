//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What slices a function of linear algebra takes and gives, as text.
//
// `mn k -> mn pR I`: a word is a slice, its small letters are its extents. A
// letter is one extent throughout, but p is the lesser of m and n, and q is
// n - 1. Elements are of the function's type: f32 or f64, or complex numbers of
// these; after R of their parts, after C always complex, after I of i32. What
// is complex is two slices, the real and the imaginary parts.
//
// The importer asks before there is a program, the function when it is called.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SLICESIGNATURE_H
#define TOFU_RUNTIME_SLICESIGNATURE_H

#include "tofu/Runtime/Function.h"

#include <algorithm>
#include <climits>
#include <string_view>

namespace tofu::runtime {

class SliceSignature {
public:
  explicit SliceSignature(std::string_view text) : text(text) {}

  /// Whether the slices, operands and then results, are these, of numbers that
  /// are complex or not.
  bool matches(bool isComplex, const tofu_slice *operands, int64_t numOperands,
               const tofu_slice *results, int64_t numResults) const {
    int64_t type = numOperands ? operands[0].type : int64_t(TOFU_I1);
    if (type != TOFU_F32 && type != TOFU_F64)
      return false;
    int64_t extents[26];
    std::fill_n(extents, 26, -1);
    const tofu_slice *next = operands, *end = operands + numOperands;
    for (std::string_view rest = text; !rest.empty();) {
      std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      if (word == "->") {
        if (next != end)
          return false;
        next = results, end = results + numResults;
        continue;
      }
      char kind = word.back() < 'a' ? word.back() : ' ';
      word.remove_suffix(kind != ' ');
      int count = kind == 'C' || (kind == ' ' && isComplex) ? 2 : 1;
      for (; count != 0; --count, ++next)
        if (next == end ||
            next->type != (kind == 'I' ? int64_t(TOFU_I32) : type) ||
            !hasExtents(word, *next, extents))
          return false;
    }
    return next == end;
  }

  std::string_view getText() const { return text; }

private:
  static bool hasExtents(std::string_view word, const tofu_slice &slice,
                         int64_t (&extents)[26]) {
    if (slice.rank != int64_t(word.size()))
      return false;
    for (int64_t dim = 0; dim < slice.rank; ++dim) {
      char letter = word[size_t(dim)];
      int64_t m = extents['m' - 'a'], n = extents['n' - 'a'];
      int64_t &known = extents[letter - 'a'];
      if (letter == 'p')
        known = std::min(m, n);
      if (letter == 'q')
        known = std::max<int64_t>(n - 1, 0);
      if (known < 0)
        known = slice.extents[dim];
      if (slice.extents[dim] != known || known > INT_MAX)
        return false;
    }
    return true;
  }

  std::string_view text;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SLICESIGNATURE_H
