//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Factors of matrices and what solves with them: LAPACK's routines on slices.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/OwnFunctions.h"
#include "tofu/Runtime/SliceMatrix.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace tofu::runtime;
using namespace tofu::runtime::slices;

template <typename T> static bool isFinite(const Matrix<T> &matrix) {
  for (const T &element : matrix.elements)
    if (!std::isfinite(std::real(element)) ||
        !std::isfinite(std::imag(element)))
      return false;
  return true;
}
template <typename T> static void spoil(Matrix<T> &matrix) {
  std::fill(matrix.elements.begin(), matrix.elements.end(),
            T(std::numeric_limits<Real<T>>::quiet_NaN()));
}
/// What is asked of numbers that are not finite, as LAPACK says it.
static constexpr int kNotFinite = -4;

template <typename T> static void setIdentity(Matrix<T> &matrix) {
  for (int i = 0; i < std::min(matrix.rows, matrix.columns); ++i)
    matrix.at(i, i) = T(1);
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

int64_t tofu_cholesky(const tofu_arguments *arguments) {
  return apply(arguments, "nn -> nn", [&]<typename T>(Cursor &in, Cursor &out) {
    Matrix<T> a = in.load<T>();
    int n = a.rows, info = 0, lda = a.leading();
    lapack::potrf<T>("L", &n, a.data(), &lda, &info, 1);
    for (int j = 0; j != n; ++j)
      for (int i = 0; i != n; ++i)
        if (i < j)
          a.at(i, j) = T(0);
        else if (info && j >= info - 1) // there is no factor from here on
          a.at(i, j) = T(std::numeric_limits<Real<T>>::quiet_NaN());
    out.store(a);
  });
}

/// The upper factor of rᵀ r + w wᵀ: a rotation of each row and w makes w zero
/// at the row's pivot. Of complex numbers, of r* r and the conjugate of w w*.
int64_t tofu_cholesky_update(const tofu_arguments *arguments) {
  return apply(arguments, "nn n -> nn n",
               [&]<typename T>(Cursor &in, Cursor &out) {
                 Matrix<T> r = in.load<T>(), w = in.load<T>();
                 auto conjugate = [](T number) {
                   if constexpr (isComplex<T>)
                     return std::conj(number);
                   else
                     return number;
                 };
                 for (int k = 0; k != r.rows; ++k) {
                   T x = r.at(k, k), y = w.at(k, 0);
                   if (y == T(0))
                     continue;
                   Real<T> length = std::hypot(std::abs(x), std::abs(y));
                   x /= length;
                   y /= length;
                   for (int j = k; j != r.columns; ++j) {
                     T above = r.at(k, j), below = w.at(j, 0);
                     r.at(k, j) = conjugate(x) * above + conjugate(y) * below;
                     w.at(j, 0) = x * below - y * above;
                   }
                 }
                 out.store(r);
                 out.store(w);
               });
}

/// True if it is divided by, but has no reciprocal: OpenBLAS multiplies by it.
template <typename T> static bool isTiny(T pivot) {
  Real<T> size = std::abs(std::real(pivot)) + std::abs(std::imag(pivot));
  return size > 0 && size < std::numeric_limits<Real<T>>::min();
}
template <typename T> static bool hasTinyPivot(Matrix<T> &matrix) {
  for (int i = 0; i < std::min(matrix.rows, matrix.columns); ++i)
    if (isTiny(matrix.at(i, i)))
      return true;
  return false;
}

/// Solves with the lower triangle, by divisions.
template <typename T> static void solveLower(Matrix<T> &a, Matrix<T> &b) {
  for (int j = 0; j != b.columns; ++j)
    for (int k = 0; k != b.rows; ++k) {
      b.at(k, j) /= a.at(k, k);
      for (int i = k + 1; i != b.rows; ++i)
        b.at(i, j) -= a.at(i, k) * b.at(k, j);
    }
}

/// As getrf, by divisions.
template <typename T> static int factor(Matrix<T> &a, Matrix<int> &pivots) {
  int info = 0;
  for (int k = 0; k != pivots.rows; ++k) {
    int pivot = k;
    auto getSize = [&](int i) {
      return std::abs(std::real(a.at(i, k))) + std::abs(std::imag(a.at(i, k)));
    };
    for (int i = k + 1; i != a.rows; ++i)
      if (getSize(i) > getSize(pivot))
        pivot = i;
    pivots.at(k, 0) = pivot + 1;
    for (int j = 0; j != a.columns; ++j)
      std::swap(a.at(k, j), a.at(pivot, j));
    if (a.at(k, k) == T(0)) {
      info = info ? info : k + 1;
      continue;
    }
    for (int i = k + 1; i != a.rows; ++i)
      a.at(i, k) /= a.at(k, k);
    for (int j = k + 1; j < a.columns; ++j)
      for (int i = k + 1; i != a.rows; ++i)
        a.at(i, j) -= a.at(i, k) * a.at(k, j);
  }
  return info;
}

int64_t tofu_triangular_solve(const tofu_arguments *arguments) {
  return apply(
      arguments, "nn nk -> nk", [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>(), b = in.load<T>();
        int n = b.rows, k = b.columns, lda = a.leading(), ldb = b.leading();
        T one(1);
        bool isUnit = getNumber(arguments, "unit", 0);
        if (!isUnit && hasTinyPivot(a))
          solveLower(a, b);
        else
          lapack::trsm<T>("L", "L", "N", isUnit ? "U" : "N", &n, &k, &one,
                          a.data(), &lda, b.data(), &ldb, 1, 1, 1, 1);
        out.store(b);
      });
}

int64_t tofu_lu(const tofu_arguments *arguments) {
  return apply(arguments, "mn -> mn pI I",
               [&]<typename T>(Cursor &in, Cursor &out) {
                 Matrix<T> a = in.load<T>();
                 int m = a.rows, n = a.columns, lda = a.leading(), info = 0;
                 Matrix<int> pivots(std::min(m, n), 1);
                 Matrix<T> given = a;
                 lapack::getrf<T>(&m, &n, a.data(), &lda, pivots.data(), &info);
                 if (hasTinyPivot(a)) {
                   a = given;
                   info = factor(a, pivots);
                 }
                 out.store(a);
                 out.store(pivots);
                 out.store(info);
               });
}

int64_t tofu_qr(const tofu_arguments *arguments) {
  return apply(arguments, "mn -> mn p",
               [&]<typename T>(Cursor &in, Cursor &out) {
                 Matrix<T> a = in.load<T>();
                 int m = a.rows, n = a.columns, lda = a.leading(), info = 0;
                 Matrix<T> tau(std::min(m, n), 1);
                 withMemory<T>([&](T *work, const int *size) {
                   lapack::geqrf<T>(&m, &n, a.data(), &lda, tau.data(), work,
                                    size, &info);
                 });
                 out.store(a);
                 out.store(tau);
               });
}

int64_t tofu_pivoted_qr(const tofu_arguments *arguments) {
  return apply(
      arguments, "mn nI -> mn nI p", [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>();
        int m = a.rows, n = a.columns, lda = a.leading(), info = 0;
        Matrix<int> pivots(n, 1);
        const tofu_slice &first = arguments->operands[1 + isComplex<T>];
        for (int i = 0; i != n; ++i)
          pivots.at(i, 0) =
              static_cast<const int32_t *>(first.data)[i * first.strides[0]];
        Matrix<T> tau(std::min(m, n), 1);
        std::vector<Real<T>> more(2 * size_t(n) + 1);
        withMemory<T>([&](T *work, const int *size) {
          if constexpr (isComplex<T>)
            lapack::geqp3<T>(&m, &n, a.data(), &lda, pivots.data(), tau.data(),
                             work, size, more.data(), &info);
          else
            lapack::geqp3<T>(&m, &n, a.data(), &lda, pivots.data(), tau.data(),
                             work, size, &info);
        });
        out.store(a);
        out.store(pivots);
        out.store(tau);
      });
}

int64_t tofu_householder(const tofu_arguments *arguments) {
  const tofu_slice *a = arguments->operands;
  const tofu_slice &tau = arguments->operands[arguments->num_operands - 1];
  if (arguments->num_operands >= 2 && a->rank == 2 && tau.rank == 1 &&
      (a->extents[0] < a->extents[1] || a->extents[1] < tau.extents[0]))
    return tofu_complain(arguments, "multiplies reflections of which there are "
                                    "more than columns, or these than rows");
  return apply(arguments, "mn k -> mn",
               [&]<typename T>(Cursor &in, Cursor &out) {
                 Matrix<T> a = in.load<T>(), tau = in.load<T>();
                 int m = a.rows, n = a.columns, k = tau.rows, lda = a.leading(),
                     info = 0;
                 withMemory<T>([&](T *work, const int *size) {
                   lapack::orgqr<T>(&m, &n, &k, a.data(), &lda, tau.data(),
                                    work, size, &info);
                 });
                 out.store(a);
               });
}

int64_t tofu_reflect(const tofu_arguments *arguments) {
  bool isLeft = getNumber(arguments, "left", 1);
  bool isTransposed = getNumber(arguments, "transpose", 0);
  const tofu_slice *a = arguments->operands;
  if (arguments->num_operands >= 2 && a->rank == 2) {
    const tofu_slice &tau = a[arguments->num_operands < 6 ? 1 : 2];
    if (tau.rank == 1 &&
        tau.extents[0] > std::min(a->extents[0], a->extents[1]))
      return tofu_complain(arguments, "multiplies by more reflections than the "
                                      "matrix has rows or columns");
  }
  const char *signature = isLeft ? "mj k mn -> mn" : "nj k mn -> mn";
  return apply(arguments, signature, [&]<typename T>(Cursor &in, Cursor &out) {
    Matrix<T> a = in.load<T>(), tau = in.load<T>(), c = in.load<T>();
    int m = c.rows, n = c.columns, k = tau.rows, lda = a.leading(),
        ldc = c.leading(), info = 0;
    const char *transposed = lapack::isComplex<T> ? "C" : "T";
    withMemory<T>([&](T *work, const int *size) {
      lapack::ormqr<T>(isLeft ? "L" : "R", isTransposed ? transposed : "N", &m,
                       &n, &k, a.data(), &lda, tau.data(), c.data(), &ldc, work,
                       size, &info, 1, 1);
    });
    out.store(c);
  });
}

//===----------------------------------------------------------------------===//
// Eigenvalues and singular values
//===----------------------------------------------------------------------===//

template <typename T>
static int decompose(Matrix<T> &a, Matrix<Real<T>> &values, const char *vectors,
                     const char *triangle) {
  int n = a.rows, lda = a.leading(), info = 0, one = -1, integers = 0;
  T size{};
  Real<T> reals{};
  auto call = [&](T *work, const int *lwork, Real<T> *rwork, const int *lrwork,
                  int *iwork, const int *liwork) {
    if constexpr (isComplex<T>)
      lapack::eigh<T>(vectors, triangle, &n, a.data(), &lda, values.data(),
                      work, lwork, rwork, lrwork, iwork, liwork, &info, 1, 1);
    else
      lapack::eigh<T>(vectors, triangle, &n, a.data(), &lda, values.data(),
                      work, lwork, iwork, liwork, &info, 1, 1);
  };
  call(&size, &one, &reals, &one, &integers, &one);
  auto round = [](double number) { return int(number * (1 + 1e-6)) + 1; };
  int lwork = round(double(std::real(size))), lrwork = round(double(reals)),
      liwork = integers + 1;
  std::vector<T> work(static_cast<size_t>(lwork));
  std::vector<Real<T>> rwork(static_cast<size_t>(lrwork));
  std::vector<int> iwork(static_cast<size_t>(liwork));
  call(work.data(), &lwork, rwork.data(), &lrwork, iwork.data(), &liwork);
  return info;
}

int64_t tofu_eigh(const tofu_arguments *arguments) {
  return apply(
      arguments, "nn -> nn nR I", [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>();
        Matrix<Real<T>> values(a.rows, 1);
        int info = kNotFinite;
        if (isFinite(a)) {
          info = decompose(a, values,
                           getNumber(arguments, "vectors", 1) ? "V" : "N",
                           getNumber(arguments, "upper", 0) ? "U" : "L");
        } else {
          spoil(a);
          spoil(values);
        }
        out.store(a);
        out.store(values);
        out.store(info);
      });
}

int64_t tofu_svd(const tofu_arguments *arguments) {
  return apply(
      arguments, "mn -> pR mu vn I", [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>();
        int m = a.rows, n = a.columns, p = std::min(m, n), info = 0;
        const tofu_slice *results = arguments->results;
        Matrix<Real<T>> values(p, 1);
        Matrix<T> u(m, int(results[1].extents[1])),
            vt(int(results[1 + 1 + isComplex<T>].extents[0]), n);
        setIdentity(u);
        setIdentity(vt);
        bool hasVectors = getNumber(arguments, "vectors", 1);
        const char *job = !hasVectors                      ? "N"
                          : u.columns == m && vt.rows == n ? "A"
                          : u.columns == p && vt.rows == p ? "S"
                                                           : nullptr;
        if (!job || !isFinite(a)) {
          spoil(values);
          spoil(u);
          spoil(vt);
          info = kNotFinite;
        } else if (p != 0) {
          int lda = a.leading(), ldu = u.leading(), ldvt = vt.leading();
          size_t most = size_t(std::max(m, n)), least = size_t(p);
          std::vector<Real<T>> rwork(
              least * std::max(5 * least + 7, 2 * most + 2 * least + 1));
          std::vector<int> iwork(8 * least);
          withMemory<T>([&](T *work, const int *size) {
            if constexpr (isComplex<T>)
              lapack::gesdd<T>(job, &m, &n, a.data(), &lda, values.data(),
                               u.data(), &ldu, vt.data(), &ldvt, work, size,
                               rwork.data(), iwork.data(), &info, 1);
            else
              lapack::gesdd<T>(job, &m, &n, a.data(), &lda, values.data(),
                               u.data(), &ldu, vt.data(), &ldvt, work, size,
                               iwork.data(), &info, 1);
          });
        }
        out.store(values);
        out.store(u);
        out.store(vt);
        out.store(info);
      });
}

/// Vectors of a real matrix: those of a pair of eigenvalues are two columns,
/// the real and the imaginary part of the first.
template <typename T>
static Matrix<std::complex<T>> unpack(Matrix<T> &packed, Matrix<T> &imaginary) {
  int n = packed.rows;
  Matrix<std::complex<T>> vectors(n, n);
  for (int j = 0; j != n; ++j) {
    bool isPair = imaginary.at(j, 0) != 0 && j + 1 != n;
    for (int i = 0; i != n; ++i) {
      T real = packed.at(i, j), other = isPair ? packed.at(i, j + 1) : 0;
      vectors.at(i, j) = {real, other};
      if (isPair)
        vectors.at(i, j + 1) = {real, -other};
    }
    j += isPair;
  }
  return vectors;
}

int64_t tofu_eig(const tofu_arguments *arguments) {
  const char *left = getNumber(arguments, "left", 0) ? "V" : "N";
  const char *right = getNumber(arguments, "right", 1) ? "V" : "N";
  return apply(
      arguments, SliceSignature("nn -> n n nnC nnC I"),
      SliceSignature("nn -> n nn nn I"),
      [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>();
        int n = a.rows, lda = a.leading(), info = kNotFinite;
        bool isGood = isFinite(a);
        Matrix<T> values(n, 1), imaginary(n, 1), vl(n, n), vr(n, n);
        if (isGood) {
          std::vector<Real<T>> rwork(2 * size_t(n) + 1);
          withMemory<T>([&](T *work, const int *size) {
            if constexpr (isComplex<T>)
              lapack::geev<T>(left, right, &n, a.data(), &lda, values.data(),
                              vl.data(), &lda, vr.data(), &lda, work, size,
                              rwork.data(), &info, 1, 1);
            else
              lapack::geev<T>(left, right, &n, a.data(), &lda, values.data(),
                              imaginary.data(), vl.data(), &lda, vr.data(),
                              &lda, work, size, &info, 1, 1);
          });
        } else {
          for (Matrix<T> *matrix : {&values, &imaginary, &vl, &vr})
            spoil(*matrix);
        }
        out.store(values);
        if constexpr (isComplex<T>) {
          out.store(vl);
          out.store(vr);
        } else {
          out.store(imaginary);
          Matrix<std::complex<T>> l = unpack(vl, imaginary),
                                  r = unpack(vr, imaginary);
          out.store(l);
          out.store(r);
        }
        out.store(info);
      });
}

int64_t tofu_schur(const tofu_arguments *arguments) {
  const char *vectors = getNumber(arguments, "vectors", 1) ? "V" : "N";
  return apply(
      arguments, SliceSignature("nn -> nn nn n n I I"),
      SliceSignature("nn -> nn nn n I I"),
      [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>();
        int n = a.rows, lda = a.leading(), sorted = 0, info = kNotFinite;
        Matrix<T> values(n, 1), imaginary(n, 1), vs(n, n);
        if (isFinite(a)) {
          std::vector<Real<T>> rwork(size_t(n) + 1);
          std::vector<int> bwork(size_t(n) + 1);
          withMemory<T>([&](T *work, const int *size) {
            if constexpr (isComplex<T>)
              lapack::gees<T>(vectors, "N", nullptr, &n, a.data(), &lda,
                              &sorted, values.data(), vs.data(), &lda, work,
                              size, rwork.data(), bwork.data(), &info, 1, 1);
            else
              lapack::gees<T>(vectors, "N", nullptr, &n, a.data(), &lda,
                              &sorted, values.data(), imaginary.data(),
                              vs.data(), &lda, work, size, bwork.data(), &info,
                              1, 1);
          });
        } else {
          for (Matrix<T> *matrix : {&a, &values, &imaginary, &vs})
            spoil(*matrix);
        }
        out.store(a);
        out.store(vs);
        out.store(values);
        if constexpr (!isComplex<T>)
          out.store(imaginary);
        out.store(sorted);
        out.store(info);
      });
}
