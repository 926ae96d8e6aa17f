//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/ExprChecker.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu::syntax;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

/// `count` with its noun: '1 index', '2 indices'.
static std::string counted(size_t count, StringRef one, StringRef many) {
  return (Twine(count) + " " + (count == 1 ? one : many)).str();
}

bool ExprChecker::refuse(SMLoc loc, const Twine &what, Place place) {
  static constexpr llvm::StringLiteral places[] = {"a value", "an index",
                                                   "a guard", "an extent"};
  if (place == Place::Value)
    return false;
  diagnostics.error(loc, what + " cannot stand in " +
                             places[static_cast<unsigned>(place)]);
  return true;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

void ExprChecker::settle(ExprId id, Type type) {
  llvm::SmallVector<ExprId, 8> pending{id};
  while (!pending.empty()) {
    Expr &expr = definition[pending.pop_back_val()];
    if (expr.type != Type::Literal)
      continue;
    expr.type = type;
    if (const auto *node = expr.getIf<Negate>())
      pending.push_back(node->operand);
    else if (const auto *node = expr.getIf<Binary>())
      pending.append({node->lhs, node->rhs});
    else if (const auto *node = expr.getIf<Call>())
      pending.append(node->arguments.begin(), node->arguments.end());
    else if (const auto *node = expr.getIf<Reduce>())
      pending.push_back(node->body);
  }
}

bool ExprChecker::isValue(ExprId id) {
  const Expr &expr = definition[id];
  if (expr.type == Type::Condition)
    diagnostics.error(expr.loc, "a comparison is not a number; write "
                                "'select(..., 1, 0)' around it");
  return expr.type != Type::Condition && expr.type != Type::Unknown;
}

/// What else to do about an integer that should be a number: attributes without
/// a type are integers.
std::string ExprChecker::orDeclare(ExprId integer) const {
  const auto *name = definition[integer].getIf<NameUse>();
  if (!name || name->binding != Binding::Attribute)
    return "";
  return (", or declare the attribute '" + name->text + " of float'").str();
}

/// What a read of the tensor has: none of a scalar's indices.
StringRef ExprChecker::getBrackets(const Symbol &tensor) const {
  return definition.parameters[tensor.number].extents.empty() ? "[]" : "[...]";
}

Type ExprChecker::unify(ExprId lhs, ExprId rhs, SMLoc loc, StringRef user) {
  if (!isValue(lhs) || !isValue(rhs))
    return Type::Unknown;
  Type left = definition[lhs].type, right = definition[rhs].type;
  if (left == right)
    return left;
  if (left == Type::Literal)
    settle(lhs, left = right);
  else if (right == Type::Literal)
    settle(rhs, right = left);
  if (left == right)
    return left;
  diagnostics.error(loc, "'" + user +
                             "' mixes an integer with a number; write "
                             "'float(...)' around the integer" +
                             orDeclare(left == Type::Integer ? lhs : rhs));
  return Type::Unknown;
}

void ExprChecker::expect(ExprId id, Type wanted, const Twine &user) {
  if (!isValue(id))
    return;
  Type type = definition[id].type;
  if (type == Type::Literal)
    settle(id, wanted);
  else if (type != wanted && wanted == Type::Number)
    diagnostics.error(definition[id].loc,
                      user +
                          " takes a number, but this is an integer; write "
                          "'float(...)' around it" +
                          orDeclare(id));
  else if (type != wanted)
    diagnostics.error(definition[id].loc,
                      user + " takes an integer, but this is a number");
}

void ExprChecker::checkBody() {
  if (auto *opaque = definition[definition.body].getIf<Opaque>())
    return checkOpaque(*opaque);
  visit(definition.body, Place::Value);
  Type element = definition.results[0].element;
  expect(definition.body, element,
         element == Type::Number ? "a result of float" : "a result of int");
}

void ExprChecker::checkInteger(ExprId id, Place place) {
  visit(id, place);
  expect(id, Type::Integer, place == Place::Extent ? "an extent" : "an index");
}

void ExprChecker::checkCondition(ExprId id, Place place) {
  Type type = visit(id, place).type;
  if (type != Type::Condition && type != Type::Unknown)
    diagnostics.error(definition[id].loc, "expected a comparison, as 'i < j'");
}

//===----------------------------------------------------------------------===//
// Literals, names, operators
//===----------------------------------------------------------------------===//

ExprChecker::Info ExprChecker::visit(ExprId id, Place place) {
  Info info = std::visit([&](auto &node) { return visitNode(id, node, place); },
                         definition[id].node);
  definition[id].type = info.type;
  return info;
}

ExprChecker::Info ExprChecker::visitNode(ExprId, IntegerLiteral &node, Place) {
  return {Type::Literal, false, node.value};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, FloatLiteral &node,
                                         Place place) {
  if (refuse(definition[id].loc, "number '" + node.text + "'", place))
    return {};
  return {Type::Number, false, std::nullopt};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, NameUse &node,
                                         Place place) {
  SMLoc loc = definition[id].loc;
  BoundIndex *index = scope.findIndex(node.text);
  const Symbol *symbol = scope.find(node.text);
  if (place == Place::Extent && index) {
    if (!symbol) {
      diagnostics.error(loc, "extent depends on index '" + node.text +
                                 "'; bound the index with 'where'");
      return {};
    }
    index = nullptr; // an extent means the dimension of that name
  }
  if (index) {
    node.binding = Binding::Index;
    index->usedInAccess |= place == Place::Index;
    return {Type::Integer, true, std::nullopt};
  }
  if (!symbol) {
    if (place == Place::Extent)
      diagnostics.error(loc, "unknown dimension or attribute '" + node.text +
                                 "'" + scope.hintExtent(node.text));
    else
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
    node.binding = Binding::Attribute;
    return {definition.attributes[symbol->number].type, false, std::nullopt};
  case Symbol::Dimension:
    node.binding = Binding::Dimension;
    return {Type::Integer, false, std::nullopt};
  }
  return {};
}

ExprChecker::Info ExprChecker::visitNode(ExprId, Negate &node, Place place) {
  Info info = visit(node.operand, place);
  if (!isValue(node.operand))
    return {};
  if (info.constant)
    info.constant = *info.constant == INT64_MIN
                        ? std::nullopt
                        : std::optional<int64_t>(-*info.constant);
  return info;
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, Binary &, Place place) {
  auto spine = leftSpine(definition, id);
  Info info = visit(definition[spine.front()].getIf<Binary>()->lhs, place);
  for (ExprId each : spine) {
    Info rhs = visit(definition[each].getIf<Binary>()->rhs, place);
    info = combine(each, info, rhs, place);
    definition[each].type = info.type;
  }
  return info;
}

ExprChecker::Info ExprChecker::combine(ExprId id, Info lhs, Info rhs,
                                       Place place) {
  const Binary &node = *definition[id].getIf<Binary>();
  SMLoc loc = definition[id].loc;
  bool indexed = lhs.indexed || rhs.indexed;
  if (node.op == BinaryOp::And) {
    for (ExprId side : {node.lhs, node.rhs})
      if (Type type = definition[side].type;
          type != Type::Condition && type != Type::Unknown)
        diagnostics.error(definition[side].loc,
                          "'and' joins comparisons, but this is none");
    return {Type::Condition, indexed, std::nullopt};
  }
  Type type = unify(node.lhs, node.rhs, loc, spell(node.op));
  if (!isComparison(node.op))
    return combineArithmetic(id, type, lhs, rhs, place);
  if (type == Type::Literal) {
    settle(node.lhs, Type::Integer);
    settle(node.rhs, Type::Integer);
  }
  if (place == Place::Guard && type == Type::Number)
    diagnostics.error(loc, "a guard compares integers, but these are numbers");
  if (place == Place::Guard && node.op == BinaryOp::Ne)
    diagnostics.error(loc, "'!=' leaves two pieces, but a guard is one; write "
                           "'select' instead of 'where'");
  return {Type::Condition, indexed, std::nullopt};
}

ExprChecker::Info ExprChecker::combineArithmetic(ExprId id, Type type, Info lhs,
                                                 Info rhs, Place place) {
  const Binary &node = *definition[id].getIf<Binary>();
  SMLoc loc = definition[id].loc;
  Info info{type, lhs.indexed || rhs.indexed, std::nullopt};
  if (type == Type::Unknown)
    return info;
  bool divides = node.op == BinaryOp::FloorDiv || node.op == BinaryOp::Mod;
  if (node.op == BinaryOp::Div) {
    if (type == Type::Integer || place != Place::Value) {
      diagnostics.error(loc, "'/' divides numbers; write 'floordiv' to divide "
                             "integers, or 'float(...)' around them");
      return {};
    }
    settle(node.lhs, Type::Number);
    settle(node.rhs, Type::Number);
    info.type = Type::Number;
  } else if (divides) {
    if (type == Type::Number) {
      diagnostics.error(loc, "'" + spell(node.op) +
                                 "' takes integers, but these are numbers");
      return {};
    }
    settle(node.lhs, Type::Integer);
    settle(node.rhs, Type::Integer);
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
  const Binary &node = *definition[id].getIf<Binary>();
  SMLoc loc = definition[node.rhs].loc;
  if (rhs.constant && *rhs.constant <= 0)
    diagnostics.error(loc, "divisor of '" + spell(node.op) + "' is " +
                               Twine(*rhs.constant) + ", but must be positive");
  else if (rhs.indexed && place != Place::Value)
    diagnostics.error(loc, "divisor of '" + spell(node.op) +
                               "' depends on an index; divide by integers, "
                               "attributes and dimensions");
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

ExprChecker::Info ExprChecker::visitNode(ExprId id, Call &node, Place place) {
  SMLoc loc = definition[id].loc;
  if (refuse(loc, "function '" + node.name + "'", place))
    return {};
  const FunctionInfo *info = findFunction(node.name);
  if (!info) {
    const Symbol *symbol = scope.find(node.name);
    if (symbol && symbol->kind == Symbol::Tensor) {
      diagnostics.error(loc, "'" + node.name + "' is a tensor; read it with '" +
                                 node.name + getBrackets(*symbol) + "'");
    } else if (operators.contains(node.name)) {
      diagnostics.error(loc, "'" + node.name +
                                 "' is an operator; calls of operators come "
                                 "with the next version of the language");
    } else {
      Nearest nearest(node.name);
      for (const FunctionInfo &each : allFunctions())
        nearest.add(each.name);
      diagnostics.error(loc, "unknown function '" + node.name + "'" +
                                 (node.name == "if"
                                      ? "; write 'select(condition, a, b)'"
                                      : nearest.hint()));
    }
    for (ExprId argument : node.arguments)
      visit(argument, place);
    return {};
  }
  node.function = info->function;
  if (node.arguments.size() != info->arity) {
    diagnostics.error(loc, "'" + node.name + "' takes " +
                               counted(info->arity, "argument", "arguments") +
                               ", but has " + Twine(node.arguments.size()));
    for (ExprId argument : node.arguments)
      visit(argument, place);
    return {};
  }
  Info result;
  for (auto [i, argument] : llvm::enumerate(node.arguments)) {
    if (info->signature == FunctionInfo::Selection && i == 0)
      checkCondition(argument, place);
    else
      result.indexed |= visit(argument, place).indexed;
  }
  result.type = checkArguments(loc, node);
  return result;
}

Type ExprChecker::checkArguments(SMLoc loc, Call &node) {
  const FunctionInfo &info = *findFunction(node.name);
  ArrayRef<ExprId> arguments = node.arguments;
  switch (info.signature) {
  case FunctionInfo::Numbers:
    for (ExprId argument : arguments)
      expect(argument, Type::Number, "'" + node.name + "'");
    return Type::Number;
  case FunctionInfo::Conversion:
    expect(arguments[0], Type::Integer, "'" + node.name + "'");
    return Type::Number;
  case FunctionInfo::Selection:
    arguments = arguments.drop_front();
    break;
  case FunctionInfo::SameType:
    break;
  }
  return unify(arguments.front(), arguments.back(), loc, node.name);
}

//===----------------------------------------------------------------------===//
// Reads, reductions, opaque functions
//===----------------------------------------------------------------------===//

const Symbol *ExprChecker::findTensor(Name name) {
  const Symbol *symbol = scope.find(name.text);
  if (symbol && symbol->kind == Symbol::Tensor)
    return symbol;
  if (scope.findIndex(name.text))
    diagnostics.error(name.loc(),
                      "'" + name.text + "' is an index, not a tensor");
  else if (symbol)
    diagnostics.error(name.loc(), "'" + name.text + "' is " +
                                      describe(symbol->kind) +
                                      ", not a tensor");
  else
    diagnostics.error(name.loc(), "unknown tensor '" + name.text + "'" +
                                      scope.hintTensor(name.text));
  return nullptr;
}

void ExprChecker::visitAccess(const Parameter &parameter, SMLoc loc,
                              ArrayRef<ExprId> indices, bool hasElse) {
  size_t rank = parameter.extents.size();
  if (indices.size() != rank) {
    diagnostics.error(loc, "'" + parameter.name.text + "' has " +
                               counted(rank, "dimension", "dimensions") +
                               ", but is read with " +
                               counted(indices.size(), "index", "indices"));
    diagnostics.note(parameter.name.loc(), "declared here");
  }
  for (auto [i, id] : llvm::enumerate(indices)) {
    if (id == ExprId::None) // `:`
      continue;
    checkInteger(id, Place::Index);
    const auto *name = definition[id].getIf<NameUse>();
    if (name && name->binding == Binding::Index && indices.size() == rank)
      scope.findIndex(name->text)
          ->accesses.push_back(
              {definition[id].loc, parameter.extents[i], hasElse});
  }
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, Read &node, Place place) {
  SMLoc loc = definition[id].loc;
  if (place == Place::Extent && refuse(loc, "a read", place))
    return {};
  const Symbol *symbol = findTensor({node.name});
  if (!symbol) { // what it is read at may be wrong too
    for (ExprId index : node.indices)
      checkInteger(index, Place::Index);
    if (node.where != ExprId::None)
      checkCondition(node.where, Place::Guard);
    if (node.orElse != ExprId::None)
      visit(node.orElse, place);
    return {};
  }
  node.parameter = symbol->number;
  const Parameter &parameter = definition.parameters[symbol->number];
  visitAccess(parameter, loc, node.indices, node.orElse != ExprId::None);
  if (node.where != ExprId::None)
    checkCondition(node.where, Place::Guard);
  if (node.orElse != ExprId::None) {
    visit(node.orElse, place);
    expect(node.orElse, parameter.element, "'else' of this read");
  }
  if (place != Place::Value && parameter.element != Type::Integer) {
    diagnostics.error(
        loc, "'" + node.name +
                 "' is read in an index or a guard, but is not 'of int'" +
                 (place == Place::Guard
                      ? "; write 'select' in the value instead of 'where'"
                      : ""));
    diagnostics.note(parameter.name.loc(), "declared here");
    return {};
  }
  return {parameter.element, true, std::nullopt};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, Reduce &node, Place place) {
  if (refuse(definition[id].loc, "a reduction", place))
    return {};
  for (const ReduceIndex &index : node.indices)
    if (index.range != ExprId::None && !index.inferred)
      checkInteger(index.range, Place::Extent);
  size_t first = scope.indexCount();
  for (const ReduceIndex &index : node.indices)
    scope.pushIndex(index.name);
  if (node.where != ExprId::None)
    checkCondition(node.where, Place::Guard);
  Info body = visit(node.body, place);
  bool isNumber = isValue(node.body);
  // After an error in it, the body may lack the access that tells.
  for (auto [i, index] : llvm::enumerate(node.indices))
    if ((index.range == ExprId::None || index.inferred) &&
        body.type != Type::Unknown) {
      index.range = inferRange(definition, scope.index(first + i), diagnostics);
      index.inferred = true;
    }
  scope.popIndices(node.indices.size());
  return {isNumber ? body.type : Type::Unknown, true, std::nullopt};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, Opaque &, Place place) {
  if (!refuse(definition[id].loc, "an opaque function", place))
    diagnostics.error(definition[id].loc,
                      "an opaque function gives slices, not an element: it is "
                      "all of a lambda's body");
  return {};
}

/// Attributes that the function is given are known where it is applied.
void ExprChecker::checkNamedValue(const NamedValue &attribute) {
  auto *name = definition[attribute.value].getIf<NameUse>();
  if (!name) {
    visit(attribute.value, Place::Value);
    return;
  }
  const Symbol *symbol = scope.find(name->text);
  Expr &expr = definition[attribute.value];
  if (!symbol || symbol->kind == Symbol::Tensor) {
    diagnostics.error(expr.loc, "'" + name->text +
                                    "' is no attribute and no dimension" +
                                    scope.hintExtent(name->text));
    return;
  }
  bool isDimension = symbol->kind == Symbol::Dimension;
  name->binding = isDimension ? Binding::Dimension : Binding::Attribute;
  expr.type =
      isDimension ? Type::Integer : definition.attributes[symbol->number].type;
}

void ExprChecker::checkOpaque(Opaque &node) {
  llvm::StringSet<> names;
  for (const NamedValue &attribute : node.attributes) {
    if (!names.insert(attribute.name.text).second)
      diagnostics.error(attribute.name.loc(), "attribute '" +
                                                  attribute.name.text +
                                                  "' is given twice");
    checkNamedValue(attribute);
  }
  for (Slice &slice : node.arguments) {
    const Symbol *symbol = findTensor(slice.name);
    if (!symbol)
      continue;
    slice.parameter = symbol->number;
    if (!slice.whole)
      visitAccess(definition.parameters[symbol->number], slice.name.loc(),
                  slice.indices, /*hasElse=*/false);
  }
}
