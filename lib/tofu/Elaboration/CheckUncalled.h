//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What can be said of functions and combiners that nothing calls.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_CHECKUNCALLED_H
#define TOFU_ELABORATION_CHECKUNCALLED_H

#include "tofu/Elaboration/Work.h"

namespace tofu::syntax {

void checkUncalled(const Module &module, Diagnostics &diagnostics, Work &work);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_CHECKUNCALLED_H
