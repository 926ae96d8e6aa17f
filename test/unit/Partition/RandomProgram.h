//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Random programs of a few lambdas, and random legal plans for them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_PARTITION_RANDOMPROGRAM_H
#define TOFU_TEST_PARTITION_RANDOMPROGRAM_H

#include "tofu/Search/Plan.h"
#include <random>

namespace tofu::test {

/// One function of 2 to 6 lambdas on i32, so that sums are exact in any order:
/// element-wise ones, contractions, sums and maxima into tensors and scalars,
/// transposed, shifted, reversed, guarded and data-dependent reads, counters,
/// several results. Extents are 1 to 7.
std::string makeRandomProgram(std::mt19937 &random);

/// Any layouts and splits that can be carried out: copies, pending terms and
/// carried operands among them.
search::Plan makeRandomPlan(const search::Graph &graph,
                            llvm::ArrayRef<int64_t> mesh, std::mt19937 &random);

} // namespace tofu::test

#endif // TOFU_TEST_PARTITION_RANDOMPROGRAM_H
