//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether the results of a part are the terms that their types say.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_TERMS_H
#define TOFU_ANALYSIS_TERMS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Why a part of a lambda, on devices of this mesh, computes something else
/// than its results' types say, as a sentence that begins after its subject:
/// terms are read where the result is no term of a sum, or a result is partial
/// that every device computes alike. Empty if there is nothing of that.
std::string whyNoTerms(LambdaOp op, llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_TERMS_H
