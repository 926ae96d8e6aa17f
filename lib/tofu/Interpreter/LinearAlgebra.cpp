//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Factors of matrices and what solves with them, in the plainest way: in
// complex numbers of f64, whatever the slices hold.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/OpaqueBodies.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <complex>

using namespace mlir;
using namespace tofu::interpreter;
using llvm::Error;
using llvm::Expected;

namespace {
using Number = std::complex<double>;

/// A matrix in rows; a vector is one column.
struct Matrix {
  int64_t rows, columns;
  std::vector<Number> elements;

  Matrix(int64_t rows, int64_t columns)
      : rows(rows), columns(columns), elements(rows * columns) {}
  Number &operator()(int64_t i, int64_t j) { return elements[i * columns + j]; }
};
} // namespace

static void setNumber(Tensor &tensor, int64_t at, double value) {
  tensor.set(at, tensor.elementType.isF64() ? Register{.d = value}
                                            : Register{.f = float(value)});
}

/// Operand `number` of those that the function knows.
static Matrix load(const OpaqueCall &call, unsigned number, bool isComplex) {
  const Tensor *parts = &call.operands[number * (1 + isComplex)];
  ArrayRef<int64_t> shape = parts->shape;
  Matrix matrix(shape[0], shape.size() > 1 ? shape[1] : 1);
  for (auto [at, element] : llvm::enumerate(matrix.elements))
    element = {parts[0].getNumber(at), isComplex ? parts[1].getNumber(at) : 0};
  return matrix;
}

/// The same of a result.
static void store(const OpaqueCall &call, unsigned number, bool isComplex,
                  const Matrix &matrix) {
  Tensor *parts = &call.results[number * (1 + isComplex)];
  for (auto [at, element] : llvm::enumerate(matrix.elements)) {
    setNumber(parts[0], at, element.real());
    if (isComplex)
      setNumber(parts[1], at, element.imag());
  }
}

Error tofu::interpreter::factorCholesky(const OpaqueCall &call) {
  Expected<bool> isComplex = checkSlices(call, "nn -> nn");
  if (!isComplex)
    return isComplex.takeError();
  Matrix rest = load(call, 0, *isComplex), l(rest.rows, rest.rows);
  // Column by column: what is left of the matrix is l times its adjoint again.
  for (int64_t k = 0; k != rest.rows; ++k)
    for (int64_t i = k; i != rest.rows; ++i) {
      double pivot = rest(k, k).real();
      l(i, k) =
          i == k ? (pivot > 0 ? std::sqrt(pivot) : NAN) : rest(i, k) / l(k, k);
      for (int64_t j = k + 1; j <= i; ++j)
        rest(i, j) -= l(i, k) * std::conj(l(j, k));
    }
  store(call, 0, *isComplex, l);
  return Error::success();
}

Error tofu::interpreter::solveTriangular(const OpaqueCall &call) {
  Expected<bool> isComplex = checkSlices(call, "nn nk -> nk");
  if (!isComplex)
    return isComplex.takeError();
  auto unit = call.attributes.getAs<IntegerAttr>("unit");
  bool isUnit = unit && !unit.getValue().isZero();
  Matrix a = load(call, 0, *isComplex), x = load(call, 1, *isComplex);
  // What is known of each unknown is taken away from the rows below.
  for (int64_t k = 0; k != x.rows; ++k)
    for (int64_t j = 0; j != x.columns; ++j) {
      if (!isUnit && *isComplex)
        x(k, j) /= a(k, k);
      else if (!isUnit)
        x(k, j) = x(k, j).real() / a(k, k).real();
      for (int64_t i = k + 1; i != x.rows; ++i)
        x(i, j) -= a(i, k) * x(k, j);
    }
  store(call, 0, *isComplex, x);
  return Error::success();
}

Error tofu::interpreter::factorLU(const OpaqueCall &call) {
  Expected<bool> isComplex = checkSlices(call, "mn -> mn pI I");
  if (!isComplex)
    return isComplex.takeError();
  Matrix a = load(call, 0, *isComplex);
  Tensor &pivots = call.results.end()[-2], &info = call.results.back();
  auto getSize = [&](int64_t i, int64_t k) {
    return std::abs(a(i, k).real()) + std::abs(a(i, k).imag());
  };
  int64_t singular = 0;
  for (int64_t k = 0; k != std::min(a.rows, a.columns); ++k) {
    int64_t pivot = k;
    for (int64_t i = k + 1; i != a.rows; ++i)
      if (getSize(i, k) > getSize(pivot, k))
        pivot = i;
    pivots.set(k, Register{.i = pivot + 1});
    for (int64_t j = 0; j != a.columns; ++j)
      std::swap(a(k, j), a(pivot, j));
    if (a(k, k) == 0.0) {
      singular = singular ? singular : k + 1;
      continue;
    }
    for (int64_t i = k + 1; i != a.rows; ++i) {
      a(i, k) /= a(k, k);
      for (int64_t j = k + 1; j != a.columns; ++j)
        a(i, j) -= a(i, k) * a(k, j);
    }
  }
  store(call, 0, *isComplex, a);
  info.set(0, Register{.i = singular});
  return Error::success();
}

/// Multiplies the matrix's columns from `first` on, and rows from `k` on, by
/// the reflection 1 - scale v adjoint(v) of v = (1, column k of `vectors` below
/// its diagonal).
static void reflect(Matrix &matrix, int64_t first, Matrix &vectors, int64_t k,
                    Number scale) {
  auto v = [&](int64_t i) { return i == k ? Number(1) : vectors(i, k); };
  for (int64_t j = first; j < matrix.columns; ++j) {
    Number sum = 0;
    for (int64_t i = k; i != matrix.rows; ++i)
      sum += std::conj(v(i)) * matrix(i, j);
    for (int64_t i = k; i != matrix.rows; ++i)
      matrix(i, j) -= scale * v(i) * sum;
  }
}

Error tofu::interpreter::factorQR(const OpaqueCall &call) {
  Expected<bool> isComplex = checkSlices(call, "mn -> mn p");
  if (!isComplex)
    return isComplex.takeError();
  Matrix a = load(call, 0, *isComplex), tau(std::min(a.rows, a.columns), 1);
  for (int64_t k = 0; k != tau.rows; ++k) {
    double below = 0;
    for (int64_t i = k + 1; i != a.rows; ++i)
      below += std::norm(a(i, k));
    Number head = a(k, k);
    if (below == 0 && head.imag() == 0)
      continue; // it is a column of the factor already
    double size = std::sqrt(std::norm(head) + below);
    double beta = std::signbit(head.real()) ? size : -size;
    tau(k, 0) = (beta - head) / beta;
    for (int64_t i = k + 1; i != a.rows; ++i)
      a(i, k) /= head - beta;
    reflect(a, k + 1, a, k, std::conj(tau(k, 0)));
    a(k, k) = beta;
  }
  store(call, 0, *isComplex, a);
  store(call, 1, *isComplex, tau);
  return Error::success();
}

Error tofu::interpreter::multiplyReflections(const OpaqueCall &call) {
  Expected<bool> isComplex = checkSlices(call, "mn k -> mn");
  if (!isComplex)
    return isComplex.takeError();
  Matrix vectors = load(call, 0, *isComplex), tau = load(call, 1, *isComplex);
  if (vectors.rows < vectors.columns || vectors.columns < tau.rows)
    return llvm::createStringError("multiplies reflections of which there are "
                                   "more than columns, or these than rows");
  Matrix q(vectors.rows, vectors.columns);
  for (int64_t i = 0; i != q.columns; ++i)
    q(i, i) = 1;
  for (int64_t k = tau.rows; k-- != 0;)
    reflect(q, k, vectors, k, tau(k, 0));
  store(call, 0, *isComplex, q);
  return Error::success();
}
