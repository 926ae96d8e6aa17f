//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Check.h"
#include "tofu/Syntax/ExprChecker.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using llvm::Twine;

static void declareHeading(Definition &definition, Scope &scope) {
  for (auto [i, parameter] : llvm::enumerate(definition.parameters))
    scope.declare({Symbol::Tensor, static_cast<unsigned>(i), parameter.name});
  for (auto [i, attribute] : llvm::enumerate(definition.attributes))
    scope.declare(
        {Symbol::Attribute, static_cast<unsigned>(i), attribute.name});
  for (const Parameter &parameter : definition.parameters)
    for (ExprId extent : parameter.extents) {
      Expr &expr = definition[extent];
      expr.type = Type::Integer;
      if (auto *name = expr.getIf<NameUse>()) {
        name->binding = Binding::Dimension;
        scope.declare({Symbol::Dimension, 0, {name->text}});
      }
    }
}

static void checkDefinition(Definition &definition,
                            const llvm::StringSet<> &operators,
                            Diagnostics &diagnostics) {
  Scope scope(diagnostics);
  ExprChecker checker(definition, scope, operators, diagnostics);
  declareHeading(definition, scope);
  const auto *opaque = definition[definition.body].getIf<Opaque>();
  if (definition.results.size() > 1 && !opaque)
    diagnostics.error(definition.results[1].loc,
                      "only an opaque function has several results");
  size_t indices = definition.indices.size();
  bool isFit = true;
  for (const Result &result : definition.results) {
    for (ExprId extent : result.extents)
      checker.checkInteger(extent, Place::Extent);
    size_t rank = result.extents.size();
    // What follows the indices is the function's own.
    if (opaque ? indices <= rank : indices == rank)
      continue;
    isFit = false;
    diagnostics.error(indices == 0 ? definition[definition.body].loc
                                   : definition.indices[0].loc(),
                      "result has " + Twine(rank) +
                          (rank == 1 ? " dimension" : " dimensions") +
                          ", but the lambda has " + Twine(indices) +
                          (indices == 1 ? " index" : " indices"));
    diagnostics.note(result.loc, "result declared here");
  }
  for (Name index : definition.indices)
    scope.pushIndex(index);
  checker.checkBody();
  for (const Result &result : definition.results)
    for (size_t i = 0; isFit && i != indices; ++i)
      checkRange(definition, scope.index(i), result.extents[i], diagnostics);
}

bool tofu::syntax::check(Module &module, Report report) {
  Diagnostics diagnostics(report);
  return check(module, diagnostics);
}

bool tofu::syntax::check(Module &module, Diagnostics &diagnostics) {
  llvm::StringMap<Name> first;
  llvm::StringMap<llvm::SMLoc> operations;
  llvm::StringSet<> operators;
  for (const Definition &definition : module.definitions)
    operators.insert(definition.name.text);
  for (llvm::StringRef name : module.broken)
    operators.insert(name);
  for (Definition &definition : module.definitions) {
    if (diagnostics.full())
      break;
    auto [entry, isNew] =
        first.try_emplace(definition.name.text, definition.name);
    if (!isNew) {
      diagnostics.error(definition.name.loc(), "operator '" +
                                                   definition.name.text +
                                                   "' is defined twice");
      diagnostics.note(entry->second.loc(), "defined here first");
    }
    if (!definition.operation.empty()) {
      auto [other, isFirst] =
          operations.try_emplace(definition.operation, definition.operationLoc);
      if (!isFirst) {
        diagnostics.error(definition.operationLoc, "operation '" +
                                                       definition.operation +
                                                       "' is defined twice");
        diagnostics.note(other->second, "defined here first");
      }
    }
    checkDefinition(definition, operators, diagnostics);
  }
  return diagnostics.errors() == 0;
}
