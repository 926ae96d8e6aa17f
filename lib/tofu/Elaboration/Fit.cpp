//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Fit.h"
#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "tofu/Syntax/Guards.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/StringMap.h"
#include <map>

using namespace tofu::syntax;
using llvm::DynamicAPInt;
using llvm::SMLoc;
using llvm::StringRef;

/// More are not looked at: how long it takes grows quickly.
static constexpr size_t maxFacts = 64;
static constexpr unsigned maxUnknowns = 24;

namespace {
/// Unknowns by number, with their factors, and a constant.
struct Sum {
  std::map<unsigned, DynamicAPInt> factors;
  DynamicAPInt constant;

  void add(const Sum &other, const DynamicAPInt &factor) {
    for (const auto &[unknown, own] : other.factors)
      factors[unknown] += own * factor;
    constant += other.constant * factor;
  }
  /// Its value if it has no unknowns.
  std::optional<DynamicAPInt> getConstant() const {
    for (const auto &[unknown, factor] : factors)
      if (factor != 0)
        return std::nullopt;
    return constant;
  }
};

/// A sum that is 0, or at least 0.
struct Row {
  Sum sum;
  bool isZero;
};

/// What the text says at one place.
struct Fact {
  SMLoc loc;
  std::string text; // how a note says it; empty: it goes without saying
  std::vector<Row> rows;
};

class Fit {
public:
  explicit Fit(const Operator &op) : op(op) {}

  void collect();
  bool isLarge() const {
    return facts.size() > maxFacts || unknowns > maxUnknowns;
  }
  /// Facts of which no extents and attributes fulfil all, and all are needed
  /// for that; none if there is no contradiction.
  std::vector<Fact> findContradiction() const;

private:
  bool isEmpty(llvm::ArrayRef<Fact> facts) const;
  void addComparison(ExprId comparison, Fact &fact);
  void addExtent(ExprId extent);
  Sum getSum(ExprId id, Fact &fact);
  Sum combine(const Binary &node, Sum lhs, Sum rhs, Fact &fact);
  Sum getUnknown() {
    Sum sum;
    sum.factors[unknowns++] = 1;
    return sum;
  }
  std::string spell(ExprId id) const {
    std::string text;
    llvm::raw_string_ostream os(text);
    print(op, id, os);
    return text;
  }

  const Operator &op;
  std::vector<Fact> facts;
  llvm::StringMap<unsigned> names; // of dimensions and attributes
  unsigned unknowns = 0;
};
} // namespace

Sum Fit::combine(const Binary &node, Sum lhs, Sum rhs, Fact &fact) {
  std::optional<DynamicAPInt> left = lhs.getConstant(),
                              right = rhs.getConstant();
  switch (node.op) {
  case BinaryOp::Add:
  case BinaryOp::Sub:
    lhs.add(rhs, DynamicAPInt(node.op == BinaryOp::Add ? 1 : -1));
    return lhs;
  case BinaryOp::Mul: {
    if (!left && !right)
      return getUnknown();
    Sum product;
    product.add(right ? lhs : rhs, right ? *right : *left);
    return product;
  }
  case BinaryOp::FloorDiv:
  case BinaryOp::Mod: {
    if (!right || *right <= 0)
      return getUnknown();
    // The rest is from 0 to the divisor, which it is not.
    Sum quotient = getUnknown(), rest = lhs;
    rest.add(quotient, -*right);
    Sum behind;
    behind.add(rest, DynamicAPInt(-1));
    behind.constant += *right - 1;
    fact.rows.push_back({rest, /*isZero=*/false});
    fact.rows.push_back({behind, /*isZero=*/false});
    return node.op == BinaryOp::FloorDiv ? quotient : rest;
  }
  default:
    return getUnknown();
  }
}

Sum Fit::getSum(ExprId id, Fact &fact) {
  const Expr &expr = op[id];
  if (const auto *literal = expr.getIf<IntegerLiteral>()) {
    Sum sum;
    sum.constant = DynamicAPInt(literal->value);
    return sum;
  }
  if (const auto *name = expr.getIf<NameUse>();
      name && name->binding != Binding::Bound) {
    auto [entry, isNew] = names.try_emplace(name->text, unknowns);
    unknowns += isNew;
    Sum sum;
    sum.factors[entry->second] = 1;
    return sum;
  }
  if (const auto *node = expr.getIf<Negate>()) {
    Sum sum;
    sum.add(getSum(node->operand, fact), DynamicAPInt(-1));
    return sum;
  }
  auto spine = leftSpine(op, id);
  if (spine.empty())
    return getUnknown();
  Sum sum = getSum(op[spine.front()].getIf<Binary>()->lhs, fact);
  for (ExprId each : spine) {
    const Binary &node = *op[each].getIf<Binary>();
    sum = combine(node, std::move(sum), getSum(node.rhs, fact), fact);
  }
  return sum;
}

void Fit::addComparison(ExprId comparison, Fact &fact) {
  const auto *node = op[comparison].getIf<Binary>();
  if (!node || !isComparison(node->op) || node->op == BinaryOp::Ne ||
      op[node->lhs].type != Type::Integer ||
      op[node->rhs].type != Type::Integer)
    return;
  bool isLess = node->op == BinaryOp::Lt || node->op == BinaryOp::Le;
  Sum sum = getSum(isLess ? node->rhs : node->lhs, fact);
  sum.add(getSum(isLess ? node->lhs : node->rhs, fact), DynamicAPInt(-1));
  if (node->op == BinaryOp::Lt || node->op == BinaryOp::Gt)
    sum.constant -= 1;
  fact.rows.push_back({std::move(sum), node->op == BinaryOp::Eq});
}

void Fit::addExtent(ExprId extent) {
  if (op[extent].getIf<NameUse>() && names.contains(spell(extent)))
    return;
  Fact fact{op[extent].loc, "", {}};
  Sum sum = getSum(extent, fact);
  if (!op[extent].getIf<NameUse>())
    fact.text = "this extent is at least 0: " + spell(extent);
  fact.rows.push_back({std::move(sum), /*isZero=*/false});
  facts.push_back(std::move(fact));
}

void Fit::collect() {
  for (const Tensor &tensor :
       llvm::ArrayRef(op.tensors).take_front(op.numParameters))
    for (ExprId extent : tensor.extents)
      addExtent(extent);
  for (const Constraint &constraint : op.constraints)
    for (ExprId each : getConjuncts(op, constraint.condition)) {
      if (isLarge())
        return;
      Fact fact{op[each].loc, "", {}};
      addComparison(each, fact);
      if (fact.rows.empty())
        continue;
      fact.text = "this requires " + spell(each);
      facts.push_back(std::move(fact));
    }
  for (const Result &result : op.results)
    for (ExprId extent : result.extents)
      addExtent(extent);
}

bool Fit::isEmpty(llvm::ArrayRef<Fact> facts) const {
  using namespace mlir::presburger;
  IntegerPolyhedron all(PresburgerSpace::getSetSpace(unknowns));
  for (const Fact &fact : facts)
    for (const Row &row : fact.rows) {
      llvm::SmallVector<DynamicAPInt> factors(unknowns + 1);
      for (const auto &[unknown, factor] : row.sum.factors)
        factors[unknown] = factor;
      factors.back() = row.sum.constant;
      if (row.isZero)
        all.addEquality(factors);
      else
        all.addInequality(factors);
    }
  return all.isIntegerEmpty();
}

std::vector<Fact> Fit::findContradiction() const {
  if (!isEmpty(facts))
    return {};
  std::vector<Fact> needed = facts;
  for (size_t i = needed.size(); i-- != 0;) {
    std::vector<Fact> others = needed;
    others.erase(others.begin() + i);
    if (isEmpty(others))
      needed = std::move(others);
  }
  return needed;
}

bool tofu::syntax::checkFit(const Operator &op, Diagnostics &diagnostics) {
  auto isPlain = [&](ExprId extent) { return op[extent].getIf<NameUse>(); };
  if (op.constraints.empty() &&
      llvm::all_of(op.results, [&](const Result &result) {
        return llvm::all_of(result.extents, isPlain);
      }))
    return true;
  Fit fit(op);
  fit.collect();
  if (fit.isLarge())
    return true;
  std::vector<Fact> contradiction = fit.findContradiction();
  if (contradiction.empty())
    return true;
  diagnostics.error(op.name.loc(), "'" + op.name.text +
                                       "' can be applied to nothing: no "
                                       "extents and attributes are as it says");
  for (const Fact &fact : contradiction)
    if (!fact.text.empty())
      diagnostics.note(fact.loc, fact.text);
  return false;
}
