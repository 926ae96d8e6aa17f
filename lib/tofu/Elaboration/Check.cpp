//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Check.h"
#include "tofu/Elaboration/CheckUncalled.h"
#include "tofu/Elaboration/Fit.h"
#include "tofu/Elaboration/Samples.h"
#include "tofu/Elaboration/Scope.h"
#include "tofu/Gradient/Stated.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace tofu::syntax;
using llvm::StringRef;
using llvm::Twine;

/// What is said of a name that another item of the kind and file has.
template <typename Item>
static void findDuplicates(const Module &module, const std::vector<Item> &items,
                           StringRef kind, Diagnostics &diagnostics) {
  std::map<std::pair<unsigned, StringRef>, Name> first; // of each file
  for (const Item &item : items) {
    auto [entry, isNew] = first.try_emplace(
        std::pair(module.getFile(item.name), item.name.text), item.name);
    if (isNew)
      continue;
    diagnostics.error(item.name.loc(),
                      kind + " '" + item.name.text + "' is defined twice");
    diagnostics.note(entry->second.loc(), "defined here first");
  }
}

static void findDuplicateOperations(const Module &module,
                                    Diagnostics &diagnostics) {
  std::map<std::pair<unsigned, StringRef>, llvm::SMLoc> operations;
  for (const Definition &definition : module.definitions) {
    if (definition.operation.empty())
      continue;
    auto [other, isFirst] =
        operations.try_emplace(std::pair(module.getFile(definition.name),
                                         StringRef(definition.operation)),
                               definition.operationLoc);
    if (isFirst)
      continue;
    diagnostics.error(definition.operationLoc, "operation '" +
                                                   definition.operation +
                                                   "' is defined twice");
    diagnostics.note(other->second, "defined here first");
  }
}

static void findRepeated(const std::vector<Name> &names,
                         Diagnostics &diagnostics) {
  llvm::StringSet<> known;
  for (const Name &name : names)
    if (!known.insert(name.text).second)
      diagnostics.error(name.loc(), "'" + name.text + "' is there twice");
}

/// Words that an attribute never is.
static void checkWords(const Definition &definition, Diagnostics &diagnostics) {
  for (const Expr &expr : definition.exprs) {
    const auto *node = expr.getIf<Binary>();
    if (!node || (node->op != BinaryOp::Eq && node->op != BinaryOp::Ne))
      continue;
    for (auto [side, other] :
         {std::pair(node->lhs, node->rhs), std::pair(node->rhs, node->lhs)}) {
      const auto *name = definition[side].getIf<NameUse>();
      const auto *word = definition[other].getIf<StringLiteral>();
      if (!name || !word)
        continue;
      for (const Attribute &attribute : definition.attributes)
        if (attribute.name.text == name->text &&
            attribute.kind == Attribute::Word &&
            !llvm::is_contained(attribute.words, word->text))
          diagnostics.error(
              definition[other].loc,
              "'" + name->text + "' may be " + attribute.spellKind() +
                  ", but is compared with \"" + word->text + "\"");
    }
  }
}

/// Names that stand for the elements' type of operands, and types that are
/// misspelled, are told apart by their first letter.
static void checkTypes(const Definition &definition, Diagnostics &diagnostics) {
  llvm::StringSet<> seen;
  auto visit = [&](const ElementType &element) {
    StringRef name = element.variable;
    if (!isMisspelledType(name) || !seen.insert(name).second)
      return;
    std::string hint = hintElementType(name);
    diagnostics.error(llvm::SMLoc::getFromPointer(name.data()),
                      "unknown element type '" + name + "'" +
                          (hint.empty() ? "; a name for any type begins with a "
                                          "capital letter, as 'T'"
                                        : hint));
  };
  for (const Parameter &parameter : definition.parameters)
    visit(parameter.element);
  for (const Result &result : definition.results)
    visit(result.element);
  for (const Step &step : definition.lets)
    for (const Result &result : step.results)
      visit(result.element);
}

static void checkFunctions(const Module &module, Diagnostics &diagnostics) {
  findDuplicates(module, module.functions, "function", diagnostics);
  findDuplicates(module, module.combiners, "combiner", diagnostics);
  for (const FunctionDefinition &function : module.functions)
    if (findFunction(function.name.text) ||
        isListFunction(function.name.text) ||
        findElementType(function.name.text))
      diagnostics.error(function.name.loc(),
                        "'" + function.name.text +
                            "' is a function of the language; choose another "
                            "name");
  for (const FunctionDefinition &function : module.functions)
    findRepeated(function.parameters, diagnostics);
  for (const CombinerDefinition &combiner : module.combiners) {
    std::vector<Name> names = combiner.left;
    names.insert(names.end(), combiner.right.begin(), combiner.right.end());
    findRepeated(names, diagnostics);
    size_t count = combiner.values.size();
    for (auto [have, what, where] :
         {std::tuple(combiner.left.size(), "name", " before ';'"),
          std::tuple(combiner.right.size(), "name", " after ';'"),
          std::tuple(combiner.identities.size(), "value", " after 'from'")})
      if (have != count)
        diagnostics.error(combiner.name.loc(),
                          "combiner '" + combiner.name.text + "' gives " +
                              counted(count, "value") + ", but has " +
                              counted(have, what) + where);
  }
}

/// Operators that a tensor is made by.
static void collectCallees(const Module &module, const TensorExpr &tensor,
                           llvm::SmallVectorImpl<const Definition *> &callees) {
  if (tensor.isCall)
    if (const Definition *callee = module.findOperator(tensor.name.text).item)
      callees.push_back(callee);
  for (const TensorExpr &each : tensor.arguments)
    collectCallees(module, each, callees);
}

llvm::SmallVector<const Definition *>
tofu::syntax::getCallees(const Module &module, const Definition &definition) {
  llvm::SmallVector<const Definition *> callees;
  for (const std::vector<Step> *steps : {&definition.lets, &definition.bodies})
    for (const Step &step : *steps)
      collectCallees(module, step.tensor, callees);
  if (definition.isGradient())
    if (auto of = module.findOperator(definition.gradientOf.text); of.item)
      callees.push_back(of.item);
  return callees;
}

/// What applies a generic operator is generic.
static void spreadGeneric(Module &module) {
  std::vector<Definition> &all = module.definitions;
  std::vector<llvm::SmallVector<Definition *, 2>> users(all.size());
  llvm::SmallVector<Definition *> generic;
  for (Definition &each : all) {
    for (const Definition *callee : getCallees(module, each))
      users[callee - all.data()].push_back(&each);
    if (!each.statedBy.empty()) // its gradient is applied where it is
      if (auto of = module.findOperator(each.statedOf.text); of.item)
        users[&each - all.data()].push_back(const_cast<Definition *>(of.item));
    if (each.generic)
      generic.push_back(&each);
  }
  while (!generic.empty())
    for (Definition *user : users[generic.pop_back_val() - all.data()])
      if (!std::exchange(user->generic, true))
        generic.push_back(user);
}

bool tofu::syntax::check(Module &module, Report report,
                         std::vector<std::optional<Operator>> *operators) {
  Diagnostics diagnostics(report);
  return check(module, diagnostics, operators);
}

bool tofu::syntax::check(Module &module, Diagnostics &diagnostics,
                         std::vector<std::optional<Operator>> *operators) {
  findDuplicates(module, module.definitions, "operator", diagnostics);
  findDuplicateOperations(module, diagnostics);
  checkFunctions(module, diagnostics);
  spreadGeneric(module);
  for (const Definition &definition : module.definitions)
    if (unsigned before = diagnostics.errors(); !definition.statedBy.empty()) {
      checkStated(module, definition, diagnostics);
      if (diagnostics.errors() != before)
        module.broken.push_back(definition.name.text);
    }
  // What is tried out is not kept, and less is tried of what is too large.
  Work work(module), trials(module);
  trials.limit *= 4;
  SampleChecker samples(module, diagnostics, trials);
  if (operators)
    operators->reserve(module.definitions.size());
  for (const Definition &definition : module.definitions) {
    std::optional<Operator> result;
    checkWords(definition, diagnostics);
    checkTypes(definition, diagnostics);
    bool isOver = work.isOver();
    if (diagnostics.full() || isOver)
      ; // nothing more is said
    else if (definition.generic)
      samples.check(definition);
    else if ((result =
                  elaborate(module, definition, nullptr, diagnostics, &work)))
      if (!definition.isGradient())
        checkFit(*result, diagnostics);
    if (!isOver && work.isOver())
      work.complain(definition.name, diagnostics);
    if (operators && module.isOwn(definition.name))
      operators->push_back(std::move(result));
  }
  if (!diagnostics.full() && !work.isOver())
    checkUncalled(module, diagnostics, trials);
  return diagnostics.errors() == 0;
}
