//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions and combiners that nothing calls: what they say is otherwise looked
// at where it is called. Of a function the names are checked, as types follow
// from the arguments; a combiner is tried with some types.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/CheckUncalled.h"
#include "tofu/Elaboration/Elaborate.h"
#include "tofu/Elaboration/ExprChecker.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include <cmath>

using namespace tofu::syntax;
using llvm::StringRef;
using llvm::Twine;

namespace {
/// What definitions call, by way of functions too.
class Called {
public:
  explicit Called(const Module &module) : module(module) {
    for (const Definition &each : module.definitions)
      visit(each);
    while (!next.empty())
      visit(*next.pop_back_val());
  }

  bool contains(const Exprs &item) const { return found.contains(&item); }

private:
  void add(const Exprs *item) {
    if (item && found.insert(item).second)
      next.push_back(item);
  }
  void visit(const Exprs &item) {
    for (const Expr &expr : item.exprs) {
      if (const auto *call = expr.getIf<Call>())
        add(module.findFunction(call->name).item);
      if (const auto *use = expr.getIf<NameUse>())
        add(module.findFunction(use->text).item);
      if (const auto *reduce = expr.getIf<Reduce>())
        if (reduce->reducer == Reducer::Named)
          add(module.findCombiner(reduce->combiner.text).item);
    }
  }

  const Module &module;
  llvm::DenseSet<const Exprs *> found;
  llvm::SmallVector<const Exprs *> next;
};

/// The names that a function binds; where in it is left to its callers.
llvm::StringSet<> collectBound(const FunctionDefinition &function) {
  llvm::StringSet<> bound;
  for (Name name : function.parameters)
    bound.insert(name.text);
  for (const Expr &expr : function.exprs) {
    if (const auto *bind = expr.getIf<Bind>())
      bound.insert(bind->name.text);
    if (const auto *reduce = expr.getIf<Reduce>())
      for (const BoundName &index : reduce->indices)
        bound.insert(index.name.text);
  }
  return bound;
}

/// Functions that call themselves, perhaps by way of others. A depth-first walk
/// of all of them, with a stack of its own: chains of calls may be long.
class RecursionFinder {
public:
  RecursionFinder(const Module &module, const Called &called,
                  Diagnostics &diagnostics)
      : module(module), called(called), diagnostics(diagnostics) {}

  void run(const FunctionDefinition &from) {
    if (!enter(from))
      return;
    while (!path.empty()) {
      if (path.back().calls.empty()) {
        open.erase(path.back().function);
        path.pop_back();
        continue;
      }
      auto [callee, loc] = path.back().calls.pop_back_val();
      if (open.contains(callee))
        diagnostics.error(loc, describeRecursion(callee->name.text));
      else
        enter(*callee);
    }
  }

private:
  using Edge = std::pair<const FunctionDefinition *, llvm::SMLoc>;
  struct Step {
    const FunctionDefinition *function;
    llvm::SmallVector<Edge, 2> calls; // that are left to follow
  };

  bool enter(const FunctionDefinition &function) {
    if (called.contains(function) || !seen.insert(&function).second)
      return false;
    open.insert(&function);
    path.push_back({&function, collectCalls(function)});
    return true;
  }

  /// Those that no choice, which a caller may know, nor a list, which may be
  /// empty, keeps from being looked at.
  llvm::SmallVector<Edge, 2>
  collectCalls(const FunctionDefinition &function) const {
    llvm::StringSet<> bound = collectBound(function);
    llvm::SmallVector<Edge, 2> calls;
    llvm::SmallVector<ExprId> pending{function.body};
    while (!pending.empty()) {
      const Expr &expr = function[pending.pop_back_val()];
      const auto *call = expr.getIf<Call>();
      const auto *use = expr.getIf<NameUse>();
      StringRef name = call ? call->name : use ? use->text : StringRef();
      if (!name.empty() && !bound.contains(name))
        if (const auto *callee = module.findFunction(name).item)
          calls.push_back({callee, expr.loc});
      if (call && call->name == "select" && !call->arguments.empty())
        pending.push_back(call->arguments[0]);
      else if (!expr.getIf<Fold>() && !expr.getIf<Expansion>())
        llvm::append_range(pending, getOperands(expr));
    }
    return calls;
  }

  const Module &module;
  const Called &called; // whose errors are said where that is so
  Diagnostics &diagnostics;
  llvm::DenseSet<const FunctionDefinition *> seen, open;
  std::vector<Step> path;
};

/// The names in a function.
class NameChecker {
public:
  NameChecker(const Module &module, const FunctionDefinition &function,
              Diagnostics &diagnostics)
      : module(module), function(function), diagnostics(diagnostics),
        bound(collectBound(function)) {}

  void run() {
    for (const Expr &expr : function.exprs) {
      if (diagnostics.full())
        return; // nothing more is said
      if (const auto *use = expr.getIf<NameUse>())
        visit(expr, *use);
      if (const auto *read = expr.getIf<Read>())
        visit(expr, *read);
      if (const auto *call = expr.getIf<Call>())
        visit(expr, *call);
      if (const auto *reduce = expr.getIf<Reduce>())
        visit(expr, *reduce);
    }
  }

private:
  bool isKnown(StringRef name) const {
    return bound.contains(name) || name == "...";
  }
  /// Errors of other items are said there.
  bool isSaid(StringRef name) const {
    return module.isBrokenFunction(name) || module.mayBeMissing(name);
  }
  /// Once of each name, whatever it is taken for.
  bool isNews(StringRef name) { return reported.insert(name).second; }
  std::string hintName(StringRef name) const {
    if (StringRef hint = hintForeign(name); !hint.empty())
      return hint.str();
    Nearest nearest(name);
    for (const auto &each : bound)
      nearest.add(each.getKey());
    for (const FunctionDefinition &each : module.functions)
      if (each.parameters.empty() && module.isSeen(each.name, name))
        nearest.add(each.name.text);
    return nearest.hint();
  }

  void visit(const Expr &expr, const NameUse &use) {
    if (isKnown(use.text) || isSaid(use.text))
      return;
    const FunctionDefinition *constant = module.findFunction(use.text).item;
    if (!constant && isNews(use.text))
      diagnostics.error(expr.loc,
                        "unknown name '" + use.text + "'" + hintName(use.text));
    else if (constant && !constant->parameters.empty())
      complain(expr, *constant, 0);
  }

  void visit(const Expr &expr, const Read &read) {
    if (!isKnown(read.name) && !isSaid(read.name) && isNews(read.name))
      diagnostics.error(expr.loc, "unknown tensor '" + read.name + "'" +
                                      hintName(read.name));
  }

  void visit(const Expr &expr, const Call &call) {
    if (isSaid(call.name) || isListFunction(call.name) ||
        findElementType(call.name))
      return;
    bool isSpread = llvm::any_of(call.arguments, [&](ExprId argument) {
      return function[argument].getIf<Expansion>();
    });
    size_t count = call.arguments.size();
    if (const FunctionDefinition *callee =
            module.findFunction(call.name).item) {
      if (!isSpread && count != callee->parameters.size())
        complain(expr, *callee, count);
      return;
    }
    if (const FunctionInfo *info = findFunction(call.name)) {
      bool folds = call.name == "max" || call.name == "min";
      if (!isSpread && (folds ? count < info->arity : count != info->arity))
        complain(expr, call.name, info->arity, count);
      return;
    }
    // A conversion to the type that a variable of its callers stands for.
    if (count == 1 && !bound.contains(call.name) &&
        llvm::all_of(call.name, [](char c) { return c < 'a' || c > 'z'; }))
      return;
    if (isNews(call.name))
      complainAboutFunction(module, expr.loc, call.name, diagnostics);
  }

  void visit(const Expr &expr, const Reduce &reduce) {
    if (reduce.reducer != Reducer::Named)
      return;
    StringRef name = reduce.combiner.text;
    if (!module.findCombiner(name).item && !isSaid(name) && isNews(name))
      diagnostics.error(expr.loc, describeUnknownReduction(module, name));
  }

  void complain(const Expr &expr, StringRef name, size_t wanted, size_t count) {
    diagnostics.error(expr.loc, "'" + name + "' takes " + Twine(wanted) +
                                    (wanted == 1 ? " argument" : " arguments") +
                                    ", but has " + Twine(count));
  }
  void complain(const Expr &expr, const FunctionDefinition &callee,
                size_t count) {
    complain(expr, callee.name.text, callee.parameters.size(), count);
    diagnostics.note(callee.name.loc(), "defined here");
  }

  const Module &module;
  const FunctionDefinition &function;
  Diagnostics &diagnostics;
  llvm::StringSet<> bound, reported;
};
} // namespace

/// The element types that a combiner names, by way of functions too: to one
/// that it converts to it has to be what is folded.
static llvm::SmallVector<ElementType, 3>
findNamedTypes(const Module &module, const CombinerDefinition &combiner) {
  llvm::SmallVector<ElementType, 3> types;
  llvm::SmallVector<const Exprs *> next{&combiner};
  llvm::DenseSet<const Exprs *> found;
  while (!next.empty())
    for (const Expr &expr : next.pop_back_val()->exprs) {
      const auto *call = expr.getIf<Call>();
      if (!call)
        continue;
      if (auto type = findElementType(call->name)) {
        if (type->scalar != Scalar::Generic &&
            !llvm::is_contained(types, *type))
          types.push_back(*type);
      } else if (const Exprs *callee = module.findFunction(call->name).item;
                 callee && found.insert(callee).second) {
        next.push_back(callee);
      }
    }
  return types;
}

/// Types that a value may have whose fold begins with this one: some of each
/// kind, then those that are named.
static llvm::SmallVector<ElementType, 3>
getCandidates(const CombinerDefinition &combiner, ExprId identity,
              llvm::ArrayRef<ElementType> named) {
  llvm::SmallVector<ElementType, 3> candidates = {
      {Type::Number, Scalar::F32, {}},
      {Type::Integer, Scalar::I64, {}},
      {Type::Condition, Scalar::Bool, {}}};
  for (const ElementType &type : named)
    if (!llvm::is_contained(candidates, type))
      candidates.push_back(type);
  const auto *negate = combiner[identity].getIf<Negate>();
  const Expr &literal = combiner[negate ? negate->operand : identity];
  const auto *number = literal.getIf<FloatLiteral>();
  bool isNumber = number && std::isfinite(number->value); // others are of all
  bool isTruth = literal.getIf<BoolLiteral>();
  llvm::erase_if(candidates, [&](const ElementType &type) {
    return (isNumber && type.kind != Type::Number) ||
           (isTruth && type.kind != Type::Condition);
  });
  return candidates;
}

/// Tries types until the combiner makes sense of them; else says what is wrong
/// with the first. Of very many not all are tried, and nothing is said.
static void tryCombiner(const Module &module,
                        const CombinerDefinition &combiner,
                        Diagnostics &diagnostics, Work &work) {
  constexpr size_t kMost = 729;
  size_t count = combiner.values.size(), all = 1;
  if (combiner.left.size() != count || combiner.right.size() != count ||
      combiner.identities.size() != count)
    return; // which is said
  auto named = findNamedTypes(module, combiner);
  std::vector<llvm::SmallVector<ElementType, 3>> types;
  for (ExprId identity : combiner.identities) {
    types.push_back(getCandidates(combiner, identity, named));
    all = std::min(all * types.back().size(), kMost + 1);
  }
  auto run = [&](size_t choice, Diagnostics &own) {
    Combiner sample{&combiner, {}};
    for (const auto &each : types) {
      sample.types.push_back(each[choice % each.size()]);
      choice /= each.size();
    }
    return elaborate(module, sample, own, &work).has_value();
  };
  auto ignore = [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const Twine &) {};
  for (size_t choice = 0; choice != std::min(all, kMost); ++choice) {
    if (work.isOver())
      return;
    Diagnostics quiet(ignore);
    if (run(choice, quiet))
      return;
  }
  if (all <= kMost)
    (void)run(0, diagnostics);
}

void tofu::syntax::checkUncalled(const Module &module, Diagnostics &diagnostics,
                                 Work &work) {
  Called called(module);
  RecursionFinder recursion(module, called, diagnostics);
  for (const FunctionDefinition &each : module.functions) {
    recursion.run(each);
    if (!called.contains(each))
      NameChecker(module, each, diagnostics).run();
  }
  for (const CombinerDefinition &each : module.combiners)
    if (!diagnostics.full() && !work.isOver() && !called.contains(each))
      tryCombiner(module, each, diagnostics, work);
}
