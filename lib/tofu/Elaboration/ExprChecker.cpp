//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/ExprChecker.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace tofu::syntax;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

bool ExprChecker::refuse(SMLoc loc, const Twine &what, Place place) {
  static constexpr llvm::StringLiteral places[] = {
      "a value", "an index", "a guard", "an extent", "a formula"};
  if (place == Place::Value)
    return false;
  diagnostics.error(loc, what + " cannot stand in " +
                             places[static_cast<unsigned>(place)]);
  return true;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

void ExprChecker::settle(ExprId id, Type type, Scalar scalar) {
  if (type == Type::Literal) // of two of them, both stay open
    return;
  llvm::SmallVector<ExprId, 8> pending{id};
  llvm::SmallVector<ExprId> unused; // perhaps: values with names
  while (!pending.empty()) {
    ExprId next = pending.pop_back_val();
    Expr &expr = out[next];
    bool isOpen = expr.type == Type::Literal ||
                  (expr.type == Type::Number && type == Type::Number &&
                   expr.scalar == Scalar::Generic && scalar != Scalar::Generic);
    if (!isOpen)
      continue;
    expr.type = type;
    expr.scalar = scalar;
    if (const auto *node = expr.getIf<Negate>())
      pending.push_back(node->operand);
    else if (const auto *node = expr.getIf<Binary>())
      pending.append({node->lhs, node->rhs});
    else if (const auto *node = expr.getIf<Call>())
      // The condition of a choice is open to nothing.
      pending.append(node->arguments.begin(), node->arguments.end());
    else if (const auto *node = expr.getIf<Reduce>())
      pending.append(node->values.begin(), node->values.end());
    else if (const auto *node = expr.getIf<Bind>()) {
      pending.push_back(node->body);
      unused.push_back(node->value);
    } else if (const auto *node = expr.getIf<NameUse>())
      if (ExprId value = scope.findBound(node->text); value != ExprId::None)
        pending.push_back(value);
  }
  for (ExprId value : unused)
    if (out[value].type == Type::Literal)
      settle(value, Type::Integer, Scalar::Generic);
}

/// Operands whose type an expression or a comparison has.
static llvm::SmallVector<ExprId, 4> getAlike(const Expr &expr) {
  if (const auto *node = expr.getIf<Bind>())
    return {node->body};
  if (const auto *node = expr.getIf<Reduce>())
    return {node->reducer == Reducer::Named ? ExprId::None : node->values[0]};
  if (const auto *node = expr.getIf<Call>();
      node && node->function == Function::Select) {
    llvm::ArrayRef<ExprId> arguments = node->arguments;
    return llvm::SmallVector<ExprId, 4>(
        arguments.drop_front(!arguments.empty())); // wrong, without any
  }
  bool isOther = expr.getIf<Read>() || expr.getIf<Element>();
  if (const auto *node = expr.getIf<Call>())
    isOther = node->function == Function::Cast;
  return isOther ? llvm::SmallVector<ExprId, 4>() : getOperands(expr);
}

/// What a body is made of, operands before what uses them.
static llvm::SmallVector<ExprId> collect(const Exprs &exprs, ExprId body) {
  llvm::BitVector all(static_cast<uint32_t>(body) + 1);
  llvm::SmallVector<ExprId> pending{body};
  while (!pending.empty()) {
    auto number = static_cast<uint32_t>(pending.pop_back_val());
    if (all.test(number))
      continue;
    all.set(number);
    visitOperands(exprs.exprs[number],
                  [&](ExprId operand) { pending.push_back(operand); });
  }
  llvm::SmallVector<ExprId> numbers;
  for (unsigned number : all.set_bits())
    numbers.push_back(static_cast<ExprId>(number));
  return numbers;
}

/// A value with a name may get its type after some of its uses are typed, which
/// then follow: in `let k = 2 * c in select(k > c, x[i], k)` the comparison.
void ExprChecker::settleUses(llvm::ArrayRef<ExprId> all) {
  auto isKnown = [&](ExprId id) {
    return out[id].type == Type::Number && out[id].scalar != Scalar::Generic;
  };
  if (llvm::none_of(all, isKnown))
    return;
  for (bool changed = true; changed;) {
    changed = false;
    for (ExprId id : all) {
      Expr &expr = out[id];
      bool isOpen = expr.type == Type::Condition ||
                    (expr.type == Type::Number && !isKnown(id));
      if (!isOpen)
        continue;
      llvm::SmallVector<ExprId, 4> alike = getAlike(expr);
      if (const auto *name = expr.getIf<NameUse>())
        alike = {scope.findBound(name->text)};
      llvm::erase(alike, ExprId::None);
      const auto *known = llvm::find_if(alike, isKnown);
      if (known == alike.end())
        continue;
      Scalar scalar = out[*known].scalar;
      if (expr.type == Type::Condition)
        for (ExprId operand : alike) {
          changed |= out[operand].type == Type::Number && !isKnown(operand);
          settle(operand, Type::Number, scalar);
        }
      else {
        settle(id, Type::Number, scalar);
        changed = true;
      }
    }
  }
}

bool ExprChecker::isValue(ExprId id) {
  const Expr &expr = out[id];
  if (expr.type == Type::Condition)
    diagnostics.error(
        expr.loc,
        Twine(expr.getIf<Read>() ? "an element of bool" : "a comparison") +
            " is not a number; write 'select(..., 1, 0)' around "
            "it");
  return expr.type != Type::Condition && expr.type != Type::Unknown;
}

/// What else to do about an integer that should be a number: attributes without
/// a type are integers.
std::string ExprChecker::orDeclare(ExprId integer) const {
  const auto *name = out[integer].getIf<NameUse>();
  if (!name || name->binding != Binding::Attribute)
    return "";
  return (", or declare the attribute '" + name->text + " of float'").str();
}

/// What a read of the tensor has: none of a scalar's indices.
StringRef ExprChecker::getBrackets(const Symbol &tensor) const {
  return out.tensors[tensor.number].extents.empty() ? "[]" : "[...]";
}

ElementType ExprChecker::unify(ExprId lhs, ExprId rhs, SMLoc loc,
                               StringRef user, Place place) {
  if (out[lhs].type == Type::Condition && out[rhs].type == Type::Condition &&
      (user == "select" || user == "==" || user == "!="))
    return {Type::Condition, Scalar::Bool, {}};
  if (!isValue(lhs) || !isValue(rhs))
    return {Type::Unknown, Scalar::Generic, {}};
  auto of = [&](ExprId id) {
    return ElementType{out[id].type, out[id].scalar, {}};
  };
  for (auto [literal, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)})
    if (of(literal).kind == Type::Literal)
      settle(literal, of(other).kind, of(other).scalar);
  ElementType left = of(lhs), right = of(rhs);
  if (left.kind != right.kind) {
    std::string what =
        ("'" + user + "' mixes an integer with a number; ").str();
    if (place == Place::Index)
      diagnostics.error(loc, what + "an index is an integer: write 'int(...)' "
                                    "around the number");
    else
      diagnostics.error(loc,
                        what + "write 'float(...)' around the integer" +
                            orDeclare(left.kind == Type::Integer ? lhs : rhs));
    return {Type::Unknown, Scalar::Generic, {}};
  }
  if (left.scalar == right.scalar)
    return left;
  if (left.kind == Type::Integer) // the wider holds both
    return {Type::Integer, Scalar::Generic, {}};
  if (left.scalar == Scalar::Generic || right.scalar == Scalar::Generic) {
    bool isLeft = left.scalar == Scalar::Generic;
    settle(isLeft ? lhs : rhs, Type::Number,
           isLeft ? right.scalar : left.scalar);
    return isLeft ? right : left;
  }
  diagnostics.error(loc, "'" + user + "' mixes " + spell(left) + " with " +
                             spell(right) + "; write '" + spell(left) +
                             "(...)' or '" + spell(right) +
                             "(...)' around one of them");
  return {Type::Unknown, Scalar::Generic, {}};
}

/// Whether an integer is made of elements of parameters, casts and literals
/// alone. Where indices are computed with, or folded, it may be one.
bool ExprChecker::isOfElements(ExprId id) const {
  llvm::SmallVector<ExprId> pending{id};
  while (!pending.empty()) {
    const Expr &expr = out[pending.pop_back_val()];
    if (expr.getIf<NameUse>() || expr.getIf<Opaque>())
      return false;
    if (const auto *read = expr.getIf<Read>()) {
      if (read->tensor >= out.numParameters)
        return false;
      continue;
    }
    const auto *call = expr.getIf<Call>();
    if (!call || call->function != Function::Cast)
      llvm::append_range(pending, getOperands(expr));
  }
  return true;
}

void ExprChecker::complainOfElement(ExprId id, ElementType wanted,
                                    const Twine &user) {
  const Expr &expr = out[id];
  diagnostics.error(expr.loc,
                    user + " takes " + spell(wanted) + ", but this is " +
                        spell({expr.type, expr.scalar, {}}) + "; write '" +
                        spell(wanted) + "(...)' around it");
}

void ExprChecker::expect(ExprId id, ElementType wanted, const Twine &user) {
  Expr &expr = out[id];
  if (expr.type == Type::Unknown)
    return;
  if (wanted.kind == Type::Condition) {
    if (expr.type != Type::Condition)
      diagnostics.error(expr.loc, user + " takes a condition, as 'a < b'; "
                                         "write 'bool(...)' around the value");
    return;
  }
  if (!isValue(id))
    return;
  if (expr.type == Type::Literal)
    return settle(id, wanted.kind, wanted.scalar);
  if (expr.type != wanted.kind && wanted.kind == Type::Number) {
    diagnostics.error(expr.loc,
                      user +
                          " takes a number, but this is an integer; write "
                          "'float(...)' around it" +
                          orDeclare(id));
  } else if (expr.type != wanted.kind) {
    diagnostics.error(expr.loc,
                      user + " takes an integer, but this is a number");
  } else if (expr.type == Type::Number && expr.scalar != wanted.scalar) {
    if (expr.scalar == Scalar::Generic)
      return settle(id, Type::Number, wanted.scalar);
    if (wanted.scalar != Scalar::Generic)
      complainOfElement(id, wanted, user);
  } else if (wanted.scalar != Scalar::Generic &&
             expr.scalar != Scalar::Generic && expr.scalar != wanted.scalar &&
             isOfElements(id)) {
    complainOfElement(id, wanted, user); // an index fits where it is in range
  }
}

void ExprChecker::checkBody(ExprId id, ArrayRef<ElementType> elements) {
  if (const auto *opaque = out[id].getIf<Opaque>())
    return checkOpaque(Opaque(*opaque));
  checkYield(id, elements);
  llvm::SmallVector<ExprId> all = collect(out, id);
  settleUses(all);
  checkLiterals(all);
}

void ExprChecker::checkYield(ExprId id, ArrayRef<ElementType> elements) {
  tuples.clear();
  visit(id, Place::Value);
  llvm::erase(tuples, id);
  for (ExprId tuple : tuples)
    diagnostics.error(out[tuple].loc,
                      "'" + out[tuple].getIf<Reduce>()->combiner.text +
                          "' gives several values; write '.0' behind it for "
                          "the first");
  if (const auto *reduce = out[id].getIf<Reduce>();
      reduce && reduce->number != ~0u && reduce->values.size() > 1) {
    for (auto [have, want] :
         llvm::zip(out.combiners[reduce->number].types, elements))
      if (have.kind != want.kind ||
          (have.kind == Type::Number && !(have == want)))
        diagnostics.error(out[id].loc, "a result of " + spell(want) +
                                           " takes no value of " + spell(have));
    return;
  }
  if (elements.empty())
    getElements(id);
  else
    expect(id, elements[0], "a result of " + spell(elements[0]));
}

std::vector<ElementType> ExprChecker::getElements(ExprId body) {
  if (const auto *reduce = out[body].getIf<Reduce>();
      reduce && reduce->number != ~0u)
    return out.combiners[reduce->number].types;
  if (out[body].type == Type::Literal)
    settle(body, Type::Integer, Scalar::Generic);
  ElementType element{out[body].type, out[body].scalar, {}};
  if (element.kind == Type::Condition)
    element.scalar = Scalar::Bool;
  if (out.exact && element.scalar == Scalar::Generic) {
    element.scalar = element.kind == Type::Number ? usual : Scalar::I64;
    settle(body, element.kind, element.scalar);
  }
  return {element};
}

void ExprChecker::checkInteger(ExprId id, Place place) {
  visit(id, place);
  expect(id, {Type::Integer, Scalar::Generic, {}},
         place == Place::Extent ? "an extent" : "an index");
}

void ExprChecker::checkOperandFormula(ExprId id) {
  llvm::SaveAndRestore inFormula(isFormula, true);
  checkInteger(id, Place::Extent);
}

void ExprChecker::checkConstraint(ExprId id) {
  checkCondition(id, Place::Formula);
}

void ExprChecker::checkCondition(ExprId id, Place place) {
  Type type = visit(id, place).type;
  if (type != Type::Condition && type != Type::Unknown)
    diagnostics.error(out[id].loc, "expected a comparison, as 'i < j'");
}

/// Comparisons of integers say where; everything else is a value.
void ExprChecker::checkGuard(ExprId id) {
  // Names that are bound are told from indices.
  for (ExprId each : getConjuncts(out, id))
    checkCondition(each,
                   isAffineGuard(out, each) ? Place::Guard : Place::Value);
}

//===----------------------------------------------------------------------===//
// Literals, names, operators
//===----------------------------------------------------------------------===//

ExprChecker::Info ExprChecker::visit(ExprId id, Place place) {
  // A copy: expressions are added while reductions are visited.
  Info info =
      out[id].visit([&](auto node) { return visitNode(id, node, place); });
  out[id].type = info.type;
  out[id].scalar = info.scalar;
  return info;
}

ExprChecker::Info ExprChecker::visitNode(ExprId, IntegerLiteral node, Place) {
  return {Type::Literal, Scalar::Generic, false, node.value};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, FloatLiteral node,
                                         Place place) {
  if (place != Place::Formula &&
      refuse(out[id].loc, "number '" + node.text + "'", place))
    return {};
  return {Type::Number};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, BoolLiteral, Place) {
  return {Type::Condition, Scalar::Bool};
}

/// Whether nothing is said yet of a name that nothing declares. Said once, of
/// each definition and function: whatever the name is taken for behind it, the
/// reason is the same.
bool ExprChecker::isNews(StringRef name) {
  return unknown.insert({module.getItem(name.data()), name}).second;
}

void ExprChecker::reportUnknownExtent(SMLoc loc, StringRef name) {
  if (!isNews(name))
    return;
  std::string hint = scope.hintExtent(name);
  if (isFormula)
    hint +=
        ((hint.empty() ? "; a" : " If not, a") +
         Twine(" formula is of dimensions that are extents themselves: "
               "name this one, as '") +
         name + "', and write the others by it, as '" + name + " floordiv 2'")
            .str();
  diagnostics.error(loc,
                    "unknown dimension or attribute '" + name + "'" + hint);
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, NameUse node, Place place) {
  SMLoc loc = out[id].loc;
  auto bindTo = [&](Binding binding) {
    out[id].getIf<NameUse>()->binding = binding;
  };
  if (ExprId value = scope.findBound(node.text); value != ExprId::None) {
    bindTo(Binding::Bound);
    return {out[value].type, out[value].scalar, true};
  }
  BoundIndex *index = scope.findIndex(node.text);
  const Symbol *symbol = scope.find(node.text);
  if (symbol && symbol->kind == Symbol::Dimension &&
      node.binding == Binding::Dimension)
    index = nullptr; // of a formula that has a name
  bool isOutside = place == Place::Extent || place == Place::Formula;
  if (isOutside && index) {
    if (!symbol) {
      diagnostics.error(loc, "extent depends on index '" + node.text +
                                 "'; bound the index with 'where'");
      return {};
    }
    index = nullptr; // an extent means the dimension of that name
  }
  if (index) {
    bindTo(Binding::Index);
    index->usedInAccess |= place == Place::Index;
    return {Type::Integer, Scalar::Generic, true};
  }
  if (!symbol) {
    if (isOutside)
      reportUnknownExtent(loc, node.text);
    else if (!module.mayBeMissing(node.text) && // a constant of another file
             isNews(node.text))
      diagnostics.error(
          loc, Twine("unknown ") + (place == Place::Value ? "name" : "index") +
                   " '" + node.text + "'" + scope.hintValue(node.text));
    return {};
  }
  switch (symbol->kind) {
  case Symbol::Tensor:
    diagnostics.error(loc, "tensor '" + node.text +
                               "' is read without indices; write '" +
                               node.text + getBrackets(*symbol) + "'");
    return {};
  case Symbol::Attribute:
    bindTo(Binding::Attribute);
    return {out.attributes[symbol->number].type};
  case Symbol::Dimension:
    bindTo(Binding::Dimension);
    return {Type::Integer};
  }
  return {};
}

ExprChecker::Info ExprChecker::visitNode(ExprId, Negate node, Place place) {
  Info info = visit(node.operand, place);
  if (!isValue(node.operand))
    return {};
  if (info.constant)
    info.constant = *info.constant == INT64_MIN
                        ? std::nullopt
                        : std::optional<int64_t>(-*info.constant);
  return info;
}

ExprChecker::Info ExprChecker::visitNode(ExprId, Not node, Place place) {
  checkCondition(node.operand, place);
  return {Type::Condition, Scalar::Bool, true};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, Binary, Place place) {
  auto spine = leftSpine(out, id);
  Info info = visit(out[spine.front()].getIf<Binary>()->lhs, place);
  for (ExprId each : spine) {
    Info rhs = visit(out[each].getIf<Binary>()->rhs, place);
    info = combine(each, info, rhs, place);
    out[each].type = info.type;
    out[each].scalar = info.scalar;
  }
  return info;
}

ExprChecker::Info ExprChecker::combine(ExprId id, Info lhs, Info rhs,
                                       Place place) {
  const Binary node = *out[id].getIf<Binary>();
  SMLoc loc = out[id].loc;
  bool indexed = lhs.indexed || rhs.indexed;
  if (node.op == BinaryOp::And || node.op == BinaryOp::Or) {
    for (ExprId side : {node.lhs, node.rhs})
      if (Type type = out[side].type;
          type != Type::Condition && type != Type::Unknown)
        diagnostics.error(out[side].loc,
                          "'" + spell(node.op) +
                              "' joins comparisons, but this is none");
    return {Type::Condition, Scalar::Bool, indexed};
  }
  ElementType type = unify(node.lhs, node.rhs, loc, spell(node.op), place);
  if (!isComparison(node.op))
    return combineArithmetic(id, type, lhs, rhs, place);
  if (type.kind == Type::Literal) {
    settle(node.lhs, Type::Integer, Scalar::Generic);
    settle(node.rhs, Type::Integer, Scalar::Generic);
  }
  return {Type::Condition, Scalar::Bool, indexed};
}

ExprChecker::Info ExprChecker::combineArithmetic(ExprId id, ElementType type,
                                                 Info lhs, Info rhs,
                                                 Place place) {
  const Binary node = *out[id].getIf<Binary>();
  SMLoc loc = out[id].loc;
  Info info{type.kind, type.scalar, lhs.indexed || rhs.indexed};
  if (type.kind == Type::Unknown)
    return info;
  bool divides = node.op == BinaryOp::FloorDiv || node.op == BinaryOp::Mod;
  if (node.op == BinaryOp::Div) {
    if (type.kind == Type::Integer ||
        (place != Place::Value && place != Place::Formula)) {
      bool isValue = place == Place::Value || place == Place::Formula;
      diagnostics.error(loc,
                        Twine("'/' divides numbers; write 'floordiv' to "
                              "divide integers") +
                            (isValue ? ", or 'float(...)' around them" : ""));
      return {};
    }
    settle(node.lhs, Type::Number, type.scalar);
    settle(node.rhs, Type::Number, type.scalar);
    info.type = Type::Number;
  } else if (divides) {
    if (type.kind == Type::Number) {
      diagnostics.error(loc, "'" + spell(node.op) +
                                 "' takes integers, but these are numbers");
      return {};
    }
    settle(node.lhs, Type::Integer, Scalar::Generic);
    settle(node.rhs, Type::Integer, Scalar::Generic);
    info.type = Type::Integer;
    checkDivisor(id, rhs, place);
  } else if (node.op == BinaryOp::Mul && place != Place::Value && lhs.indexed &&
             rhs.indexed) {
    diagnostics.error(loc, "product of two indices is not affine; multiply by "
                           "integers, attributes and dimensions");
    return {};
  }
  if (!lhs.constant || !rhs.constant)
    return info;
  int64_t left = *lhs.constant, right = *rhs.constant, value = 0;
  bool known =
      node.op == BinaryOp::Add   ? !llvm::AddOverflow(left, right, value)
      : node.op == BinaryOp::Sub ? !llvm::SubOverflow(left, right, value)
      : node.op == BinaryOp::Mul ? !llvm::MulOverflow(left, right, value)
                                 : divides && right > 0;
  if (divides && known)
    value = node.op == BinaryOp::FloorDiv
                ? llvm::divideFloorSigned(left, right)
                : left - llvm::divideFloorSigned(left, right) * right;
  if (known)
    info.constant = value;
  return info;
}

void ExprChecker::checkDivisor(ExprId id, Info rhs, Place place) {
  const Binary &node = *out[id].getIf<Binary>();
  SMLoc loc = out[node.rhs].loc;
  if (rhs.constant && *rhs.constant <= 0)
    diagnostics.error(loc, "divisor of '" + spell(node.op) + "' is " +
                               Twine(*rhs.constant) + ", but must be positive");
  else if (rhs.indexed && place != Place::Value)
    diagnostics.error(loc, "divisor of '" + spell(node.op) +
                               "' depends on an index; divide by integers, "
                               "attributes and dimensions");
}

ExprChecker::Info ExprChecker::visitNode(ExprId, const Bind &node,
                                         Place place) {
  visit(node.value, Place::Value);
  scope.bind(node.name.text, node.value);
  Info info = visit(node.body, place);
  // Nothing used it, or what does is open itself.
  if (out[node.value].type == Type::Literal && info.type != Type::Literal)
    settle(node.value, Type::Integer, Scalar::Generic);
  return info;
}
