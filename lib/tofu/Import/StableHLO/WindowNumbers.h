//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The dimension numbers that gather and scatter share. In both, a tensor of
// indices says where windows lie in a big tensor (gather's operand, scatter's
// input and result), and a tensor of windows (gather's result, scatter's
// updates) has dimensions that number the windows and dimensions within one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_WINDOWNUMBERS_H
#define TOFU_IMPORT_STABLEHLO_WINDOWNUMBERS_H

#include "tofu/Import/StableHLO/SourceOp.h"

#include <optional>

namespace tofu {

struct WindowNumbers {
  /// Dimensions of the windows tensor that lie within a window.
  llvm::SmallVector<int64_t> within;
  /// Dimensions of the windows tensor that number the windows; they stand for
  /// the indices tensor's dimensions without `vectorDim`, in order.
  llvm::SmallVector<int64_t> numbering;
  /// Per dimension of the big tensor: its dimension in the windows tensor, if
  /// windows extend along it; which component of an index vector says where a
  /// window starts, if one does; its batching dimension of the indices.
  llvm::SmallVector<std::optional<unsigned>> windowDim, component, batchDim;
  /// The indices' dimension that holds index vectors; their rank if each vector
  /// has one component and no dimension.
  int64_t vectorDim = 0;
  int64_t indicesRank = 0;

  /// The number, among `numbering`, of dimension `dim` of the indices.
  unsigned getNumbering(unsigned dim) const {
    return int64_t(dim) < vectorDim ? dim : dim - 1;
  }
  /// The coordinates of one component of the index vector of a window.
  llvm::SmallVector<mlir::AffineExpr>
  getIndexCoordinates(LambdaBody &body, unsigned component,
                      llvm::ArrayRef<mlir::AffineExpr> window) const;
};

/// Where the lists stand in the attribute and which operands hold the tensors.
struct WindowSource {
  llvm::StringRef attribute, mnemonic;
  /// Names of: dimensions within a window; big dimensions without one; batching
  /// dimensions of the big tensor and of the indices; big dimensions of the
  /// components.
  llvm::StringRef within, collapsed, batching, indicesBatching, components;
  unsigned indices; // operand
};

/// Reads and checks the numbers; windows along each dimension of the big tensor
/// have extent 1 where they are collapsed or batching.
WindowNumbers getWindowNumbers(SourceOp &op, const WindowSource &source,
                               llvm::ArrayRef<int64_t> big,
                               llvm::ArrayRef<int64_t> windows);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_WINDOWNUMBERS_H
