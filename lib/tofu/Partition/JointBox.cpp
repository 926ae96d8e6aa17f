//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/JointBox.h"

#include "tofu/Analysis/LinearForm.h"
#include "tofu/TDL/BoxAxes.h"
#include "tofu/TDL/Interval.h"
#include "tofu/TDL/Limits.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::LinearForm;

namespace {
/// `numerator floordiv divisor`.
struct Quotient {
  LinearForm numerator;
  int64_t divisor = 1;

  /// Of a sum with at most one quotient: others are written as one.
  static std::optional<Quotient> get(AffineExpr expr, unsigned numAxes);
  AffineExpr getExpr(MLIRContext *context) const;
};
} // namespace

std::optional<Quotient> Quotient::get(AffineExpr expr, unsigned numAxes) {
  AffineExpr inner, rest = getAffineConstantExpr(0, expr.getContext());
  Quotient quotient;
  SmallVector<AffineExpr> terms{expr};
  while (!terms.empty()) {
    AffineExpr term = terms.pop_back_val();
    auto binary = dyn_cast<AffineBinaryOpExpr>(term);
    if (term.getKind() == AffineExprKind::Add) {
      terms.append({binary.getRHS(), binary.getLHS()});
      continue;
    }
    if (term.getKind() != AffineExprKind::FloorDiv) {
      rest = rest + term;
      continue;
    }
    auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (inner || !divisor || divisor.getValue() > kMaxDevices)
      return std::nullopt;
    inner = binary.getLHS();
    quotient.divisor = divisor.getValue();
  }
  auto outside = LinearForm::get(rest, 1, numAxes);
  auto inside = LinearForm::get(
      inner ? inner : getAffineConstantExpr(0, expr.getContext()), 1, numAxes);
  if (!outside || !inside)
    return std::nullopt;
  bool fits = true; // what is multiplied stays in 64 bits
  auto add = [&](int64_t &to, int64_t number) {
    fits &= std::abs(number) <= kMaxExtent;
    if (fits)
      to += number * quotient.divisor;
  };
  add(inside->constant, outside->constant);
  for (auto [to, number] :
       llvm::zip_equal(inside->coefficients, outside->coefficients))
    add(to, number);
  if (!fits)
    return std::nullopt;
  quotient.numerator = std::move(*inside);
  return quotient;
}

AffineExpr Quotient::getExpr(MLIRContext *context) const {
  AffineExpr expr = getAffineConstantExpr(numerator.constant, context);
  for (auto [axis, factor] : llvm::enumerate(numerator.coefficients))
    expr = expr + getAffineDimExpr(axis, context) * factor;
  return expr.floorDiv(divisor);
}

/// Makes one range of those that devices which differ along `axes` have of a
/// dimension: with the coordinates as digits of a number q, least first, they
/// are [f(q), f(q + 1)).
static bool joinRanges(AffineMap &lower, AffineMap &upper,
                       const llvm::SmallBitVector &axes,
                       ArrayRef<int64_t> mesh) {
  if (lower.getNumResults() != 1 || upper.getNumResults() != 1)
    return false;
  auto begin = Quotient::get(lower.getResult(0), mesh.size());
  auto end = Quotient::get(upper.getResult(0), mesh.size());
  if (!begin || !end || begin->divisor != end->divisor ||
      begin->numerator.coefficients != end->numerator.coefficients)
    return false;
  SmallVector<std::pair<int64_t, int64_t>> digits; // factor and extent
  for (unsigned axis : axes.set_bits()) {
    int64_t &factor = begin->numerator.coefficients[axis];
    digits.emplace_back(factor, mesh[axis]);
    factor = 0;
  }
  llvm::sort(digits);
  int64_t step = end->numerator.constant - begin->numerator.constant;
  if (step <= 0)
    return false;
  for (auto [factor, extent] : digits) {
    if (factor != step)
      return false;
    step *= extent;
  }
  end = begin;
  end->numerator.constant += step;
  MLIRContext *context = lower.getContext();
  lower = AffineMap::get(mesh.size(), 0, begin->getExpr(context));
  upper = AffineMap::get(mesh.size(), 0, end->getExpr(context));
  return true;
}

bool tofu::isImplied(AffineExpr condition, BoxAttr box, unsigned dim) {
  AffineMap lower = box.getLowers()[dim], upper = box.getUppers()[dim];
  if (lower.getNumResults() != 1 || upper.getNumResults() != 1)
    return false;
  AffineExpr extent = upper.getResult(0) - lower.getResult(0);
  auto rest = dyn_cast<AffineConstantExpr>(simplifyAffineExpr(
      condition - (extent - 1), box.getNumAxes(), /*numSymbols=*/0));
  return rest && rest.getValue() >= 0;
}

bool tofu::isImplied(AffineExpr condition, BoxAttr box) {
  return llvm::any_of(llvm::seq(box.getRank()), [&](unsigned dim) {
    return isImplied(condition, box, dim);
  });
}

std::optional<BoxAttr> tofu::getJointBox(BoxAttr box,
                                         const llvm::SmallBitVector &axes,
                                         ArrayRef<int64_t> mesh) {
  llvm::SmallBitVector varied = axes;
  for (auto [axis, extent] : llvm::enumerate(mesh))
    if (extent == 1)
      varied.reset(axis);
  SmallVector<AffineExpr> conditions(box.getConditions().getResults());
  llvm::erase_if(conditions, [&](AffineExpr condition) {
    return isImplied(condition, box);
  });
  auto rest = AffineMap::get(mesh.size(), 0, conditions, box.getContext());
  if (tdl::getAxes(rest).anyCommon(varied))
    return std::nullopt;
  SmallVector<AffineMap> lowers(box.getLowers()), uppers(box.getUppers());
  llvm::SmallBitVector left = varied;
  for (unsigned dim = 0; dim != box.getRank(); ++dim) {
    llvm::SmallBitVector cut = tdl::getAxes(box, dim);
    cut &= varied;
    if (cut.test(left) || // another dimension has it
        (cut.any() && !joinRanges(lowers[dim], uppers[dim], cut, mesh)))
      return std::nullopt;
    left.reset(cut);
  }
  return BoxAttr::get(box.getContext(), mesh.size(), lowers, uppers, rest);
}

/// True if a / c is nowhere less than b / d, and so if both are rounded down.
static bool isAtLeast(const Quotient &a, const Quotient &b,
                      ArrayRef<int64_t> mesh) {
  auto subtract = [&](int64_t left, int64_t right) {
    return __int128(left) * b.divisor - __int128(right) * a.divisor;
  };
  __int128 least = subtract(a.numerator.constant, b.numerator.constant);
  for (auto [left, right, extent] : llvm::zip_equal(
           a.numerator.coefficients, b.numerator.coefficients, mesh))
    least += std::min<__int128>(subtract(left, right), 0) * (extent - 1);
  return least >= 0;
}

/// True if a bound of one box, less one of another, is never negative.
static bool isAtLeast(AffineExpr a, AffineExpr b, ArrayRef<int64_t> mesh) {
  if (a == b)
    return true;
  std::optional<Quotient> left = Quotient::get(a, mesh.size());
  std::optional<Quotient> right = Quotient::get(b, mesh.size());
  if (left && right && isAtLeast(*left, *right, mesh))
    return true;
  SmallVector<Interval> coordinates;
  for (int64_t extent : mesh)
    coordinates.push_back(Interval::ofExtent(extent));
  return getInterval(simplifyAffineExpr(a - b, mesh.size(), 0), coordinates)
             .lower >= 0;
}

bool tofu::isInside(BoxAttr inner, BoxAttr outer, unsigned dim,
                    ArrayRef<int64_t> mesh) {
  ArrayRef<AffineExpr> lowers = inner.getLowers()[dim].getResults();
  ArrayRef<AffineExpr> uppers = inner.getUppers()[dim].getResults();
  return llvm::all_of(outer.getLowers()[dim].getResults(),
                      [&](AffineExpr bound) {
                        return llvm::any_of(lowers, [&](AffineExpr lower) {
                          return isAtLeast(lower, bound, mesh);
                        });
                      }) &&
         llvm::all_of(outer.getUppers()[dim].getResults(),
                      [&](AffineExpr bound) {
                        return llvm::any_of(uppers, [&](AffineExpr upper) {
                          return isAtLeast(bound, upper, mesh);
                        });
                      });
}

bool tofu::isInside(BoxAttr inner, BoxAttr outer, ArrayRef<int64_t> mesh) {
  AffineExpr zero = getAffineConstantExpr(0, inner.getContext());
  return llvm::all_of(
             llvm::seq(inner.getRank()),
             [&](unsigned dim) { return isInside(inner, outer, dim, mesh); }) &&
         llvm::all_of(
             outer.getConditions().getResults(), [&](AffineExpr condition) {
               return llvm::is_contained(inner.getConditions().getResults(),
                                         condition) ||
                      ::isImplied(condition, inner) ||
                      isAtLeast(condition, zero, mesh);
             });
}
