//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/SymbolicRanges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;

//===----------------------------------------------------------------------===//
// What values are made of
//===----------------------------------------------------------------------===//

/// True if `isOne` is of a value from which this one is computed, or of itself.
static bool findSource(Value value, function_ref<bool(Value)> isOne) {
  SmallVector<Value> work{value};
  DenseSet<Value> seen{value};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (isOne(next))
      return true;
    if (Operation *made = next.getDefiningOp())
      for (Value operand : made->getOperands())
        if (seen.insert(operand).second)
          work.push_back(operand);
  }
  return false;
}

bool tofu::isOfData(Value value) {
  return findSource(value, [](Value source) {
    return isa_and_present<tdl::ReadOp, tdl::ReduceOp, tdl::OpaqueOp>(
        source.getDefiningOp());
  });
}

bool tofu::dependsOn(Value value, Value index) {
  return findSource(value, [&](Value source) { return source == index; });
}

//===----------------------------------------------------------------------===//
// Arithmetic of ends
//===----------------------------------------------------------------------===//

SymbolicRanges::SymbolicRanges(ArrayRef<SymbolicIndex> indices, unsigned cut,
                               Formula lo, Formula hi, GetFormula getFormula)
    : indices(indices), cut(cut), lo(std::move(lo)), hi(std::move(hi)),
      getFormula(std::move(getFormula)) {
  for (auto [number, index] : llvm::enumerate(indices)) {
    SymbolicEnds whole{{Formula(0)}, {Formula::last(index.size)}};
    SymbolicEnds part{{this->lo}, {Formula::last(this->hi)}};
    ranges.push_back(number == cut ? part : whole);
  }
}

/// Ends are linear in those of the part, so it is enough to look at the least
/// parts at both sides, and at the whole.
bool SymbolicRanges::isNeverLess(const Formula &a, const Formula &b) const {
  Formula more = (a - b).dropQuotients();
  std::string first = lo.toString(), last = hi.toString();
  if (!more.getFactor(first) || !more.getFactor(last))
    return false;
  const SymbolicIndex &own = indices[cut];
  auto isMore = [&](const Formula &at, const Formula &end) {
    Formula value = more.replace(first, at).replace(last, end);
    if (value.isNeverNegative())
      return true;
    for (const SymbolicIndex &index : indices)
      value = value.replace(index.size.toString(), index.extent);
    return value.isNeverNegative();
  };
  return isMore(0, 1) && isMore(0, own.size) && isMore(own.size - 1, own.size);
}

bool SymbolicRanges::hasIndex(Value value) const {
  return llvm::any_of(indices, [&](const SymbolicIndex &index) {
    return dependsOn(value, index.value);
  });
}

/// Leaves out ends that never decide; of some that are many, the last ones.
void SymbolicRanges::prune(SymbolicEnds &ends) const {
  constexpr size_t kMost = 4;
  auto pruneSide = [&](SmallVector<Formula, 1> &side, bool isFirst) {
    for (size_t i = 0; i < side.size();) {
      bool isNeeded = llvm::none_of(llvm::seq(side.size()), [&](size_t other) {
        return other != i && (isFirst ? isNeverLess(side[other], side[i])
                                      : isNeverLess(side[i], side[other]));
      });
      if (isNeeded)
        ++i;
      else
        side.erase(side.begin() + i);
    }
    if (side.size() > kMost)
      side.truncate(kMost);
  };
  pruneSide(ends.first, true);
  pruneSide(ends.last, false);
}

SymbolicEnds SymbolicRanges::add(const SymbolicEnds &left,
                                 const SymbolicEnds &right) const {
  SymbolicEnds sum;
  for (const Formula &a : left.first)
    for (const Formula &b : right.first)
      sum.first.push_back(a + b);
  for (const Formula &a : left.last)
    for (const Formula &b : right.last)
      sum.last.push_back(a + b);
  prune(sum);
  return sum;
}

static SmallVector<Formula, 1>
transform(ArrayRef<Formula> ends, function_ref<Formula(const Formula &)> by) {
  return llvm::map_to_vector<1>(ends, by);
}

/// Attributes are taken for positive.
SymbolicEnds SymbolicRanges::scale(const SymbolicEnds &ends,
                                   const Formula &by) const {
  auto scaled = [&](const Formula &end) { return end * by; };
  SymbolicEnds result{transform(ends.first, scaled),
                      transform(ends.last, scaled)};
  if (by.isNegative())
    std::swap(result.first, result.last);
  return result;
}

//===----------------------------------------------------------------------===//
// Rule 3: values
//===----------------------------------------------------------------------===//

SymbolicEnds SymbolicRanges::get(Value value) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  SymbolicEnds ends = compute(value);
  known.try_emplace(value, ends);
  return ends;
}

SymbolicEnds SymbolicRanges::compute(Value value) {
  for (auto [index, range] : llvm::zip(indices, ranges))
    if (index.value == value)
      return range;
  Operation *made = value.getDefiningOp();
  bool isArithmetic =
      isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(made);
  if (!isArithmetic || !hasIndex(value)) {
    Formula formula = getFormula(value);
    return {{formula}, {formula}};
  }
  SymbolicEnds left = get(made->getOperand(0));
  SymbolicEnds right = get(made->getOperand(1));
  if (isa<arith::AddIOp>(made))
    return add(left, right);
  if (isa<arith::SubIOp>(made))
    return add(left, scale(right, -1));
  return hasIndex(made->getOperand(0)) ? scale(left, right.first[0])
                                       : scale(right, left.first[0]);
}

SymbolicEnds SymbolicRanges::get(AffineExpr expr, ValueRange dims,
                                 ValueRange symbols) {
  auto getAll = [&](ValueRange values) {
    SmallVector<SymbolicEnds> all;
    for (Value value : values)
      all.push_back(get(value));
    return all;
  };
  SmallVector<SymbolicEnds> dimEnds = getAll(dims),
                            symbolEnds = getAll(symbols);
  return compute(dropRemainders(expr, dims, dimEnds, symbolEnds), dimEnds,
                 symbolEnds);
}

SymbolicEnds SymbolicRanges::compute(AffineExpr expr,
                                     ArrayRef<SymbolicEnds> dims,
                                     ArrayRef<SymbolicEnds> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return {{constant.getValue()}, {constant.getValue()}};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  SymbolicEnds left = compute(binary.getLHS(), dims, symbols);
  SymbolicEnds right = compute(binary.getRHS(), dims, symbols);
  if (expr.getKind() == AffineExprKind::Add)
    return add(left, right);
  // The other one is made of dims and attributes.
  Formula by = right.first[0];
  auto divide = [&](const Formula &end) { return Formula::floorDiv(end, by); };
  auto divideUp = [&](const Formula &end) {
    return Formula::floorDiv(end + by - 1, by);
  };
  switch (expr.getKind()) {
  case AffineExprKind::Mul:
    return scale(left, by);
  case AffineExprKind::FloorDiv:
    return {transform(left.first, divide), transform(left.last, divide)};
  case AffineExprKind::CeilDiv:
    return {transform(left.first, divideUp), transform(left.last, divideUp)};
  default:
    return {{Formula(0)}, {Formula::last(by)}};
  }
}

AffineExpr SymbolicRanges::dropRemainders(AffineExpr expr, ValueRange dims,
                                          ArrayRef<SymbolicEnds> dimEnds,
                                          ArrayRef<SymbolicEnds> symbolEnds) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return expr;
  AffineExpr left = dropRemainders(binary.getLHS(), dims, dimEnds, symbolEnds);
  AffineExpr right = dropRemainders(binary.getRHS(), dims, dimEnds, symbolEnds);
  AffineExpr same = getAffineBinaryOpExpr(expr.getKind(), left, right);
  if (expr.getKind() != AffineExprKind::Mod)
    return same;
  AffineExpr source = left;
  Formula count = compute(right, dimEnds, symbolEnds).first[0];
  if (left.getKind() == AffineExprKind::FloorDiv) {
    auto quotient = cast<AffineBinaryOpExpr>(left);
    source = quotient.getLHS();
    count = count * compute(quotient.getRHS(), dimEnds, symbolEnds).first[0];
  }
  auto dim = dyn_cast<AffineDimExpr>(source);
  bool isWhole = dim && llvm::any_of(indices, [&](const SymbolicIndex &index) {
                   return index.value == dims[dim.getPosition()] &&
                          index.extent.isEqual(count);
                 });
  return isWhole ? left : same;
}

//===----------------------------------------------------------------------===//
// Rule 2: constraints
//===----------------------------------------------------------------------===//

bool SymbolicRanges::Linear::isFree() const {
  return llvm::all_of(
      factors, [](const Formula &factor) { return factor.getConstant() == 0; });
}

SymbolicRanges::Linear
SymbolicRanges::Linear::operator+(const Linear &other) const {
  Linear sum = *this;
  for (auto [own, others] : llvm::zip(sum.factors, other.factors))
    own = own + others;
  sum.rest = rest + other.rest;
  return sum;
}

SymbolicRanges::Linear
SymbolicRanges::Linear::operator*(const Formula &by) const {
  Linear product = *this;
  for (Formula &factor : product.factors)
    factor = factor * by;
  product.rest = rest * by;
  return product;
}

std::optional<SymbolicRanges::Linear> SymbolicRanges::getLinear(Value value) {
  Linear result{SmallVector<Formula>(indices.size()), 0};
  for (auto [index, factor] : llvm::zip(indices, result.factors))
    if (index.value == value) {
      factor = 1;
      return result;
    }
  if (!hasIndex(value)) {
    result.rest = getFormula(value);
    bool isKnown = !isOfData(value) && !result.rest.mentions("?");
    return isKnown ? std::optional(result) : std::nullopt;
  }
  Operation *made = value.getDefiningOp();
  if (!isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(made))
    return std::nullopt;
  auto left = getLinear(made->getOperand(0));
  auto right = getLinear(made->getOperand(1));
  if (!left || !right)
    return std::nullopt;
  if (isa<arith::MulIOp>(made))
    return multiply(*left, *right);
  return *left + (isa<arith::SubIOp>(made) ? *right * -1 : *right);
}

std::optional<SymbolicRanges::Linear>
SymbolicRanges::multiply(const Linear &left, const Linear &right) {
  if (right.isFree())
    return left * right.rest;
  return left.isFree() ? std::optional(right * left.rest) : std::nullopt;
}

std::optional<SymbolicRanges::Linear>
SymbolicRanges::getLinear(AffineExpr expr, ValueRange operands) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Linear{SmallVector<Formula>(indices.size()), constant.getValue()};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getLinear(operands[dim.getPosition()]);
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  bool isSum = expr.getKind() == AffineExprKind::Add;
  if (!binary || (!isSum && expr.getKind() != AffineExprKind::Mul))
    return std::nullopt;
  auto left = getLinear(binary.getLHS(), operands);
  auto right = getLinear(binary.getRHS(), operands);
  if (!left || !right)
    return std::nullopt;
  return isSum ? *left + *right : multiply(*left, *right);
}

void SymbolicRanges::narrow(const Linear &constraint) {
  for (auto [v, factor] : llvm::enumerate(constraint.factors)) {
    if (factor.getConstant() == 0)
      continue;
    SymbolicEnds others{{constraint.rest}, {constraint.rest}};
    for (auto [u, scaled] : llvm::enumerate(constraint.factors))
      if (u != v && scaled.getConstant() != 0)
        others = add(others, scale(ranges[u], scaled));
    bool isNegative = factor.isNegative();
    Formula by = isNegative ? factor * -1 : factor;
    for (const Formula &most : others.last)
      if (isNegative)
        ranges[v].last.push_back(Formula::floorDiv(most, by));
      else
        ranges[v].first.push_back(Formula::floorDiv(by - 1 - most, by));
    prune(ranges[v]);
  }
}

bool SymbolicRanges::narrow(AffineExpr constraint, bool isEquality,
                            ValueRange operands) {
  std::optional<Linear> linear = getLinear(constraint, operands);
  // Of a difference of attributes the sign is not known.
  if (!linear || llvm::any_of(linear->factors, [](const Formula &factor) {
        return factor.getProducts().size() > 1;
      }))
    return false;
  narrow(*linear);
  if (isEquality)
    narrow(*linear * -1);
  known.clear();
  return true;
}
