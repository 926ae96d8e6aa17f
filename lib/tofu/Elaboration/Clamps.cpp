//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Clamps.h"
#include "tofu/Syntax/Guards.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

using namespace tofu::syntax;
using llvm::SmallVector;

/// So many reads has a window of three places in each of three dimensions.
static constexpr size_t maxSides = 27;
/// Longer ones are left as they are.
static constexpr unsigned maxIndexExprs = 64;

namespace {
/// A formula that a coordinate is, and the comparisons that say where.
struct Side {
  ExprId place;
  SmallVector<ExprId, 4> where;
};
using Sides = std::vector<Side>;

class ClampOpener {
public:
  explicit ClampOpener(Operator &op) : op(op) {}
  void run();

private:
  bool isOpened(const Expr &expr) const;
  bool dependsOnIndex(ExprId id) const;
  ExprId add(const Expr &like, Expr::Any node, Type type);
  std::optional<bool> compareKnown(BinaryOp op, ExprId lhs, ExprId rhs) const;
  bool addComparison(const Expr &like, BinaryOp op, ExprId lhs, ExprId rhs,
                     Side &side);
  Sides getSides(ExprId id);
  ExprId open(ExprId id);

  Operator &op;
  ExprId extent = ExprId::None; // of the dimension that is being read
  bool isOver = false;          // what is being opened has too many sides
};
} // namespace

static const Call *getClamp(const Expr &expr) {
  const auto *call = expr.getIf<Call>();
  bool isClamp =
      call && expr.type == Type::Integer && call->arguments.size() == 2 &&
      (call->function == Function::Max || call->function == Function::Min);
  return isClamp ? call : nullptr;
}

/// The literal's value.
static std::optional<int64_t> getLiteral(const Expr &expr) {
  const auto *literal = expr.getIf<IntegerLiteral>();
  return literal ? std::optional(literal->value) : std::nullopt;
}

bool ClampOpener::dependsOnIndex(ExprId id) const {
  bool depends = false;
  walkIntegers(op, id, [&](const Expr &expr) {
    const auto *name = expr.getIf<NameUse>();
    depends |= name && name->binding == Binding::Index;
    return true;
  });
  return depends;
}

/// Whether an index is a formula but for clamps, and has one.
bool ClampOpener::isOpened(const Expr &expr) const {
  const auto *read = expr.getIf<Read>();
  if (!read || read->where != ExprId::None || read->orElse != ExprId::None)
    return false;
  bool hasClamp = false;
  for (ExprId index : read->indices) {
    SmallVector<ExprId> pending{index};
    for (unsigned seen = 0; !pending.empty(); ++seen) {
      if (seen == maxIndexExprs)
        return false;
      ExprId id = pending.pop_back_val();
      const Expr &each = op[id];
      const auto *name = each.getIf<NameUse>();
      const auto *node = each.getIf<Binary>();
      bool isFormula =
          name   ? name->binding != Binding::Bound
          : node ? !isLeaf(op, *node)
                 : each.getIf<Negate>() || each.getIf<IntegerLiteral>();
      if (getClamp(each))
        hasClamp |= dependsOnIndex(id);
      else if (!isFormula)
        return false;
      llvm::append_range(pending, getOperands(each));
    }
  }
  return hasClamp;
}

ExprId ClampOpener::add(const Expr &like, Expr::Any node, Type type) {
  Expr expr(like.loc, std::move(node));
  expr.type = type;
  return op.add(std::move(expr));
}

/// What is said of literals, and of 0 and the last place of the dimension: of
/// one without places nothing is read.
std::optional<bool> ClampOpener::compareKnown(BinaryOp kind, ExprId lhs,
                                              ExprId rhs) const {
  auto isLast = [&](ExprId id) {
    const auto *node = op[id].getIf<Binary>();
    const auto *name = node ? op[node->lhs].getIf<NameUse>() : nullptr;
    const auto *own = op[extent].getIf<NameUse>();
    return name && own && name->text == own->text &&
           name->binding == Binding::Dimension && node->op == BinaryOp::Sub &&
           getLiteral(op[node->rhs]) == 1;
  };
  std::optional<int64_t> left = getLiteral(op[lhs]),
                         right = getLiteral(op[rhs]);
  if (left && right)
    return kind == BinaryOp::Le ? *left <= *right : *left < *right;
  if (kind == BinaryOp::Le && left == 0 && isLast(rhs))
    return true;
  if (kind == BinaryOp::Lt && isLast(lhs) && right == 0)
    return false;
  return std::nullopt;
}

/// False where it never holds.
bool ClampOpener::addComparison(const Expr &like, BinaryOp kind, ExprId lhs,
                                ExprId rhs, Side &side) {
  if (std::optional<bool> known = compareKnown(kind, lhs, rhs))
    return *known;
  // `i <= n - 1` is `i < n`, as where a read is inside.
  auto dropOne = [&](ExprId &bound) {
    const auto *node = op[bound].getIf<Binary>();
    bool isOneLess = node && node->op == BinaryOp::Sub &&
                     getLiteral(op[node->rhs]) == 1 && !dependsOnIndex(bound);
    if (isOneLess)
      bound = node->lhs;
    return isOneLess;
  };
  if (kind == BinaryOp::Le ? dropOne(rhs) : dropOne(lhs))
    kind = kind == BinaryOp::Le ? BinaryOp::Lt : BinaryOp::Le;
  side.where.push_back(add(like, Binary{kind, lhs, rhs}, Type::Condition));
  return true;
}

/// What depends on an index first: it is what is read inside.
Sides ClampOpener::getSides(ExprId id) {
  const Expr expr = op[id];
  Sides sides;
  if (const auto *node = expr.getIf<Negate>()) {
    for (Side &side : sides = getSides(node->operand))
      side.place = add(expr, Negate{side.place}, Type::Integer);
    return sides;
  }
  const Call *clamp = getClamp(expr);
  const auto *binary = expr.getIf<Binary>();
  if (!clamp && !binary)
    return {{id, {}}};
  SmallVector<ExprId, 4> operands = getOperands(expr);
  for (const Side &left : getSides(operands[0]))
    for (const Side &right : getSides(operands[1])) {
      isOver |= sides.size() > maxSides;
      if (isOver)
        return sides;
      Side both = left;
      llvm::append_range(both.where, right.where);
      if (!clamp) {
        bool isSame = left.place == operands[0] && right.place == operands[1];
        both.place =
            isSame ? id
                   : add(expr, Binary{binary->op, left.place, right.place},
                         Type::Integer);
        sides.push_back(std::move(both));
        continue;
      }
      bool isMax = clamp->function == Function::Max;
      Side other = both;
      other.place = right.place;
      // Of equal ones the first.
      auto [low, high] = isMax ? std::pair(right.place, left.place)
                               : std::pair(left.place, right.place);
      if (addComparison(expr, BinaryOp::Le, low, high, both))
        sides.push_back(std::move(both));
      if (addComparison(expr, BinaryOp::Lt, high, low, other))
        sides.push_back(std::move(other));
    }
  llvm::stable_sort(sides, [&](const Side &a, const Side &b) {
    return dependsOnIndex(a.place) && !dependsOnIndex(b.place);
  });
  return sides;
}

ExprId ClampOpener::open(ExprId id) {
  const Expr expr = op[id];
  Read read = *expr.getIf<Read>();
  struct Choice {
    SmallVector<ExprId, 4> places, where;
  };
  std::vector<Choice> choices(1);
  isOver = false;
  for (auto [index, ownExtent] :
       llvm::zip(read.indices, op.tensors[read.tensor].extents)) {
    extent = ownExtent;
    std::vector<Choice> next;
    Sides sides = getSides(index);
    if (isOver || choices.size() * sides.size() > maxSides)
      return id;
    for (const Choice &choice : choices)
      for (const Side &side : sides) {
        next.push_back(choice);
        next.back().places.push_back(side.place);
        llvm::append_range(next.back().where, side.where);
      }
    choices = std::move(next);
  }
  ExprId result = ExprId::None;
  for (const Choice &choice : llvm::reverse(choices)) {
    read.indices = choice.places;
    read.where = read.orElse = ExprId::None;
    for (ExprId each : choice.where)
      read.where = read.where == ExprId::None
                       ? each
                       : add(expr, Binary{BinaryOp::And, read.where, each},
                             Type::Condition);
    if (read.where != ExprId::None) {
      if (result == ExprId::None) { // one of them holds
        result = expr.type == Type::Condition
                     ? add(expr, BoolLiteral{}, expr.type)
                     : add(expr, IntegerLiteral{}, expr.type);
        op[result].scalar = expr.scalar;
      }
      read.orElse = result;
    }
    result = add(expr, read, expr.type);
    op[result].scalar = expr.scalar;
  }
  return result;
}

/// Puts other operands in the places of those that a node has.
static void replaceOperands(Expr &expr, llvm::ArrayRef<ExprId> by) {
  auto replace = [&](ExprId &operand) {
    if (operand != ExprId::None)
      operand = by[static_cast<uint32_t>(operand)];
  };
  if (auto *node = expr.getIf<Negate>()) {
    replace(node->operand);
  } else if (auto *node = expr.getIf<Not>()) {
    replace(node->operand);
  } else if (auto *node = expr.getIf<Binary>()) {
    replace(node->lhs);
    replace(node->rhs);
  } else if (auto *node = expr.getIf<Call>()) {
    llvm::for_each(node->arguments, replace);
  } else if (auto *node = expr.getIf<Element>()) {
    replace(node->operand);
  } else if (auto *node = expr.getIf<Bind>()) {
    replace(node->value);
    replace(node->body);
  } else if (auto *node = expr.getIf<Read>()) {
    llvm::for_each(node->indices, replace);
    replace(node->where);
    replace(node->orElse);
  } else if (auto *node = expr.getIf<Reduce>()) {
    llvm::for_each(node->values, replace);
    replace(node->where);
  } else if (auto *node = expr.getIf<Opaque>()) {
    for (Slice &slice : node->arguments)
      llvm::for_each(slice.indices, replace);
  }
}

void ClampOpener::run() {
  if (llvm::none_of(op.exprs, [&](const Expr &expr) { return isOpened(expr); }))
    return;
  // Operands stand before what uses them: what uses an opened read is copied.
  std::vector<ExprId> now(op.exprs.size());
  for (uint32_t number = 0; number != now.size(); ++number) {
    ExprId id{number};
    now[number] = id;
    if (llvm::any_of(getOperands(op[id]), [&](ExprId each) {
          return now[static_cast<uint32_t>(each)] != each;
        })) {
      Expr copy = op[id];
      replaceOperands(copy, now);
      now[number] = op.add(std::move(copy));
    }
    if (isOpened(op[now[number]]))
      now[number] = open(now[number]);
  }
  for (Stage &stage : op.stages)
    if (stage.body != ExprId::None)
      stage.body = now[static_cast<uint32_t>(stage.body)];
}

void tofu::syntax::openClamps(Operator &op) { ClampOpener(op).run(); }
