//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Index arithmetic: affine expressions become sums of registers with factors,
// as far as they are; what the outer loops know of a sum is added up there.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/CodeBuilder.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu::interpreter;

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

static const Instruction *addConstant(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = r[pc->a].i + pc->imm;
  return pc + 1;
}
static const Instruction *addScaled(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = r[pc->a].i + pc->imm * r[pc->b].i;
  return pc + 1;
}
static const Instruction *multiply(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = int64_t(uint64_t(r[pc->a].i) * uint64_t(r[pc->b].i));
  return pc + 1;
}
/// Divisors are positive. Those that come from data are checked where the value
/// is used, which may be later than it is computed: till then 0.
static const Instruction *floorDiv(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  int64_t divisor = r[pc->b].i;
  r[pc->dst].i =
      divisor <= 0 ? 0 : llvm::divideFloorSigned(r[pc->a].i, divisor);
  return pc + 1;
}
static const Instruction *ceilDiv(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  int64_t divisor = r[pc->b].i;
  r[pc->dst].i = divisor <= 0 ? 0 : llvm::divideCeilSigned(r[pc->a].i, divisor);
  return pc + 1;
}
static const Instruction *modulo(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  int64_t divisor = r[pc->b].i;
  r[pc->dst].i = divisor <= 0 ? 0 : llvm::mod(r[pc->a].i, divisor);
  return pc + 1;
}

//===----------------------------------------------------------------------===//
// Linear forms
//===----------------------------------------------------------------------===//

void Linear::add(const Linear &other, int64_t factor) {
  constant += factor * other.constant;
  for (auto [reg, coefficient] : other.terms)
    if ((terms[reg] += factor * coefficient) == 0)
      terms.erase(reg);
}

Linear CodeBuilder::getLinear(uint32_t reg) const {
  const Info &info = infos[reg];
  if (info.bounds && info.bounds->lo == info.bounds->hi)
    return {{}, info.bounds->lo};
  return {{{reg, 1}}, 0};
}

std::optional<Interval> CodeBuilder::getBounds(const Linear &linear) const {
  Interval sum{linear.constant, linear.constant};
  for (auto [reg, factor] : linear.terms) {
    std::optional<Interval> bounds = infos[reg].bounds;
    int64_t lo, hi;
    if (!bounds || llvm::MulOverflow(bounds->lo, factor, lo) ||
        llvm::MulOverflow(bounds->hi, factor, hi) ||
        llvm::AddOverflow(sum.lo, std::min(lo, hi), sum.lo) ||
        llvm::AddOverflow(sum.hi, std::max(lo, hi), sum.hi))
      return std::nullopt;
  }
  return sum;
}

unsigned CodeBuilder::getLevel(const Linear &linear) const {
  unsigned level = 0;
  for (auto [reg, factor] : linear.terms)
    level = std::max(level, getLevel(reg));
  return level;
}

uint32_t CodeBuilder::materialize(const Linear &linear) {
  if (linear.terms.empty())
    return addIndexConstant(linear.constant);
  if (linear.constant == 0 && linear.terms.size() == 1 &&
      linear.terms.begin()->second == 1)
    return linear.terms.begin()->first;
  std::vector<int64_t> key{linear.constant};
  for (auto [reg, factor] : linear.terms)
    llvm::append_values(key, int64_t(reg), factor);
  if (auto found = known.find(key); found != known.end())
    return found->second;
  // Outer levels first: each level adds its terms to what is known before it.
  llvm::SmallVector<std::pair<uint32_t, int64_t>> terms(linear.terms.begin(),
                                                        linear.terms.end());
  llvm::sort(terms, [&](auto a, auto b) {
    return std::pair(getLevel(a.first), a.first) <
           std::pair(getLevel(b.first), b.first);
  });
  Linear sum{{}, linear.constant};
  uint32_t reg = addIndexConstant(linear.constant);
  for (auto [term, factor] : terms) {
    sum.add({{{term, factor}}, 0});
    uint32_t next = addRegister(getLevel(term), getBounds(sum));
    if (factor == 1 && sum.terms.size() == 1)
      emit(getLevel(term), {::addConstant, next, term, 0, 0, linear.constant});
    else
      emit(getLevel(term), {addScaled, next, reg, term, 0, factor});
    reg = next;
  }
  known[key] = reg;
  return reg;
}

uint32_t CodeBuilder::divide(AffineExprKind kind, uint32_t left,
                             uint32_t right) {
  std::vector<int64_t> key{0, int64_t(left), int64_t(right), -int64_t(kind)};
  if (auto found = known.find(key); found != known.end())
    return found->second;
  uint32_t reg = emitOp({kind == AffineExprKind::FloorDiv  ? floorDiv
                         : kind == AffineExprKind::CeilDiv ? ceilDiv
                                                           : modulo,
                         0},
                        {left, right});
  std::optional<Interval> value = infos[left].bounds,
                          divisor = infos[right].bounds;
  if (value && divisor && divisor->lo == divisor->hi && divisor->lo > 0) {
    int64_t by = divisor->lo;
    if (kind == AffineExprKind::FloorDiv)
      infos[reg].bounds = Interval{llvm::divideFloorSigned(value->lo, by),
                                   llvm::divideFloorSigned(value->hi, by)};
    else if (kind == AffineExprKind::CeilDiv)
      infos[reg].bounds = Interval{llvm::divideCeilSigned(value->lo, by),
                                   llvm::divideCeilSigned(value->hi, by)};
    else
      infos[reg].bounds =
          value->lo >= 0 && value->hi < by ? *value : Interval{0, by - 1};
  }
  return known[key] = reg;
}

Linear CodeBuilder::getLinear(AffineExpr expr, unsigned numDims,
                              llvm::ArrayRef<uint32_t> operands) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return {{}, constant.getValue()};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getLinear(operands[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return getLinear(operands[numDims + symbol.getPosition()]);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Linear left = getLinear(binary.getLHS(), numDims, operands);
  Linear right = getLinear(binary.getRHS(), numDims, operands);
  if (expr.getKind() == AffineExprKind::Add) {
    left.add(right);
    return left;
  }
  if (expr.getKind() == AffineExprKind::Mul) {
    if (left.terms.empty())
      std::swap(left, right);
    if (!right.terms.empty())
      return getLinear(
          emitOp({multiply, 0}, {materialize(left), materialize(right)}));
    Linear product;
    product.add(left, right.constant);
    return product;
  }
  return getLinear(
      divide(expr.getKind(), materialize(left), materialize(right)));
}
