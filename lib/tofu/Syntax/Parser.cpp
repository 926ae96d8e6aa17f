//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Grammar.h"
#include "tofu/Syntax/Scanner.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

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

std::optional<Module> tofu::syntax::parse(StringRef text, Report report) {
  Diagnostics diagnostics(report);
  Module module;
  for (Segment &segment : scan(text, diagnostics)) {
    if (diagnostics.full())
      break;
    const char *at = segment.text.begin(), *last = segment.text.end();
    Builder builder(diagnostics, std::move(segment.doc));
    std::optional<SyntaxError> error = parseItem(at, last, builder);
    if (!error && skipTrivia(at, last) != last)
      error = SyntaxError{at, "the end of the definition"};
    if (!error) {
      builder.addTo(module);
      continue;
    }
    const char *where = skipTrivia(error->where, text.end());
    diagnostics.error(
        SMLoc::getFromPointer(where),
        describeMisplaced(tokenAt(where, text.end()), error->expected));
  }
  if (diagnostics.errors() != 0)
    return std::nullopt;
  return module;
}
