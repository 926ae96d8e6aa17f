//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Grammar.h"
#include "tofu/Syntax/Hints.h"
#include "tofu/Syntax/Scanner.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;

/// What to say when `token` stands where it cannot: that it belongs to the next
/// version of the language, if it does. Otherwise empty.
static StringRef describeLater(StringRef token, StringRef expected) {
  if (expected.starts_with("'=' and a lambda") && token == ",")
    return "several results come with the next version of the language; define "
           "one operator per result";
  if (expected == "'['" && token == "(")
    return "results in parentheses come with the next version of the language; "
           "define one operator per result";
  if (expected == "a number" && token == "[")
    return "list attributes come with the next version of the language; define "
           "one attribute per element";
  return llvm::StringSwitch<StringRef>(token)
      .Case("let", "'let' comes with the next version of the language; define "
                   "the inner lambda as an operator of its own")
      .Case("...", "leading dimensions '...' come with the next version of the "
                   "language; name each dimension")
      .Cases({"or", "not"},
             "'or' and 'not' come with the next version of the language; nest "
             "'select' or 'else'")
      .Default("");
}

static std::string describeMisplaced(StringRef token, StringRef expected) {
  if (StringRef later = describeLater(token, expected); !later.empty())
    return later.str();
  if (token == "where" || token == "else")
    return ("'" + token + "' follows only the read of a tensor, as in 'a[i] " +
            token + (token == "else" ? " 0'" : " i < n else 0'"))
        .str();
  return ("expected " + expected + ", but found " + describeToken(token)).str();
}

std::optional<Module> tofu::syntax::parse(StringRef text, Report report) {
  Diagnostics diagnostics(report);
  Module module;
  text.consume_front(byteOrderMark);
  for (Segment &segment : scan(text, diagnostics)) {
    if (diagnostics.full())
      break;
    const char *at = segment.text.begin(), *last = segment.text.end();
    Builder builder(diagnostics, std::move(segment.doc));
    std::optional<SyntaxError> error = parseDefinition(at, last, builder);
    if (!error && skipTrivia(at, last) != last)
      error = SyntaxError{at, "the end of the definition"};
    if (!error) {
      module.definitions.push_back(builder.take());
      continue;
    }
    const char *where = skipTrivia(error->where, text.end());
    StringRef rest(segment.text.begin(), text.end() - segment.text.begin());
    if (std::optional<Hint> hint = findHint(rest, where, error->expected))
      diagnostics.error(SMLoc::getFromPointer(hint->where), hint->message);
    else
      diagnostics.error(
          SMLoc::getFromPointer(where),
          describeMisplaced(tokenAt(where, text.end()), error->expected));
  }
  if (diagnostics.errors() != 0)
    return std::nullopt;
  return module;
}
