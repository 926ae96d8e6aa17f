//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/PartReads.h"

#include "tofu/TDL/PointSet.h"

using namespace mlir;
using namespace tofu;

/// Points that are looked at one by one before it is called too much.
static constexpr int64_t kMaxPoints = int64_t(1) << 20;
static constexpr StringRef kTooMany = "are too many to look at";
/// Where values from data lie: far outside of every tensor of a setting.
static constexpr int64_t kMaxFree = int64_t(1) << 30;

/// True if each coordinate is a variable of its own and nothing else is asked.
bool PartReads::isBox() const {
  llvm::BitVector used(ranges.variables.size() + set.free.size());
  for (AffineExpr expr : set.coordinates) {
    auto variable = dyn_cast<AffineDimExpr>(expr);
    if (!variable || used.test(variable.getPosition()))
      return false;
    used.set(variable.getPosition());
  }
  return set.constraints.empty();
}

/// The elements, if they are a box.
std::optional<SmallVector<Interval>> PartReads::intersect() const {
  for (unsigned v : set.bound.set_bits())
    if (ranges.variables[v].upper < ranges.variables[v].lower)
      return std::nullopt;
  SmallVector<Interval> bounds(ranges.coordinates);
  for (auto [range, expr] : llvm::zip(bounds, set.coordinates)) {
    unsigned v = cast<AffineDimExpr>(expr).getPosition();
    if (v < ranges.variables.size())
      range = {std::max(range.lower, ranges.variables[v].lower),
               std::min(range.upper, ranges.variables[v].upper)};
    if (range.upper < range.lower)
      return std::nullopt;
  }
  return bounds;
}

/// True if a point reads an element whose coordinate in `dim` is in [low,
/// high].
bool PartReads::hasPoint(std::optional<unsigned> dim, int64_t low,
                         int64_t high) {
  PointSet points(set.op->getContext());
  for (auto [v, range] : llvm::enumerate(ranges.variables))
    points.addVariable(set.bound.test(v) ? range : Interval{0, 0});
  for (size_t i = 0; i != set.free.size(); ++i)
    points.addVariable({-kMaxFree, kMaxFree});
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(set.coordinates, ranges.coordinates))) {
    auto [expr, range] = pair;
    if (number == dim)
      points.addRange(expr, std::max(low, range.lower),
                      std::min(high, range.upper) + 1);
    else
      points.addRange(expr, range.lower, range.upper + 1);
  }
  for (auto [expr, isEquality] : set.constraints)
    points.add(expr, isEquality);
  if (points.isTooLarge()) {
    unknown = kTooMany;
    return false;
  }
  return points.findPoint().has_value();
}

/// Ends are looked for by bisection, where they are not those of the guess.
Interval PartReads::findBounds(unsigned dim, Interval guess) {
  Interval all = ranges.coordinates[dim];
  Interval found = guess;
  if (guess.lower < all.lower || guess.lower > all.upper ||
      !hasPoint(dim, guess.lower, guess.lower) ||
      (guess.lower > all.lower && hasPoint(dim, all.lower, guess.lower - 1))) {
    int64_t low = all.lower, high = all.upper; // the least is in [low, high]
    while (low < high) {
      int64_t middle = low + (high - low) / 2;
      if (hasPoint(dim, low, middle))
        high = middle;
      else
        low = middle + 1;
    }
    found.lower = low;
  }
  if (guess.upper < all.lower || guess.upper > all.upper ||
      !hasPoint(dim, guess.upper, guess.upper) ||
      (guess.upper < all.upper && hasPoint(dim, guess.upper + 1, all.upper))) {
    int64_t low = all.lower, high = all.upper;
    while (low < high) {
      int64_t middle = low + (high - low + 1) / 2;
      if (hasPoint(dim, middle, high))
        low = middle;
      else
        high = middle - 1;
    }
    found.upper = low;
  }
  return found;
}

std::optional<SmallVector<Interval>>
PartReads::findBounds(ArrayRef<Interval> guess) {
  if (isEnumerated())
    return enumerate();
  if (isBox())
    return intersect();
  if (!hasPoint(std::nullopt, 0, 0))
    return std::nullopt;
  SmallVector<Interval> bounds;
  for (auto [dim, range] : llvm::enumerate(guess))
    bounds.push_back(findBounds(dim, range));
  return bounds;
}

std::optional<SmallVector<Interval>> PartReads::enumerate() {
  size_t numVariables = ranges.variables.size();
  SmallVector<Interval> box(ranges.variables);
  int64_t largest = 1;
  for (Interval range : ranges.coordinates)
    largest = std::max(largest, range.upper + 1);
  for (auto [i, value] : llvm::enumerate(set.free)) {
    bool isComputed = llvm::any_of(set.computed, [&](const auto &known) {
      return known.first == numVariables + i;
    });
    box.push_back(isComputed ? Interval{0, 0} : Interval{-largest, largest});
  }
  SmallVector<int64_t> point;
  int64_t count = 1;
  for (auto [v, range] : llvm::enumerate(box)) {
    if (v < numVariables && !set.bound.test(v))
      range = {0, 0};
    if (range.upper < range.lower)
      return std::nullopt;
    point.push_back(range.lower);
    count *= range.upper - range.lower + 1;
    if (count > kMaxPoints) {
      unknown = kTooMany;
      return std::nullopt;
    }
  }
  // Index variables by their block arguments.
  SmallVector<Value> arguments;
  auto lambda = set.op->getParentOfType<tdl::LambdaOp>();
  llvm::append_range(arguments, lambda.getIndices());
  for (tdl::ReduceOp reduce : lambda.getReductions())
    llvm::append_range(arguments, reduce.getIndices());
  std::optional<SmallVector<Interval>> bounds;
  auto visit = [&] {
    DenseMap<Value, int64_t> indices;
    SmallVector<int64_t> values(point);
    for (auto [argument, value] : llvm::zip(arguments, point))
      indices[argument] = value;
    for (auto [number, value] : set.computed) {
      std::optional<int64_t> known = runIndex(value, indices);
      if (!known) {
        unknown = "are not known: an index is computed with an operation that "
                  "is not looked into";
        return;
      }
      values[number] = *known;
    }
    for (auto [expr, isEquality] : set.constraints)
      if (int64_t value = evaluate(expr, values);
          isEquality ? value != 0 : value < 0)
        return;
    SmallVector<Interval> at;
    for (auto [expr, range] : llvm::zip(set.coordinates, ranges.coordinates)) {
      int64_t value = evaluate(expr, values);
      if (value < range.lower || value > range.upper)
        return;
      at.push_back({value, value});
    }
    if (!bounds) {
      bounds = at;
      return;
    }
    for (auto [all, own] : llvm::zip(*bounds, at))
      all = {std::min(all.lower, own.lower), std::max(all.upper, own.upper)};
  };
  while (true) {
    visit();
    size_t i = point.size();
    while (i > 0 && ++point[i - 1] > box[i - 1].upper) {
      point[i - 1] = box[i - 1].lower;
      --i;
    }
    if (i == 0 || !unknown.empty())
      return bounds;
  }
}
