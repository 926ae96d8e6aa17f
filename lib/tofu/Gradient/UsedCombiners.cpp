//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/UsedCombiners.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;
using llvm::StringRef;
using llvm::Twine;

static llvm::SmallVector<Name> getParameters(const CombinerDefinition &item) {
  llvm::SmallVector<Name> all(item.left.begin(), item.left.end());
  all.append(item.right.begin(), item.right.end());
  return all;
}

static llvm::SmallVector<Name> getParameters(const FunctionDefinition &item) {
  return {item.parameters.begin(), item.parameters.end()};
}

/// The function that an expression of the item calls, or the constant that it
/// names; null if it does neither.
template <typename Item>
const FunctionDefinition *UsedCombiners::getCalled(const Item &item,
                                                   const Expr &expr) const {
  if (const auto *call = expr.getIf<Call>())
    return module.findFunction(call->name).item;
  const auto *use = expr.getIf<NameUse>();
  if (!use)
    return nullptr;
  for (const Name &each : getParameters(item))
    if (each.text == use->text)
      return nullptr;
  for (const Expr &each : item.exprs)
    if (const auto *bind = each.template getIf<Bind>())
      if (bind->name.text == use->text)
        return nullptr;
  return module.findFunction(use->text).item;
}

template <typename Item> void UsedCombiners::addCalled(const Item &item) {
  for (const Expr &expr : item.exprs)
    if (const FunctionDefinition *function = getCalled(item, expr);
        function && functions.insert(function))
      addCalled(*function);
}

void UsedCombiners::add(const CombinerDefinition &combiner) {
  if (combiners.insert(&combiner))
    addCalled(combiner);
}

/// What the item says under other names is a copy.
template <typename Item> Item UsedCombiners::rename(const Item &item) const {
  Item copy = item;
  copy.name.text = names.at(&item);
  for (auto [expr, renamed] : llvm::zip(item.exprs, copy.exprs))
    if (const FunctionDefinition *function = getCalled(item, expr)) {
      StringRef name = names.at(function);
      if (auto *call = renamed.template getIf<Call>())
        call->name = name;
      else
        renamed.template getIf<NameUse>()->text = name;
    }
  return copy;
}

void UsedCombiners::chooseNames() {
  // A name with a number is none that stands in any of them.
  llvm::StringSet<> inside;
  auto collect = [&](const auto &item) {
    for (const Name &each : getParameters(item))
      inside.insert(each.text);
    for (const Expr &expr : item.exprs)
      if (const auto *call = expr.getIf<Call>())
        inside.insert(call->name);
      else if (const auto *use = expr.getIf<NameUse>())
        inside.insert(use->text);
      else if (const auto *bind = expr.getIf<Bind>())
        inside.insert(bind->name.text);
  };
  auto choose = [&](const auto &item, llvm::StringSet<> &taken) {
    StringRef base = item.name.text;
    std::string text = base.str();
    for (unsigned i = 2;
         taken.contains(text) ||
         (text != base &&
          (inside.contains(text) || isReserved(text) || findFunction(text) ||
           isListFunction(text) || findElementType(text)));
         ++i)
      text = (base + Twine(i)).str();
    taken.insert(text);
    names[&item] = text;
  };
  for (const CombinerDefinition *each : combiners)
    collect(*each);
  for (const FunctionDefinition *each : functions)
    collect(*each);
  llvm::StringSet<> taken, takenByFunctions; // a name may be of both kinds
  for (const CombinerDefinition *each : combiners)
    choose(*each, taken);
  for (const FunctionDefinition *each : functions)
    choose(*each, takenByFunctions);
}

llvm::StringMap<const CombinerDefinition *> UsedCombiners::getNamed() const {
  llvm::StringMap<const CombinerDefinition *> named;
  for (const CombinerDefinition *each : combiners)
    named[names.at(each)] = each;
  return named;
}

void UsedCombiners::print(llvm::raw_ostream &os) const {
  for (const FunctionDefinition &each : module.functions)
    if (functions.contains(&each)) {
      syntax::print(rename(each), os);
      os << '\n';
    }
  for (const CombinerDefinition *each : combiners) {
    syntax::print(rename(*each), os);
    os << '\n';
  }
}
