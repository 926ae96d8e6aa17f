//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Arrays of the host: a type of Program.h, extents, and the elements.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_ARRAY_H
#define TOFU_NUMPY_ARRAY_H

#include "tofu/Runtime/Types.h"

#include <span>
#include <string>
#include <vector>

namespace tofu::numpy {

/// An array somewhere in memory, dense and row-major.
struct ArrayView {
  int64_t type;
  std::span<const int64_t> extents;
  const char *data;
  /// What files have: TOFU_COMPLEX, TOFU_UNSIGNED.
  int64_t numbers = TOFU_AS_TYPED;

  int64_t getNumElements() const;
  int64_t getNumBytes() const {
    return getNumElements() * runtime::getTypeBytes(type);
  }
  /// Element number `offset`, in row-major order, as a number to compare: i1 is
  /// 0 or 1.
  double getNumber(int64_t offset) const;
  /// The same to print: an integer with all of its digits.
  std::string describeElement(int64_t offset, int digits) const;
};

struct Array {
  int64_t type;
  std::vector<int64_t> extents;
  std::vector<char> bytes;
  int64_t numbers = TOFU_AS_TYPED;

  operator ArrayView() const { return {type, extents, bytes.data(), numbers}; }
};

/// True if elements that a file has as type `stored` can be of `type`: files do
/// not tell floats of 8 bits from bytes.
bool canBe(int64_t stored, int64_t type);

/// `tensor<2x3xf32>`, or `f32` for a scalar.
std::string describe(int64_t type, std::span<const int64_t> extents);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_ARRAY_H
