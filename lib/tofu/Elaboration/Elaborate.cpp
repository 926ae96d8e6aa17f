//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Lambdas one after the other, each checked before the next: what one makes has
// extents and an element type then. A called operator's lambdas become those of
// its caller.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/SaveAndRestore.h"
#include <numeric>

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

/// The extent of `range(n)` or `range(0, n)`, as Python has it.
static ExprId findRange(const Exprs &source, ExprId id) {
  const auto *call = id == ExprId::None ? nullptr : source[id].getIf<Call>();
  if (!call || call->name != "range" || call->arguments.empty() ||
      call->arguments.size() > 2)
    return ExprId::None;
  const auto *first = source[call->arguments[0]].getIf<IntegerLiteral>();
  bool isFromZero = call->arguments.size() == 1 || (first && first->value == 0);
  return isFromZero ? call->arguments.back() : ExprId::None;
}

std::optional<std::vector<BoundName>>
Elaborator::pushIndices(llvm::ArrayRef<BoundName> written, GetLeft getLeft) {
  std::vector<BoundName> names;
  std::vector<std::pair<StringRef, Item>> items;
  bool isOwn = isOutermost() && definition; // the text's own names
  auto isNamed = [&](const BoundName &each) {
    const Item *dims = environment.find(each.name.text, /*inExtent=*/true);
    return dims && dims->kind == Item::List && each.range == ExprId::None;
  };
  std::vector<std::optional<Items>> ofLists; // what tells their lengths
  size_t known = 0;
  for (const BoundName &each : written) {
    std::optional<Items> &ranges = ofLists.emplace_back();
    if (!each.list) {
      ++known;
    } else if (each.range != ExprId::None) {
      llvm::SaveAndRestore extent(inExtent, true);
      if (!expandPattern(each.range, each.name.loc(), ranges.emplace()))
        return std::nullopt;
    } else if (isNamed(each)) {
      ranges = *environment.find(each.name.text, /*inExtent=*/true)->list;
    }
    known += ranges ? ranges->size() : 0;
  }
  std::optional<size_t> left = getLeft(known);
  for (auto [each, ranges] : llvm::zip(written, ofLists)) {
    SMLoc loc = each.name.loc();
    if (!each.list) {
      BoundName name = each;
      name.name = {isOwn ? each.name.text : fresh(each.name.text), loc};
      if (ExprId counted = findRange(*source, each.range);
          counted != ExprId::None) {
        std::string extent;
        llvm::raw_string_ostream os(extent);
        print(*source, counted, os);
        error((*source)[each.range].loc,
              "behind 'in' stands the extent; write '" + each.name.text +
                  " in " + extent + "'");
        return std::nullopt;
      }
      if (each.range != ExprId::None)
        name.range = expandExtent(each.range);
      items.push_back({each.name.text, Item::ofIndex(loc, name.name.text)});
      names.push_back(name);
      continue;
    }
    if (!ranges && !left) {
      error(loc, "how many indices '" + each.name.text +
                     (each.name.text == "..." ? "'" : "...'") +
                     " are does not follow; name a list of dimensions alike, "
                     "or write 'in' and their extents");
      return std::nullopt;
    }
    size_t length = ranges ? ranges->size() : *std::exchange(left, {});
    Items list;
    for (size_t i = 0; i != length; ++i) {
      BoundName name;
      bool isAlike = isNamed(each) && isOwn && (*ranges)[i].kind == Item::Named;
      StringRef base = each.name.text == "..." ? "i" : each.name.text;
      name.name = {isAlike ? (*ranges)[i].text : fresh(base + Twine(i)), loc};
      if (ranges)
        name.range = toCode((*ranges)[i]);
      list.push_back(Item::ofIndex(loc, name.name.text));
      names.push_back(name);
    }
    items.push_back({each.name.text, Item::ofList(loc, std::move(list))});
  }
  environment.push(/*isIndices=*/true);
  for (auto &[name, item] : items)
    environment.bind(name, std::move(item));
  return names;
}

/// How many values one point of the lambda yields.
static size_t countValues(const Exprs &exprs, ExprId body) {
  const auto *reduce = exprs[body].getIf<Reduce>();
  return reduce && reduce->reducer == Reducer::Named ? reduce->values.size()
                                                     : 1;
}

/// How many indices the first list without extents stands for in a `let`: a
/// read in which it is the only list tells, as `x[i..., k]`.
std::optional<size_t> Elaborator::findListLength(const Step &step) const {
  auto list = llvm::find_if(step.indices, [&](const BoundName &each) {
    return each.list && each.range == ExprId::None &&
           !environment.find(each.name.text, /*inExtent=*/true);
  });
  if (list == step.indices.end())
    return std::nullopt;
  auto isList = [&](ExprId id) {
    const auto *expansion = (*source)[id].getIf<Expansion>();
    if (!expansion || expansion->pattern == ExprId::None)
      return expansion && list->name.text == "...";
    const auto *name = (*source)[expansion->pattern].getIf<NameUse>();
    return name && name->text == list->name.text;
  };
  llvm::SmallVector<ExprId> pending{step.body};
  while (!pending.empty()) {
    const Expr &expr = (*source)[pending.pop_back_val()];
    llvm::append_range(pending, getOperands(expr));
    const auto *read = expr.getIf<Read>();
    const Item *item = read ? environment.find(read->name, false) : nullptr;
    if (!item || item->kind != Item::Tensor)
      continue;
    size_t lists = llvm::count_if(read->indices, [&](ExprId id) {
      return (*source)[id].getIf<Expansion>();
    });
    size_t rank = out.tensors[item->tensor].extents.size();
    if (lists == 1 && llvm::any_of(read->indices, isList) &&
        rank + 1 >= read->indices.size())
      return rank + 1 - read->indices.size();
  }
  return std::nullopt;
}

/// A lambda that gives these results of the definition; or, if there are none,
/// the tensors that the step names.
bool Elaborator::elaborateLambda(const Step &step,
                                 llvm::ArrayRef<size_t> numbers,
                                 std::vector<unsigned> &tensors) {
  bool isOpaque = (*source)[step.body].getIf<Opaque>();
  std::optional<std::vector<BoundName>> indices =
      pushIndices(step.indices, [&](size_t known) -> std::optional<size_t> {
        if (numbers.empty())
          return findListLength(step);
        // What the others leave of the result's.
        size_t rank = results[numbers[0]].extents.size();
        return rank > known ? rank - known : 0;
      });
  if (!indices)
    return false;
  Stage stage;
  bool isLet = !step.names.empty();
  stage.name = isLet ? step.names[0] : definition->name;
  if (!isOutermost() && isLet)
    stage.name.text = fresh(step.names[0].text);
  for (const BoundName &index : *indices)
    stage.indices.push_back(index.name);
  ExprId body = expandCode(step.body);
  environment.pop();
  stage.body = body;
  sizeOfStages += getSize(body);
  if (sizeOfStages > maxExprs)
    complainOfSize((*source)[step.body].loc);
  if (out.stages.size() == maxStages)
    error((*source)[step.body].loc,
          "the operator has more than " + Twine(maxStages) +
              " lambdas when the operators that it applies are written out");
  if (hasFailed)
    return false;
  bool isFit = true;
  for (size_t number : numbers) {
    const Result &result = results[number];
    size_t rank = result.extents.size(), count = indices->size();
    // What follows the indices is the function's own.
    if (isOpaque ? count <= rank : count == rank)
      continue;
    isFit = false;
    error(count == 0 ? (*source)[step.body].loc : (*indices)[0].name.loc(),
          "result has " + Twine(rank) +
              (rank == 1 ? " dimension" : " dimensions") +
              ", but the lambda has " + Twine(count) +
              (count == 1 ? " index" : " indices"));
    diagnostics.note(result.loc, "result declared here");
  }
  for (const BoundName &index : *indices)
    scope.pushIndex(index.name);
  std::vector<ElementType> elements;
  for (size_t number : numbers)
    elements.push_back(results[number].element);
  auto floats = environment.types.find(spell(ElementType{}));
  checker.setUsual(floats == environment.types.end() ? Scalar::F32
                                                     : floats->second.scalar);
  size_t values =
      isOpaque ? std::max<size_t>(numbers.size(), 1) : countValues(out, body);
  size_t wanted = numbers.empty() ? step.names.size() : numbers.size();
  if (values != wanted)
    error((*source)[step.body].loc,
          "this gives " + Twine(values) + (values == 1 ? " value" : " values") +
              ", but there " +
              (wanted == 1 ? Twine("is 1 ") : "are " + Twine(wanted) + " ") +
              (isLet ? "name" : "result") + (wanted == 1 ? "" : "s") +
              "; write one lambda each, or a reduction with a combiner of as "
              "many values");
  else if (isOpaque && numbers.empty())
    error(
        (*source)[step.body].loc,
        "an opaque function gives slices; write '->' and all extents of what "
        "it gives before '=', as in 'let y[i] -> [n, m] = opaque f(x[i, :])'");
  else
    checker.checkBody(body, elements);
  // Extents: of results they are stated, of others they follow.
  size_t first = scope.indexCount() - indices->size();
  for (auto [i, index] : llvm::enumerate(*indices)) {
    ExprId extent = index.range;
    if (!numbers.empty() && isFit) {
      extent = results[numbers[0]].extents[i];
      for (size_t number : numbers)
        checkRange(out, scope.index(first + i), results[number].extents[i],
                   diagnostics);
    } else if (extent != ExprId::None) {
      checker.checkInteger(extent, Place::Extent);
    } else if (!isBroken()) {
      extent = inferRange(out, scope.index(first + i), diagnostics);
    }
    stage.extents.push_back(extent);
  }
  scope.popIndices(indices->size());
  if (isBroken())
    return false;
  if (numbers.empty())
    elements = checker.getElements(body);
  for (size_t i = 0; i != wanted; ++i) {
    llvm::SmallVector<ExprId> extents(stage.extents.begin(),
                                      stage.extents.end());
    Name name = stage.name;
    if (isLet) {
      name = {i == 0 ? stage.name.text : step.names[i].text,
              step.names[i].loc()};
    } else if (!isOutermost()) { // it may be applied twice
      name.text = fresh(name.text);
    }
    if (!numbers.empty()) {
      extents.assign(results[numbers[i]].extents.begin(),
                     results[numbers[i]].extents.end());
    }
    tensors.push_back(addTensor(name, extents, elements[i]));
    stage.tensors.push_back(tensors.back());
  }
  out.stages.push_back(std::move(stage));
  return true;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

std::optional<std::vector<unsigned>>
Elaborator::getTensors(const TensorExpr &tensor) {
  SMLoc loc = tensor.name.loc();
  StringRef text = tensor.name.text;
  if (!tensor.isCall) {
    const Item *item = environment.find(text, false);
    if (item && item->kind == Item::Tensor)
      return std::vector{item->tensor};
    if (item && item->kind == Item::None) {
      hasFailed = true; // which is said
      return std::nullopt;
    }
    if (item && item->kind == Item::List && tensor.list) {
      std::vector<unsigned> all;
      for (const Item &each : *item->list)
        if (each.kind == Item::Tensor)
          all.push_back(each.tensor);
      if (all.size() == item->list->size())
        return all;
    }
    error(loc, item ? "'" + text + "' is no tensor"
                    : "unknown tensor '" + text + "'" + scope.hintTensor(text));
    return std::nullopt;
  }
  auto callee = tensor.meaning ? Found<Definition>{tensor.meaning}
                               : module.findOperator(text);
  if (!callee.item) {
    hasFailed = true;
    if (module.isBrokenOperator(text) || module.mayBeMissing(text))
      return std::nullopt; // its errors are said
    error(loc, module.describeUnknownOperator(text));
    return std::nullopt;
  }
  if (isAmbiguous(callee, loc, diagnostics)) {
    hasFailed = true;
    return std::nullopt;
  }
  std::vector<unsigned> operands;
  for (const TensorExpr &argument : tensor.arguments) {
    auto given = getTensors(argument);
    if (!given)
      return std::nullopt;
    operands.insert(operands.end(), given->begin(), given->end());
  }
  if (!callee.item->isGradient())
    return call(*callee.item, tensor, operands);
  TensorExpr given = tensor;
  auto derived = deriveCalled(*callee.item, given, operands);
  if (!derived)
    return std::nullopt;
  return call(derived->definition(), given, operands);
}

/// Whether the callee is being applied already. What leads back to it is said
/// in its own text.
bool Elaborator::isCircular(const Definition &callee, SMLoc loc) {
  auto found = llvm::find_if(
      calls, [&](const auto &each) { return each.first == &callee; });
  if (found == calls.end())
    return false;
  std::string message = ("'" + callee.name.text + "' applies itself").str();
  if (auto next = std::next(found); next != calls.end()) {
    message += (", by way of '" + next->first->name.text + "'").str();
    loc = next->second;
  }
  if (!callee.statedBy.empty())
    message += ("; where the gradient of '" + callee.statedOf.text +
                "' is taken, it is applied")
                   .str();
  error(loc, message);
  return hasCircle = true;
}

std::optional<std::vector<unsigned>>
Elaborator::call(const Definition &callee, const TensorExpr &tensor,
                 llvm::ArrayRef<unsigned> operands) {
  // What is derived applies gradients that are stated, which have to fit.
  SMLoc loc = callee.statedBy.empty() || module.isWritten(tensor.name.loc())
                  ? tensor.name.loc()
                  : callee.name.loc();
  if (isCircular(callee, loc))
    return std::nullopt;
  if (calls.size() == maxCalls + 1) {
    error(loc, "'" + callee.name.text +
                   "' applies operators that apply "
                   "operators, and so on, more than " +
                   Twine(maxCalls) + " times");
    return std::nullopt;
  }
  std::vector<std::pair<Name, Item>> given;
  {
    llvm::SaveAndRestore extent(inExtent, true);
    for (const NamedValue &value : tensor.attributes) {
      given.push_back({value.name, expand(value.value)});
      if (given.back().second.kind == Item::None)
        return std::nullopt;
    }
  }
  Environment own;
  std::swap(environment, own);
  auto outerResults = std::move(results);
  auto outerElements = std::move(overrides);
  overrides.clear();
  llvm::SaveAndRestore from(source, static_cast<const Exprs *>(&callee));
  llvm::SaveAndRestore in(definition, &callee);
  calls.push_back({&callee, loc});
  llvm::scope_exit leave([&] { calls.pop_back(); });
  std::vector<unsigned> tensors;
  size_t numTensors = out.tensors.size(), numStages = out.stages.size();
  unsigned errorsOutside = diagnostics.errors();
  bool isFine =
      bindAttributes(callee, tensor, given) && bindParameters(operands, loc);
  if (isFine) {
    size_t first = out.constraints.size();
    requireFormulas(operands);
    elaborateConstraints(first);
    Instance asked; // the numbers of what applies it
    if (auto number = own.types.find(spell(ElementType{}));
        number != own.types.end())
      asked.results.assign(callee.results.size(), number->second);
    isFine = !isBroken() && elaborateResults(callee.results, &asked) &&
             !isBroken() && elaborateSteps(tensors);
    if (isFine)
      keepApplied(callee, operands, tensors, numTensors, numStages);
  }
  std::swap(environment, own);
  results = std::move(outerResults);
  overrides = std::move(outerElements);
  if (!isFine) {
    hasFailed = true;
    if (diagnostics.errors() != errorsOutside && !hasCircle)
      diagnostics.note(loc, "applied here");
    return std::nullopt;
  }
  return tensors;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Whether it is made of numbers, dimensions and attributes alone; they keep
/// their meaning where an index has the name of one.
bool Elaborator::isFormula(ExprId id, unsigned &budget) {
  if (budget-- == 0)
    return false;
  if (auto *name = out[id].getIf<NameUse>()) {
    const Symbol *symbol = scope.find(name->text);
    if (symbol && symbol->kind == Symbol::Dimension)
      name->binding = Binding::Dimension;
    return true;
  }
  if (const auto *node = out[id].getIf<Negate>())
    return isFormula(node->operand, budget);
  if (const auto *node = out[id].getIf<Binary>())
    return node->op <= BinaryOp::Mod && isFormula(node->lhs, budget) &&
           isFormula(node->rhs, budget);
  return out[id].getIf<IntegerLiteral>() || out[id].getIf<FloatLiteral>();
}

/// Whether a name of a step is one that nothing has.
bool Elaborator::checkNew(Name name) {
  const Item *known = environment.find(name.text, false);
  if (!known)
    return true;
  error(name.loc(), "'" + name.text + "' has a meaning already");
  if (known->loc.isValid())
    diagnostics.note(known->loc, "which it has here");
  return false;
}

/// A name for a formula, which it stands for wherever it is used.
bool Elaborator::elaborateValue(const Step &step) {
  Name name = step.names[0];
  if (step.names.size() != 1) {
    error(name.loc(), "one formula has one name");
    return false;
  }
  if (!checkNew(name))
    return false;
  Item item;
  {
    llvm::SaveAndRestore inExtents(inExtent, true);
    item = expand(step.body);
  }
  if (item.kind == Item::None)
    return false;
  if (item.kind == Item::Named)
    item = Item::of(item.loc, toCode(item));
  unsigned budget = maxValueSize;
  if (item.kind == Item::Code && !isFormula(item.code, budget)) {
    error(item.loc,
          "'" + name.text +
              "' is no formula of dimensions and attributes; write '" +
              name.text + "[]' before '=', or the indices that it depends on");
    return false;
  }
  // Whoever uses it settles the types of its literals, so a copy is looked at:
  // nobody may use it.
  if (item.kind == Item::Code) {
    checker.checkFormula(expandExtent(step.body));
    if (isBroken())
      return false;
  }
  environment.bindOutside(name.text, std::move(item));
  return true;
}

/// A `let` that says what its tensors are, as results of a definition are said.
bool Elaborator::elaborateStated(const Step &step,
                                 std::vector<unsigned> &tensors) {
  if (step.results.size() != step.names.size()) {
    error(step.results[0].loc,
          "behind '->' are the extents of " + Twine(step.results.size()) +
              (step.results.size() == 1 ? " tensor" : " tensors") + ", but " +
              Twine(step.names.size()) +
              (step.names.size() == 1 ? " tensor is" : " tensors are") +
              " named");
    return false;
  }
  std::vector<Result> own;
  std::swap(results, own);
  llvm::SmallVector<size_t> numbers(step.results.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  bool isFine = elaborateResults(step.results, nullptr) && !isBroken() &&
                elaborateLambda(step, numbers, tensors);
  std::swap(results, own);
  return isFine;
}

/// Calls a tensor, and the lambda that makes it, what the text calls it.
void Elaborator::rename(unsigned tensor, Name name) {
  out.tensors[tensor].name = name;
  for (Stage &stage : llvm::reverse(out.stages))
    if (!stage.tensors.empty() && stage.tensors.front() == tensor) {
      stage.name = name;
      break;
    }
}

/// Whether it is the name of a dimension, an attribute or a formula.
bool Elaborator::namesFormula(const TensorExpr &tensor) const {
  const Item *item = environment.find(tensor.name.text, /*inExtent=*/false);
  return !tensor.isCall && !tensor.list && item && item->kind >= Item::Code &&
         item->kind <= Item::Number;
}

bool Elaborator::elaborateLet(const Step &step) {
  if (step.isValue)
    return elaborateValue(step);
  std::vector<unsigned> tensors;
  size_t firstOwn = out.tensors.size();
  if (!step.results.empty()) {
    if (!elaborateStated(step, tensors))
      return false;
  } else if (step.body != ExprId::None) {
    if (!elaborateLambda(step, {}, tensors))
      return false;
  } else if (Name name = step.tensor.name; namesFormula(step.tensor)) {
    error(name.loc(), "'" + name.text +
                          "' is no tensor; for its value write '" + name.text +
                          " + 0'");
    return false;
  } else {
    auto given = getTensors(step.tensor);
    if (!given)
      return false;
    tensors = std::move(*given);
    if (tensors.size() != step.names.size()) {
      error(step.names[0].loc(),
            "'" + step.tensor.name.text + "' gives " +
                counted(tensors.size(), "tensor") + ", but " +
                Twine(step.names.size()) +
                (step.names.size() == 1 ? " is named" : " are named"));
      return false;
    }
  }
  for (auto [name, tensor] : llvm::zip(step.names, tensors)) {
    if (!checkNew(name))
      return false;
    environment.bindOutside(name.text, Item::ofTensor(name.loc(), tensor));
    // What an operator makes has that one's name until somebody gives it one.
    if (isOutermost() && tensor >= firstOwn)
      rename(tensor, name);
    if (isOutermost())
      scope.declare({Symbol::Tensor, tensor, name});
  }
  return true;
}

/// After what is wrong with a step: whether the others are looked at, for their
/// own errors. What uses the names of this one fails without a word.
bool Elaborator::goOnBehind(const Step &step) {
  bool isTooLarge = sizeOfStages > maxExprs || steps > maxExprs ||
                    out.stages.size() == maxStages || work.isOver();
  if (!isOutermost() || isTooLarge || hasCircle)
    return false;
  for (Name name : step.names)
    if (!environment.find(name.text, /*inExtent=*/false))
      environment.bindOutside(name.text, Item::make(Item::None, name.loc()));
  forgetErrors();
  return true;
}

/// The lambdas of `definition`, and the tensors that are its results.
bool Elaborator::elaborateSteps(std::vector<unsigned> &tensors) {
  bool areFine = true;
  for (const Step &step : definition->lets)
    if (!elaborateLet(step)) {
      areFine = false;
      if (!goOnBehind(step))
        return false;
    }
  return elaborateBodies(tensors) && areFine;
}

bool Elaborator::elaborateBodies(std::vector<unsigned> &tensors) {
  bool areFine = true;
  const std::vector<Step> &bodies = definition->bodies;
  if (bodies.size() != 1 && bodies.size() != results.size()) {
    error(bodies[1].loc, "there are " + Twine(bodies.size()) +
                             " lambdas, but " + Twine(results.size()) +
                             (results.size() == 1 ? " result" : " results"));
    return false;
  }
  for (auto [i, body] : llvm::enumerate(bodies)) {
    llvm::SmallVector<size_t> numbers{i};
    for (size_t more = 1; bodies.size() == 1 && more < results.size(); ++more)
      numbers.push_back(more);
    if (body.body != ExprId::None) {
      if (!elaborateLambda(body, numbers, tensors)) {
        areFine = false;
        if (!goOnBehind(body))
          return false;
      }
      continue;
    }
    auto given = getTensors(body.tensor);
    if (!given)
      return false;
    if (given->size() != numbers.size()) {
      error(body.loc,
            "'" + body.tensor.name.text + "' gives " +
                counted(given->size(), "tensor") +
                (numbers.size() == 1 ? ", but there is " : ", but there are ") +
                counted(numbers.size(), "result"));
      return false;
    }
    for (auto [number, tensor] : llvm::zip(numbers, *given)) {
      const Result &result = results[number];
      const Tensor &made = out.tensors[tensor];
      if (made.extents.size() != result.extents.size() ||
          !(made.element == result.element)) {
        error(body.loc, "'" + body.tensor.name.text +
                            "' is not of the rank and element type of the "
                            "result");
        diagnostics.note(result.loc, "result declared here");
        return false;
      }
      for (auto [have, want] : llvm::zip(made.extents, result.extents))
        requireEqual(have, want,
                     ("'" + body.tensor.name.text +
                      "' has to be of the result's extents")
                         .str());
      tensors.push_back(tensor);
    }
  }
  return areFine;
}

/// Numbers of a definition whose operands' types are known, but meet no element
/// of them, are f32.
static void settleNumbers(Operator &op) {
  auto settle = [](ElementType &type) {
    if (type.kind == Type::Number && type.scalar == Scalar::Generic)
      type.scalar = Scalar::F32;
  };
  for (Tensor &tensor : op.tensors)
    settle(tensor.element);
  for (Combiner &combiner : op.combiners)
    llvm::for_each(combiner.types, settle);
}

bool Elaborator::run(const Definition &from, const Instance *instance) {
  definition = &from;
  source = &from;
  calls.push_back({&from, from.name.loc()});
  out.exprs.reserve(from.exprs.size());
  out.name = from.name;
  out.doc = from.doc;
  out.operation = from.operation;
  out.exact = instance != nullptr;
  if (instance)
    sampleLength = instance->listLength;
  collectNames(from);
  declareAttributes(instance);
  if (hasFailed)
    return false;
  declareOperands(from, instance);
  if (hasFailed)
    return false;
  std::vector<unsigned> operands(out.numParameters);
  for (size_t i = 0; i != operands.size(); ++i)
    operands[i] = i;
  requireFormulas(operands);
  elaborateConstraints(/*first=*/0);
  if (hasFailed || !elaborateResults(from.results, instance) ||
      !elaborateSteps(out.yields))
    return false;
  keepApplied(from, operands, out.yields, out.numParameters, 0);
  if (out.exact)
    settleNumbers(out);
  out.results = results;
  return !isBroken();
}

std::optional<Operator>
tofu::syntax::elaborate(const Module &module, const Definition &definition,
                        const Instance *instance, Diagnostics &diagnostics,
                        Work *given, unsigned gradientDepth) {
  Work own, &work = given ? *given : own;
  if (definition.isGradient())
    return elaborateGradient(module, definition, instance, diagnostics, work,
                             gradientDepth);
  Operator result;
  if (!Elaborator(module, diagnostics, result, work, gradientDepth)
           .run(definition, instance))
    return std::nullopt;
  return result;
}
