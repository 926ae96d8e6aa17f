//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parameters, dimensions, element types, result extents and constraints. Of the
// operator itself the extents of operands are names; of one that it calls they
// are the extents of the tensors that are given.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

StringRef Elaborator::fresh(const Twine &base) {
  std::string text = base.str();
  if (taken.contains(text)) {
    unsigned &next = numbered.try_emplace(text, 2).first->second;
    do
      text = (base + "_" + Twine(next++)).str();
    while (taken.contains(text));
  }
  out.strings.push_back(std::move(text));
  taken.insert(out.strings.back());
  return out.strings.back();
}

unsigned Elaborator::addTensor(Name name, llvm::ArrayRef<ExprId> extents,
                               ElementType element) {
  out.tensors.push_back(
      {name, {extents.begin(), extents.end()}, std::move(element)});
  return out.tensors.size() - 1;
}

/// Of the definition whose text the operator shows: what is made has others.
void Elaborator::collectNames(const Definition &from) {
  for (const Parameter &parameter : from.parameters)
    taken.insert(parameter.name.text);
  for (const Attribute &attribute : from.attributes)
    taken.insert(attribute.name.text);
  for (const std::vector<Step> *steps : {&from.lets, &from.bodies})
    for (const Step &step : *steps) {
      for (Name name : step.names)
        taken.insert(name.text);
      for (const BoundName &index : step.indices)
        taken.insert(index.name.text);
    }
  for (const Expr &expr : from.exprs)
    if (const auto *name = expr.getIf<NameUse>())
      taken.insert(name->text);
    else if (const auto *reduce = expr.getIf<Reduce>())
      for (const BoundName &index : reduce->indices)
        taken.insert(index.name.text);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The name of a list of dimensions that `extent` is; empty: it is none.
static StringRef getListName(const Exprs &exprs, ExprId extent) {
  const auto *list = exprs[extent].getIf<Expansion>();
  if (!list)
    return "";
  if (list->pattern == ExprId::None)
    return "...";
  const auto *name = exprs[list->pattern].getIf<NameUse>();
  return name ? name->text : StringRef();
}

/// How many dimensions the list has that a parameter of that rank may name.
std::optional<size_t> Elaborator::getListLength(const Parameter &parameter,
                                                size_t rank, SMLoc loc) {
  size_t known = 0, unknown = 0;
  for (ExprId extent : parameter.extents) {
    const auto *list = (*source)[extent].getIf<Expansion>();
    if (!list) {
      ++known;
      continue;
    }
    StringRef name = getListName(*source, extent);
    const Item *item = name.empty() ? nullptr : environment.find(name, true);
    if (!name.empty() && (!item || item->kind != Item::List)) {
      if (unknown++ == 0)
        continue;
      error((*source)[extent].loc,
            "one list of dimensions of a parameter has a length that nothing "
            "else tells; this is the second");
      return std::nullopt;
    }
    if (item) {
      known += item->list->size();
      continue;
    }
    Items items; // a formula of lists
    llvm::SaveAndRestore extents(inExtent, true);
    if (!expandPattern(list->pattern, (*source)[extent].loc, items))
      return std::nullopt;
    known += items.size();
  }
  if (rank == Instance::anyRank)
    return unknown ? *sampleLength : 0;
  if (unknown ? rank >= known : rank == known)
    return rank - known;
  std::string pattern;
  llvm::raw_string_ostream os(pattern);
  llvm::interleaveComma(parameter.extents, os,
                        [&](ExprId id) { print(*source, id, os); });
  error(loc, "'" + parameter.name.text + "' has " + Twine(rank) +
                 (rank == 1 ? " dimension" : " dimensions") + " here, but '" +
                 definition->name.text + "' states [" + pattern + "]");
  return std::nullopt;
}

/// A tensor whose extents are names.
void Elaborator::declareTensor(const Parameter &parameter, size_t number,
                               size_t rank, ElementType element) {
  SMLoc loc = parameter.name.loc();
  llvm::SmallVector<ExprId> extents;
  std::optional<size_t> length = getListLength(parameter, rank, loc);
  if (!length)
    return;
  auto name = [&](SMLoc at, StringRef text) {
    extents.push_back(emit(at, NameUse{text, Binding::Dimension}));
    out[extents.back()].type = Type::Integer;
  };
  for (auto [i, extent] : llvm::enumerate(parameter.extents)) {
    const Expr &expr = (*source)[extent];
    if (const auto *use = expr.getIf<NameUse>()) {
      if (parameter.isOwn[i])
        name(expr.loc, fresh(use->text + Twine(number)));
      else
        name(expr.loc, use->text);
    } else if (const auto *literal = expr.getIf<IntegerLiteral>()) {
      extents.push_back(emit(expr.loc, *literal));
      out[extents.back()].type = Type::Integer;
    } else if (StringRef list = getListName(*source, extent); !list.empty()) {
      const Item *item = environment.find(list, true);
      if (item && item->kind == Item::List) {
        for (const Item &each : *item->list)
          name(expr.loc, each.text);
        continue;
      }
      Items items;
      for (size_t j = 0; j != *length; ++j) {
        name(expr.loc, fresh((list == "..." ? "d" : list) + Twine(j)));
        items.push_back(
            Item::ofName(expr.loc, out[extents.back()].getIf<NameUse>()->text));
      }
      environment.bindOutside(list, Item::ofList(expr.loc, std::move(items)));
    } else if (expr.getIf<Expansion>()) {
      Items items;
      llvm::SaveAndRestore inExtents(inExtent, true);
      if (!expandPattern(expr.getIf<Expansion>()->pattern, expr.loc, items))
        return;
      for (size_t j = 0; j != items.size(); ++j)
        name(expr.loc,
             fresh(parameter.name.text + "_" + Twine(extents.size())));
    } else { // a formula, which is required of it below
      name(expr.loc, fresh(parameter.name.text + "_" + Twine(i)));
    }
  }
  addTensor({parameter.name.text, loc}, extents, element);
}

/// How many of the operands a list of tensors takes that the definition may
/// have; their number is wrong otherwise.
std::optional<size_t> Elaborator::countListed(size_t given, SMLoc loc) {
  bool isAny = false;
  for (const Parameter &each : definition->parameters) {
    if (each.list && isAny) {
      error(each.name.loc(),
            "one parameter is a list of tensors, of as many as the others "
            "leave; '" +
                each.name.text + "' is the second");
      return std::nullopt;
    }
    isAny |= each.list;
  }
  size_t fixed = definition->parameters.size() - isAny;
  if (isAny ? given >= fixed : given == fixed)
    return given - fixed;
  error(loc, "'" + definition->name.text + "' takes " +
                 (isAny ? "at least " : "") + Twine(fixed) +
                 (fixed == 1 ? " operand" : " operands") + ", but has " +
                 Twine(given));
  return std::nullopt;
}

/// The operator's own parameters.
void Elaborator::declareOperands(const Definition &from,
                                 const Instance *instance) {
  std::optional<size_t> listed =
      countListed(instance ? instance->operands.size() : from.parameters.size(),
                  from.name.loc());
  if (!listed)
    return;
  std::vector<unsigned> numbers;
  size_t next = 0;
  for (const Parameter &parameter : from.parameters) {
    size_t count = parameter.list ? *listed : 1;
    for (size_t i = 0; i != count && !hasFailed; ++i, ++next) {
      size_t rank =
          instance ? instance->operands[next].rank : parameter.extents.size();
      ElementType element =
          instance ? instance->operands[next].element : parameter.element;
      Parameter one = parameter;
      if (parameter.list) {
        one.name.at = parameter.name.loc();
        one.name.text = fresh(parameter.name.text + Twine(i));
      }
      declareTensor(one, i, rank, element);
      if (instance && !hasFailed) {
        llvm::ArrayRef<ExprId> extents = out.tensors.back().extents;
        std::vector<bool> known = instance->operands[next].isOne;
        if (instance->isNoneOne)
          known.assign(extents.size(), false);
        for (auto [extent, one] : llvm::zip(extents, known))
          if (const auto *name = out[extent].getIf<NameUse>())
            isOne[name->text] = one;
      }
      numbers.push_back(out.tensors.size() - 1);
    }
  }
  out.numParameters = out.tensors.size();
  if (hasFailed)
    return;
  for (auto [i, tensor] : llvm::enumerate(out.tensors))
    scope.declare({Symbol::Tensor, unsigned(i), tensor.name});
  for (auto [i, attribute] : llvm::enumerate(out.attributes))
    scope.declare({Symbol::Attribute, unsigned(i), attribute.name});
  for (const Tensor &tensor : out.tensors)
    for (ExprId extent : tensor.extents)
      if (const auto *name = out[extent].getIf<NameUse>())
        scope.declare({Symbol::Dimension, 0, {name->text, out[extent].loc}});
  bindParameters(numbers, from.name.loc());
}

static bool isSame(const Exprs &exprs, ExprId a, ExprId b) {
  auto text = [&](ExprId id) {
    std::string result;
    llvm::raw_string_ostream os(result);
    print(exprs, id, os);
    return result;
  };
  const auto *left = exprs[a].getIf<NameUse>();
  const auto *right = exprs[b].getIf<NameUse>();
  if (left && right)
    return left->text == right->text;
  return a == b || text(a) == text(b);
}

void Elaborator::requireEqual(ExprId extent, ExprId formula,
                              std::string message) {
  if (isSame(out, extent, formula))
    return;
  SMLoc loc = out[formula].loc;
  if (out[formula].getIf<IntegerLiteral>()) // which nothing else looks at
    out[formula].type = Type::Integer;
  out.constraints.push_back(
      {emit(loc, Binary{BinaryOp::Eq, extent, formula}), std::move(message)});
}

bool Elaborator::bindExtent(StringRef name, ExprId extent, SMLoc loc) {
  Item item = Item::of(loc, extent);
  if (const auto *use = out[extent].getIf<NameUse>())
    item = Item::ofName(loc, use->text);
  else if (const auto *literal = out[extent].getIf<IntegerLiteral>())
    item = Item::ofInteger(loc, literal->value);
  const Item *known = environment.find(name, true);
  if (known && known->kind != Item::Tensor)
    requireEqual(extent, toCode(*known),
                 ("dimension '" + name + "' has to have one extent").str());
  else if (!known)
    environment.bindOutside(name, std::move(item));
  return true;
}

/// What the tensors' dimensions are called.
bool Elaborator::bindShape(const Parameter &parameter,
                           llvm::ArrayRef<unsigned> tensors, SMLoc loc) {
  llvm::MapVector<StringRef, Items> own;
  for (auto [extent, isOwn] : llvm::zip(parameter.extents, parameter.isOwn))
    if (const auto *name = (*source)[extent].getIf<NameUse>();
        name && parameter.list && isOwn)
      own[name->text];
  for (unsigned tensor : tensors) {
    auto extents = out.tensors[tensor].extents;
    std::optional<size_t> length =
        getListLength(parameter, extents.size(), loc);
    if (!length)
      return false;
    size_t next = 0;
    for (auto [i, extent] : llvm::enumerate(parameter.extents)) {
      const Expr &expr = (*source)[extent];
      if (StringRef list = getListName(*source, extent); !list.empty()) {
        const Item *item = environment.find(list, true);
        if (item && item->kind == Item::List) {
          for (const Item &each : *item->list)
            requireEqual(
                extents[next++], toCode(each),
                ("dimensions '" + list + "' have to have the same extents")
                    .str());
          continue;
        }
        Items items;
        for (size_t j = 0; j != *length; ++j, ++next) {
          ExprId code = extents[next];
          const auto *name = out[code].getIf<NameUse>();
          items.push_back(name ? Item::ofName(expr.loc, name->text)
                               : Item::of(expr.loc, code));
        }
        environment.bindOutside(list, Item::ofList(expr.loc, std::move(items)));
      } else if (const auto *name = expr.getIf<NameUse>()) {
        ExprId code = extents[next++];
        if (auto list = own.find(name->text); list != own.end()) {
          const auto *use = out[code].getIf<NameUse>();
          list->second.push_back(use ? Item::ofName(expr.loc, use->text)
                                     : Item::of(expr.loc, code));
        } else {
          bindExtent(name->text, code, expr.loc);
        }
      } else if (const auto *literal = expr.getIf<IntegerLiteral>()) {
        ExprId wanted = emit(expr.loc, *literal);
        out[wanted].type = Type::Integer;
        requireEqual(extents[next++], wanted,
                     ("dimension " + Twine(i) + " of '" + parameter.name.text +
                      "' has to be " + Twine(literal->value))
                         .str());
      } else {
        ++next; // a formula, when all names are known
        if (const auto *list = expr.getIf<Expansion>()) {
          Items items;
          llvm::SaveAndRestore inExtents(inExtent, true);
          if (!expandPattern(list->pattern, expr.loc, items))
            return false;
          next += items.size() - 1;
        }
      }
    }
  }
  for (auto &entry : own)
    environment.bindOutside(entry.first,
                            Item::ofList(loc, std::move(entry.second)));
  return true;
}

bool Elaborator::bindType(const Parameter &parameter, unsigned tensor,
                          SMLoc loc) {
  ElementType given = out.tensors[tensor].element;
  ElementType wanted = parameter.element;
  if (given.kind == Type::Unknown && given.variable.empty()) {
    hasFailed = true; // what is wrong with what makes it is said
    return false;
  }
  auto complain = [&](const Twine &what) {
    // Of the operator itself nobody says in its text what it is applied to.
    error(isOutermost() ? parameter.name.loc() : loc,
          "'" + parameter.name.text + "' has elements of type " + spell(given) +
              ", but " + what);
    return false;
  };
  if (wanted.kind == Type::Unknown) {
    auto [entry, isNew] = environment.types.try_emplace(wanted.variable, given);
    if (isNew || entry->second == given)
      return true;
    return complain(wanted.variable + " is " + spell(entry->second));
  }
  if (wanted.kind != given.kind)
    return complain("'" + definition->name.text + "' states " + spell(wanted));
  if (wanted.scalar != Scalar::Generic)
    return wanted.scalar == given.scalar ||
           complain("'" + definition->name.text + "' states " + spell(wanted));
  auto [entry, isNew] = environment.types.try_emplace(spell(wanted), given);
  if (!isNew && wanted.kind == Type::Number && !(entry->second == given))
    return complain("another operand has " + spell(entry->second) +
                    "; all of float have one type");
  return true;
}

/// Gives the parameters of `definition` these tensors.
bool Elaborator::bindParameters(llvm::ArrayRef<unsigned> tensors, SMLoc loc) {
  const Definition &from = *definition;
  std::optional<size_t> listed = countListed(tensors.size(), loc);
  if (!listed)
    return false;
  llvm::ArrayRef<unsigned> rest = tensors;
  for (const Parameter &parameter : from.parameters) {
    size_t count = parameter.list ? *listed : 1;
    for (unsigned tensor : rest.take_front(count))
      if (!bindType(parameter, tensor, loc))
        return false;
    if (!bindShape(parameter, rest.take_front(count), loc))
      return false;
    rest = rest.drop_front(count);
  }
  // Names of tensors come last: a dimension may not have one.
  rest = tensors;
  for (const Parameter &parameter : from.parameters) {
    SMLoc at = parameter.name.loc();
    if (!parameter.list) {
      environment.bindOutside(parameter.name.text,
                              Item::ofTensor(at, rest.front()));
      rest = rest.drop_front();
      continue;
    }
    Items items;
    for (unsigned tensor : rest.take_front(*listed))
      items.push_back(Item::ofTensor(at, tensor));
    rest = rest.drop_front(*listed);
    environment.bindOutside(parameter.name.text,
                            Item::ofList(at, std::move(items)));
  }
  return true;
}

/// Extents of parameters that are more than names.
void Elaborator::requireFormulas(llvm::ArrayRef<unsigned> tensors) {
  const Definition &from = *definition;
  std::optional<size_t> listed = countListed(tensors.size(), from.name.loc());
  if (!listed)
    return;
  llvm::SaveAndRestore inExtents(inExtent, true);
  for (const Parameter &parameter : from.parameters) {
    size_t count = parameter.list ? *listed : 1;
    for (unsigned tensor : tensors.take_front(count)) {
      size_t next = 0;
      for (ExprId extent : parameter.extents) {
        const Expr &expr = (*source)[extent];
        Items items;
        bool isList = !getListName(*source, extent).empty();
        if (!expandItems(extent, items))
          return;
        bool isFormula =
            !isList && !expr.getIf<NameUse>() && !expr.getIf<IntegerLiteral>();
        for (const Item &item : items) {
          if (next == out.tensors[tensor].extents.size())
            return;
          ExprId own = out.tensors[tensor].extents[next++];
          if (!isFormula)
            continue;
          ExprId formula = toCode(item);
          checker.checkOperandFormula(formula);
          std::string text;
          llvm::raw_string_ostream os(text);
          print(*source, extent, os);
          requireEqual(own, formula,
                       ("dimension " + Twine(next - 1) + " of '" +
                        parameter.name.text + "' has to be " + text)
                           .str());
        }
      }
    }
    tensors = tensors.drop_front(count);
  }
}

ElementType Elaborator::resolve(ElementType written, SMLoc loc) {
  if (written.scalar != Scalar::Generic)
    return written;
  auto known = environment.types.find(spell(written));
  if (known != environment.types.end())
    return known->second;
  if (written.kind == Type::Unknown && isMisspelledType(written.variable)) {
    hasFailed = true; // which is said
    return {};
  }
  if (written.kind == Type::Unknown) {
    error(loc, "no parameter has elements of type '" + written.variable +
                   "'; there are int, float, bool, f16, bf16, f32, f64, i8, "
                   "i16, i32, i64");
    return {};
  }
  return written;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

bool Elaborator::elaborateResults(llvm::ArrayRef<Result> all,
                                  const Instance *instance) {
  results.clear();
  for (auto [i, written] : llvm::enumerate(all)) {
    Result result;
    result.loc = written.loc;
    result.element = written.element;
    // Where no operand tells, what is asked for does.
    if (instance && i < instance->results.size() &&
        written.element.scalar == Scalar::Generic &&
        instance->results[i].kind == written.element.kind &&
        written.element.kind != Type::Unknown)
      environment.types.try_emplace(spell(written.element),
                                    instance->results[i]);
    result.element = resolve(written.element, written.loc);
    llvm::SaveAndRestore inExtents(inExtent, true);
    Items items;
    if (!expandItems(written.extents, items))
      return false;
    for (const Item &item : items)
      result.extents.push_back(toCode(item));
    results.push_back(std::move(result));
  }
  if (hasFailed)
    return false;
  for (const Result &result : results)
    for (ExprId extent : result.extents)
      checker.checkInteger(extent, Place::Extent);
  return true;
}

/// `, but here is 2 == 3`, of a comparison of numbers that are known.
std::string Elaborator::describeSides(ExprId condition) {
  const auto *node = (*source)[condition].getIf<Binary>();
  if (!node || !isComparison(node->op))
    return "";
  Item left = expand(node->lhs), right = expand(node->rhs);
  if (left.kind != Item::Integer || right.kind != Item::Integer)
    return "";
  return (", but here is " + Twine(left.integer) + " " + spell(node->op) + " " +
          Twine(right.integer))
      .str();
}

/// What the author says comes before what formulas among extents require, from
/// `first` on.
void Elaborator::elaborateConstraints(size_t first) {
  llvm::SaveAndRestore inExtents(inExtent, true);
  size_t written = out.constraints.size();
  for (const Constraint &constraint : definition->constraints) {
    Item item = expand(constraint.condition);
    if (item.kind == Item::None)
      return;
    std::string message = constraint.message, states;
    llvm::raw_string_ostream os(states);
    print(*source, constraint.condition, os);
    llvm::replace(states, '"', '\''); // a gradient has the message in quotes
    // A gradient has its operator's message, which says what that requires.
    if (!StringRef(message).contains(states) &&
        !StringRef(message).contains("' requires ")) {
      message += message.empty() ? "" : ": ";
      message += "'" + definition->name.text.str() + "' requires " + states;
    }
    if (item.kind == Item::Truth) {
      if (!item.integer && !sampleLength)
        error((*source)[constraint.condition].loc,
              message + describeSides(constraint.condition));
      continue;
    }
    ExprId code = toCode(item);
    if (hasFailed)
      return;
    checker.checkConstraint(code);
    out.constraints.push_back({code, std::move(message)});
  }
  auto all = out.constraints.begin();
  std::rotate(all + first, all + written, out.constraints.end());
}
