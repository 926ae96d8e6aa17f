//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of mathematics that no library of C has, in f32 or f64.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SPECIALFUNCTIONS_H
#define TOFU_IMPORT_STABLEHLO_SPECIALFUNCTIONS_H

#include "tofu/Import/StableHLO/Formula.h"

namespace tofu {

/// x such that erf(x) is the argument; infinite at 1 and -1.
Term erfInv(Term x);

/// log |gamma(x)|, and its derivative: infinite and NaN at 0, -1, -2, ...
Term lgamma(Term x);
Term digamma(Term x);

/// The derivative of order n of digamma; NaN unless n is 0, 1, 2, ...
Term polygamma(Term n, Term x);

/// The sum of (q + k)^-x over k = 0, 1, 2, ...
Term zeta(Term x, Term q);

/// exp(-|x|) I1(x): the modified Bessel function of order 1, scaled.
Term besselI1e(Term x);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SPECIALFUNCTIONS_H
