//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SlidingWindow.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace tofu;

/// How far `extent` elements reach, one in `dilation` places.
static std::optional<int64_t> dilate(int64_t extent, int64_t dilation) {
  int64_t last;
  if (extent == 0)
    return 0;
  if (llvm::MulOverflow(extent - 1, dilation, last) || last >= int64_t(1) << 56)
    return std::nullopt;
  return last + 1;
}

std::optional<int64_t> SlidingWindow::countWindows() const {
  std::optional<int64_t> whole = dilate(base, baseDilation);
  std::optional<int64_t> reach = dilate(size, dilation);
  if (!whole || !reach)
    return std::nullopt;
  int64_t padded = *whole + low + high;
  if (padded <= 0 || *reach > padded)
    return 0;
  return (padded - *reach) / stride + 1;
}

bool SlidingWindow::isBehind(int64_t numWindows) const {
  int64_t last = (numWindows - 1) * stride + (size - 1) * dilation - low;
  return last > (base - 1) * baseDilation;
}

/// Every place is one of an element where they advance by whole elements.
bool SlidingWindow::hasHoles(int64_t numWindows) const {
  return low % baseDilation != 0 ||
         (numWindows > 1 && stride % baseDilation != 0) ||
         (size > 1 && dilation % baseDilation != 0);
}

void SlidingWindow::trim(int64_t numWindows) {
  // Element w of window i is read at i * stride + w * dilation - low.
  int64_t greatest = (numWindows - 1) * stride, end = (base - 1) * baseDilation;
  int64_t before = low > greatest ? (low - greatest) / dilation : 0;
  before = std::clamp<int64_t>(before, 0, size - 1);
  low -= before * dilation;
  size -= before;
  int64_t last = end + low < 0 ? 0 : (end + low) / dilation;
  size = std::clamp<int64_t>(last + 1, 1, size);
}

bool SlidingWindow::isRun(int64_t numWindows) const {
  return stride == 1 && dilation == 1 && baseDilation == 1 && size != 1 &&
         (numWindows <= low + 1 || base + low <= size);
}

void SlidingWindow::addRun(AffineExpr number, AffineExpr element,
                           int64_t numWindows,
                           SmallVectorImpl<AffineExpr> &nonNegative) const {
  // The element of the window is element - number + low, in [0, size).
  if (numWindows > low + 1)
    nonNegative.push_back(-number + element + low);
  if (base + low > size)
    nonNegative.push_back(number - element + (size - 1 - low));
}

SmallVector<SlidingWindow> tofu::getWindows(SourceOp &op,
                                            ArrayRef<int64_t> bases,
                                            const WindowAttrs &attrs) {
  size_t rank = bases.size();
  SmallVector<SlidingWindow> windows;
  for (int64_t base : bases)
    windows.push_back({base});
  auto set = [&](StringRef name, int64_t SlidingWindow::*field, int64_t least) {
    if (name.empty() || op.failed())
      return;
    SmallVector<int64_t> values = op.getIntegers(name, rank, 1);
    for (size_t i = 0; i != rank; ++i) {
      windows[i].*field = std::max(values[i], least);
      op.require(values[i] >= least,
                 "has '" + name + "' with " + Twine(values[i]) +
                     ", but needs at least " + Twine(least));
    }
  };
  set(attrs.sizes, &SlidingWindow::size, 1);
  set(attrs.strides, &SlidingWindow::stride, 1);
  set(attrs.baseDilations, &SlidingWindow::baseDilation, 1);
  set(attrs.dilations, &SlidingWindow::dilation, 1);
  SmallVector<int64_t> padding = op.getIntegers(attrs.padding, 2 * rank, 0);
  if (auto dense =
          dyn_cast_or_null<DenseIntElementsAttr>(op.getAttr(attrs.padding)))
    op.require(dense.getType().getShape() ==
                   ArrayRef<int64_t>{int64_t(rank), 2},
               "has attribute '" + attrs.padding +
                   "' that is not a pair for "
                   "each of " +
                   Twine(rank) + " dimensions");
  for (size_t i = 0; i != rank; ++i) {
    windows[i].low = padding[2 * i];
    windows[i].high = padding[2 * i + 1];
  }
  return windows;
}

SmallVector<int64_t> tofu::countWindows(SourceOp &op,
                                        ArrayRef<SlidingWindow> windows) {
  SmallVector<int64_t> counts;
  for (const SlidingWindow &window : windows) {
    std::optional<int64_t> count = window.countWindows();
    op.require(bool(count), "has a dilation that leaves 56 bits");
    counts.push_back(count.value_or(0));
  }
  return counts;
}

void WindowPlace::add(const SlidingWindow &window, AffineExpr number,
                      AffineExpr element, int64_t numWindows) {
  AffineExpr zero = getAffineConstantExpr(0, number.getContext());
  AffineExpr place = window.getPlace(numWindows == 1 ? zero : number,
                                     window.size == 1 ? zero : element);
  coordinates.push_back(place.floorDiv(window.baseDilation));
  if (window.isBefore())
    nonNegative.push_back(place);
  if (window.isBehind(numWindows))
    nonNegative.push_back((window.base - 1) * window.baseDilation - place);
  if (window.hasHoles(numWindows))
    zeros.push_back(place % window.baseDilation);
}
