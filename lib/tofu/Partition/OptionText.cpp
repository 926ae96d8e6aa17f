//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/OptionText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <charconv>

using namespace mlir;
using namespace tofu;

std::string OptionOwner::quote(StringRef option) const {
  return pass.empty() ? "option " + getFlag(option)
                      : "option '" + option.str() + "'";
}

/// In quotes for a shell, which takes some characters in double ones for more
/// than text.
static std::string quoteForShell(StringRef value) {
  if (value.find_first_of("\"$`\\!") == value.npos)
    return ("\"" + value + "\"").str();
  return "'" + llvm::join(llvm::split(value, '\''), "'\\''") + "'";
}

std::string OptionOwner::spell(StringRef option, StringRef value) const {
  if (!command.empty()) { // which is in double quotes there
    std::string quoted = quoteForShell(value);
    bool isPlain = quoted.front() == '"';
    return (command + option + "={" +
            (isPlain ? value.str() : "\"" + quoted + "\"") + "}\"")
        .str();
  }
  return getFlag(option) + "=" +
         (pass.empty() ? quoteForShell(value) : "{" + value.str() + "}");
}

/// Where the braces or quotes end that begin there: of anything else, there.
static size_t findClosing(StringRef text, size_t at) {
  unsigned depth = 0;
  for (; at < text.size(); ++at) {
    if (text[at] == '{')
      ++depth;
    else if (text[at] == '}' && depth > 0)
      --depth;
    else if (text[at] == '\'' || text[at] == '"')
      at = std::min(text.find(text[at], at + 1), text.size());
    if (depth == 0)
      return at;
  }
  return text.size();
}

/// Where the option ends that the text begins with.
static size_t findEnd(StringRef text) {
  size_t at = 0;
  while (at < text.size() && !llvm::isSpace(text[at]))
    at = findClosing(text, at) + 1;
  return std::min(at, text.size());
}

/// Whether the text is in braces or quotes.
static bool isWrapped(StringRef text, StringRef marks) {
  return text.size() > 1 && marks.contains(text[0]) &&
         findClosing(text, 0) == text.size() - 1;
}

OptionValues::OptionValues(StringRef text) {
  while (!(text = text.ltrim()).empty()) {
    StringRef option = text.take_front(findEnd(text));
    text = text.drop_front(option.size());
    auto [name, value] = option.split('=');
    bool isOpen = value.starts_with("{") && !isWrapped(value, "{");
    if (isWrapped(value, "{'\""))
      value = value.drop_front().drop_back().trim();
    add(name, option.contains('=') ? std::optional(value.str()) : std::nullopt);
    given.back().isOpen = isOpen;
  }
}

/// Whether an option that is written so has that value, and ends there.
static bool isRead(StringRef written, StringRef value) {
  OptionValues values("option=" + written.str() + " other");
  return std::distance(values.begin(), values.end()) == 2 &&
         !values.begin()->isOpen && values.begin()->value == value;
}

raw_ostream &tofu::operator<<(raw_ostream &os, const OptionString &text) {
  std::string inBraces = "{" + text + "}";
  for (const std::string &written :
       {std::string(text), inBraces, "\"" + text + "\"", "'" + text + "'"})
    if (isRead(written, text))
      return os << StringRef(written);
  return os << StringRef(inBraces);
}

raw_ostream &tofu::operator<<(raw_ostream &os, OptionNumber number) {
  char digits[400]; // of the smallest number
  auto [end, error] = std::to_chars(digits, std::end(digits), number.value,
                                    std::chars_format::fixed);
  assert(error == std::errc() && "no number is longer");
  return os << StringRef(digits, end - digits);
}

LogicalResult
tofu::setOptions(const OptionOwner &owner, ArrayRef<KnownOption> known,
                 const OptionValues &values,
                 function_ref<LogicalResult(const Twine &)> error) {
  // MLIR prints all options, also texts that are empty as nobody gave them.
  bool isPrinted = llvm::all_of(known, [&](const KnownOption &one) {
    return llvm::any_of(values, [&](const OptionValues::Given &option) {
      return option.name == one.option->ArgStr;
    });
  });
  StringRef before; // the option whose value may have ended too early
  for (const auto &[name, value, isOpen] : values) {
    auto found = llvm::find_if(known, [&](const KnownOption &one) {
      return one.option->ArgStr == name;
    });
    if (found == known.end())
      return error(owner.begin() + "no such option: '" + name +
                   "'; there are " +
                   llvm::join(llvm::map_range(known,
                                              [](const KnownOption &one) {
                                                return one.option->ArgStr;
                                              }),
                              ", ") +
                   (before.empty() ? ""
                                   : "; a value with blanks is in braces: " +
                                         before.str() + "={...}"));
    if (isOpen)
      return error(owner.describe(name) + " is '" + *value +
                   "', a value in braces that does not end in one");
    before = !found->check && value ? StringRef(name) : "";
    llvm::cl::Option &option = *found->option;
    bool isFlag = option.getValueExpectedFlag() == llvm::cl::ValueOptional;
    std::string said = value.value_or(isFlag ? "true" : ""), read = said;
    if (StringRef(said).trim().empty()) {
      if (isPrinted)
        continue;
      return error(owner.describe(name) + " is empty; expected a value");
    }
    if (found->check)
      if (StringRef wanted = found->check(read); !wanted.empty())
        return error(
            owner.describe(name) + " is '" + said + "', but must be " + wanted +
            (StringRef(said).contains(',') ? "; options are separated by blanks"
                                           : ""));
    option.addOccurrence(0, option.ArgStr, read);
  }
  return success();
}
