//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Matrices that are almost triangular: what becomes one, and what solves with
// three diagonals.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/OwnFunctions.h"
#include "tofu/Runtime/SliceMatrix.h"

#include <cmath>
#include <limits>

using namespace tofu::runtime;
using namespace tofu::runtime::slices;

int64_t tofu_hessenberg(const tofu_arguments *arguments) {
  int64_t rows = arguments->num_operands && arguments->operands[0].rank
                     ? arguments->operands[0].extents[0]
                     : 0;
  int64_t low = getNumber(arguments, "low", 1),
          high = getNumber(arguments, "high", rows);
  if (low < 1 || low > std::max<int64_t>(rows, 1) ||
      high < std::min(low, rows) || high > rows)
    return tofu_complain(arguments, "has no rows and columns 'low' to 'high'");
  return apply(arguments, "nn -> nn q I",
               [&]<typename T>(Cursor &in, Cursor &out) {
                 Matrix<T> a = in.load<T>();
                 int n = a.rows, lda = a.leading(), info = 0, from = int(low),
                     to = int(high);
                 Matrix<T> tau(std::max(n - 1, 0), 1);
                 withMemory<T>([&](T *work, const int *size) {
                   lapack::gehrd<T>(&n, &from, &to, a.data(), &lda, tau.data(),
                                    work, size, &info);
                 });
                 out.store(a);
                 out.store(tau);
                 out.store(info);
               });
}

int64_t tofu_tridiagonal(const tofu_arguments *arguments) {
  const char *triangle = getNumber(arguments, "upper", 0) ? "U" : "L";
  return apply(
      arguments, "nn -> nn nR qR q I",
      [&]<typename T>(Cursor &in, Cursor &out) {
        Matrix<T> a = in.load<T>();
        int n = a.rows, q = std::max(n - 1, 0), lda = a.leading(), info = 0;
        Matrix<Real<T>> diagonal(n, 1), beside(q, 1);
        Matrix<T> tau(q, 1);
        withMemory<T>([&](T *work, const int *size) {
          lapack::sytrd<T>(triangle, &n, a.data(), &lda, diagonal.data(),
                           beside.data(), tau.data(), work, size, &info, 1);
        });
        out.store(a);
        out.store(diagonal);
        out.store(beside);
        out.store(tau);
        out.store(info);
      });
}

/// A pivot by which every number up to `greatest` can be divided: one that is
/// too small is moved away from zero.
template <typename T>
static T getPivot(T pivot, Real<T> move, Real<T> greatest) {
  constexpr Real<T> least = std::numeric_limits<Real<T>>::min();
  move = std::copysign(std::max(move, least), std::real(pivot));
  while (std::abs(pivot) < 1 &&
         (pivot == T(0) || greatest * least > std::abs(pivot))) {
    pivot += move;
    move *= 2;
  }
  return pivot;
}

/// Solves a system that may be singular, as those of inverse iteration are, by
/// pivots that are moved by what rounding could have moved them (LAPACK's lagtf
/// and lagts). The second upper diagonal is left in `lower`.
template <typename T>
static void solvePerturbed(Matrix<T> &lower, Matrix<T> &diagonal,
                           Matrix<T> &upper, Matrix<T> &b) {
  int n = b.rows;
  auto size = [](T number) { return std::abs(number); };
  Real<T> weight = n ? size(diagonal.at(0, 0)) : 0, greatest = weight;
  if (n > 1)
    weight += size(upper.at(0, 0));
  for (int k = 0; k + 1 < n; ++k) {
    bool isLast = k + 2 == n;
    T row[3] = {diagonal.at(k, 0), upper.at(k, 0), T(0)};
    T below[3] = {lower.at(k + 1, 0), diagonal.at(k + 1, 0),
                  isLast ? T(0) : upper.at(k + 1, 0)};
    Real<T> other = size(below[0]) + size(below[1]) + size(below[2]);
    bool isExchanged =
        below[0] != T(0) &&
        (row[0] == T(0) || size(below[0]) / other > size(row[0]) / weight);
    if (isExchanged) {
      std::swap(row, below);
      for (int j = 0; j != b.columns; ++j)
        std::swap(b.at(k, j), b.at(k + 1, j));
    }
    T factor = below[0] == T(0) ? T(0) : below[0] / row[0];
    for (int j = 0; j != b.columns; ++j)
      b.at(k + 1, j) -= factor * b.at(k, j);
    diagonal.at(k, 0) = row[0];
    upper.at(k, 0) = row[1];
    lower.at(k + 1, 0) = row[2];
    T next = diagonal.at(k + 1, 0) = below[1] - factor * row[1];
    T beside = below[2] - factor * row[2];
    if (!isLast)
      upper.at(k + 1, 0) = beside;
    weight = isExchanged ? size(next) + size(beside) : other;
    for (T element : {row[0], row[1], row[2], next})
      greatest = std::max(greatest, size(element));
  }
  Real<T> move = greatest * std::numeric_limits<Real<T>>::epsilon();
  for (int k = n - 1; k >= 0; --k) {
    Real<T> most = 0;
    for (int j = 0; j != b.columns; ++j) {
      T &element = b.at(k, j);
      if (k + 1 < n)
        element -= upper.at(k, 0) * b.at(k + 1, j);
      if (k + 2 < n)
        element -= lower.at(k + 1, 0) * b.at(k + 2, j);
      most = std::max(most, size(element));
    }
    T pivot = getPivot(diagonal.at(k, 0), move, most);
    for (int j = 0; j != b.columns; ++j)
      b.at(k, j) /= pivot;
  }
}

int64_t tofu_tridiagonal_solve(const tofu_arguments *arguments) {
  bool isPerturbed = getNumber(arguments, "perturbed", 0) != 0;
  return apply(arguments, "n n n nk -> n n n nk I",
               [&]<typename T>(Cursor &in, Cursor &out) {
                 Matrix<T> lower = in.load<T>(), diagonal = in.load<T>(),
                           upper = in.load<T>(), b = in.load<T>();
                 int n = b.rows, k = b.columns, ldb = b.leading(), info = 0;
                 // The first element of the lower diagonal is no part of the
                 // matrix.
                 if (isPerturbed)
                   solvePerturbed(lower, diagonal, upper, b);
                 else
                   lapack::gtsv<T>(&n, &k, lower.data() + (n > 1),
                                   diagonal.data(), upper.data(), b.data(),
                                   &ldb, &info);
                 out.store(lower);
                 out.store(diagonal);
                 out.store(upper);
                 out.store(b);
                 out.store(info);
               });
}
