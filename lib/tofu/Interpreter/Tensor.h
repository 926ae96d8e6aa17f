//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tensors as values: whole arrays, and views of the pieces that ranks hold.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_TENSOR_H
#define TOFU_INTERPRETER_TENSOR_H

#include "tofu/Scalar/Scalar.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tofu::interpreter {

/// A dense array in row-major order; a scalar is one of rank 0.
struct Tensor {
  mlir::Type elementType;
  llvm::SmallVector<int64_t> shape;
  std::vector<char> bytes;

  Tensor() = default;
  /// All zeros.
  Tensor(mlir::Type elementType, llvm::ArrayRef<int64_t> shape);

  int64_t getNumElements() const;
  /// Element number `offset` in row-major order.
  Register get(int64_t offset) const;
  void set(int64_t offset, Register value);
  /// Element number `offset` as a number for comparison and printing.
  double getNumber(int64_t offset) const;
};

/// `tensor<2x3xf32>`, or `f32` for a scalar.
std::string describe(mlir::Type elementType, llvm::ArrayRef<int64_t> shape);

/// Per dimension a half-open range of global coordinates.
using Range = std::pair<int64_t, int64_t>;
using Box = llvm::SmallVector<Range, 4>;

Box getWholeBox(llvm::ArrayRef<int64_t> shape);
int64_t getVolume(llvm::ArrayRef<Range> box);
Box intersect(llvm::ArrayRef<Range> a, llvm::ArrayRef<Range> b);
/// As tdl::describeBox() writes it.
std::string describe(llvm::ArrayRef<Range> box);

/// Calls `visit` with each coordinate of the box, in row-major order.
template <class Visitor>
void forEachCoordinate(llvm::ArrayRef<Range> box, Visitor visit) {
  if (getVolume(box) == 0)
    return;
  llvm::SmallVector<int64_t, 6> at;
  for (Range range : box)
    at.push_back(range.first);
  while (true) {
    visit(llvm::ArrayRef<int64_t>(at));
    int dim = int(box.size()) - 1;
    for (; dim >= 0; --dim) {
      if (++at[dim] < box[dim].second)
        break;
      at[dim] = box[dim].first;
    }
    if (dim < 0)
      return;
  }
}

/// The piece of a tensor that a rank holds: row-major within its box.
struct View {
  mlir::Type elementType;
  llvm::SmallVector<int64_t, 4> shape; // of the whole tensor
  Box box;
  char *data = nullptr;

  llvm::SmallVector<int64_t, 4> getStrides() const;
  /// Where a coordinate inside the box is, in elements.
  int64_t getOffset(llvm::ArrayRef<int64_t> coordinates) const;
};

View getView(Tensor &tensor);

/// Copies `box`, which both views hold, from one to the other.
void copyBox(llvm::ArrayRef<Range> box, const View &from, const View &to);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_TENSOR_H
