//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Scope.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tofu::syntax;
using llvm::StringRef;

StringRef tofu::syntax::describe(Symbol::Kind kind) {
  static constexpr llvm::StringLiteral words[] = {"a tensor", "an attribute",
                                                  "a dimension"};
  return words[kind];
}

void Scope::declare(Symbol symbol) {
  auto [entry, isNew] =
      symbolNumbers.try_emplace(symbol.name.text, symbols.size());
  if (isNew)
    return symbols.push_back(symbol);
  const Symbol &other = symbols[entry->second];
  if (symbol.kind == Symbol::Dimension && other.kind == Symbol::Dimension)
    return;
  diagnostics.error(symbol.name.loc(), "'" + symbol.name.text +
                                           "' is already " +
                                           describe(other.kind));
  diagnostics.note(other.name.loc(), "declared here");
}

const Symbol *Scope::find(StringRef name) const {
  auto entry = symbolNumbers.find(name);
  return entry == symbolNumbers.end() ? nullptr : &symbols[entry->second];
}

void Scope::pushIndex(Name name) {
  const Symbol *symbol = find(name.text);
  if (symbol && symbol->kind != Symbol::Dimension) {
    diagnostics.error(name.loc(), "'" + name.text + "' is already " +
                                      describe(symbol->kind));
    diagnostics.note(symbol->name.loc(), "declared here");
  } else if (const BoundIndex *other = findIndex(name.text)) {
    diagnostics.error(name.loc(), "'" + name.text + "' is already an index");
    diagnostics.note(other->name.loc(), "declared here");
  }
  // A repeated one hides the first, so that what follows is still checked.
  auto [entry, isNew] = indexNumbers.try_emplace(name.text, indices.size());
  hidden.push_back(isNew ? std::nullopt : std::optional(entry->second));
  entry->second = indices.size();
  indices.push_back({name, {}, false});
}

BoundIndex *Scope::findIndex(StringRef name) {
  auto entry = indexNumbers.find(name);
  return entry == indexNumbers.end() ? nullptr : &indices[entry->second];
}

void Scope::popIndices(size_t count) {
  for (; count != 0; --count) {
    if (hidden.back())
      indexNumbers[indices.back().name.text] = *hidden.back();
    else
      indexNumbers.erase(indices.back().name.text);
    hidden.pop_back();
    indices.pop_back();
  }
}

std::string Scope::hintTensor(StringRef name) const {
  Nearest nearest(name);
  for (const Symbol &symbol : symbols)
    if (symbol.kind == Symbol::Tensor)
      nearest.add(symbol.name.text);
  return nearest.hint();
}

std::string Scope::hintExtent(StringRef name) const {
  Nearest nearest(name);
  for (const Symbol &symbol : symbols)
    if (symbol.kind != Symbol::Tensor)
      nearest.add(symbol.name.text);
  return nearest.hint();
}

StringRef tofu::syntax::hintForeign(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("True", "; write 'true'")
      .Case("False", "; write 'false'")
      .Cases({"None", "null"},
             "; there is no empty value: 'else' says what is read outside")
      .Case("pi", "; write 'def pi = 3.141592653589793' in front")
      .Default("");
}

std::string Scope::hintValue(StringRef name) const {
  if (StringRef hint = hintForeign(name); !hint.empty())
    return hint.str();
  Nearest nearest(name);
  for (const BoundIndex &index : indices)
    nearest.add(index.name.text);
  for (const Symbol &symbol : symbols)
    if (symbol.kind != Symbol::Tensor)
      nearest.add(symbol.name.text);
  return nearest.hint();
}
