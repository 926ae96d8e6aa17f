//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// LAPACK's and BLAS's routines by the type of their numbers:
// `lapack::getrf<double>`. Matrices are column-major, as Fortran has them; the
// lengths of texts (each of one letter) come last.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_LAPACK_H
#define TOFU_RUNTIME_LAPACK_H

#include <complex>
#include <cstddef>
#include <type_traits>

namespace tofu::runtime::lapack {

template <typename T> struct Parts {
  using Type = T;
};
template <typename T> struct Parts<std::complex<T>> {
  using Type = T;
};
/// The type of a number's parts.
template <typename T> using Real = typename Parts<T>::Type;
template <typename T> constexpr bool isComplex = !std::is_same_v<T, Real<T>>;

using In = const int *;
using Letter = const char *;

template <typename T>
using Getrf = void(In m, In n, T *a, In lda, int *pivots, int *info);
template <typename T>
using Geqrf = void(In m, In n, T *a, In lda, T *tau, T *work, In lwork,
                   int *info);
template <typename T>
using Orgqr = void(In m, In n, In k, T *a, In lda, const T *tau, T *work,
                   In lwork, int *info);
template <typename T>
using Ormqr = void(Letter side, Letter trans, In m, In n, In k, T *a, In lda,
                   const T *tau, T *c, In ldc, T *work, In lwork, int *info,
                   size_t, size_t);
template <typename T>
using Potrf = void(Letter uplo, In n, T *a, In lda, int *info, size_t);
template <typename T>
using Trsm = void(Letter side, Letter uplo, Letter trans, Letter diag, In m,
                  In n, const T *alpha, const T *a, In lda, T *b, In ldb,
                  size_t, size_t, size_t, size_t);
template <typename T>
using Gehrd = void(In n, In ilo, In ihi, T *a, In lda, T *tau, T *work,
                   In lwork, int *info);
template <typename T>
using Sytrd = void(Letter uplo, In n, T *a, In lda, Real<T> *d, Real<T> *e,
                   T *tau, T *work, In lwork, int *info, size_t);
template <typename T>
using Gtsv = void(In n, In nrhs, T *dl, T *d, T *du, T *b, In ldb, int *info);
// Those of complex numbers work in real memory too.
template <typename T>
using Geqp3 = void(In m, In n, T *a, In lda, int *pivots, T *tau, T *work,
                   In lwork, int *info);
template <typename T>
using Geqp3c = void(In m, In n, T *a, In lda, int *pivots, T *tau, T *work,
                    In lwork, Real<T> *rwork, int *info);
template <typename T>
using Syevd = void(Letter jobz, Letter uplo, In n, T *a, In lda, T *w, T *work,
                   In lwork, int *iwork, In liwork, int *info, size_t, size_t);
template <typename T>
using Heevd = void(Letter jobz, Letter uplo, In n, T *a, In lda, Real<T> *w,
                   T *work, In lwork, Real<T> *rwork, In lrwork, int *iwork,
                   In liwork, int *info, size_t, size_t);
template <typename T>
using Gesdd = void(Letter jobz, In m, In n, T *a, In lda, T *s, T *u, In ldu,
                   T *vt, In ldvt, T *work, In lwork, int *iwork, int *info,
                   size_t);
template <typename T>
using Gesddc = void(Letter jobz, In m, In n, T *a, In lda, Real<T> *s, T *u,
                    In ldu, T *vt, In ldvt, T *work, In lwork, Real<T> *rwork,
                    int *iwork, int *info, size_t);
template <typename T>
using Geev = void(Letter jobvl, Letter jobvr, In n, T *a, In lda, T *wr, T *wi,
                  T *vl, In ldvl, T *vr, In ldvr, T *work, In lwork, int *info,
                  size_t, size_t);
template <typename T>
using Geevc = void(Letter jobvl, Letter jobvr, In n, T *a, In lda, T *w, T *vl,
                   In ldvl, T *vr, In ldvr, T *work, In lwork, Real<T> *rwork,
                   int *info, size_t, size_t);
template <typename T>
using Gees = void(Letter jobvs, Letter sort, void *select, In n, T *a, In lda,
                  int *sdim, T *wr, T *wi, T *vs, In ldvs, T *work, In lwork,
                  int *bwork, int *info, size_t, size_t);
template <typename T>
using Geesc = void(Letter jobvs, Letter sort, void *select, In n, T *a, In lda,
                   int *sdim, T *w, T *vs, In ldvs, T *work, In lwork,
                   Real<T> *rwork, int *bwork, int *info, size_t, size_t);

/// The one of these that is for the type.
template <typename T, typename S, typename D>
constexpr auto pickReal(S *s, D *d) {
  if constexpr (std::is_same_v<T, float>)
    return s;
  else
    return d;
}
template <typename T, typename S, typename D, typename C, typename Z>
constexpr auto pick(S *s, D *d, C *c, Z *z) {
  if constexpr (isComplex<T>)
    return pickReal<Real<T>>(c, z);
  else
    return pickReal<T>(s, d);
}

#define TOFU_LAPACK(name, OfReal, forReal, OfComplex, forComplex)              \
  extern "C" {                                                                 \
  OfReal<float> s##forReal##_;                                                 \
  OfReal<double> d##forReal##_;                                                \
  OfComplex<std::complex<float>> c##forComplex##_;                             \
  OfComplex<std::complex<double>> z##forComplex##_;                            \
  }                                                                            \
  template <typename T>                                                        \
  constexpr auto name = pick<T>(s##forReal##_, d##forReal##_,                  \
                                c##forComplex##_, z##forComplex##_);
TOFU_LAPACK(getrf, Getrf, getrf, Getrf, getrf)
TOFU_LAPACK(geqrf, Geqrf, geqrf, Geqrf, geqrf)
TOFU_LAPACK(orgqr, Orgqr, orgqr, Orgqr, ungqr)
TOFU_LAPACK(ormqr, Ormqr, ormqr, Ormqr, unmqr)
TOFU_LAPACK(geqp3, Geqp3, geqp3, Geqp3c, geqp3)
TOFU_LAPACK(potrf, Potrf, potrf, Potrf, potrf)
TOFU_LAPACK(trsm, Trsm, trsm, Trsm, trsm)
TOFU_LAPACK(gehrd, Gehrd, gehrd, Gehrd, gehrd)
TOFU_LAPACK(sytrd, Sytrd, sytrd, Sytrd, hetrd)
TOFU_LAPACK(gtsv, Gtsv, gtsv, Gtsv, gtsv)
TOFU_LAPACK(eigh, Syevd, syevd, Heevd, heevd)
TOFU_LAPACK(gesdd, Gesdd, gesdd, Gesddc, gesdd)
TOFU_LAPACK(geev, Geev, geev, Geevc, geev)
TOFU_LAPACK(gees, Gees, gees, Geesc, gees)
#undef TOFU_LAPACK

} // namespace tofu::runtime::lapack

#endif // TOFU_RUNTIME_LAPACK_H
