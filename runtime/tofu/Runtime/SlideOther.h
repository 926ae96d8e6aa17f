//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Convolution commutes: which of two factors slides over the other is a choice.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SLIDEOTHER_H
#define TOFU_RUNTIME_SLIDEOTHER_H

#include "tofu/Runtime/LocalContraction.h"

namespace tofu::runtime {

/// sum(w: s[o - w] * k[w]), where one factor is `s`, as sum(w: s[w] * k[o -
/// w]), for all coordinates of `s` that move with an index of the result and
/// one of the sum. None if there are none, or they move in another way.
std::optional<LocalContraction> slideOther(LocalContraction local,
                                           LocalAccess LocalContraction::*s,
                                           LocalAccess LocalContraction::*k);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SLIDEOTHER_H
