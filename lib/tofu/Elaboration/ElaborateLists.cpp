//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Lists: of dimensions and indices (`...`), of attributes, of tensors. `e...`
// is `e` with each element in turn for the lists in it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

bool Elaborator::expandItems(llvm::ArrayRef<ExprId> ids, Items &items) {
  for (ExprId id : ids) {
    const Expr &expr = (*source)[id];
    if (const auto *expansion = expr.getIf<Expansion>()) {
      if (!expandPattern(expansion->pattern, expr.loc, items))
        return false;
    } else {
      items.push_back(expand(id));
      if (items.back().kind == Item::None)
        return false;
    }
    if (items.size() > maxElements) {
      error(expr.loc, "a list has at most " + Twine(maxElements) +
                          " elements, but this one has more");
      return false;
    }
  }
  return true;
}

/// What a pattern goes through: where it stands, and its elements.
struct Elaborator::Sources {
  llvm::SmallVector<std::pair<uint32_t, Item>> lists;
  size_t length = 0;
  StringRef name;                // of the list that told the length
  ExprId unknown = ExprId::None; // a name in it that stands for nothing
};

/// Whether a list function, or a list, stands in the body where one value is
/// wanted: then the body is repeated for its elements. What a `let` names, and
/// what functions of the file take, may be whole lists.
bool Elaborator::givesList(const FunctionDefinition &function, unsigned depth) {
  if (depth == maxCalls)
    return false; // and nothing can call it
  // While it is not known, and where it calls itself, it is none.
  auto [entry, isNew] = listFunctions.try_emplace(&function, false);
  if (!isNew)
    return entry->second;
  llvm::SmallVector<ExprId, 8> pending{function.body};
  bool isFound = false;
  while (!pending.empty() && !isFound) {
    const Expr &expr = function[pending.pop_back_val()];
    if (expr.getIf<ListLiteral>()) {
      isFound = true;
    } else if (const auto *bind = expr.getIf<Bind>()) {
      pending.push_back(bind->body);
    } else if (const auto *call = expr.getIf<Call>()) {
      if (isListFunction(call->name) || module.findFunction(call->name).item)
        isFound = call->name != "rank" && givesList(*call, depth + 1);
      else
        pending.append(call->arguments.begin(), call->arguments.end());
    } else if (!expr.getIf<Fold>() && !expr.getIf<Expansion>()) {
      llvm::append_range(pending, getOperands(expr));
    }
  }
  return listFunctions[&function] = isFound;
}

/// Whether a call is of a list function, or of a function of the file that is
/// one by its form.
bool Elaborator::givesList(const Call &call, unsigned depth) {
  if (isListFunction(call.name))
    return true;
  const FunctionDefinition *found = module.findFunction(call.name).item;
  return found && givesList(*found, depth);
}

/// One value, or a list.
Item Elaborator::expandBody(const FunctionDefinition &function) {
  const Expr &body = function[function.body];
  const auto *call = body.getIf<Call>();
  bool isWhole = body.getIf<ListLiteral>() || (call && givesList(*call));
  if (isWhole || !givesList(function))
    return expand(function.body);
  Sources sources;
  if (!collectSources(function.body, sources))
    return {};
  if (sources.lists.empty()) // of the side of a `select` that is chosen
    return expand(function.body);
  Items items;
  if (!repeat(function.body, sources, items))
    return {};
  return Item::ofList(body.loc, std::move(items));
}

/// The side of a `select` whose condition is known, and the same for each
/// element.
std::optional<ExprId> Elaborator::getChosen(const Call &call) {
  if (call.name != "select" || call.arguments.size() != 3)
    return std::nullopt;
  Sources ofCondition;
  if (!collectSources(call.arguments[0], ofCondition) ||
      !ofCondition.lists.empty())
    return std::nullopt;
  Item condition = expand(call.arguments[0]);
  if (condition.kind != Item::Truth)
    return std::nullopt;
  return call.arguments[condition.integer ? 1 : 2];
}

/// Lists stand whole in the brackets of a list function, and before those of a
/// subscript; an inner `...` has its own.
bool Elaborator::collectSources(ExprId pattern, Sources &sources) {
  bool isFine = true;
  const FunctionDefinition *callee = nullptr; // that takes each element
  auto add = [&](uint32_t key, const Item &list, StringRef name, SMLoc loc) {
    if (sources.lists.empty()) {
      sources.length = list.list->size();
      sources.name = name;
    } else if (sources.length != list.list->size()) {
      error(loc, "'" + name + "' has " + counted(list.list->size(), "element") +
                     ", but '" + sources.name +
                     "', which is repeated with it, has " +
                     Twine(sources.length));
      if (callee)
        diagnostics.note(callee->name.loc(),
                         "'" + callee->name.text +
                             "' is called for each element, as no list "
                             "function stands in its body");
      isFine = false;
    }
    sources.lists.push_back({key, list});
  };
  llvm::StringSet<> bound; // in the pattern
  auto isKnown = [&](StringRef name) {
    const FunctionDefinition *constant = module.findFunction(name).item;
    return bound.contains(name) || module.mayBeMissing(name) ||
           (constant && constant->parameters.empty());
  };
  // With the function in whose brackets each stands.
  llvm::SmallVector<std::pair<ExprId, const FunctionDefinition *>, 8> pending;
  auto push = [&](llvm::ArrayRef<ExprId> ids) {
    for (ExprId each : ids)
      pending.push_back({each, callee});
  };
  push(pattern);
  while (!pending.empty() && isFine) {
    ExprId id;
    std::tie(id, callee) = pending.pop_back_val();
    if (id == ExprId::None)
      continue;
    const Expr &expr = (*source)[id];
    auto key = static_cast<uint32_t>(id);
    if (const auto *name = expr.getIf<NameUse>()) {
      const Item *item = environment.find(name->text, inExtent);
      if (item && item->kind == Item::List)
        add(key, *item, name->text, expr.loc);
      else if (inExtent && !item && !isKnown(name->text))
        sources.unknown = id;
    } else if (expr.getIf<ListLiteral>()) {
      Item item = expand(id);
      if (item.kind != Item::List)
        return false;
      add(key, item, "[...]", expr.loc);
    } else if (const auto *node = expr.getIf<Call>()) {
      if (std::optional<ExprId> chosen = getChosen(*node)) {
        push(*chosen);
        continue;
      }
      if (!givesList(*node)) {
        if (const auto *found = module.findFunction(node->name).item)
          callee = found;
        push(node->arguments);
        continue;
      }
      Item item = expand(id);
      if (item.kind == Item::None)
        return false;
      if (item.kind == Item::List)
        add(key, item, node->name, expr.loc);
    } else if (const auto *node = expr.getIf<Read>()) {
      const Item *item = environment.find(node->name, inExtent);
      if (item && item->kind == Item::List &&
          (item->list->empty() || item->list->front().kind == Item::Tensor))
        add(key | 1u << 31, *item, node->name, expr.loc);
      push(node->indices);
      push({node->where, node->orElse});
    } else if (const auto *node = expr.getIf<Negate>()) {
      push(node->operand);
    } else if (const auto *node = expr.getIf<Not>()) {
      push(node->operand);
    } else if (const auto *node = expr.getIf<Binary>()) {
      push({node->lhs, node->rhs});
    } else if (const auto *node = expr.getIf<Bind>()) {
      bound.insert(node->name.text);
      push({node->value, node->body});
    } else if (const auto *node = expr.getIf<Element>()) {
      push(node->operand);
    } else if (const auto *node = expr.getIf<Reduce>()) {
      push(node->where);
      push(node->values);
      for (const BoundName &index : node->indices) {
        bound.insert(index.name.text);
        if (!index.list)
          push(index.range);
      }
    }
  }
  return isFine;
}

static std::string hintDeclaration(StringRef name) {
  return ("; declare it behind the parameters: '; " + name +
          " of ints', or 'of int' for one")
      .str();
}

bool Elaborator::expandPattern(ExprId pattern, SMLoc loc, Items &items) {
  if (pattern == ExprId::None) {
    const Item *all = environment.find("...", inExtent);
    if (!all || all->kind != Item::List) {
      error(loc, "'...' stands for leading dimensions, but no parameter has "
                 "any; write '...' among its dimensions");
      return false;
    }
    items.insert(items.end(), all->list->begin(), all->list->end());
    return true;
  }
  Sources sources;
  if (!collectSources(pattern, sources))
    return false;
  if (sources.lists.empty() && sources.unknown != ExprId::None) {
    const Expr &unknown = (*source)[sources.unknown];
    StringRef name = unknown.getIf<NameUse>()->text;
    Nearest nearest(name);
    for (const Attribute &attribute : definition->attributes)
      nearest.add(attribute.name.text);
    std::string hint = nearest.hint();
    error(unknown.loc, "unknown list '" + name + "'" +
                           (hint.empty() ? hintDeclaration(name) : hint));
    return false;
  }
  if (sources.lists.empty()) {
    error(loc, "'...' repeats what is before it for each element of a list, "
               "but there is no list in it");
    return false;
  }
  return repeat(pattern, sources, items);
}

/// The pattern with each element of its lists in turn.
bool Elaborator::repeat(ExprId pattern, const Sources &sources, Items &items) {
  auto outside = overrides;
  work.elements += sources.length;
  for (size_t i = 0; i != sources.length; ++i) {
    for (auto &[key, list] : sources.lists) {
      Item element = (*list.list)[i];
      element.loc = (*source)[static_cast<ExprId>(key & ~(1u << 31))].loc;
      overrides[key] = element;
    }
    items.push_back(expand(pattern));
    if (items.back().kind == Item::None) {
      overrides = outside;
      return false;
    }
  }
  overrides = std::move(outside);
  return true;
}

Item Elaborator::expandNode(ExprId id, const Fold &node) {
  SMLoc loc = (*source)[id].loc;
  Items items;
  if (!expandPattern(node.pattern, loc, items))
    return {};
  if (items.empty()) {
    switch (node.kind) {
    case Fold::Sum:
      return Item::ofInteger(loc, 0);
    case Fold::Product:
      return Item::ofInteger(loc, 1);
    case Fold::All:
    case Fold::Any:
      return Item::ofTruth(loc, node.kind == Fold::All);
    case Fold::Else:
      return error(loc, "reads one of no tensors");
    }
  }
  if (node.kind != Fold::Else) {
    static constexpr BinaryOp ops[] = {BinaryOp::Add, BinaryOp::Mul,
                                       BinaryOp::And, BinaryOp::Or};
    Item result = items[0];
    for (const Item &next : llvm::ArrayRef(items).drop_front())
      result = combine(loc, ops[node.kind], result, next);
    return result;
  }
  if (items.size() > maxCodeNesting / 2)
    return error(loc, "'else ...' joins " + Twine(items.size()) +
                          " reads, but at most " + Twine(maxCodeNesting / 2));
  // The last stays inside.
  ExprId result = toCode(items.back());
  for (size_t i = items.size() - 1; i-- != 0;) {
    ExprId read = toCode(items[i]);
    auto *one = out[read].getIf<Read>();
    if (!one || one->orElse != ExprId::None)
      return error(loc, "'else ...' joins reads of tensors without an 'else' "
                        "of their own");
    one->orElse = result;
    // Operands stand before what uses them.
    Expr copy = out[read];
    result = out.add(std::move(copy));
  }
  return Item::of(loc, result);
}

//===----------------------------------------------------------------------===//
// Functions of lists
//===----------------------------------------------------------------------===//

/// How a name that stands for integers is declared, if nothing is called so, or
/// a tensor is.
std::string Elaborator::hintAttribute(const Item &item) const {
  if (item.kind == Item::Tensor)
    return "; a tensor is none, but an attribute: '; axes of ints' behind the "
           "parameters";
  const auto *use =
      item.kind == Item::Code ? out[item.code].getIf<NameUse>() : nullptr;
  return use ? hintDeclaration(use->text) : "";
}

/// A position in a list of that size; negative ones count from its end.
std::optional<size_t> Elaborator::getPosition(const Item &item, size_t size,
                                              StringRef of) {
  if (item.kind == Item::None)
    return std::nullopt;
  if (item.kind != Item::Integer) {
    error(item.loc,
          "a position in " + of +
              " is an integer that is known where the operator is "
              "applied: a literal, an attribute or an element of one" +
              hintAttribute(item));
    return std::nullopt;
  }
  int64_t position = item.integer;
  if (position < 0)
    position += int64_t(size);
  if (position >= 0 && position < int64_t(size))
    return position;
  error(item.loc, "position " + Twine(item.integer) + " is not in " + of +
                      ", which has " + Twine(size) +
                      (size == 1 ? " element" : " elements"));
  return std::nullopt;
}

Item Elaborator::subscript(const Item &list, StringRef name, SMLoc loc,
                           const Item &index) {
  std::string of = ("'" + name + "'").str();
  if (index.kind == Item::List) {
    Items items;
    for (const Item &each : *index.list) {
      std::optional<size_t> position = getPosition(each, list.list->size(), of);
      if (!position)
        return {};
      items.push_back((*list.list)[*position]);
    }
    return Item::ofList(loc, std::move(items));
  }
  std::optional<size_t> position = getPosition(index, list.list->size(), of);
  if (!position)
    return {};
  Item item = (*list.list)[*position];
  item.loc = loc;
  return item;
}

Item Elaborator::callListFunction(StringRef name, SMLoc loc,
                                  llvm::ArrayRef<ExprId> ids) {
  Items arguments;
  for (ExprId id : ids) {
    const Expr &expr = (*source)[id];
    // `...` is the list itself here.
    if (const auto *all = expr.getIf<Expansion>()) {
      Items items;
      if (!expandPattern(all->pattern, expr.loc, items))
        return {};
      arguments.push_back(Item::ofList(expr.loc, std::move(items)));
    } else {
      arguments.push_back(expand(id));
    }
    if (arguments.back().kind == Item::None)
      return {};
  }
  size_t arity = name == "remove" || name == "repeat"    ? 2
                 : name == "insert" || name == "replace" ? 3
                                                         : 1;
  if (arguments.size() != arity)
    return error(loc, "'" + name + "' takes " + Twine(arity) +
                          (arity == 1 ? " argument" : " arguments") +
                          ", but has " + Twine(arguments.size()));
  auto asPositions = [](const Item &item) { // one stands for a list of it
    return item.kind == Item::List ? *item.list : Items{item};
  };
  if (name == "range" || name == "repeat") {
    const Item &count = arguments.back();
    if (count.kind != Item::Integer || count.integer < 0 ||
        count.integer > 1024)
      return error(count.loc, "'" + name +
                                  "' takes a number of elements from "
                                  "0 to 1024 that is known where the "
                                  "operator is applied" +
                                  hintAttribute(count));
    Items items;
    for (int64_t i = 0; i != count.integer; ++i)
      items.push_back(name == "range" ? Item::ofInteger(loc, i) : arguments[0]);
    return Item::ofList(loc, std::move(items));
  }
  if (name == "inverse")
    arguments[0] = Item::ofList(arguments[0].loc, asPositions(arguments[0]));
  if (arguments[0].kind != Item::List)
    return error(arguments[0].loc,
                 "'" + name + "' takes a list, but this is one value" +
                     (called.empty() ? ""
                                     : "; a function that is called for each "
                                       "element of lists has one of each"));
  const Items &list = *arguments[0].list;
  std::string of = ("the list of '" + name + "'").str();
  if (name == "rank")
    return Item::ofInteger(loc, list.size());
  if (name == "reverse")
    return Item::ofList(loc, Items(list.rbegin(), list.rend()));
  if (name == "before") {
    Items items;
    Item sum = Item::ofInteger(loc, 0);
    for (const Item &each : list) {
      items.push_back(sum);
      bool isFirst = sum.kind == Item::Integer && sum.integer == 0;
      sum = isFirst ? each : combine(loc, BinaryOp::Add, sum, each);
    }
    return Item::ofList(loc, std::move(items));
  }
  if (name == "strides") {
    Items items(list.size());
    Item product = Item::ofInteger(loc, 1);
    for (size_t i = list.size(); i-- != 0;) {
      items[i] = product;
      bool isFirst = product.kind == Item::Integer && product.integer == 1;
      product =
          isFirst ? list[i] : combine(loc, BinaryOp::Mul, list[i], product);
    }
    return Item::ofList(loc, std::move(items));
  }
  // The rest go by positions, each of which is given once.
  Items positions = asPositions(arguments[name == "inverse" ? 0 : 1]);
  size_t size = list.size() + (name == "insert" ? positions.size() : 0);
  std::vector<std::optional<size_t>> given(size); // which of `positions` it is
  for (auto [i, each] : llvm::enumerate(positions)) {
    std::optional<size_t> position = getPosition(each, size, of);
    if (!position)
      return {};
    if (given[*position])
      return error(each.loc, "position " + Twine(*position) + " is given to '" +
                                 name + "' twice");
    given[*position] = i;
  }
  Items values;
  if (arity == 3) {
    values = arguments[2].kind == Item::List
                 ? *arguments[2].list
                 : Items(positions.size(), arguments[2]);
    if (values.size() != positions.size())
      return error(arguments[2].loc, "'" + name + "' has " +
                                         counted(positions.size(), "position") +
                                         ", but " +
                                         counted(values.size(), "value"));
  }
  Items items;
  size_t next = 0; // of `list`
  for (size_t i = 0; i != size; ++i) {
    if (name == "inverse")
      items.push_back(Item::ofInteger(loc, *given[i]));
    else if (name == "remove" && !given[i])
      items.push_back(list[i]);
    else if (name == "replace")
      items.push_back(given[i] ? values[*given[i]] : list[i]);
    else if (name == "insert")
      items.push_back(given[i] ? values[*given[i]] : list[next++]);
  }
  return Item::ofList(loc, std::move(items));
}
