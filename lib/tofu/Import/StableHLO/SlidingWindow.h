//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Windows that slide along a tensor: of convolution, reduce_window and
// select_and_scatter. The tensor, the *base*, is dilated (with holes between
// its elements) and padded (or, by negative numbers, cropped).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SLIDINGWINDOW_H
#define TOFU_IMPORT_STABLEHLO_SLIDINGWINDOW_H

#include "tofu/Import/StableHLO/SourceOp.h"

#include <optional>

namespace tofu {

/// A window's way along one dimension. Its element `w`, when it is the window
/// number `i`, stands at `i * stride + w * dilation - low` of the dilated base,
/// in which every `baseDilation`-th element is one of the base.
struct SlidingWindow {
  int64_t base;     // extent of the base
  int64_t size = 1; // elements of the window
  int64_t stride = 1, low = 0, high = 0, baseDilation = 1, dilation = 1;

  /// How many windows lie in the padded base; none if that leaves 56 bits.
  std::optional<int64_t> countWindows() const;

  mlir::AffineExpr getPlace(mlir::AffineExpr number,
                            mlir::AffineExpr element) const {
    return number * stride + element * dilation - low;
  }
  /// Whether some place is before the base's first element, behind its last
  /// one, or in a hole.
  bool isBefore() const { return low > 0; }
  bool isBehind(int64_t numWindows) const;
  bool hasHoles(int64_t numWindows) const;
  bool mayMiss(int64_t numWindows) const {
    return isBefore() || isBehind(numWindows) || hasHoles(numWindows);
  }

  /// Leaves out elements of the windows that none of them has in the base.
  void trim(int64_t numWindows);

  /// Whether each window is the base from its beginning, or to its end, up to
  /// some place: a run of the base.
  bool isRun(int64_t numWindows) const;
  /// The constraints on an element of the base under which it is in the run;
  /// they are not negative.
  void addRun(mlir::AffineExpr number, mlir::AffineExpr element,
              int64_t numWindows,
              llvm::SmallVectorImpl<mlir::AffineExpr> &nonNegative) const;
};

/// Names of attributes; empty: there is none.
struct WindowAttrs {
  llvm::StringRef sizes, strides, padding, baseDilations, dilations;
};

/// The windows along dimensions of these extents. Attributes that are not given
/// say that there is no padding, and are else 1.
llvm::SmallVector<SlidingWindow> getWindows(SourceOp &op,
                                            llvm::ArrayRef<int64_t> bases,
                                            const WindowAttrs &attrs);

/// The number of windows in each dimension; fails the operation if there is no
/// such number.
llvm::SmallVector<int64_t> countWindows(SourceOp &op,
                                        llvm::ArrayRef<SlidingWindow> windows);

/// Where an element of windows is read: it is one of the base where none of
/// `nonNegative` is negative and all of `zeros` are zero.
struct WindowPlace {
  llvm::SmallVector<mlir::AffineExpr> coordinates, nonNegative, zeros;

  /// Adds the next dimension.
  void add(const SlidingWindow &window, mlir::AffineExpr number,
           mlir::AffineExpr element, int64_t numWindows);
};

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SLIDINGWINDOW_H
