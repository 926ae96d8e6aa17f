//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The slices of a call as matrices that LAPACK takes, for numbers of any type.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SLICEMATRIX_H
#define TOFU_RUNTIME_SLICEMATRIX_H

#include "tofu/Runtime/BlasCalls.h"
#include "tofu/Runtime/Lapack.h"
#include "tofu/Runtime/SliceSignature.h"

#include <string>
#include <thread>
#include <vector>

namespace tofu::runtime::slices {

using lapack::isComplex;
using lapack::Real;

/// A matrix in columns; a vector is one column.
template <typename T> struct Matrix {
  int rows = 1, columns = 1;
  std::vector<T> elements;

  Matrix(int rows, int columns)
      : rows(rows), columns(columns),
        elements(std::max<size_t>(1, size_t(rows) * size_t(columns))) {}
  T *data() { return elements.data(); }
  int leading() const { return std::max(rows, 1); }
  T &at(int i, int j) { return elements[size_t(j) * size_t(rows) + size_t(i)]; }
};

/// The slices of a call, one after the other.
class Cursor {
public:
  explicit Cursor(const tofu_slice *next) : next(next) {}

  template <typename T> Matrix<T> load() {
    Matrix<T> matrix(getExtent(0), getExtent(1));
    for (unsigned part = 0; part != 1 + isComplex<T>; ++part, ++next)
      forEach(matrix, [&](T &element, int64_t at) {
        auto number = static_cast<const Real<T> *>(next->data)[at];
        if constexpr (isComplex<T>)
          reinterpret_cast<Real<T> *>(&element)[part] = number;
        else
          element = number;
      });
    return matrix;
  }

  template <typename T> void store(Matrix<T> &matrix) {
    for (unsigned part = 0; part != 1 + isComplex<T>; ++part, ++next)
      forEach(matrix, [&](T &element, int64_t at) {
        static_cast<Real<T> *>(next->data)[at] =
            reinterpret_cast<Real<T> *>(&element)[part];
      });
  }
  void store(Matrix<int> &numbers) {
    forEach(numbers, [&](int number, int64_t at) {
      static_cast<int32_t *>(next->data)[at] = number;
    });
    ++next;
  }
  void store(int number) { *static_cast<int32_t *>((next++)->data) = number; }

  int getExtent(int64_t dim) const {
    return dim < next->rank ? int(next->extents[dim]) : 1;
  }

private:
  template <typename T, typename Visit>
  void forEach(Matrix<T> &matrix, Visit visit) {
    int64_t down = next->rank > 0 ? next->strides[0] : 0;
    int64_t right = next->rank > 1 ? next->strides[1] : 0;
    for (int j = 0; j != matrix.columns; ++j)
      for (int i = 0; i != matrix.rows; ++i)
        visit(matrix.at(i, j), i * down + j * right);
  }

  const tofu_slice *next;
};
inline int64_t getNumber(const tofu_arguments *arguments, const char *name,
                         int64_t otherwise) {
  const tofu_attribute *attribute = tofu_find_attribute(arguments, name);
  return attribute && attribute->kind == TOFU_INTEGER ? attribute->integer
                                                      : otherwise;
}

/// Calls `run.operator()<T>(operands, results)`, T the type of the numbers.
template <typename Run>
int64_t apply(const tofu_arguments *arguments, SliceSignature ofReal,
              SliceSignature ofComplex, Run run) {
  auto matches = [&](SliceSignature signature, bool isComplex) {
    return signature.matches(isComplex, arguments->operands,
                             arguments->num_operands, arguments->results,
                             arguments->num_results);
  };
  bool isComplex = matches(ofComplex, true);
  if (!isComplex && !matches(ofReal, false))
    return tofu_complain(
        arguments, ("is given or gives other slices than " +
                    std::string(ofReal.getText()) + " of f32 or f64, or " +
                    std::string(ofComplex.getText()) + " of complex numbers")
                       .c_str());
  computeInCallers();
  if (Error error = reserveForBlas(std::thread::hardware_concurrency()))
    return tofu_complain(arguments, error.getMessage().c_str());
  RunningBlas running;
  Cursor in(arguments->operands), out(arguments->results);
  bool isWide = arguments->operands[0].type == TOFU_F64;
  if (isComplex && isWide)
    run.template operator()<std::complex<double>>(in, out);
  else if (isComplex)
    run.template operator()<std::complex<float>>(in, out);
  else if (isWide)
    run.template operator()<double>(in, out);
  else
    run.template operator()<float>(in, out);
  return 0;
}
template <typename Run>
int64_t apply(const tofu_arguments *arguments, const char *signature, Run run) {
  return apply(arguments, SliceSignature(signature), SliceSignature(signature),
               run);
}

/// Calls with as much memory as the call asks for first.
template <typename T, typename Call> void withMemory(Call call) {
  T size{};
  int count = -1;
  call(&size, &count);
  // In f32 the number may have been rounded down.
  count = int(double(std::real(size)) * (1 + 1e-6)) + 1;
  std::vector<T> memory(static_cast<size_t>(count));
  call(memory.data(), &count);
}

} // namespace tofu::runtime::slices

#endif // TOFU_RUNTIME_SLICEMATRIX_H
