//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The items of a file and of those that it imports, and what a name stands for
// in each of these. An item of the file itself comes before one that it
// imports; what is imported is not handed on.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_MODULE_H
#define TOFU_SYNTAX_MODULE_H

#include "tofu/Syntax/Ast.h"
#include "tofu/Syntax/Diagnostics.h"
#include "llvm/ADT/StringMap.h"

namespace tofu::syntax {

/// `import "path"`
struct Import {
  llvm::StringRef path;
  llvm::SMLoc loc; // of the path
};

/// One of the files that a module is made of.
struct File {
  std::string path; // as messages say it
  llvm::StringRef text;
  unsigned importer = 0;       // the first file that imports it
  llvm::SMLoc importedAt = {}; // there; of the module's own file none
  std::vector<Import> imports = {};
  /// Of the imports, in their order; those that are no files are left out.
  llvm::SmallVector<unsigned, 4> imported = {};
  bool lacksImport = false;
};

/// The file of the library, as an import names it, that defines an operator
/// (`op`) or a function (`def`) of the name; empty if none does.
using LibrarySearch = std::string (*)(llvm::StringRef word,
                                      llvm::StringRef name);

/// What a name stands for.
template <typename Item> struct Found {
  const Item *item = nullptr;
  const Item *rival = nullptr; // another file that is imported has one, too
};

class Module {
public:
  std::vector<File> files; // the one that was asked for, then others
  // Those of the first file come first.
  std::vector<Definition> definitions;
  std::vector<FunctionDefinition> functions;
  std::vector<CombinerDefinition> combiners;
  /// Names of definitions with errors, and of functions and combiners.
  std::vector<llvm::StringRef> broken, brokenFunctions;
  LibrarySearch searchLibrary = nullptr; // null if there is no library

  /// Makes the names known; nothing is added behind it.
  void index();

  /// What a name stands for where it is written: in the text of a file.
  Found<Definition> findOperator(llvm::StringRef name) const {
    return find(name, operatorNames, definitions);
  }
  /// The numbers of the definitions that state a gradient of an operator of the
  /// name, in their order.
  llvm::ArrayRef<unsigned> findStating(llvm::StringRef name) const {
    auto found = statingNames.find(name);
    return found == statingNames.end() ? llvm::ArrayRef<unsigned>()
                                       : found->second;
  }
  Found<FunctionDefinition> findFunction(llvm::StringRef name) const {
    return find(name, functionNames, functions);
  }
  Found<CombinerDefinition> findCombiner(llvm::StringRef name) const {
    return find(name, combinerNames, combiners);
  }
  bool isBrokenOperator(llvm::StringRef name) const {
    return isAmong(broken, name);
  }
  bool isBrokenFunction(llvm::StringRef name) const {
    return isAmong(brokenFunctions, name);
  }
  /// Whether it may be of a file that could not be imported.
  bool mayBeMissing(llvm::StringRef name) const {
    return files[getFile(name.data())].lacksImport;
  }

  /// `unknown operator 'f'`, and what to do about it.
  std::string describeUnknownOperator(llvm::StringRef name) const;
  /// `tofu/norm.tdl` if that of the library defines `op name` or `def name`, as
  /// the word says, or "".
  std::string findInLibrary(llvm::StringRef word, llvm::StringRef name) const;
  /// `; write 'import "tofu/norm.tdl"' ...` if so.
  std::string hintImport(llvm::StringRef word, llvm::StringRef name) const;

  /// The number of the file in whose text it is; of no text, the first.
  unsigned getFile(const char *at) const;
  unsigned getFile(Name name) const { return getFile(name.loc().getPointer()); }
  /// Whether it is in the text of some file.
  bool isWritten(llvm::SMLoc at) const;
  /// Whether an item is of the file that was asked for.
  bool isOwn(Name name) const { return getFile(name) == 0; }
  /// Whether the item is known in the file where `use` is written.
  bool isSeen(Name item, llvm::StringRef use) const {
    return isSeen(getFile(item), getFile(use.data()));
  }

  /// Where the name of the operator, function or combiner stands in whose text
  /// a place is.
  const char *getItem(const char *at) const;

private:
  using Names = llvm::StringMap<llvm::SmallVector<unsigned, 1>>;

  bool isSeen(unsigned file, unsigned from) const;
  bool isAmong(llvm::ArrayRef<llvm::StringRef> names,
               llvm::StringRef name) const;
  template <typename Item>
  Found<Item> find(llvm::StringRef name, const Names &names,
                   const std::vector<Item> &items) const;

  Names operatorNames, statingNames, functionNames, combinerNames;
};

/// Says that a name has two meanings, and true, if it has.
template <typename Item>
bool isAmbiguous(const Found<Item> &found, llvm::SMLoc loc,
                 Diagnostics &diagnostics) {
  if (!found.rival)
    return false;
  diagnostics.error(loc, "'" + found.item->name.text +
                             "' is defined by two of the files that are "
                             "imported; leave one import out, or define it "
                             "here");
  diagnostics.note(found.item->name.loc(), "defined here");
  diagnostics.note(found.rival->name.loc(), "and here");
  return true;
}

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_MODULE_H
