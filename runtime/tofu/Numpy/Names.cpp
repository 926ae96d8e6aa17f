//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Names.h"

#include <map>
#include <string_view>

using namespace tofu::numpy;

std::string ArrayName::describe() const {
  return source.empty() ? own : own + " (" + source + ")";
}

std::vector<std::string> ArrayName::list() const {
  return source.empty() ? std::vector{own} : std::vector{own, source};
}

/// arg0, out12
static bool isOwn(std::string_view name) {
  return (name.starts_with("arg") || name.starts_with("out")) &&
         name.size() > 3 &&
         name.find_first_not_of("0123456789", 3) == name.npos;
}

std::vector<ArrayName>
tofu::numpy::nameArrays(const std::string &prefix,
                        std::span<const std::string> sources) {
  std::map<std::string_view, size_t> counts;
  for (const std::string &source : sources)
    ++counts[source];
  std::vector<ArrayName> names;
  for (const std::string &source : sources) {
    bool isName = counts[source] == 1 && !isOwn(source);
    names.push_back(
        {prefix + std::to_string(names.size()), isName ? source : ""});
  }
  return names;
}

void tofu::numpy::nameAsResults(std::span<ArrayName> arguments,
                                std::span<const ArrayName> results,
                                std::span<const int64_t> replaced) {
  for (size_t i = 0; i != results.size(); ++i)
    if (replaced[i] >= 0)
      arguments[replaced[i]].asResult = results[i].list();
}

std::vector<std::string> tofu::numpy::getArrayNames(const std::string &prefix,
                                                    size_t count) {
  std::vector<std::string> names;
  for (size_t i = 0; i != count; ++i)
    names.push_back(prefix + std::to_string(i));
  return names;
}

std::vector<std::string>
tofu::numpy::getWrittenNames(std::span<const ArrayName> names,
                             bool isAsSource) {
  std::vector<std::string> written;
  for (const ArrayName &name : names)
    written.push_back(isAsSource && !name.source.empty() ? name.source
                                                         : name.own);
  return written;
}
