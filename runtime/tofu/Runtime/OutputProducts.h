//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Convolutions of few outputs along their windows and many weights, as the
// gradient of weights is one, as a matrix product for each output.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_OUTPUTPRODUCTS_H
#define TOFU_RUNTIME_OUTPUTPRODUCTS_H

#include "tofu/Runtime/Library.h"
#include "tofu/Runtime/LocalContraction.h"

namespace tofu::runtime {

/// What is read in the padding adds nothing and is left out. Null where an
/// output is none such, or lines are too short to be faster than a convolution.
std::unique_ptr<LibraryCall>
prepareOutputProducts(const LocalContraction &local);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_OUTPUTPRODUCTS_H
