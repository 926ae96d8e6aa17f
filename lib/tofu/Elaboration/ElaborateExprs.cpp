//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar expressions: what is known is computed, functions are put in their
// places, the rest is copied.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/raw_ostream.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

ExprId Elaborator::toCode(const Item &item) {
  SMLoc loc = item.loc;
  switch (item.kind) {
  case Item::None:
    break;
  case Item::Code:
    return item.code;
  case Item::Named:
    // The dimension, also where an index has its name.
    return emit(loc, NameUse{item.text, item.isIndex ? Binding::Unresolved
                                                     : Binding::Dimension});
  case Item::Integer:
    return emit(item.getNumberLoc(), IntegerLiteral{item.integer});
  case Item::Number: {
    llvm::raw_string_ostream(out.strings.emplace_back())
        << llvm::format("%.17g", item.number);
    return emit(item.getNumberLoc(),
                FloatLiteral{item.number, out.strings.back()});
  }
  case Item::Truth:
    return emit(loc, BoolLiteral{item.integer != 0});
  case Item::Word:
    error(loc, "a word is no value; compare it with '==', as in 'mode == \"" +
                   item.text + "\"'");
    break;
  case Item::List:
    error(loc, "a list stands where one value is wanted; write '...' behind "
               "what is to be repeated for each of its elements");
    break;
  case Item::Tensor: {
    const Tensor &tensor = out.tensors[item.tensor];
    error(loc, "tensor '" + tensor.name.text +
                   "' is read without indices; write '" + tensor.name.text +
                   (tensor.extents.empty() ? "[]'" : "[...]'"));
    break;
  }
  }
  hasFailed = true;
  return emit(loc, IntegerLiteral{0}); // nothing is checked any more
}

Item Elaborator::expand(ExprId id) {
  if (auto known = overrides.find(static_cast<uint32_t>(id));
      known != overrides.end())
    return known->second;
  const Expr &expr = (*source)[id];
  if (++steps > maxExprs)
    return complainOfSize(expr.loc);
  if (!called.empty() && ++functionSteps > maxFunctionExprs)
    if (size_t most = getMaxFunctionExprs(); functionSteps > most)
      return hasFailed
                 ? Item()
                 : error(expr.loc,
                         "the functions that the operator calls have more "
                         "than " +
                             Twine(most) +
                             " expressions, written out wherever they are "
                             "called; name what is needed twice by 'let'");
  llvm::SaveAndRestore deeper(nesting, nesting + 1);
  if (nesting > maxCodeNesting)
    return hasFailed ? Item()
                     : error(expr.loc, "the expression nests deeper than " +
                                           Twine(maxCodeNesting) +
                                           " levels when its functions are "
                                           "written out");
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return Item::ofInteger(expr.loc, literal->value);
  if (const auto *literal = expr.getIf<FloatLiteral>())
    return code(expr.loc, *literal);
  if (const auto *literal = expr.getIf<BoolLiteral>())
    return Item::ofTruth(expr.loc, literal->value);
  if (const auto *literal = expr.getIf<StringLiteral>())
    return Item::ofWord(expr.loc, literal->text);
  if (const auto *list = expr.getIf<ListLiteral>()) {
    Items items;
    if (!expandItems(list->elements, items))
      return {};
    return Item::ofList(expr.loc, std::move(items));
  }
  if (expr.getIf<Expansion>())
    return error(expr.loc, "'...' repeats what stands in a list: an index, an "
                           "extent, an argument");
  Item item =
      expr.visit([&](const auto &node) { return expandNode(id, node); });
  if (item.kind == Item::Code && getSize(item.code) > maxExprs)
    return complainOfSize(expr.loc);
  return item;
}

/// Functions that are long themselves may be called.
size_t Elaborator::getMaxFunctionExprs() const {
  size_t written = 0;
  for (const FunctionDefinition &function : module.functions)
    written += function.exprs.size();
  return maxFunctionExprs + 2 * written;
}

Item Elaborator::complainOfSize(SMLoc loc) {
  return hasFailed
             ? Item()
             : error(loc, "the operator has more than " + Twine(maxExprs) +
                              " expressions when its functions and "
                              "lists are written out");
}

/// How many expressions it is, written out: one that is used twice counts
/// twice, also where it is the same one.
size_t Elaborator::getSize(ExprId id) {
  auto of = [&](ExprId operand) {
    auto number = static_cast<uint32_t>(operand);
    return number < sizes.size() ? sizes[number] : 0;
  };
  while (sizes.size() <= static_cast<uint32_t>(id)) {
    const Expr &expr = out[static_cast<ExprId>(sizes.size())];
    size_t size = 1;
    visitOperands(expr, [&](ExprId operand) {
      size = std::min(size + of(operand), maxExprs + 1);
    });
    sizes.push_back(size);
  }
  return of(id);
}

ExprId Elaborator::expandExtent(ExprId id) {
  llvm::SaveAndRestore extent(inExtent, true);
  return expandCode(id);
}

//===----------------------------------------------------------------------===//
// Names and operators
//===----------------------------------------------------------------------===//

Item Elaborator::expandNode(ExprId id, const NameUse &node) {
  SMLoc loc = (*source)[id].loc;
  if (const Item *item = environment.find(node.text, inExtent)) {
    Item copy = *item;
    hasFailed |= copy.kind == Item::None; // which is said
    // In a function the number that it is given: who calls it has written that.
    if (!definition)
      copy.given = copy.getNumberLoc();
    copy.loc = loc;
    return copy;
  }
  if (auto found = module.findFunction(node.text);
      found.item && found.item->parameters.empty())
    return isAmbiguous(found, loc, diagnostics)
               ? Item()
               : callFunction(*found.item, loc, {});
  return code(loc, node); // the checker says that there is no such name
}

Item Elaborator::expandNode(ExprId id, const Negate &node) {
  SMLoc loc = (*source)[id].loc;
  Item operand = expand(node.operand);
  if (operand.kind == Item::Integer && operand.integer == INT64_MIN)
    return error(loc, "what is negated is " + Twine(operand.integer) +
                          ", whose negative does not fit in 64 bits");
  if (operand.kind == Item::Integer)
    return Item::ofInteger(loc, -operand.integer);
  if (operand.kind == Item::Number)
    return Item::ofNumber(loc, -operand.number);
  return code(loc, Negate{toCode(operand)});
}

Item Elaborator::expandNode(ExprId id, const Not &node) {
  SMLoc loc = (*source)[id].loc;
  Item operand = expand(node.operand);
  if (operand.kind == Item::Truth)
    return Item::ofTruth(loc, !operand.integer);
  return code(loc, Not{toCode(operand)});
}

Item Elaborator::expandNode(ExprId id, const Binary &) {
  auto spine = leftSpine(*source, id);
  Item item = expand((*source)[spine.front()].getIf<Binary>()->lhs);
  for (ExprId each : spine) {
    const Expr &expr = (*source)[each];
    const Binary &node = *expr.getIf<Binary>();
    item = combine(expr.loc, node.op, item, expand(node.rhs));
  }
  return item;
}

/// Of what is left to the checker, which refuses it, not all is seen here.
static bool isPlainNumber(const Operator &op, const Item &item) {
  if (item.kind != Item::Code)
    return item.kind == Item::Integer || item.kind == Item::Number;
  const Expr &expr = op[item.code];
  if (const auto *read = expr.getIf<Read>()) {
    const ElementType &element = op.tensors[read->tensor].element;
    return element.kind == Type::Number || element.kind == Type::Integer;
  }
  const auto *binary = expr.getIf<Binary>();
  return expr.getIf<Negate>() ||
         (binary && !isComparison(binary->op) && binary->op != BinaryOp::And &&
          binary->op != BinaryOp::Or);
}

Item Elaborator::combine(SMLoc loc, BinaryOp op, Item lhs, Item rhs) {
  if (std::optional<Item> known = combineKnown(loc, op, lhs, rhs))
    return *known;
  if (op == BinaryOp::And || op == BinaryOp::Or)
    for (auto [side, other] : {std::pair(&lhs, &rhs), std::pair(&rhs, &lhs)})
      if (side->kind == Item::Truth && !isPlainNumber(out, *other))
        return bool(side->integer) == (op == BinaryOp::And) ? *other : *side;
  ExprId left = toCode(lhs), right = toCode(rhs);
  return code(loc, Binary{op, left, right});
}

/// Of integers, truths and words. What the checker refuses is left to it.
std::optional<Item> Elaborator::combineKnown(SMLoc loc, BinaryOp op,
                                             const Item &lhs, const Item &rhs) {
  if (lhs.kind == Item::Word && rhs.kind == Item::Word) {
    if (op != BinaryOp::Eq && op != BinaryOp::Ne)
      return error(loc, "words are compared with '==' and '!='");
    return Item::ofTruth(loc, (lhs.text == rhs.text) == (op == BinaryOp::Eq));
  }
  if (lhs.kind == Item::Truth && rhs.kind == Item::Truth) {
    if (op == BinaryOp::And)
      return Item::ofTruth(loc, lhs.integer && rhs.integer);
    if (op == BinaryOp::Or)
      return Item::ofTruth(loc, lhs.integer || rhs.integer);
    if (op == BinaryOp::Eq || op == BinaryOp::Ne)
      return Item::ofTruth(loc, (lhs.integer == rhs.integer) ==
                                    (op == BinaryOp::Eq));
    return std::nullopt;
  }
  // Whether an operand's extent is 1 is known; what else it is, is not.
  if (op == BinaryOp::Eq || op == BinaryOp::Ne)
    for (auto [one, other] : {std::pair(&lhs, &rhs), std::pair(&rhs, &lhs)})
      if (one->kind == Item::Integer && one->integer == 1 &&
          other->kind == Item::Named && !other->isIndex)
        if (auto known = isOne.find(other->text); known != isOne.end())
          return Item::ofTruth(loc, known->second == (op == BinaryOp::Eq));
  if (lhs.kind != Item::Integer || rhs.kind != Item::Integer)
    return std::nullopt;
  int64_t left = lhs.integer, right = rhs.integer, value = 0;
  switch (op) {
  case BinaryOp::Add:
    if (llvm::AddOverflow(left, right, value))
      return std::nullopt;
    break;
  case BinaryOp::Sub:
    if (llvm::SubOverflow(left, right, value))
      return std::nullopt;
    break;
  case BinaryOp::Mul:
    if (llvm::MulOverflow(left, right, value))
      return std::nullopt;
    break;
  case BinaryOp::FloorDiv:
  case BinaryOp::Mod:
    if (right <= 0)
      return std::nullopt;
    value = llvm::divideFloorSigned(left, right);
    if (op == BinaryOp::Mod)
      value = left - value * right;
    break;
  case BinaryOp::Eq:
    return Item::ofTruth(loc, left == right);
  case BinaryOp::Ne:
    return Item::ofTruth(loc, left != right);
  case BinaryOp::Lt:
    return Item::ofTruth(loc, left < right);
  case BinaryOp::Le:
    return Item::ofTruth(loc, left <= right);
  case BinaryOp::Gt:
    return Item::ofTruth(loc, left > right);
  case BinaryOp::Ge:
    return Item::ofTruth(loc, left >= right);
  default:
    return std::nullopt;
  }
  return Item::ofInteger(loc, value);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

bool Elaborator::isTensor(StringRef name) const {
  const Item *item = environment.find(name, /*inExtent=*/false);
  return item && item->kind == Item::Tensor;
}

/// Or the name of a tensor, of which is said that it is read otherwise.
bool Elaborator::isFunction(StringRef name) const {
  return findFunction(name) || findElementType(name) ||
         environment.types.contains(name) || module.findFunction(name).item ||
         isTensor(name);
}

Item Elaborator::expandNode(ExprId id, const Call &node) {
  SMLoc loc = (*source)[id].loc;
  if (isListFunction(node.name))
    return callListFunction(node.name, loc, node.arguments);
  if (node.name == "select" && node.arguments.size() == 3) {
    // Of a choice that is known the other side need not make sense.
    Item condition = expand(node.arguments[0]);
    if (condition.kind == Item::Truth)
      return expand(node.arguments[condition.integer ? 1 : 2]);
    Call call = node;
    call.arguments[0] = toCode(condition);
    for (unsigned i : {1, 2})
      call.arguments[i] = expandCode(node.arguments[i]);
    return code(loc, std::move(call));
  }
  // Of a whole tensor, which no function takes, nothing else is to be said.
  if (!isFunction(node.name) && llvm::any_of(node.arguments, [&](ExprId each) {
        const auto *name = (*source)[each].getIf<NameUse>();
        return name && isTensor(name->text);
      })) {
    complainAboutFunction(module, loc, node.name, diagnostics);
    hasFailed = true;
    return {};
  }
  bool folds = node.name == "max" || node.name == "min";
  if (folds && node.arguments.size() == 1)
    if (const auto *name = (*source)[node.arguments[0]].getIf<NameUse>();
        name && isTensor(name->text))
      return error(loc, "'" + node.name + "' takes 2 arguments, but has 1" +
                            hintReduction(node.name, name->text));
  Items arguments;
  if (!expandItems(node.arguments, arguments))
    return {};
  if (auto type = environment.types.find(node.name);
      type != environment.types.end() || findElementType(node.name)) {
    if (arguments.size() != 1)
      return error(loc, "'" + node.name + "' takes 1 argument, but has " +
                            Twine(arguments.size()));
    Call call{node.name, {toCode(arguments[0])}, Function::Cast};
    call.target = type != environment.types.end() ? type->second
                                                  : *findElementType(node.name);
    return code(loc, std::move(call));
  }
  if (auto found = module.findFunction(node.name); found.item)
    return isAmbiguous(found, loc, diagnostics)
               ? Item()
               : callFunction(*found.item, loc, std::move(arguments));
  if (!folds || arguments.size() < 2) {
    Call call{node.name, {}, node.function};
    for (const Item &argument : arguments)
      call.arguments.push_back(toCode(argument));
    // All elements of a list that happens to have one.
    if (folds && call.arguments.size() == 1 &&
        (*source)[node.arguments[0]].getIf<Expansion>())
      return Item::of(loc, call.arguments[0]);
    return code(loc, std::move(call));
  }
  // In pairs, so that many do not nest deeply.
  auto choose = [&](const Item &a, const Item &b) {
    if (a.kind == Item::Integer && b.kind == Item::Integer)
      return (b.integer < a.integer) == (node.name == "min") ? b : a;
    ExprId left = toCode(a), right = toCode(b);
    return code(loc, Call{node.name, {left, right}, node.function});
  };
  while (arguments.size() > 1) {
    Items pairs;
    for (size_t i = 0; i < arguments.size(); i += 2)
      pairs.push_back(i + 1 == arguments.size()
                          ? arguments[i]
                          : choose(arguments[i], arguments[i + 1]));
    arguments = std::move(pairs);
  }
  return arguments[0];
}

/// An index or an extent, which is repeated rather than computed once: an index
/// of a tensor is to be seen as what it is.
bool Elaborator::isIndexLike(ExprId id, unsigned &budget) const {
  if (budget-- == 0)
    return false;
  const Expr &expr = out[id];
  if (const auto *node = expr.getIf<Negate>())
    return isIndexLike(node->operand, budget);
  if (const auto *node = expr.getIf<Binary>())
    return node->op <= BinaryOp::Mod && node->op != BinaryOp::Div &&
           isIndexLike(node->lhs, budget) && isIndexLike(node->rhs, budget);
  return expr.getIf<NameUse>() || expr.getIf<IntegerLiteral>();
}

Item Elaborator::callFunction(const FunctionDefinition &function, SMLoc loc,
                              Items arguments) {
  size_t wanted = function.parameters.size();
  if (arguments.size() != wanted) {
    error(loc, "'" + function.name.text + "' takes " + Twine(wanted) +
                   (wanted == 1 ? " argument" : " arguments") + ", but has " +
                   Twine(arguments.size()));
    diagnostics.note(function.name.loc(), "defined here");
    return {};
  }
  // It may end where a number that counts is known.
  bool isCounted = llvm::any_of(arguments, [](const Item &argument) {
    return argument.kind == Item::Integer || argument.kind == Item::List;
  });
  if (called.size() == maxCalls)
    return llvm::is_contained(called, &function) && !isCounted
               ? error(loc, describeRecursion(function.name.text))
               : error(loc, "'" + function.name.text +
                                "' calls functions that call functions, and so "
                                "on, more than " +
                                Twine(maxCalls) + " times");
  called.push_back(&function);
  llvm::scope_exit leave([&] { called.pop_back(); });
  Environment own;
  own.types = environment.types;
  std::vector<std::pair<Name, ExprId>> bound;
  for (auto [parameter, argument] : llvm::zip(function.parameters, arguments)) {
    unsigned budget = 16;
    if (argument.kind == Item::Code && !isIndexLike(argument.code, budget)) {
      Name name{fresh(parameter.text), parameter.loc()};
      bound.push_back({name, argument.code});
      argument = Item::ofName(argument.loc, name.text);
    }
    own.bind(parameter.text, argument);
  }
  std::swap(environment, own);
  llvm::SaveAndRestore from(source, static_cast<const Exprs *>(&function));
  llvm::SaveAndRestore nowhere(definition,
                               static_cast<const Definition *>(nullptr));
  auto elements = std::move(overrides);
  overrides.clear();
  Item result = expandBody(function);
  overrides = std::move(elements);
  std::swap(environment, own);
  if (result.kind == Item::None || bound.empty())
    return result;
  auto bind = [&](const Item &item) {
    ExprId body = toCode(item);
    for (auto &[name, value] : llvm::reverse(bound))
      body = emit(loc, Bind{name, value, body});
    return Item::of(loc, body);
  };
  if (result.kind != Item::List)
    return bind(result);
  Items items;
  for (const Item &each : *result.list)
    items.push_back(each.kind == Item::Code ? bind(each) : each);
  return Item::ofList(loc, std::move(items));
}

//===----------------------------------------------------------------------===//
// Reads, reductions, opaque functions
//===----------------------------------------------------------------------===//

Item Elaborator::expandNode(ExprId id, const Read &node) {
  SMLoc loc = (*source)[id].loc;
  const Item *found = environment.find(node.name, inExtent);
  if (auto given = overrides.find(static_cast<uint32_t>(id) | 1u << 31);
      given != overrides.end())
    found = &given->second; // one of a list of tensors
  if (found && found->kind == Item::None) {
    hasFailed = true; // which is said
    return {};
  }
  Item base = found ? *found : Item();
  if (base.kind == Item::List) {
    if (!base.list->empty() && base.list->front().kind == Item::Tensor)
      return error(loc, "'" + node.name +
                            "' is a list of tensors; write '...' behind what "
                            "is to be repeated for each of them");
    if (node.indices.size() != 1 || node.orElse != ExprId::None)
      return error(loc, "'" + node.name +
                            "' is a list; it takes one position, as in '" +
                            node.name + "[0]'");
    return subscript(base, node.name, loc, expand(node.indices[0]));
  }
  Read read;
  read.name = node.name;
  if (base.kind == Item::Tensor) {
    read.tensor = base.tensor;
    read.name = out.tensors[base.tensor].name.text;
  } else if (base.kind == Item::Named) {
    read.name = base.text;
  }
  {
    llvm::SaveAndRestore index(inExtent, false);
    Items indices;
    if (!expandItems(node.indices, indices))
      return {};
    for (const Item &each : indices)
      read.indices.push_back(toCode(each));
    if (node.where != ExprId::None)
      read.where = expandCode(node.where);
  }
  // That there is no such place is all that it says.
  if (read.where != ExprId::None && out[read.where].getIf<BoolLiteral>()) {
    if (!out[read.where].getIf<BoolLiteral>()->value) {
      Item otherwise = expand(node.orElse);
      bool isNumber = base.kind == Item::Tensor &&
                      out.tensors[base.tensor].element.kind == Type::Number;
      if (otherwise.kind == Item::None || !isNumber)
        return otherwise;
      // A literal does not say that it is a number.
      ElementType element = out.tensors[base.tensor].element;
      Call call{"float", {toCode(otherwise)}, Function::Cast};
      call.target = element;
      return code(loc, std::move(call));
    }
    read.where = ExprId::None;
  }
  if (node.orElse != ExprId::None)
    read.orElse = expandCode(node.orElse);
  return code(loc, std::move(read));
}

Item Elaborator::expandNode(ExprId id, const Reduce &node) {
  SMLoc loc = (*source)[id].loc;
  Reduce reduce;
  reduce.reducer = node.reducer;
  reduce.combiner = node.combiner;
  reduce.meaning = node.meaning;
  std::optional<std::vector<BoundName>> indices =
      pushIndices(node.indices, [](size_t) { return std::nullopt; });
  if (!indices)
    return {};
  reduce.indices.assign(indices->begin(), indices->end());
  llvm::SaveAndRestore value(inExtent, false);
  if (node.where != ExprId::None) {
    Item where = expand(node.where);
    if (where.kind != Item::Truth || !where.integer)
      reduce.where = toCode(where);
  }
  for (ExprId each : node.values)
    reduce.values.push_back(expandCode(each));
  environment.pop();
  if (reduce.indices.empty()) { // over lists without elements
    bool isPlain =
        reduce.where == ExprId::None && reduce.reducer != Reducer::Named;
    if (isPlain && reduce.values.size() == 1)
      return Item::of(loc, reduce.values[0]);
    BoundName one; // an index that has one value
    one.name = {fresh("one"), loc};
    one.range = toCode(Item::ofInteger(loc, 1));
    reduce.indices.push_back(one);
  }
  return code(loc, std::move(reduce));
}

Item Elaborator::expandNode(ExprId id, const Element &node) {
  return code((*source)[id].loc,
              Element{expandCode(node.operand), node.number});
}

Item Elaborator::expandNode(ExprId id, const Opaque &node) {
  Opaque opaque = node;
  for (Slice &slice : opaque.arguments) {
    const Item *item = environment.find(slice.name.text, false);
    if (item && item->kind == Item::Tensor)
      slice.tensor = item->tensor;
    hasFailed |= item && item->kind == Item::None; // which is said
    Items indices;
    llvm::SmallVector<ExprId, 4> written = std::move(slice.indices);
    slice.indices.clear();
    for (ExprId index : written) {
      if (index == ExprId::None) {
        slice.indices.push_back(index);
        continue;
      }
      indices.clear();
      if (!expandItems(index, indices))
        return {};
      for (const Item &each : indices)
        slice.indices.push_back(toCode(each));
    }
  }
  for (NamedValue &value : opaque.attributes)
    value.value = expandSetting(value.value);
  return code((*source)[id].loc, std::move(opaque));
}

/// What a function is told: also words, and lists of integers.
ExprId Elaborator::expandSetting(ExprId id) {
  const Expr &expr = (*source)[id];
  const auto *name = expr.getIf<NameUse>();
  const Item *found = name ? environment.find(name->text, true) : nullptr;
  if (found && found->kind == Item::Tensor) // the checker says so
    return emit(expr.loc, *name);
  Item item = expand(id);
  if (item.kind == Item::Word)
    return emit(expr.loc, StringLiteral{item.text});
  if (item.kind != Item::List)
    return toCode(item);
  ListLiteral list;
  for (const Item &each : *item.list) {
    if (each.kind != Item::Integer) {
      error(expr.loc, "an opaque function takes lists of integers, and no "
                      "other ones");
      return ExprId::None;
    }
    list.elements.push_back(toCode(each));
  }
  return emit(expr.loc, std::move(list));
}

Item Elaborator::expandNode(ExprId id, const Bind &node) {
  SMLoc loc = (*source)[id].loc;
  Item value = expand(node.value);
  if (value.kind == Item::None)
    return {};
  environment.push();
  unsigned budget = 16;
  bool isCode = value.kind == Item::Code && !isIndexLike(value.code, budget);
  Name name{node.name.text, node.name.loc()};
  if (isCode) {
    name.text = fresh(node.name.text);
    environment.bind(node.name.text, Item::ofName(value.loc, name.text));
  } else {
    environment.bind(node.name.text, value);
  }
  Item body = expand(node.body);
  environment.pop();
  if (!isCode || body.kind == Item::None)
    return body;
  return code(loc, Bind{name, value.code, toCode(body)});
}
