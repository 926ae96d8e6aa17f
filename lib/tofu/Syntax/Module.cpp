//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Module.h"
#include "tofu/Source/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include <functional>

using namespace tofu::syntax;
using llvm::StringRef;

void Module::index() {
  auto note = [](Names &names, const auto &items) {
    names.clear();
    for (auto [number, item] : llvm::enumerate(items))
      names[item.name.text].push_back(number);
  };
  note(operatorNames, definitions);
  note(functionNames, functions);
  note(combinerNames, combiners);
  statingNames.clear();
  for (auto [number, definition] : llvm::enumerate(definitions))
    if (!definition.statedBy.empty())
      statingNames[definition.statedOf.text].push_back(number);
}

std::string Module::findInLibrary(StringRef word, StringRef name) const {
  return searchLibrary ? searchLibrary(word, name) : "";
}

std::string Module::hintImport(StringRef word, StringRef name) const {
  std::string file = findInLibrary(word, name);
  return file.empty()
             ? ""
             : "; write 'import \"" + file + "\"' in front, which defines it";
}

std::string Module::describeUnknownOperator(StringRef name) const {
  std::string hint = hintImport("op", name);
  if (hint.empty()) {
    Nearest nearest(name);
    for (const Definition &each : definitions)
      if (isSeen(each.name, name))
        nearest.add(each.name.text);
    hint = nearest.hint();
  }
  return "unknown operator '" + name.str() + "'" + hint;
}

static bool contains(llvm::StringRef text, const char *at) {
  std::less_equal<const char *> isUpTo; // also of unrelated texts
  return isUpTo(text.begin(), at) && isUpTo(at, text.end());
}

unsigned Module::getFile(const char *at) const {
  for (size_t i = 1; i < files.size(); ++i)
    if (contains(files[i].text, at))
      return i;
  return 0;
}

bool Module::isWritten(llvm::SMLoc at) const {
  return llvm::any_of(files, [&](const File &file) {
    return contains(file.text, at.getPointer());
  });
}

const char *Module::getItem(const char *at) const {
  std::less<const char *> isBefore; // also of unrelated texts
  const char *last = nullptr;
  auto look = [&](const auto &items) {
    for (const auto &item : items)
      if (const char *name = item.name.text.data();
          !isBefore(at, name) && isBefore(last, name))
        last = name;
  };
  look(definitions);
  look(functions);
  look(combiners);
  return last;
}

bool Module::isSeen(unsigned file, unsigned from) const {
  return file == from || llvm::is_contained(files[from].imported, file);
}

bool Module::isAmong(llvm::ArrayRef<StringRef> names, StringRef name) const {
  return llvm::any_of(names, [&](StringRef each) {
    return each == name && isSeen(getFile(each.data()), getFile(name.data()));
  });
}

template <typename Item>
Found<Item> Module::find(StringRef name, const Names &names,
                         const std::vector<Item> &items) const {
  auto entry = names.find(name);
  Found<Item> found;
  if (entry == names.end())
    return found;
  unsigned from = getFile(name.data());
  unsigned source = 0; // of what was found
  for (unsigned number : entry->second) {
    const Item &item = items[number];
    unsigned file = getFile(item.name);
    if (file == from)
      return {&item};
    if (!isSeen(file, from))
      continue;
    if (!found.item) {
      found.item = &item;
      source = file;
    } else if (file != source && !found.rival) {
      found.rival = &item;
    }
  }
  return found;
}

namespace tofu::syntax {
template Found<Definition> Module::find(StringRef, const Names &,
                                        const std::vector<Definition> &) const;
template Found<FunctionDefinition>
Module::find(StringRef, const Names &,
             const std::vector<FunctionDefinition> &) const;
template Found<CombinerDefinition>
Module::find(StringRef, const Names &,
             const std::vector<CombinerDefinition> &) const;
} // namespace tofu::syntax
