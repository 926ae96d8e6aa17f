//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Iopddl/JsonCursor.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include <charconv>

using namespace tofu::solver;
using llvm::StringRef;
using llvm::Twine;

/// Nesting of what is skipped: no file may exhaust the stack.
static constexpr unsigned MaxDepth = 64;

bool JsonCursor::fail(const Twine &what) {
  if (fault.empty())
    fault = ("byte " + Twine(at) + ": " + what).str();
  return false;
}

char JsonCursor::peek() {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\n' ||
                              text[at] == '\r' || text[at] == '\t'))
    ++at;
  return at < text.size() ? text[at] : '\0';
}

bool JsonCursor::expect(char c) {
  if (!fault.empty())
    return false;
  if (peek() != c)
    return at >= text.size() ? fail("the file ends too early")
                             : fail("expected '" + Twine(c) + "'");
  ++at;
  return true;
}

/// Before the next element: over the comma. False at the end.
bool JsonCursor::more(char bracket, bool &first) {
  if (!fault.empty())
    return false;
  if (stop())
    return fail("stopped");
  if (peek() == bracket) {
    ++at;
    return false;
  }
  bool isFirst = std::exchange(first, false);
  return isFirst || expect(',');
}

bool JsonCursor::array(llvm::function_ref<bool()> element) {
  if (!expect('['))
    return false;
  for (bool first = true; more(']', first);)
    if (!element())
      return false;
  return fault.empty();
}

bool JsonCursor::object(llvm::function_ref<bool(StringRef)> member) {
  if (!expect('{'))
    return false;
  for (bool first = true; more('}', first);) {
    std::string key;
    if (!string(key) || !expect(':') || !member(key))
      return false;
  }
  return fault.empty();
}

bool JsonCursor::integer(int64_t &value) {
  if (!fault.empty())
    return false;
  peek();
  if (at >= text.size())
    return fail("the file ends too early");
  const char *begin = text.data() + at, *last = text.data() + text.size();
  auto [next, error] = std::from_chars(begin, last, value);
  if (error == std::errc::result_out_of_range)
    return fail("a number does not fit into 64 bits");
  if (error != std::errc() ||
      (next < last && (llvm::isAlnum(*next) || *next == '.' || *next == '+')))
    return fail("expected a whole number");
  at = size_t(next - text.data());
  return true;
}

bool JsonCursor::string(std::string &value) {
  if (!expect('"'))
    return false;
  value.clear();
  for (; at < text.size() && text[at] != '"'; ++at) {
    if (stop())
      return fail("stopped");
    if (text[at] == '\\' && at + 1 < text.size())
      value += text[at++];
    value += text[at];
  }
  return expect('"');
}

bool JsonCursor::skip(unsigned depth) {
  if (depth > MaxDepth)
    return fail("nested too deeply");
  char c = peek();
  if (c == '{')
    return object([&](StringRef) { return skip(depth + 1); });
  if (c == '[')
    return array([&] { return skip(depth + 1); });
  if (c == '"') {
    std::string ignored;
    return string(ignored);
  }
  size_t begin = at;
  while (at < text.size() && (llvm::isAlnum(text[at]) || text[at] == '.' ||
                              text[at] == '+' || text[at] == '-'))
    ++at;
  return at > begin || fail(at < text.size() ? "expected a value"
                                             : "the file ends too early");
}

bool JsonCursor::end() {
  if (!fault.empty())
    return false;
  peek();
  return at == text.size() || fail("more text after the problem");
}
