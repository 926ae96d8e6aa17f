//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One call of BLAS (OpenBLAS) with the strides of a contraction.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_BLAS_H
#define TOFU_RUNTIME_BLAS_H

#include "tofu/Runtime/Contraction.h"

namespace tofu::runtime {

/// result[m, n] = sum over k of a[m, k] * b[k, n] + beta * result[m, n], as a
/// product of two matrices, or of a matrix and a vector.
class BlasCall {
public:
  /// None if the strides do not fit or the call costs more than it saves. From
  /// the first one on, calls of this process are done by the thread that calls:
  /// OpenBLAS has one number of threads for all, and must not compute while it
  /// changes.
  static std::optional<BlasCall>
  create(const MatrixLoop &m, const MatrixLoop &n, const MatrixLoop &k);

  /// The part of the product that computes so many rows or columns of the
  /// result.
  BlasCall getPart(bool isOfRows, int64_t extent) const {
    BlasCall part = *this;
    (isOfRows == swapped ? part.n : part.m) = int(extent);
    return part;
  }

  /// `Element` is float or double.
  template <class Element>
  void run(const Element *a, const Element *b, Element beta,
           Element *result) const;

private:
  /// A matrix in memory, row-major unless transposed.
  struct Matrix {
    int leading;
    bool transposed;
  };
  static std::optional<Matrix> getMatrix(int64_t rows, int64_t rowStride,
                                         int64_t columns, int64_t columnStride);
  bool setProduct(const MatrixLoop &m, const MatrixLoop &n,
                  const MatrixLoop &k);
  bool setVectorProduct(const MatrixLoop &m, const MatrixLoop &k);

  int m, n, k;
  bool swapped = false; // a and b have changed places, the result is transposed
  bool vector = false;  // b and the result are vectors
  Matrix a, b, result;
  int bStep, resultStep; // of vectors
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_BLAS_H
