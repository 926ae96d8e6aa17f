//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Paths.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;

/// The word in brackets that the name begins with: `0]`, `'w']`.
static StringRef takeKey(StringRef &name) {
  bool isQuoted = name.starts_with("'") || name.starts_with("\"");
  std::string end = isQuoted ? std::string(1, name.front()) + "]" : "]";
  if (isQuoted)
    name = name.drop_front();
  size_t size = std::min(name.find(end), name.size());
  StringRef word = name.take_front(size);
  name = name.drop_front(std::min(size + end.size(), name.size()));
  return word;
}

Path tofu::getPath(StringRef name) {
  Path path;
  while (!name.empty()) {
    StringRef word;
    if (name.consume_front("[")) {
      word = takeKey(name);
    } else {
      word = name.take_until([](char c) { return c == '.' || c == '['; });
      name = name.drop_front(word.size());
      name.consume_front(".");
    }
    if (!word.empty())
      path.push_back(word);
  }
  return path;
}

Path tofu::getResultPath(StringRef name) {
  Path path = getPath(name);
  if (!path.empty() && path.front() == "result")
    path.erase(path.begin());
  if (!path.empty() && llvm::all_of(path.front(), llvm::isDigit))
    path.erase(path.begin());
  return path;
}

std::string tofu::getEnd(ArrayRef<StringRef> path, size_t words) {
  if (path.size() < words)
    return "";
  // What no word has parts them.
  return llvm::join(path.take_back(words), StringRef("\0", 1));
}

size_t tofu::countCommonWords(ArrayRef<StringRef> first,
                              ArrayRef<StringRef> second) {
  size_t words = 0;
  for (auto [one, other] :
       llvm::zip(llvm::reverse(first), llvm::reverse(second))) {
    if (one != other)
      break;
    ++words;
  }
  return words;
}
