//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Document.h"

#include "tofu/Elaboration/Read.h"
#include "tofu/Import/TDL/FileImporter.h"
#include "tofu/Syntax/Format.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Hints.h"
#include "llvm/ADT/StringSet.h"

using namespace tofu;
using namespace tofu::tools;
using llvm::SMLoc;
using llvm::SourceMgr;
using llvm::StringRef;
using llvm::Twine;
namespace lsp = llvm::lsp;

/// More errors of one text than anybody reads.
static constexpr unsigned maxDiagnostics = 1000;
/// Names that are offered at one place.
static constexpr size_t maxNames = 1000;
/// Symbols, or uses of one, that are told: the library of the protocol takes
/// 30 kB for each.
static constexpr size_t maxPlaces = 5000;

Document::Document(lsp::URIForFile uri, std::string text,
                   const Workspace &workspace)
    : uri(std::move(uri)), workspace(workspace), text(std::move(text)),
      outline(this->text.get()) {}

void Document::change(
    llvm::ArrayRef<lsp::TextDocumentContentChangeEvent> changes) {
  for (const lsp::TextDocumentContentChangeEvent &change : changes)
    text = change.range ? text.replace(*change.range, change.text)
                        : Text(change.text);
  outline = Outline(text.get());
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

/// The token at `loc`. What is missing at the end of a definition is missing
/// behind what stands there, not at the beginning of the next one.
lsp::Range Document::getErrorRange(SMLoc loc, StringRef message) const {
  StringRef all = text.get();
  const char *at = loc.getPointer();
  size_t next = outline.countBefore(at - all.data());
  llvm::ArrayRef<syntax::Token> tokens = outline.getTokens();
  bool isEnd = next == tokens.size() || Outline::startsDefinition(tokens[next]);
  if (isEnd && next != 0 && message.starts_with("expected"))
    return text.getRange(tokens[next - 1].text);
  if (next != tokens.size() && tokens[next].text.data() == at)
    return text.getRange(tokens[next].text);
  size_t rest = all.end() - at;
  return text.getRange(StringRef(at, std::min<size_t>(rest, 1)));
}

bool Document::contains(SMLoc loc) const {
  std::less_equal<const char *> isUpTo; // also of unrelated texts
  return isUpTo(text.get().begin(), loc.getPointer()) &&
         isUpTo(loc.getPointer(), text.get().end());
}

lsp::Location Document::locate(SMLoc loc, StringRef message,
                               const SourceMgr &sources) const {
  unsigned number = sources.FindBufferContainingLoc(loc);
  if (contains(loc) || number == 0)
    return lsp::Location(uri, getErrorRange(loc, message));
  const llvm::MemoryBuffer *file = sources.getMemoryBuffer(number);
  Text other(file->getBuffer().str());
  size_t at = loc.getPointer() - file->getBufferStart();
  lsp::Range range(other.getPosition(at), other.getPosition(at));
  auto path = lsp::URIForFile::fromFile(file->getBufferIdentifier());
  if (path)
    return lsp::Location(*path, range);
  llvm::consumeError(path.takeError());
  return lsp::Location(uri, range);
}

std::vector<lsp::Diagnostic> Document::getDiagnostics() {
  SourceMgr sources;
  setDocument(sources, uri.file(), "", workspace);
  imported.clear();
  FileImporter importer(sources, [&](StringRef path) {
    imported.insert(path);
    return workspace.getText(path);
  });
  std::vector<lsp::Diagnostic> found;
  // An error of a file that is imported stands where this one applies what has
  // it, or else where that is imported: notes say where.
  bool isElsewhere = false, isPlaced = false;
  auto report = [&](SourceMgr::DiagKind kind, SMLoc loc, const Twine &message) {
    std::string words = llvm::json::fixUTF8(message.str());
    if (kind == SourceMgr::DK_Note && !found.empty()) {
      if (isElsewhere && contains(loc) &&
          (words == "applied here" || words == "imported here")) {
        if (!std::exchange(isPlaced, true))
          found.back().range = getErrorRange(loc, words);
        return;
      }
      auto &related = found.back().relatedInformation;
      if (!related)
        related.emplace();
      related->emplace_back(locate(loc, words, sources), std::move(words));
      return;
    }
    isElsewhere = !contains(loc);
    isPlaced = false;
    lsp::Diagnostic diagnostic;
    diagnostic.severity = lsp::DiagnosticSeverity::Error;
    diagnostic.source = "tdl";
    diagnostic.message = words;
    if (isElsewhere) {
      diagnostic.message = "what is imported has an error: " + words;
      diagnostic.relatedInformation.emplace();
      diagnostic.relatedInformation->emplace_back(locate(loc, words, sources),
                                                  std::move(words));
    } else {
      diagnostic.range = getErrorRange(loc, words);
    }
    found.push_back(std::move(diagnostic));
  };
  (void)syntax::read(text.get(), report, maxDiagnostics, nullptr, &importer);
  for (const char *comment : syntax::findDivisions(text.get())) {
    lsp::Diagnostic &warning = found.emplace_back();
    warning.severity = lsp::DiagnosticSeverity::Warning;
    warning.source = "tdl";
    warning.message = "'//' begins a comment; write 'floordiv' to divide";
    warning.range = text.getRange(StringRef(comment, 2));
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

lsp::Location Document::locate(StringRef part) const {
  return lsp::Location(uri, text.getRange(part));
}

const Symbol *Document::findSymbol(lsp::Position position) const {
  const syntax::Token *token = outline.findToken(text.getOffset(position));
  if (!token)
    return nullptr;
  return outline.getSymbol(token - outline.getTokens().data());
}

std::optional<lsp::Location>
Document::findDeclaration(lsp::Position position) const {
  if (const Symbol *symbol = findSymbol(position))
    return locate(symbol->name);
  const syntax::Token *token = outline.findToken(text.getOffset(position));
  bool isWord = token && token->kind == syntax::Token::Word;
  if (!isWord && (!token || token->kind != syntax::Token::String))
    return std::nullopt;
  auto files = openImports();
  for (auto [import, file] : llvm::zip(outline.getImports(), files)) {
    const DefinitionOutline *definition =
        file && isWord ? file->outline.findGlobal(token->text) : nullptr;
    if (!file || (import != token && !definition))
      continue;
    auto path = lsp::URIForFile::fromFile(file->path);
    if (path)
      return lsp::Location(*path, definition
                                      ? file->text.getRange(definition->name)
                                      : lsp::Range());
    llvm::consumeError(path.takeError());
  }
  return std::nullopt;
}

std::vector<lsp::Location>
Document::findReferences(lsp::Position position, bool withDeclaration) const {
  std::vector<lsp::Location> found;
  if (const Symbol *symbol = findSymbol(position))
    for (size_t use : outline.getUses(*symbol)) {
      if (found.size() == maxPlaces)
        break;
      StringRef word = outline.getTokens()[use].text;
      if (withDeclaration || word.data() != symbol->name.data())
        found.push_back(locate(word));
    }
  if (!found.empty())
    return found;
  // Of what a file that is imported defines: its uses here.
  const syntax::Token *token = outline.findToken(text.getOffset(position));
  if (!token || token->kind != syntax::Token::Word || findSymbol(position))
    return found;
  std::optional<lsp::Location> declared = findDeclaration(position);
  if (!declared)
    return found;
  if (withDeclaration)
    found.push_back(*declared);
  for (auto [number, each] : llvm::enumerate(outline.getTokens()))
    if (found.size() != maxPlaces && each.kind == syntax::Token::Word &&
        each.text == token->text && !outline.getSymbol(number))
      found.push_back(locate(each.text));
  return found;
}

std::vector<lsp::DocumentSymbol> Document::getSymbols() const {
  std::vector<lsp::DocumentSymbol> found;
  size_t count = 0;
  auto make = [&](StringRef name, lsp::SymbolKind kind, StringRef range) {
    ++count;
    return lsp::DocumentSymbol(name, kind, text.getRange(range),
                               text.getRange(name));
  };
  for (const DefinitionOutline &definition : outline.getDefinitions()) {
    if (definition.name.empty())
      continue;
    if (count >= maxPlaces)
      break;
    bool isConstant = definition.kind == Symbol::Function &&
                      !definition.heading.contains('(');
    lsp::SymbolKind kind = definition.kind == Symbol::Combiner
                               ? lsp::SymbolKind::Operator
                           : isConstant ? lsp::SymbolKind::Constant
                                        : lsp::SymbolKind::Function;
    lsp::DocumentSymbol op = make(definition.name, kind, definition.text);
    for (const Symbol &symbol : outline.getLocals(definition)) {
      bool isTensor =
          symbol.kind == Symbol::Parameter || symbol.kind == Symbol::Tensor;
      if (count >= maxPlaces || (!isTensor && symbol.kind != Symbol::Attribute))
        continue;
      lsp::DocumentSymbol child =
          make(symbol.name,
               isTensor ? lsp::SymbolKind::Array : lsp::SymbolKind::Property,
               symbol.name);
      child.detail = llvm::json::fixUTF8(symbol.detail);
      op.children.push_back(std::move(child));
    }
    found.push_back(std::move(op));
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

static lsp::CompletionItemKind kindOf(Symbol::Kind kind) {
  switch (kind) {
  case Symbol::Operator:
  case Symbol::Function:
    return lsp::CompletionItemKind::Function;
  case Symbol::Combiner:
    return lsp::CompletionItemKind::Operator;
  case Symbol::Parameter:
  case Symbol::Tensor:
    return lsp::CompletionItemKind::Field;
  case Symbol::Word:
    return lsp::CompletionItemKind::EnumMember;
  case Symbol::Type:
    return lsp::CompletionItemKind::TypeParameter;
  case Symbol::Dimension:
    return lsp::CompletionItemKind::Constant;
  case Symbol::Attribute:
    return lsp::CompletionItemKind::Property;
  case Symbol::Argument:
  case Symbol::Index:
  case Symbol::Value:
    break;
  }
  return lsp::CompletionItemKind::Variable;
}

/// First what is nearest: names in scope, then functions, then words.
lsp::CompletionList Document::complete(lsp::Position position) const {
  lsp::CompletionList list;
  size_t offset = text.getOffset(position);
  if (outline.isInComment(offset))
    return list;
  llvm::StringSet<> labels;
  auto add = [&](StringRef label, lsp::CompletionItemKind kind, char order,
                 StringRef detail) {
    if (order != '2' && list.items.size() >= maxNames) {
      list.isIncomplete = true;
      return;
    }
    if (!labels.insert(label).second)
      return;
    lsp::CompletionItem item(label, kind, (Twine(order) + label).str());
    item.detail = detail.str();
    list.items.push_back(std::move(item));
  };
  size_t token = outline.countBefore(offset);
  const syntax::Token *current = outline.findToken(offset);
  // In quotes there are words; a quote that nothing closes is a mark.
  bool isQuoted =
      current && (current->kind == syntax::Token::String || current->is("\""));
  // What is nearest is declared last.
  if (const DefinitionOutline *definition = outline.findDefinition(offset))
    for (const Symbol &symbol : llvm::reverse(outline.getLocals(*definition))) {
      if (symbol.begin >= token || token > symbol.end ||
          (current && symbol.name.data() == current->text.data()))
        continue;
      if (!isQuoted)
        add(symbol.name, kindOf(symbol.kind), '0', symbol.detail);
      else if (symbol.kind == Symbol::Word)
        add(symbol.name.drop_front().drop_back(), kindOf(symbol.kind), '0', "");
    }
  if (isQuoted)
    return list;
  auto addGlobals = [&](const Outline &outline) {
    for (const DefinitionOutline &definition : outline.getDefinitions())
      if (!definition.name.empty() &&
          (!current || definition.name.data() != current->text.data()))
        add(definition.name, kindOf(definition.kind), '1',
            definition.kind == Symbol::Operator   ? "operator"
            : definition.kind == Symbol::Function ? "function"
                                                  : "combiner");
  };
  addGlobals(outline);
  for (const auto &file : openImports())
    if (file)
      addGlobals(file->outline);
  for (const syntax::FunctionInfo &function : syntax::allFunctions())
    add(function.name, lsp::CompletionItemKind::Function, '1', "function");
  for (StringRef word : syntax::reservedWords())
    add(word, lsp::CompletionItemKind::Keyword, '2', "");
  for (StringRef name : syntax::allElementTypes())
    add(name, lsp::CompletionItemKind::Function, '1', "element type");
  for (StringRef name : syntax::allListFunctions())
    add(name, lsp::CompletionItemKind::Function, '1', "function of lists");
  for (StringRef word :
       {"for", "from", "all", "any", "ints", "floats", "gradient", "by"})
    add(word, lsp::CompletionItemKind::Keyword, '2', "");
  return list;
}

//===----------------------------------------------------------------------===//
// Formatting
//===----------------------------------------------------------------------===//

/// One edit, from the first line that changes to the last, so that a cursor
/// elsewhere stays.
std::vector<lsp::TextEdit> Document::format() const {
  StringRef before = text.get();
  std::optional<std::string> formatted =
      syntax::format(before, [](SourceMgr::DiagKind, SMLoc, const Twine &) {});
  if (!formatted || *formatted == before)
    return {};
  StringRef after = *formatted;
  size_t same =
      std::mismatch(before.begin(), before.end(), after.begin(), after.end())
          .first -
      before.begin();
  size_t line = before.take_front(same).rfind('\n') + 1; // 0 if there is none
  before = before.drop_front(line);
  after = after.drop_front(line);
  size_t limit = std::min(before.size(), after.size()), end = 0;
  for (size_t i = 1; i <= limit; ++i) {
    if (before[before.size() - i] != after[after.size() - i])
      break;
    // Both texts end a line right before what they share.
    if (before[before.size() - i] == '\n')
      end = i - 1;
  }
  lsp::TextEdit edit;
  edit.range = text.getRange(before.drop_back(end));
  edit.newText = after.drop_back(end).str();
  return {std::move(edit)};
}
