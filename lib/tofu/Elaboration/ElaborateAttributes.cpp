//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What attributes are: as programs give them, by default, and as a definition
// gives them to another one.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Syntax/Functions.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Of the operator itself
//===----------------------------------------------------------------------===//

/// Beyond these not each integer is a float.
static bool isExactNumber(int64_t value) {
  constexpr int64_t most = int64_t(1) << 53;
  return -most <= value && value <= most;
}

std::optional<Item> Elaborator::getStatic(const Attribute &attribute,
                                          const StaticValue &value) {
  SMLoc loc = attribute.name.loc();
  auto refuse = [&](int64_t integer) {
    error(loc, "'" + attribute.name.text + "' of '" + definition->name.text +
                   "' is of " + attribute.spellKind() + ", but no float is " +
                   Twine(integer) + "; integers up to 2^53 are");
    return std::nullopt;
  };
  bool takesNumber =
      attribute.kind == Attribute::Single && attribute.type == Type::Number;
  if (const auto *integer = std::get_if<int64_t>(&value)) {
    if (takesNumber && !isExactNumber(*integer))
      return refuse(*integer);
    if (attribute.kind == Attribute::Single)
      return takesNumber ? Item::ofNumber(loc, double(*integer))
                         : Item::ofInteger(loc, *integer);
    if (attribute.kind == Attribute::Bool)
      return Item::ofTruth(loc, *integer != 0);
  }
  if (const auto *number = std::get_if<double>(&value))
    if (takesNumber)
      return Item::ofNumber(loc, *number);
  if (const auto *truth = std::get_if<bool>(&value)) {
    if (attribute.kind == Attribute::Bool)
      return Item::ofTruth(loc, *truth);
    if (attribute.kind == Attribute::Single && !takesNumber)
      return Item::ofInteger(loc, *truth);
  }
  if (const auto *word = std::get_if<std::string>(&value))
    if (attribute.kind == Attribute::Word) {
      if (llvm::is_contained(attribute.words, *word)) {
        out.strings.push_back(*word);
        return Item::ofWord(loc, out.strings.back());
      }
      error(loc, "'" + attribute.name.text + "' is \"" + *word +
                     "\", but may be " + attribute.spellKind());
      return std::nullopt;
    }
  Items items;
  if (const auto *list = std::get_if<std::vector<int64_t>>(&value)) {
    for (int64_t each : *list) {
      if (attribute.kind == Attribute::Numbers && !isExactNumber(each))
        return refuse(each);
      items.push_back(attribute.kind == Attribute::Numbers
                          ? Item::ofNumber(loc, double(each))
                          : Item::ofInteger(loc, each));
    }
    if (attribute.kind == Attribute::Integers ||
        attribute.kind == Attribute::Numbers)
      return Item::ofList(loc, std::move(items));
  }
  if (const auto *list = std::get_if<std::vector<double>>(&value))
    if (attribute.kind == Attribute::Numbers) {
      for (double each : *list)
        items.push_back(Item::ofNumber(loc, each));
      return Item::ofList(loc, std::move(items));
    }
  static constexpr llvm::StringLiteral kinds[] = {
      "an integer", "a number",           "true or false",
      "a word",     "a list of integers", "a list of numbers"};
  std::string hint;
  if (attribute.kind == Attribute::Integers ||
      attribute.kind == Attribute::Numbers)
    if (const auto *one = std::get_if<int64_t>(&value))
      hint = "; write '[" + std::to_string(*one) + "]'";
  error(loc, "'" + attribute.name.text + "' of '" + definition->name.text +
                 "' is of " + attribute.spellKind() + ", but is given " +
                 kinds[value.index()] + hint);
  return std::nullopt;
}

std::optional<Item> Elaborator::getDefault(const Attribute &attribute) {
  if (attribute.initial == ExprId::None)
    return std::nullopt;
  Item item = expand(attribute.initial);
  bool takesNumber = attribute.type == Type::Number;
  if (attribute.kind == Attribute::Single && takesNumber) {
    if (item.kind == Item::Integer)
      return Item::ofNumber(item.loc, double(item.integer));
    if (const auto *number = (*source)[attribute.initial].getIf<FloatLiteral>())
      return Item::ofNumber(item.loc, number->value);
  }
  if (item.kind == Item::List) {
    Items items;
    for (const Item &each : *item.list) {
      items.push_back(each);
      if (each.kind == Item::Code)
        if (const auto *number = out[each.code].getIf<FloatLiteral>())
          items.back() = Item::ofNumber(each.loc, number->value);
      if (attribute.kind == Attribute::Numbers && each.kind == Item::Integer)
        items.back() = Item::ofNumber(each.loc, double(each.integer));
    }
    return Item::ofList(item.loc, std::move(items));
  }
  return item;
}

/// Of the operator itself.
void Elaborator::declareAttributes(const Instance *instance) {
  llvm::StringSet<> known;
  for (const Attribute &attribute : definition->attributes) {
    known.insert(attribute.name.text);
    SMLoc loc = attribute.name.loc();
    if (!instance) {
      out.attributes.push_back(attribute);
      if (attribute.initial != ExprId::None)
        out.attributes.back().initial = out.add((*source)[attribute.initial]);
      environment.bindOutside(attribute.name.text,
                              Item::ofName(loc, attribute.name.text));
      continue;
    }
    auto given = instance->attributes.find(attribute.name.text);
    std::optional<Item> item = given == instance->attributes.end()
                                   ? getDefault(attribute)
                                   : getStatic(attribute, given->second);
    if (!item) {
      if (!hasFailed)
        error(loc, "'" + definition->name.text + "' has no default for '" +
                       attribute.name.text + "', which is not given");
      return;
    }
    environment.bindOutside(attribute.name.text, std::move(*item));
  }
  if (!instance)
    return;
  std::vector<StringRef> names;
  for (const auto &given : instance->attributes)
    names.push_back(given.first());
  llvm::sort(names);
  for (StringRef name : names)
    if (!known.contains(name)) {
      Nearest nearest(name);
      for (const Attribute &attribute : definition->attributes)
        nearest.add(attribute.name.text);
      error(definition->name.loc(), "'" + definition->name.text +
                                        "' has no attribute '" + name + "'" +
                                        nearest.hint());
    }
}

//===----------------------------------------------------------------------===//
// In calls
//===----------------------------------------------------------------------===//

/// Whether it is none of the integers.
bool Elaborator::isNumber(const Item &item) const {
  if (item.kind == Item::Number)
    return true;
  llvm::SmallVector<ExprId> pending;
  llvm::StringMap<ExprId> bound;
  auto isNumberName = [&](StringRef name) {
    const Symbol *symbol = scope.find(name);
    return symbol && symbol->kind == Symbol::Attribute &&
           out.attributes[symbol->number].type == Type::Number;
  };
  if (item.kind == Item::Named)
    return isNumberName(item.text);
  if (item.kind == Item::Code)
    pending.push_back(item.code);
  while (!pending.empty()) {
    const Expr &expr = out[pending.pop_back_val()];
    if (expr.getIf<FloatLiteral>())
      return true;
    if (const auto *name = expr.getIf<NameUse>()) {
      auto value = bound.find(name->text);
      if (value != bound.end())
        pending.push_back(value->second);
      else if (isNumberName(name->text))
        return true;
    } else if (const auto *node = expr.getIf<Negate>()) {
      pending.push_back(node->operand);
    } else if (const auto *node = expr.getIf<Binary>()) {
      if (node->op == BinaryOp::Div)
        return true;
      if (node->op < BinaryOp::Eq)
        pending.append({node->lhs, node->rhs});
    } else if (const auto *node = expr.getIf<Bind>()) {
      bound[node->name.text] = node->value;
      pending.push_back(node->body);
    } else if (const auto *node = expr.getIf<Call>()) {
      const FunctionInfo *info = findFunction(node->name);
      bool isCast = node->function == Function::Cast;
      if (isCast ? node->target.kind == Type::Number
                 : info && info->signature == FunctionInfo::Numbers)
        return true;
      if (!isCast) // of a choice one of the two
        llvm::append_range(
            pending,
            llvm::ArrayRef(node->arguments).drop_front(node->name == "select"));
    }
  }
  return false;
}

/// What a caller gives for an attribute, where that is known.
std::string Elaborator::describeGiven(const Item &item) const {
  if (item.kind == Item::Integer)
    return "an integer";
  if (item.kind == Item::Truth)
    return "true or false";
  if (item.kind == Item::Word)
    return "a word";
  if (item.kind == Item::Tensor)
    return "a tensor";
  auto ofNumber = [&](const Item &each) { return isNumber(each); };
  if (item.kind == Item::List)
    return llvm::any_of(*item.list, ofNumber) ? "a list of numbers" : "a list";
  return isNumber(item) ? "a number" : "";
}

bool Elaborator::bindAttributes(const Definition &callee,
                                const TensorExpr &tensor,
                                llvm::ArrayRef<std::pair<Name, Item>> given) {
  for (auto &[name, item] : given)
    if (llvm::none_of(callee.attributes, [&](const Attribute &attribute) {
          return attribute.name.text == name.text;
        })) {
      Nearest nearest(name.text);
      for (const Attribute &attribute : callee.attributes)
        nearest.add(attribute.name.text);
      error(name.loc(), "'" + callee.name.text + "' has no attribute '" +
                            name.text + "'" + nearest.hint());
      return false;
    }
  for (const Attribute &attribute : callee.attributes) {
    const Item *value = nullptr;
    for (auto &[name, item] : given)
      if (name.text == attribute.name.text)
        value = &item;
    std::optional<Item> item =
        value ? std::optional(*value) : getDefault(attribute);
    SMLoc loc = value ? value->loc : tensor.name.loc();
    if (!item) {
      error(loc, "'" + callee.name.text + "' has no default for '" +
                     attribute.name.text + "', which is not given");
      return false;
    }
    bool takesNumber =
        attribute.kind == Attribute::Single && attribute.type == Type::Number;
    if (takesNumber && item->kind == Item::Integer)
      item = Item::ofNumber(loc, double(item->integer));
    if (takesNumber && item->kind == Item::Code) {
      const auto *negate = out[item->code].getIf<Negate>();
      const Expr &literal = out[negate ? negate->operand : item->code];
      if (const auto *number = literal.getIf<FloatLiteral>())
        item = Item::ofNumber(loc, negate ? -number->value : number->value);
    }
    static constexpr Item::Kind kinds[] = {Item::Integer, Item::Truth,
                                           Item::Word, Item::List, Item::List};
    bool isFit = item->kind == kinds[attribute.kind];
    if (attribute.kind == Attribute::Single) // may be an extent or a formula
      isFit = takesNumber
                  ? item->kind == Item::Number || item->kind == Item::Named
                  : (item->kind == Item::Integer || item->kind == Item::Named ||
                     item->kind == Item::Code) &&
                        !isNumber(*item);
    if (isFit && attribute.kind == Attribute::Integers)
      isFit = llvm::none_of(*item->list,
                            [&](const Item &each) { return isNumber(each); });
    if (!isFit) {
      bool isOne = item->kind == Item::Integer &&
                   (attribute.kind == Attribute::Integers ||
                    attribute.kind == Attribute::Numbers);
      std::string given = describeGiven(*item);
      error(loc,
            "'" + attribute.name.text + "' of '" + callee.name.text +
                "' is of " + attribute.spellKind() +
                (isOne ? "; write '[" + std::to_string(item->integer) + "]'"
                 : !given.empty()
                     ? ", but is given " + given
                     : ", and known where the operator is applied; this is "
                       "not"));
      return false;
    }
    if (attribute.kind == Attribute::Word &&
        !llvm::is_contained(attribute.words, item->text)) {
      error(loc, "'" + attribute.name.text + "' may be " +
                     attribute.spellKind() + ", but is \"" + item->text + "\"");
      return false;
    }
    environment.bindOutside(attribute.name.text, std::move(*item));
  }
  return true;
}
