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

/// Reads versions 1 to 3, little endian, row-major. Unsigned types lose their
/// sign; two raw bytes (`V2`) are bf16.
Result<Array> parseNpy(std::string_view bytes);

std::string formatNpy(const ArrayView &array);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NPY_H
