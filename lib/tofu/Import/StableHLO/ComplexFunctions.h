//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of complex numbers as formulas of their parts.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_COMPLEXFUNCTIONS_H
#define TOFU_IMPORT_STABLEHLO_COMPLEXFUNCTIONS_H

#include "tofu/Import/StableHLO/Formula.h"

namespace tofu {

struct ComplexTerm {
  Term re, im;
};

using ComplexUnary = ComplexTerm (*)(ComplexTerm);
using ComplexBinary = ComplexTerm (*)(ComplexTerm, ComplexTerm);

/// The functions by names as in Arithmetic.h; null if there is none.
ComplexUnary getComplexUnary(llvm::StringRef name);
ComplexBinary getComplexBinary(llvm::StringRef name);

/// |z|, without an overflow in between.
Term magnitude(ComplexTerm z);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_COMPLEXFUNCTIONS_H
