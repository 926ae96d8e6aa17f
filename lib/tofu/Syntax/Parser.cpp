//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Check.h"
#include "tofu/Syntax/Grammar.h"
#include "tofu/Syntax/Hints.h"
#include "tofu/Syntax/Scanner.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>

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
    Builder builder(diagnostics, std::move(segment.doc));
    std::optional<SyntaxError> error = parseItem(at, last, builder);
    if (!error && skipTrivia(at, last) != last)
      error = SyntaxError{at, "the end of the definition"};
    if (!error) {
      builder.addTo(module);
      return;
    }
    complain(segment, *error);
    bool isOperator = StringRef(segment.text).starts_with("op");
    (isOperator ? module.broken : module.brokenFunctions)
        .push_back(findName(segment.text));
    // A lambda says what it says, whatever is wrong with its heading.
    const char *lambda = findLambda(error->where, last);
    if (!lambda || diagnostics.full())
      return;
    Builder rest(diagnostics, "");
    if (std::optional<SyntaxError> other = parseLambda(lambda, last, rest))
      complain(segment, *other);
  }

private:
  void complain(const Segment &segment, const SyntaxError &error) {
    const char *where = skipTrivia(error.where, text.end());
    StringRef rest(segment.text.begin(), text.end() - segment.text.begin());
    if (std::optional<Hint> hint = findHint(rest, where, error.expected))
      diagnostics.error(SMLoc::getFromPointer(hint->where), hint->message);
    else
      diagnostics.error(
          SMLoc::getFromPointer(where),
          describeMisplaced(tokenAt(where, text.end()), error.expected));
  }

  /// What stands behind `op`, `def` or `combiner`.
  static StringRef findName(StringRef segment) {
    const char *last = segment.end();
    const char *at = tokenAt(segment.begin(), last).end();
    return tokenAt(skipTrivia(at, last), last);
  }

  static const char *findLambda(const char *at, const char *last) {
    for (at = skipTrivia(at, last); at != last; at = skipTrivia(at, last)) {
      StringRef token = tokenAt(at, last);
      if (token == "lambda")
        return at;
      at = token.end();
    }
    return nullptr;
  }

  StringRef text;
  Diagnostics &diagnostics;
};
} // namespace

Module tofu::syntax::parse(StringRef text, Diagnostics &diagnostics) {
  Module module;
  text.consume_front(byteOrderMark);
  SegmentParser parser(text, diagnostics);
  for (Segment &segment : scan(text, diagnostics)) {
    if (diagnostics.full())
      break;
    parser.parse(segment, module);
  }
  return module;
}

std::optional<Module> tofu::syntax::parse(StringRef text, Report report) {
  Diagnostics diagnostics(report);
  Module module = parse(text, diagnostics);
  if (diagnostics.errors() != 0)
    return std::nullopt;
  return module;
}

std::optional<Module>
tofu::syntax::read(StringRef text, Report report, unsigned limit,
                   std::vector<std::optional<Operator>> *operators) {
  struct Said {
    llvm::SourceMgr::DiagKind kind;
    SMLoc loc;
    std::string message;
  };
  std::vector<std::vector<Said>> errors; // each with its notes
  auto collect = [&](llvm::SourceMgr::DiagKind kind, SMLoc loc,
                     const llvm::Twine &message) {
    if (kind == llvm::SourceMgr::DK_Error)
      errors.emplace_back();
    errors.back().push_back({kind, loc, message.str()});
  };
  Diagnostics diagnostics(collect, limit);
  Module module = parse(text, diagnostics);
  if (check(module, diagnostics, operators))
    return module;
  // That there are more comes last.
  auto last = diagnostics.full() ? std::prev(errors.end()) : errors.end();
  std::stable_sort(
      errors.begin(), last, [](const auto &left, const auto &right) {
        return left[0].loc.getPointer() < right[0].loc.getPointer();
      });
  for (const std::vector<Said> &error : errors)
    for (const Said &said : error)
      report(said.kind, said.loc, said.message);
  return std::nullopt;
}
