//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Boxes.h"

#include "tofu/TDL/Interval.h"
#include "tofu/TDL/Reads.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;

SmallVector<int64_t> tofu::getMeshOf(ArrayRef<int64_t> mesh,
                                     const llvm::SmallBitVector &axes) {
  SmallVector<int64_t> extents;
  for (auto [axis, extent] : llvm::enumerate(mesh))
    extents.push_back(axes.test(axis) ? extent : 1);
  return extents;
}

Range tofu::getRange(BoxAttr box, unsigned dim, ArrayRef<int64_t> device) {
  Range range{INT64_MIN, INT64_MAX};
  for (AffineExpr expr : box.getLowers()[dim].getResults())
    range.first = std::max(range.first, evaluate(expr, device));
  for (AffineExpr expr : box.getUppers()[dim].getResults())
    range.second = std::min(range.second, evaluate(expr, device));
  range.second = std::max(range.second, range.first);
  return range;
}

bool tofu::holdConditions(BoxAttr box, ArrayRef<int64_t> device) {
  return llvm::all_of(box.getConditions().getResults(), [&](AffineExpr expr) {
    return evaluate(expr, device) >= 0;
  });
}

bool tofu::isEmpty(const Ranges &box) {
  return llvm::any_of(box,
                      [](Range range) { return range.second <= range.first; });
}

Ranges tofu::intersect(const Ranges &a, const Ranges &b) {
  Ranges common;
  for (auto [left, right] : llvm::zip(a, b))
    common.push_back({std::max(left.first, right.first),
                      std::min(left.second, right.second)});
  return common;
}

bool tofu::isInside(const Ranges &inner, const Ranges &outer) {
  return isEmpty(inner) || llvm::all_of(llvm::zip(inner, outer), [](auto pair) {
           auto [range, around] = pair;
           return around.first <= range.first && range.second <= around.second;
         });
}

std::string tofu::describe(const Ranges &box) { return tdl::describeBox(box); }

std::string tofu::describeRank(ArrayRef<int64_t> device,
                               ArrayRef<int64_t> mesh) {
  int64_t rank = 0;
  for (auto [coordinate, extent] : llvm::zip(device, mesh))
    rank = rank * extent + coordinate;
  return "rank " + std::to_string(rank);
}
