//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Devices as points of a mesh: rank = row-major number of the coordinates.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_MESH_H
#define TOFU_INTERPRETER_MESH_H

#include "tofu/Interpreter/Tensor.h"
#include "tofu/TDL/TDL.h"

namespace tofu::interpreter {

using Coordinates = llvm::SmallVector<int64_t, 4>;

class Mesh {
public:
  /// No axes: one device.
  explicit Mesh(llvm::ArrayRef<int64_t> shape) : shape(shape) {}

  int64_t getNumAxes() const { return shape.size(); }
  int64_t getSize() const;
  Coordinates getCoordinates(int64_t rank) const;
  int64_t getRank(llvm::ArrayRef<int64_t> coordinates) const;
  /// The points of the axes' own mesh, in row-major order.
  std::vector<Coordinates> getPoints(llvm::ArrayRef<int64_t> axes) const;

private:
  llvm::SmallVector<int64_t, 4> shape;
};

/// What a device holds of a value of this type, and the element type. A tensor
/// is held as a whole, a scalar is of rank 0.
View getLayout(mlir::Type type, llvm::ArrayRef<int64_t> coordinates);

/// What is in `box` but not in `hole`, as boxes that do not overlap.
llvm::SmallVector<Box> subtract(llvm::ArrayRef<Range> box,
                                llvm::ArrayRef<Range> hole);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_MESH_H
