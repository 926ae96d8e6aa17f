//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Blas.h"

#include "tofu/Runtime/BlasCalls.h"

#include <algorithm>
#include <cblas.h>
#include <climits>
#include <utility>

using namespace tofu::runtime;

/// Scalar products below which plain loops are as fast; measured
/// (docs/Execution.md).
static constexpr int64_t kSmallProduct = 1024;
static constexpr int64_t kSmallVectorProduct = 512;
/// Sums of fewer terms too: they cost as much as what is read and written.
static constexpr int64_t kSmallSum = 4;

/// BLAS counts with int.
static bool isCount(int64_t number) { return number > 0 && number <= INT_MAX; }

std::optional<BlasCall::Matrix> BlasCall::getMatrix(int64_t rows,
                                                    int64_t rowStride,
                                                    int64_t columns,
                                                    int64_t columnStride) {
  for (bool transposed : {false, true}) {
    // A stride that is never taken can be any.
    int64_t leading = rows == 1 ? columns : rowStride;
    if ((columns == 1 || columnStride == 1) && leading >= columns &&
        isCount(leading))
      return Matrix{int(leading), transposed};
    std::swap(rows, columns);
    std::swap(rowStride, columnStride);
  }
  return std::nullopt;
}

bool BlasCall::setProduct(const MatrixLoop &m, const MatrixLoop &n,
                          const MatrixLoop &k) {
  auto aMatrix = getMatrix(m.extent, m.a, k.extent, k.a),
       bMatrix = getMatrix(k.extent, k.b, n.extent, n.b),
       resultMatrix = getMatrix(m.extent, m.result, n.extent, n.result);
  if (!aMatrix || !bMatrix || !resultMatrix || resultMatrix->transposed)
    return false;
  a = *aMatrix, b = *bMatrix, result = *resultMatrix;
  return m.extent * n.extent * k.extent >= kSmallProduct && m.extent > 1 &&
         n.extent > 1;
}

bool BlasCall::setVectorProduct(const MatrixLoop &m, const MatrixLoop &k) {
  auto aMatrix = getMatrix(m.extent, m.a, k.extent, k.a);
  if (!aMatrix || !isCount(k.b) || !isCount(m.result))
    return false;
  vector = true;
  a = *aMatrix;
  bStep = int(k.b);
  resultStep = int(m.result);
  return m.extent * k.extent >= kSmallVectorProduct && m.extent > 1;
}

std::optional<BlasCall> BlasCall::create(const MatrixLoop &m,
                                         const MatrixLoop &n,
                                         const MatrixLoop &k) {
  if (!isCount(m.extent) || !isCount(n.extent) || !isCount(k.extent) ||
      k.extent < kSmallSum)
    return std::nullopt;
  auto swapRoles = [](MatrixLoop loop) {
    std::swap(loop.a, loop.b);
    return loop;
  };
  for (bool swapped : {false, true}) {
    BlasCall call;
    call.swapped = swapped;
    MatrixLoop rows = swapped ? swapRoles(n) : m,
               columns = swapped ? swapRoles(m) : n,
               sum = swapped ? swapRoles(k) : k;
    call.m = int(rows.extent);
    call.n = int(columns.extent);
    call.k = int(sum.extent);
    if (columns.extent == 1 ? call.setVectorProduct(rows, sum)
                            : call.setProduct(rows, columns, sum)) {
      computeInCallers();
      return call;
    }
  }
  return std::nullopt;
}

static void multiply(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, int m, int n,
                     int k, const float *a, int lda, const float *b, int ldb,
                     float beta, float *c, int ldc) {
  cblas_sgemm(CblasRowMajor, ta, tb, m, n, k, 1, a, lda, b, ldb, beta, c, ldc);
}
static void multiply(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, int m, int n,
                     int k, const double *a, int lda, const double *b, int ldb,
                     double beta, double *c, int ldc) {
  cblas_dgemm(CblasRowMajor, ta, tb, m, n, k, 1, a, lda, b, ldb, beta, c, ldc);
}
static void multiply(CBLAS_TRANSPOSE ta, int rows, int columns, const float *a,
                     int lda, const float *x, int incx, float beta, float *y,
                     int incy) {
  cblas_sgemv(CblasRowMajor, ta, rows, columns, 1, a, lda, x, incx, beta, y,
              incy);
}
static void multiply(CBLAS_TRANSPOSE ta, int rows, int columns, const double *a,
                     int lda, const double *x, int incx, double beta, double *y,
                     int incy) {
  cblas_dgemv(CblasRowMajor, ta, rows, columns, 1, a, lda, x, incx, beta, y,
              incy);
}

template <class Element>
void BlasCall::run(const Element *aData, const Element *bData, Element beta,
                   Element *resultData) const {
  RunningBlas running;
  if (swapped)
    std::swap(aData, bData);
  auto transpose = [](const Matrix &matrix) {
    return matrix.transposed ? CblasTrans : CblasNoTrans;
  };
  if (!vector)
    return multiply(transpose(a), transpose(b), m, n, k, aData, a.leading,
                    bData, b.leading, beta, resultData, result.leading);
  // Unlike of a product, these are the extents of the matrix in memory.
  multiply(transpose(a), a.transposed ? k : m, a.transposed ? m : k, aData,
           a.leading, bData, bStep, beta, resultData, resultStep);
}

template void BlasCall::run(const float *, const float *, float, float *) const;
template void BlasCall::run(const double *, const double *, double,
                            double *) const;
