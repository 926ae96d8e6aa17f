//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whole tensors of the host: given to ranks in pieces, and put together again.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_WHOLEARRAY_H
#define TOFU_RUNTIME_WHOLEARRAY_H

#include "tofu/Runtime/Holdings.h"

namespace tofu::runtime {

/// Gives each of these ranks its piece of the array, at its place. Of a partial
/// buffer the ranks with coordinates 0 hold it, the others the combiner's
/// identity.
void scatter(const Holdings &holdings, int64_t buffer, const char *array,
             const std::vector<int64_t> &ranks,
             const std::vector<char *> &places);

/// Puts the pieces of all ranks together; terms of a partial buffer are folded
/// in ascending order. An error if copies differ, or if no rank holds an
/// element.
Error gather(const Holdings &holdings, int64_t buffer,
             const std::vector<char *> &places, char *array);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_WHOLEARRAY_H
