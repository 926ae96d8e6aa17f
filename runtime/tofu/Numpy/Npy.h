//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One array as the bytes of a .npy file.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_NPY_H
#define TOFU_NUMPY_NPY_H

#include "tofu/Numpy/Array.h"
#include "tofu/Numpy/Result.h"

#include <string_view>

namespace tofu::numpy {

/// What stands before an array's elements.
struct NpyHeader {
  int64_t type;
  std::vector<int64_t> extents;
  /// The first extent is the innermost; of complex numbers the last one, 2, is
  /// so nonetheless.
  bool isFortran = false;
  int64_t numbers = TOFU_AS_TYPED;

  int64_t getNumBytes() const {
    return ArrayView{type, extents, nullptr}.getNumBytes();
  }
};

/// So many bytes tell how long the header is.
inline constexpr size_t kNpyStart = 12;
/// The bytes before the elements, from the first kNpyStart of a file, or all if
/// it has fewer.
Result<size_t> getNpyHeaderBytes(std::string_view start);

/// Reads versions 1 to 3, little endian; `bytes` are those before the
/// elements. Two raw bytes (`V2`) are bf16,
/// one (`V1`) is i8. Complex numbers are pairs: one more dimension, of 2.
Result<NpyHeader> parseNpyHeader(std::string_view bytes);

/// Elements in Fortran's order as rows: of what stands behind such a header.
std::vector<char> toRowMajor(const NpyHeader &header,
                             const std::vector<char> &elements);

/// What a file has before the array's elements.
std::string formatNpyHeader(const ArrayView &array);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NPY_H
