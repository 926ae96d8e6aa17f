/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * Functions that every program may apply. What they compute, and their
 * attributes, are in docs/Embedding.md.
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
/* Linear algebra, by LAPACK: factors, solutions, eigenvalues. */
int64_t tofu_cholesky(const tofu_arguments *arguments);
int64_t tofu_triangular_solve(const tofu_arguments *arguments);
int64_t tofu_lu(const tofu_arguments *arguments);
int64_t tofu_qr(const tofu_arguments *arguments);
int64_t tofu_pivoted_qr(const tofu_arguments *arguments);
int64_t tofu_householder(const tofu_arguments *arguments);
int64_t tofu_reflect(const tofu_arguments *arguments);
int64_t tofu_eigh(const tofu_arguments *arguments);
int64_t tofu_svd(const tofu_arguments *arguments);
int64_t tofu_eig(const tofu_arguments *arguments);
int64_t tofu_schur(const tofu_arguments *arguments);
int64_t tofu_hessenberg(const tofu_arguments *arguments);
int64_t tofu_tridiagonal(const tofu_arguments *arguments);
int64_t tofu_tridiagonal_solve(const tofu_arguments *arguments);
int64_t tofu_cholesky_update(const tofu_arguments *arguments);

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_OWNFUNCTIONS_H */
