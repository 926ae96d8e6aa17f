//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Outline.h"
#include "OutlineBuilder.h"

#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;
using tofu::syntax::Token;

namespace tofu::tools {

/// The text of `///` lines, without the slashes.
static std::string joinDoc(llvm::ArrayRef<Token> lines) {
  std::string doc;
  for (const Token &token : lines) {
    StringRef line = token.text.drop_front(3);
    line.consume_front(" ");
    doc += (doc.empty() ? "" : "\n") + line.str();
  }
  return doc;
}

Outline::Outline(StringRef text) : text(text) {
  std::vector<Token> all = syntax::tokenize(text);
  std::vector<std::string> docs; // before each definition
  llvm::SmallVector<Token, 4> doc;
  for (const Token &token : all) {
    if (token.kind == Token::Comment) {
      if (!token.isDoc() || token.newlines > 1)
        doc.clear();
      if (token.isDoc())
        doc.push_back(token);
      comments.push_back(token.text);
      continue;
    }
    if (startsDefinition(token))
      docs.push_back(token.newlines == 1 ? joinDoc(doc) : "");
    doc.clear();
    tokens.push_back(token);
  }
  uses.assign(tokens.size(), none);
  buildOutline(*this);
  // Each definition takes the comment of its own first word.
  size_t next = 0, definition = 0;
  for (size_t i = 0; i != tokens.size(); ++i) {
    if (!startsDefinition(tokens[i]))
      continue;
    if (definition != definitions.size() && definitions[definition].begin == i)
      definitions[definition++].doc = docs[next];
    ++next;
  }
}

llvm::ArrayRef<Symbol>
Outline::getLocals(const DefinitionOutline &definition) const {
  auto isBefore = [](unsigned number) {
    return [number](const Symbol &each) {
      return each.isGlobal() || each.definition < number;
    };
  };
  unsigned number = &definition - definitions.data();
  auto first = llvm::partition_point(symbols, isBefore(number));
  auto last = llvm::partition_point(symbols, isBefore(number + 1));
  return llvm::ArrayRef(symbols).slice(first - symbols.begin(), last - first);
}

std::vector<const Token *> Outline::getImports() const {
  std::vector<const Token *> found;
  size_t end = definitions.empty() ? tokens.size() : definitions[0].begin;
  for (size_t i = 0; i + 1 < end; ++i)
    if (tokens[i].is("import") && tokens[i + 1].kind == Token::String)
      found.push_back(&tokens[i + 1]);
  return found;
}

const DefinitionOutline *Outline::findGlobal(StringRef name) const {
  auto found = llvm::find_if(definitions, [&](const DefinitionOutline &each) {
    return each.name == name;
  });
  return found == definitions.end() ? nullptr : &*found;
}

std::string Outline::getClosure(const DefinitionOutline &definition) const {
  std::vector<bool> isPart(definitions.size());
  llvm::SmallVector<unsigned> next{unsigned(&definition - definitions.data())};
  while (!next.empty()) {
    unsigned number = next.pop_back_val();
    if (isPart[number])
      continue;
    isPart[number] = true;
    const DefinitionOutline &each = definitions[number];
    for (size_t i = each.begin; i != each.end; ++i)
      if (const Symbol *symbol = getSymbol(i); symbol && symbol->isGlobal())
        next.push_back(symbol->definition);
  }
  std::string all;
  for (const Token *import : getImports())
    all += "import " + import->text.str() + "\n";
  for (auto [each, isIn] : llvm::zip(definitions, isPart))
    if (isIn)
      all += (all.empty() ? "" : "\n") + each.text.str();
  return all;
}

std::vector<size_t> Outline::getUses(const Symbol &symbol) const {
  std::vector<size_t> found;
  unsigned number = &symbol - symbols.data();
  for (size_t i = 0; i != uses.size(); ++i)
    if (uses[i] == number)
      found.push_back(i);
  return found;
}

size_t Outline::countBefore(size_t offset) const {
  const char *at = text.data() + offset;
  return llvm::partition_point(
             tokens, [&](const Token &each) { return each.text.data() < at; }) -
         tokens.begin();
}

const Token *Outline::findToken(size_t offset) const {
  const char *at = text.data() + offset;
  size_t next = countBefore(offset);
  const Token *before = next == 0 ? nullptr : &tokens[next - 1];
  if (before && before->text.end() < at)
    before = nullptr;
  if (before && (before->text.end() > at || before->kind != Token::Mark))
    return before;
  if (next != tokens.size() && tokens[next].text.data() == at)
    return &tokens[next];
  return before;
}

bool Outline::isInComment(size_t offset) const {
  const char *at = text.data() + offset;
  auto next = llvm::partition_point(
      comments, [&](StringRef each) { return each.data() < at; });
  if (next == comments.begin())
    return false;
  StringRef comment = *std::prev(next);
  return !StringRef(comment.end(), std::max(at, comment.end()) - comment.end())
              .contains('\n');
}

const DefinitionOutline *Outline::findDefinition(size_t offset) const {
  size_t token = countBefore(offset);
  auto next =
      llvm::partition_point(definitions, [&](const DefinitionOutline &each) {
        return each.begin < token;
      });
  return next == definitions.begin() ? nullptr : &*std::prev(next);
}

} // namespace tofu::tools
