//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a document says of the word under the mouse, in Markdown.
//
//===----------------------------------------------------------------------===//
#include "Document.h"

#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/StringExtras.h"

using namespace tofu;
using namespace tofu::tools;
using llvm::StringRef;
using llvm::Twine;
namespace lsp = llvm::lsp;

/// Longer definitions are not analysed while someone waits.
static constexpr size_t maxAnalysed = 20000;

/// Longer functions and combiners are shown by their headings.
static constexpr size_t maxShown = 2000;

static std::string code(const Twine &text) {
  return ("```tdl\n" + text + "\n```\n").str();
}

const std::optional<std::string> &
Document::derive(const Outline &outline, const DefinitionOutline &definition,
                 StringRef path) {
  static const std::optional<std::string> none;
  if (definition.text.size() > maxAnalysed)
    return none;
  // What it applies and calls is part of what it means.
  std::string text = outline.getClosure(definition);
  if (text.size() > maxAnalysed)
    return none;
  // A text that grew while it was typed leaves many behind.
  if (derived.size() > 1000)
    derived.clear();
  auto [entry, isNew] =
      derived.try_emplace((definition.name + " " + path + " " + text).str());
  if (isNew)
    entry->second = describeSplits(text, path, definition.name, workspace);
  return entry->second;
}

std::string Document::describeGlobal(const Outline &outline,
                                     const DefinitionOutline &definition,
                                     StringRef path) {
  bool isOperator = definition.kind == Symbol::Operator;
  bool isShort = definition.text.size() <= maxShown;
  std::string text =
      code(isOperator || !isShort ? definition.heading : definition.text);
  if (!definition.doc.empty())
    text += "\n" + definition.doc + "\n";
  if (isOperator)
    if (auto &page = derive(outline, definition, path))
      text += "\n" + code(StringRef(*page).rtrim());
  return text;
}

std::string Document::describeLocal(const Symbol &symbol) {
  const DefinitionOutline &definition =
      outline.getDefinitions()[symbol.definition];
  auto say = [&](StringRef what) {
    std::string place =
        definition.name.empty() ? "" : " of `" + definition.name.str() + "`";
    StringRef gap =
        symbol.detail.starts_with("=") || symbol.detail.starts_with("of ") ? " "
                                                                           : "";
    return code(Twine(symbol.name) + gap + symbol.detail) + "\n" + what.str() +
           place + "\n";
  };
  switch (symbol.kind) {
  case Symbol::Operator:
  case Symbol::Function:
  case Symbol::Combiner:
    break;
  case Symbol::Parameter:
    return say("parameter");
  case Symbol::Word:
    return say("word of an attribute");
  case Symbol::Type:
    return say("element type");
  case Symbol::Argument:
    return say("argument");
  case Symbol::Tensor:
    return say("tensor");
  case Symbol::Dimension:
    return say(symbol.detail.empty() ? "dimension" : "list of dimensions");
  case Symbol::Attribute:
    return say("attribute");
  case Symbol::Index:
    if (auto &page = derive(outline, definition, uri.file()))
      if (std::string splits = findIndex(*page, symbol.name); !splits.empty())
        return say("index") + "\n" + code(StringRef(splits).rtrim());
    return say(symbol.detail.empty() ? "index" : "list of indices");
  case Symbol::Value:
    return say("value");
  }
  return describeGlobal(outline, definition, uri.file());
}

static std::string describeFunction(const syntax::FunctionInfo &function) {
  using Info = syntax::FunctionInfo;
  switch (function.signature) {
  case Info::Selection:
    return code(function.name + "(condition, a, b)") +
           "\n`a` where the condition holds, else `b`\n";
  case Info::Numbers:
  case Info::SameType:
    break;
  }
  return code(function.name + (function.arity == 2 ? "(a, b)" : "(a)")) +
         (function.signature == Info::Numbers
              ? "\nof numbers\n"
              : "\nof numbers, or of integers\n");
}

static std::string describeReserved(StringRef word) {
  if (word == "sum" || word == "prod" || word == "max" || word == "min")
    return code(word + "(i, j: e)") +
           "\n`e` combined over all values of the indices, in any order\n";
  if (word == "all" || word == "any")
    return code(word + "(i, j: c)") +
           (word == "all"
                ? "\nwhether `c` holds for all values of the indices\n"
                : "\nwhether `c` holds for a value of the indices\n");
  return "";
}

std::optional<lsp::Hover> Document::findHover(lsp::Position position) {
  const syntax::Token *token = outline.findToken(text.getOffset(position));
  if (!token || (token->kind != syntax::Token::Word &&
                 token->kind != syntax::Token::String))
    return std::nullopt;
  size_t number = token - outline.getTokens().data();
  std::string words;
  if (const Symbol *symbol = outline.getSymbol(number)) {
    words = describeLocal(*symbol);
  } else {
    bool isReduction =
        syntax::isReserved(token->text) || token->is("all") || token->is("any");
    const syntax::FunctionInfo *function = syntax::findFunction(token->text);
    if (isReduction && function)
      words =
          describeReserved(token->text) + "\n" + describeFunction(*function);
    else if (isReduction)
      words = describeReserved(token->text);
    else if (function)
      words = describeFunction(*function);
    else if (syntax::findElementType(token->text))
      words = code(token->text + "(x)") + "\nthe value as that element type\n";
    else if (token->kind == syntax::Token::Word && !isReduction)
      for (const auto &file : openImports())
        if (const DefinitionOutline *definition =
                file && words.empty() ? file->outline.findGlobal(token->text)
                                      : nullptr)
          words = describeGlobal(file->outline, *definition, file->path);
  }
  if (words.empty())
    return std::nullopt;
  lsp::Hover hover(text.getRange(token->text));
  hover.contents.value = llvm::json::fixUTF8(words);
  return hover;
}
