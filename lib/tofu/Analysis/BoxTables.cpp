//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/BoxTables.h"

#include "tofu/Analysis/LinearForm.h"
#include "tofu/Index/DeviceSum.h"
#include "tofu/TDL/BoxAxes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;

using Values = SmallVector<int64_t, 8>;

namespace {
/// Expressions in the coordinates of some axes, evaluated on all of these
/// devices at once, the last axis fastest.
class Table {
public:
  Table(ArrayRef<unsigned> axes, ArrayRef<int64_t> mesh)
      : axes(axes), mesh(mesh) {
    for (unsigned axis : axes)
      size *= mesh[axis];
  }

  Values evaluate(AffineExpr expr) const;
  /// The largest of a map's results, or the smallest.
  Values getMax(AffineMap map) const {
    return fold(map, [](int64_t &a, int64_t b) { a = std::max(a, b); });
  }
  Values getMin(AffineMap map) const {
    return fold(map, [](int64_t &a, int64_t b) { a = std::min(a, b); });
  }

private:
  template <typename Combine> Values fold(AffineMap map, Combine combine) const;
  Values evaluate(const tdl::LinearForm &form) const;

  ArrayRef<unsigned> axes;
  ArrayRef<int64_t> mesh;
  size_t size = 1;
};
} // namespace

Values Table::evaluate(const tdl::LinearForm &form) const {
  SmallVector<int64_t> steps;
  for (unsigned axis : axes)
    steps.push_back(form.coefficients[axis]);
  return tabulateSteps(form.constant, steps, axes, mesh);
}

Values Table::evaluate(AffineExpr expr) const {
  if (auto form = tdl::LinearForm::get(expr, 1, mesh.size()))
    return evaluate(*form); // axes that are not listed are of extent 1
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Values left = evaluate(binary.getLHS()), right = evaluate(binary.getRHS());
  auto apply = [&](auto function) {
    for (auto [a, b] : llvm::zip_equal(left, right))
      a = function(a, b);
    return std::move(left);
  };
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return apply([](int64_t a, int64_t b) { return a + b; });
  case AffineExprKind::Mul:
    return apply([](int64_t a, int64_t b) { return a * b; });
  case AffineExprKind::Mod:
    return apply([](int64_t a, int64_t b) { return llvm::mod(a, b); });
  case AffineExprKind::FloorDiv:
    return apply(
        [](int64_t a, int64_t b) { return llvm::divideFloorSigned(a, b); });
  case AffineExprKind::CeilDiv:
    return apply(
        [](int64_t a, int64_t b) { return llvm::divideCeilSigned(a, b); });
  default:
    llvm_unreachable("boxes have no symbols");
  }
}

template <typename Combine>
Values Table::fold(AffineMap map, Combine combine) const {
  Values values = evaluate(map.getResult(0));
  for (AffineExpr expr : map.getResults().drop_front())
    for (auto [value, other] : llvm::zip_equal(values, evaluate(expr)))
      combine(value, other);
  return values;
}

/// Those that tell devices apart.
static SmallVector<unsigned, 4> getList(const llvm::SmallBitVector &axes,
                                        ArrayRef<int64_t> mesh) {
  SmallVector<unsigned, 4> list;
  for (unsigned axis : axes.set_bits())
    if (mesh[axis] > 1)
      list.push_back(axis);
  return list;
}

/// The extent of a dimension, if it is the same on all devices because its ends
/// differ by a constant.
static std::optional<int64_t> getConstantExtent(BoxAttr box, unsigned dim) {
  AffineMap lower = box.getLowers()[dim], upper = box.getUppers()[dim];
  if (lower.getNumResults() != 1 || upper.getNumResults() != 1)
    return std::nullopt;
  auto constant = dyn_cast<AffineConstantExpr>(
      simplifyAffineExpr(upper.getResult(0) - lower.getResult(0),
                         box.getNumAxes(), /*numSymbols=*/0));
  if (!constant)
    return std::nullopt;
  return constant.getValue();
}

/// Elements that two boxes have in common along one dimension.
static Factor getLength(BoxAttr box, BoxAttr other, unsigned dim,
                        ArrayRef<int64_t> mesh) {
  Factor length;
  bool isSame = box.getLowers()[dim] == other.getLowers()[dim] &&
                box.getUppers()[dim] == other.getUppers()[dim];
  // Parts that are all alike need no table.
  if (std::optional<int64_t> extent =
          isSame ? getConstantExtent(box, dim) : std::nullopt) {
    length.values.push_back(std::max<int64_t>(*extent, 0));
    return length;
  }
  llvm::SmallBitVector axes = tdl::getAxes(box, dim);
  length.axes = getList(axes |= tdl::getAxes(other, dim), mesh);
  Table table(length.axes, mesh);
  Values lower = table.getMax(box.getLowers()[dim]);
  length.values = table.getMin(box.getUppers()[dim]);
  if (!isSame) {
    for (auto [a, b] :
         llvm::zip_equal(lower, table.getMax(other.getLowers()[dim])))
      a = std::max(a, b);
    for (auto [a, b] :
         llvm::zip_equal(length.values, table.getMin(other.getUppers()[dim])))
      a = std::min(a, b);
  }
  for (auto [upper, begin] : llvm::zip_equal(length.values, lower))
    upper = std::max<int64_t>(upper - begin, 0);
  return length;
}

/// 1 where an expression after `if` holds, else 0.
static Factor getCondition(AffineExpr condition, ArrayRef<int64_t> mesh) {
  Factor holds;
  holds.axes =
      getList(tdl::getAxes(AffineMap::get(mesh.size(), 0, condition)), mesh);
  holds.values = Table(holds.axes, mesh).evaluate(condition);
  for (int64_t &value : holds.values)
    value = value >= 0;
  return holds;
}

static SmallVector<Factor> getFactors(BoxAttr box, BoxAttr other,
                                      ArrayRef<int64_t> mesh) {
  SmallVector<Factor> factors;
  for (unsigned dim = 0; dim != box.getRank(); ++dim)
    factors.push_back(getLength(box, other, dim, mesh));
  llvm::SetVector<AffineExpr> conditions;
  conditions.insert_range(box.getConditions().getResults());
  conditions.insert_range(other.getConditions().getResults());
  for (AffineExpr condition : conditions)
    factors.push_back(getCondition(condition, mesh));
  return factors;
}

SmallVector<int64_t> BoxTables::getExtents(BoxAttr box) const {
  SmallVector<int64_t> extents(mesh);
  if (extents.size() < box.getNumAxes())
    extents.resize(box.getNumAxes(), 1);
  return extents;
}

int64_t BoxTables::getTotalOverlap(BoxAttr box, BoxAttr other,
                                   ArrayRef<unsigned> pinned) {
  std::vector<const void *> key{box.getAsOpaquePointer(),
                                other.getAsOpaquePointer()};
  for (unsigned axis : pinned)
    key.push_back(reinterpret_cast<const void *>(uintptr_t(axis)));
  auto [entry, isNew] = totals.try_emplace(std::move(key), 0);
  if (isNew) {
    SmallVector<int64_t> extents = getExtents(box);
    entry->second =
        sumOverDevices(getFactors(box, other, extents), extents, pinned);
  }
  return entry->second;
}

int64_t BoxTables::getLargest(BoxAttr box) {
  auto [entry, isNew] = largest.try_emplace(box, 0);
  if (isNew) {
    SmallVector<int64_t> extents = getExtents(box);
    entry->second = maxOverDevices(getFactors(box, box, extents), extents);
  }
  return entry->second;
}

ArrayRef<BoxTables::Range> BoxTables::getRanges(BoxAttr box, unsigned dim) {
  AffineMap lower = box.getLowers()[dim], upper = box.getUppers()[dim];
  auto [entry, isNew] = ranges.try_emplace({lower, upper});
  std::vector<Range> &list = entry->second;
  if (!isNew)
    return list;
  SmallVector<int64_t> extents = getExtents(box);
  SmallVector<unsigned, 4> axes = getList(tdl::getAxes(box, dim), extents);
  Table table(axes, extents);
  for (auto [first, second] :
       llvm::zip_equal(table.getMax(lower), table.getMin(upper)))
    list.push_back({first, std::max(first, second)});
  llvm::sort(list);
  list.erase(llvm::unique(list), list.end());
  return list;
}
