//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One input per tensor and access.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_NORMALIZEINPUTS_H
#define TOFU_TRANSFORMS_NORMALIZEINPUTS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Brings the inputs of a lambda that is not a part to normal form:
/// (N1) every input is used;
/// (N2) every tensor input is read through one access (map and guard, or slice
///      of an opaque function), and no two inputs are the same value read
///      through the same access.
/// Inputs are ordered as their values were, then by the access's place in the
/// body. Accesses are compared as canonicalizeAccesses writes them. Inputs of
/// an operation that stays intact (Intact.h) stay several where they were.
void normalizeInputs(LambdaOp lambda);

/// The same with accesses compared as they are written: an element and its row
/// are two, also where the row has no other element.
void separateInputs(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_NORMALIZEINPUTS_H
