//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_FUZZ_DISTANCE_H
#define TOFU_TEST_FUZZ_DISTANCE_H

#include "tofu/Numpy/Array.h"

namespace tofu::trials {

/// What is wrong with the results; empty if nothing. Integers must be equal;
/// floats may differ by their tolerance times the tensor's largest finite
/// value. Numbers that are flushed to zero do not differ.
std::string compare(std::span<const numpy::Array> actual,
                    std::span<const numpy::Array> expected,
                    std::span<const double> tolerances);

} // namespace tofu::trials

#endif // TOFU_TEST_FUZZ_DISTANCE_H
