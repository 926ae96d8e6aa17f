//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/OptionText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace tofu;

std::string OptionOwner::quote(StringRef option) const {
  return pass.empty() ? "option --" + option.str()
                      : "option '" + option.str() + "'";
}

std::string OptionOwner::spell(StringRef option, StringRef value) const {
  return pass.empty() ? ("--" + option + "=\"" + value + "\"").str()
                      : (option + "={" + value + "}").str();
}

/// Where the option ends that the text begins with.
static size_t findEnd(StringRef text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (depth == 0 && isSpace(text[i]))
      return i;
    if (text[i] == '{')
      ++depth;
    else if (text[i] == '}' && depth > 0)
      --depth;
    else if (text[i] == '\'' || text[i] == '"')
      i = std::min(text.find(text[i], i + 1), text.size());
  }
  return text.size();
}

std::vector<std::pair<StringRef, std::optional<StringRef>>>
tofu::splitOptions(StringRef text) {
  std::vector<std::pair<StringRef, std::optional<StringRef>>> options;
  while (!(text = text.ltrim()).empty()) {
    StringRef option = text.take_front(findEnd(text));
    text = text.drop_front(option.size());
    size_t at = option.find('=');
    if (at == option.npos)
      options.emplace_back(option, std::nullopt);
    else
      options.emplace_back(option.take_front(at), option.drop_front(at + 1));
  }
  return options;
}

FailureOr<std::string>
tofu::checkOptions(const OptionOwner &owner, ArrayRef<KnownOption> known,
                   StringRef text,
                   function_ref<LogicalResult(const Twine &)> error) {
  std::string decimal;
  StringRef before; // the option whose value may have ended too early
  for (auto [name, value] : splitOptions(text)) {
    auto found = find_if(known, [&](const KnownOption &one) {
      return one.option->ArgStr == name;
    });
    if (found == known.end())
      return error(owner.begin() + "no such option: '" + name +
                   "'; there are " +
                   join(map_range(known,
                                  [](const KnownOption &one) {
                                    return one.option->ArgStr;
                                  }),
                        ", ") +
                   (before.empty() ? ""
                                   : "; a value with blanks is in braces: " +
                                         before.str() + "={...}"));
    if (!owner.pass.empty() && value && value->starts_with("{") &&
        !value->ends_with("}"))
      return error(owner.describe(name) + " is '" + *value +
                   "', a value in braces that does not end in one");
    before = !found->check && value ? name : "";
    bool isFlag = found->option->getValueExpectedFlag() == cl::ValueOptional;
    std::string read = value.value_or(isFlag ? "true" : "").str();
    if (found->check)
      if (StringRef wanted = found->check(read); !wanted.empty())
        return error(owner.describe(name) + " is '" + value.value_or("") +
                     "', but must be " + wanted +
                     (value.value_or("").contains(',')
                          ? "; options are separated by blanks"
                          : ""));
    decimal += (decimal.empty() ? "" : " ") + name.str() +
               (value ? "=" + read : std::string());
  }
  return decimal;
}
