/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * Functions that every program may apply. What they compute, and their
 * attributes, are in docs/Functions.md.
 */
#ifndef TOFU_RUNTIME_OWNFUNCTIONS_H
#define TOFU_RUNTIME_OWNFUNCTIONS_H

#include "tofu/Runtime/Function.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Slices of one dimension, sorted by the first `keys` of them; stable. All of
 * each, or the first ones. */
int64_t tofu_sort(const tofu_arguments *arguments);
/* The discrete Fourier transform of real and imaginary parts. */
int64_t tofu_fft(const tofu_arguments *arguments);
/* The lower triangular factor of a symmetric positive definite matrix. */
int64_t tofu_cholesky(const tofu_arguments *arguments);
/* The solution x of a x = b, of whose matrix a the lower triangle is read. */
int64_t tofu_triangular_solve(const tofu_arguments *arguments);

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_OWNFUNCTIONS_H */
