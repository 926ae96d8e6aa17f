//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Elements of arguments and constants, by chance, of which is true what is
// known of them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_VALUES_H
#define TOFU_TEST_COMPOSITIONS_VALUES_H

#include "Body.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::test {

interpreter::Tensor makeElements(mlir::RankedTensorType type,
                                 const Known &known, const Style &style,
                                 Choices &choices);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_VALUES_H
