//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Results of two ways to compute the same.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_COMPARE_H
#define TOFU_TEST_COMPOSITIONS_COMPARE_H

#include "Known.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::test {

/// Where they differ first, or an empty string. NaN equals NaN, of whatever
/// bits; all else is equal bit for bit, or is finite in both and differs by no
/// more than what is known allows.
std::string findDifference(llvm::ArrayRef<interpreter::Tensor> actual,
                           llvm::ArrayRef<interpreter::Tensor> expected,
                           llvm::ArrayRef<Known> known);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_COMPARE_H
