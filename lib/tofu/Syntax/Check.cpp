//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Check.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Samples.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace tofu::syntax;
using llvm::StringRef;
using llvm::Twine;

/// What is said of a name that another item of the kind has.
template <typename Item>
static void findDuplicates(const std::vector<Item> &items, StringRef kind,
                           Diagnostics &diagnostics) {
  llvm::StringMap<Name> first;
  for (const Item &item : items) {
    auto [entry, isNew] = first.try_emplace(item.name.text, item.name);
    if (isNew)
      continue;
    diagnostics.error(item.name.loc(),
                      kind + " '" + item.name.text + "' is defined twice");
    diagnostics.note(entry->second.loc(), "defined here first");
  }
}

static void findDuplicateOperations(const Module &module,
                                    Diagnostics &diagnostics) {
  llvm::StringMap<llvm::SMLoc> operations;
  for (const Definition &definition : module.definitions) {
    if (definition.operation.empty())
      continue;
    auto [other, isFirst] =
        operations.try_emplace(definition.operation, definition.operationLoc);
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
          diagnostics.error(definition[other].loc,
                            "'" + name->text + "' may be " +
                                attribute.spellKind() +
                                ", but is compared with \"" + word->text +
                                "\"");
    }
  }
}

static void checkFunctions(const Module &module, Diagnostics &diagnostics) {
  findDuplicates(module.functions, "function", diagnostics);
  findDuplicates(module.combiners, "combiner", diagnostics);
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
    for (auto [have, what] :
         {std::pair(combiner.left.size(), "names before ';'"),
          std::pair(combiner.right.size(), "names after ';'"),
          std::pair(combiner.identities.size(), "values after 'from'")})
      if (have != count)
        diagnostics.error(combiner.name.loc(),
                          "combiner '" + combiner.name.text + "' gives " +
                              Twine(count) +
                              (count == 1 ? " value" : " values") +
                              ", but has " + Twine(have) + " " + what);
  }
}

static bool calls(const TensorExpr &tensor, const llvm::StringSet<> &names) {
  return (tensor.isCall && names.contains(tensor.name.text)) ||
         llvm::any_of(tensor.arguments, [&](const TensorExpr &each) {
           return calls(each, names);
         });
}

/// What applies a generic operator is generic.
static void spreadGeneric(Module &module) {
  llvm::StringSet<> generic;
  for (bool changed = true; changed;) {
    changed = false;
    for (Definition &each : module.definitions) {
      for (const std::vector<Step> *steps : {&each.lets, &each.bodies})
        for (const Step &step : *steps)
          each.generic |= calls(step.tensor, generic);
      if (each.generic)
        changed |= generic.insert(each.name.text).second;
    }
  }
}

bool tofu::syntax::check(Module &module, Report report,
                         std::vector<std::optional<Operator>> *operators) {
  Diagnostics diagnostics(report);
  return check(module, diagnostics, operators);
}

bool tofu::syntax::check(Module &module, Diagnostics &diagnostics,
                         std::vector<std::optional<Operator>> *operators) {
  findDuplicates(module.definitions, "operator", diagnostics);
  findDuplicateOperations(module, diagnostics);
  checkFunctions(module, diagnostics);
  spreadGeneric(module);
  SampleChecker samples(module, diagnostics);
  for (const Definition &definition : module.definitions) {
    std::optional<Operator> result;
    checkWords(definition, diagnostics);
    if (diagnostics.full())
      ; // nothing more is said
    else if (definition.generic)
      samples.check(definition);
    else
      result = elaborate(module, definition, nullptr, diagnostics);
    if (operators)
      operators->push_back(std::move(result));
  }
  return diagnostics.errors() == 0;
}
