//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/Names.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tofu;
using llvm::StringRef;
using llvm::Twine;

static bool isLetter(char c) { return llvm::isAlpha(c) || c == '_'; }
static bool isLetterOrDigit(char c) { return llvm::isAlnum(c) || c == '_'; }

bool tofu::isName(StringRef text) {
  return !text.empty() && isLetter(text[0]) &&
         llvm::all_of(text, isLetterOrDigit);
}

std::string tofu::makeName(StringRef text) {
  std::string name = text.str();
  for (char &c : name)
    if (!isLetterOrDigit(c))
      c = '_';
  if (name.empty() || !isLetter(name[0]))
    name.insert(0, "_");
  if (syntax::isReserved(name))
    name += '_';
  return name;
}

/// The first of `name`, `name2`, `name3`, ... that is free.
template <typename IsFree>
static std::string number(StringRef text, IsFree isFree) {
  std::string base = makeName(text), name = base;
  for (unsigned i = 2; !isFree(name); ++i)
    name = base + std::to_string(i);
  return name;
}

StringRef Names::save(const Twine &text) {
  return texts.emplace_back(text.str());
}

StringRef Names::choose(StringRef text) {
  StringRef name = save(number(text, [&](StringRef each) {
    return !taken.contains(each) && !dimensions.contains(each) &&
           !indices.contains(each);
  }));
  taken.insert(name);
  return name;
}

StringRef Names::chooseDimension(StringRef text) {
  StringRef name = save(number(text, [&](StringRef each) {
    return !taken.contains(each) && !dimensions.contains(each);
  }));
  dimensions.insert(name);
  return name;
}

StringRef Names::pushIndex(StringRef text, const llvm::StringSet<> &used) {
  StringRef name = save(number(text, [&](StringRef each) {
    return !taken.contains(each) && !used.contains(each) &&
           !llvm::is_contained(scope, each);
  }));
  indices.insert(name);
  scope.push_back(name);
  return name;
}
