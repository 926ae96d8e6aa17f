//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Names.h"

#include "tofu/Source/Nearest.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

/// Where the quotes end that begin there, as Python writes text; there, if they
/// do not.
static size_t findQuoteEnd(StringRef text, size_t begin) {
  for (size_t at = begin + 1; at < text.size(); ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == text[begin])
      return at;
  }
  return begin;
}

SmallVector<StringRef> tofu::splitNames(StringRef text, char separator) {
  SmallVector<StringRef> parts;
  size_t begin = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\'' || text[at] == '"')
      at = findQuoteEnd(text, at);
    else if (text[at] == separator)
      parts.push_back(text.slice(std::exchange(begin, at + 1), at));
  }
  parts.push_back(text.drop_front(begin));
  return parts;
}

Names::Names(func::FuncOp function) {
  auto add = [&](bool isArgument, unsigned number, Type type,
                 std::string source) {
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      all.push_back({isArgument, number, tensor, std::move(source)});
  };
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    add(true, i, type, tdl::getArgumentSource(function, i));
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    add(false, i, type, tdl::getResultSource(function, i));
}

SmallVector<const Named *> Names::getAll(Kind kind) const {
  SmallVector<const Named *> found;
  for (const Named &one : all)
    if (kind == Any || one.isArgument == (kind == Argument))
      found.push_back(&one);
  return found;
}

static std::optional<Names::Stars> matchText(StringRef pattern,
                                             StringRef name) {
  SmallVector<StringRef> parts;
  pattern.split(parts, '*');
  Names::Stars stars;
  if (!name.consume_front(parts.front()))
    return std::nullopt;
  if (parts.size() == 1)
    return name.empty() ? std::optional(stars) : std::nullopt;
  if (!name.consume_back(parts.back()))
    return std::nullopt;
  for (StringRef part : ArrayRef(parts).drop_front().drop_back()) {
    size_t at = name.find(part);
    if (at == name.npos)
      return std::nullopt;
    stars.push_back(name.take_front(at).str());
    name = name.drop_front(at + part.size());
  }
  stars.push_back(name.str());
  return stars;
}

std::optional<Names::Stars> Names::match(StringRef pattern, const Named &one) {
  std::optional<Stars> stars = matchText(pattern, one.getName());
  if (!stars && !one.source.empty())
    stars = matchText(pattern, one.source);
  return stars;
}

SmallVector<const Named *> Names::find(StringRef name, Kind kind) const {
  SmallVector<const Named *> candidates = getAll(kind), found;
  if (name.contains('*')) {
    for (const Named *one : candidates)
      if (match(name, *one))
        found.push_back(one);
    return found;
  }
  for (const Named *one : candidates)
    if (name == one->getName())
      return {one};
  for (const Named *one : candidates)
    if (!name.empty() && name == one->source)
      return {one};
  return found;
}

std::string Names::getUnique(bool isArgument, unsigned number) const {
  auto one = llvm::find_if(all, [&](const Named &other) {
    return other.isArgument == isArgument && other.number == number;
  });
  assert(one != all.end() && "only tensors have names here");
  auto isCalledSo = [&](const Named &other) {
    return other.source == one->source || other.getName() == one->source;
  };
  bool isOne = !one->source.empty() && !StringRef(one->source).contains('*') &&
               llvm::count_if(all, isCalledSo) == 1;
  return isOne ? one->source : one->getName();
}

std::string Names::getTree(StringRef name, Kind kind) const {
  for (const Named *one : getAll(kind)) {
    StringRef rest = one->source;
    if (name.empty() || !rest.consume_front(name))
      continue;
    if (rest.starts_with("[") && rest.ends_with("]"))
      return (name + "[*]").str();
    if (rest.starts_with(".") || rest.starts_with("["))
      return (name + rest.take_front(1) + "*").str();
  }
  return "";
}

std::string Names::explain(StringRef name, Kind kind) const {
  constexpr size_t mostNames = 10;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "names '" << name << "', but the program has ";
  SmallVector<const Named *> shown = getAll(kind);
  if (shown.empty())
    os << "no tensors there";
  // Of a tree that is called so, its arrays come first.
  std::stable_partition(shown.begin(), shown.end(), [&](const Named *one) {
    return !name.empty() && StringRef(one->source).starts_with(name);
  });
  size_t number = std::min(shown.size(), mostNames);
  llvm::interleaveComma(ArrayRef(shown).take_front(number), os,
                        [&](const Named *one) { os << one->describe(); });
  if (number != shown.size())
    os << " and " << shown.size() - number << " more";
  if (std::string tree = getTree(name, kind); !tree.empty()) {
    os << "; all of it is '" << tree << "'";
    return text;
  }
  Nearest nearest(name);
  for (const Named *one : shown) {
    nearest.add(one->source);
    nearest.add(one->getName());
  }
  os << nearest.hint();
  return text;
}
