//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Grammar.h"
#include "tofu/Syntax/Hints.h"
#include "tofu/Syntax/Scanner.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;

static std::string describeMisplaced(StringRef token, StringRef expected) {
  if (token == "where" || token == "else")
    return ("'" + token + "' follows only the read of a tensor, as in 'a[i] " +
            token + (token == "else" ? " 0'" : " i < n else 0'"))
        .str();
  return ("expected " + expected + ", but found " + describeToken(token)).str();
}

namespace {
/// Parses one segment after the other.
class SegmentParser {
public:
  SegmentParser(StringRef text, Diagnostics &diagnostics)
      : text(text), diagnostics(diagnostics) {}

  void parse(Segment &segment, Module &module) {
    const char *at = segment.text.begin(), *last = segment.text.end();
    Builder builder(diagnostics, std::move(segment.doc), segment.text.size());
    std::optional<SyntaxError> error = parseItem(at, last, builder);
    if (!error && skipTrivia(at, last) != last)
      error = SyntaxError{at, "the end of the definition"};
    bool isImport = segment.text.starts_with("import");
    if (isImport && hasItems)
      diagnostics.error(SMLoc::getFromPointer(segment.text.data()),
                        "'import' stands before all that the file defines");
    hasItems |= !isImport;
    if (!error) {
      builder.addTo(module);
      return;
    }
    complain(segment, *error);
    if (isImport) {
      module.files.back().lacksImport = true;
      return;
    }
    bool isOperator = segment.text.starts_with("op");
    (isOperator ? module.broken : module.brokenFunctions)
        .push_back(findName(segment.text));
    // A 'let' or lambda says what it says, whatever is wrong before it.
    while (error && !diagnostics.full()) {
      at = findStep(error->where, last);
      if (!at)
        return;
      Builder rest(diagnostics, "", /*size=*/0);
      error = parseSteps(at, last, rest);
      if (!error && skipTrivia(at, last) != last)
        error = SyntaxError{at, "the end of the definition"};
      // No lambda behind the last 'let': it may stand before that.
      bool isNews = error && (error->expected != "'lambda'" ||
                              skipTrivia(error->where, last) != last);
      if (isNews)
        complain(segment, *error);
    }
  }

private:
  void complain(const Segment &segment, const SyntaxError &error) {
    const char *where = skipTrivia(error.where, text.end());
    StringRef rest(segment.text.begin(), text.end() - segment.text.begin());
    if (std::optional<Hint> hint = findHint(rest, where, error.expected))
      diagnostics.error(SMLoc::getFromPointer(hint->where), hint->message);
    else if (const char *opening = findUnclosed(segment, where, error.expected))
      complainOfUnclosed(segment, opening, where, error.expected);
    else
      diagnostics.error(
          SMLoc::getFromPointer(where),
          describeMisplaced(tokenAt(where, text.end()), error.expected));
  }

  /// The bracket that is open at `where`, if it should have been closed and is
  /// of another line; or null.
  static const char *findUnclosed(const Segment &segment, const char *where,
                                  StringRef expected) {
    if (!expected.contains("')'") && !expected.contains("']'"))
      return nullptr;
    const char *last = segment.text.end();
    llvm::SmallVector<const char *> open;
    for (const char *at = segment.text.begin(); at < where;
         at = skipTrivia(at, last)) {
      StringRef token = tokenAt(at, last);
      if (token == "(" || token == "[")
        open.push_back(at);
      else if ((token == ")" || token == "]") && !open.empty())
        open.pop_back();
      at = token.end();
    }
    bool isLater = !open.empty() &&
                   StringRef(open.back(), where - open.back()).contains('\n');
    return isLater ? open.back() : nullptr;
  }

  /// Of a bracket whose end is missed only in another line: right behind what
  /// stands before that.
  void complainOfUnclosed(const Segment &segment, const char *opening,
                          const char *where, StringRef expected) {
    const char *behind = opening;
    for (const char *at = opening; at < where;
         at = skipTrivia(at, segment.text.end())) {
      at = tokenAt(at, segment.text.end()).end();
      behind = at;
    }
    bool isOver = where == segment.text.end();
    diagnostics.error(SMLoc::getFromPointer(behind),
                      "expected " + expected + " here, but found " +
                          (isOver ? "the end of the definition"
                                  : describeToken(tokenAt(where, text.end())) +
                                        " behind it"));
    diagnostics.note(SMLoc::getFromPointer(opening), "opened here");
  }

  /// What stands behind `op`, `def` or `combiner`.
  static StringRef findName(StringRef segment) {
    const char *last = segment.end();
    const char *at = tokenAt(segment.begin(), last).end();
    return tokenAt(skipTrivia(at, last), last);
  }

  /// Where the next lambda begins, or the first 'let' in front of it that is
  /// none of `let t = e in f`.
  static const char *findStep(const char *at, const char *last) {
    llvm::SmallVector<std::pair<const char *, unsigned>>
        lets; // within brackets
    unsigned brackets = 0;
    for (at = skipTrivia(at, last); at != last; at = skipTrivia(at, last)) {
      StringRef token = tokenAt(at, last);
      if (token == "lambda")
        return lets.empty() ? at : lets.front().first;
      if (token == "let")
        lets.push_back({at, brackets});
      else if (token == "in" && !lets.empty() && lets.back().second == brackets)
        lets.pop_back();
      else if (token == "(" || token == "[")
        ++brackets;
      else if ((token == ")" || token == "]") && brackets != 0)
        --brackets;
      while (!lets.empty() && lets.back().second > brackets)
        lets.pop_back();
      at = token.end();
    }
    return lets.empty() ? nullptr : lets.front().first;
  }

  StringRef text;
  Diagnostics &diagnostics;
  bool hasItems = false;
};

/// A file, and those that it imports.
class Loader {
public:
  Loader(Diagnostics &diagnostics, Importer *importer)
      : diagnostics(diagnostics), importer(importer) {}

  Module run(StringRef text) {
    Importer::Opened main;
    if (importer) {
      main = importer->getMain();
      module.searchLibrary = importer->getLibrarySearch();
    }
    numbers[main.identity] = 0;
    add({main.path, text, 0});
    if (importer)
      importAll(0, 0);
    module.index();
    return std::move(module);
  }

private:
  void add(File file) {
    file.text.consume_front(byteOrderMark);
    StringRef text = file.text;
    module.files.push_back(std::move(file));
    open.push_back(true);
    SegmentParser parser(text, diagnostics);
    for (Segment &segment : scan(text, diagnostics)) {
      if (diagnostics.full())
        break;
      parser.parse(segment, module);
    }
  }

  void importAll(unsigned number, unsigned depth) {
    for (size_t i = 0; i != module.files[number].imports.size(); ++i)
      if (std::optional<unsigned> file = import(number, i, depth))
        module.files[number].imported.push_back(*file);
      else
        module.files[number].lacksImport = true;
    open[number] = false;
  }

  std::optional<unsigned> import(unsigned number, size_t i, unsigned depth) {
    Import written = module.files[number].imports[i];
    auto refuse = [&](const llvm::Twine &message) {
      diagnostics.error(written.loc, message);
      return std::nullopt;
    };
    std::string why;
    auto opened = importer->open(module.files[number], i, why);
    if (!opened)
      return refuse(why);
    auto [entry, isNew] =
        numbers.try_emplace(opened->identity, module.files.size());
    unsigned found = entry->second;
    if (isNew && depth == maxImports)
      return refuse("more than " + llvm::Twine(maxImports) +
                    " files import one another; merge some");
    if (isNew) {
      add({opened->path, opened->text, number, written.loc});
      importAll(found, depth + 1);
      return found;
    }
    if (open[found]) // notes say by way of which
      return refuse("'" + written.path + "' imports this file, " +
                    (found == number ? "itself" : "if by way of others") +
                    "; move what both need into a third");
    llvm::ArrayRef<unsigned> others = module.files[number].imported;
    if (!llvm::is_contained(others, found))
      return found;
    refuse("'" + written.path + "' is imported twice");
    return std::nullopt;
  }

  Diagnostics &diagnostics;
  Importer *importer;
  Module module;
  llvm::StringMap<unsigned> numbers; // of files, by identity
  std::vector<bool> open;            // that import the one at hand
};
} // namespace

Module tofu::syntax::parse(StringRef text, Diagnostics &diagnostics,
                           Importer *importer) {
  return Loader(diagnostics, importer).run(text);
}

std::optional<Module> tofu::syntax::parse(StringRef text, Report report,
                                          Importer *importer) {
  Diagnostics diagnostics(report);
  Module module = parse(text, diagnostics, importer);
  if (diagnostics.errors() != 0)
    return std::nullopt;
  return module;
}
