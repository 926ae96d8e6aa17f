//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which names a .tdl text declares, and what each word in it refers to. Found
// from tokens and brackets alone, so that it is there while a definition is
// being typed; check() knows more, but only of text without errors.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_OUTLINE_H
#define TOFU_TOOLS_TDL_LSP_SERVER_OUTLINE_H

#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/StringMap.h"

namespace tofu::tools {

/// What a name stands for.
struct Symbol {
  enum Kind : uint8_t {
    Operator,
    Function, // of a `def`
    Combiner,
    Parameter,
    Dimension,
    Attribute,
    Word,     // that an attribute may be, in quotes
    Type,     // a name of an element type
    Argument, // of a function or combiner
    Tensor,   // of a `let` before the lambda
    Index,
    Value // of a `let` in an expression
  };
  Kind kind = Operator;
  llvm::StringRef name;      // where it is declared
  unsigned definition = 0;   // in which
  size_t begin = 0, end = 0; // the tokens among which it is known
  /// What follows the name: `: [b, ci, w] of int`, `= 1`.
  llvm::StringRef detail;

  /// Known in the whole file.
  bool isGlobal() const { return kind <= Combiner; }
};

/// A definition of an operator, a function or a combiner, as far as it is
/// written.
struct DefinitionOutline {
  Symbol::Kind kind = Symbol::Operator;
  size_t begin = 0, end = 0; // its tokens, from `op` to before the next one
  llvm::StringRef name;      // empty: it has none yet
  llvm::StringRef heading;   // from `op` to before `=`
  llvm::StringRef text;      // all of it
  std::string doc;           // the lines of `///` before it
};

class Outline {
public:
  /// `op`, `def` or `combiner`: begins a definition.
  static bool startsDefinition(const syntax::Token &token) {
    return token.is("op") || token.is("def") || token.is("combiner");
  }

  /// Points into `text`.
  explicit Outline(llvm::StringRef text);

  /// Comments are left out.
  llvm::ArrayRef<syntax::Token> getTokens() const { return tokens; }
  llvm::ArrayRef<DefinitionOutline> getDefinitions() const {
    return definitions;
  }
  /// The names of files, in quotes, that are imported.
  std::vector<const syntax::Token *> getImports() const;
  /// The operator, function or combiner of the name; or null.
  const DefinitionOutline *findGlobal(llvm::StringRef name) const;
  /// What a definition declares, in the order of the text.
  llvm::ArrayRef<Symbol> getLocals(const DefinitionOutline &definition) const;

  /// What token `i` declares or refers to; null, if nothing is known of it.
  const Symbol *getSymbol(size_t i) const {
    return uses[i] == none ? nullptr : &symbols[uses[i]];
  }
  /// The text of a definition and of those that it applies or calls, in the
  /// order of the file, behind the imports.
  std::string getClosure(const DefinitionOutline &definition) const;
  /// All tokens that stand for it, in order.
  std::vector<size_t> getUses(const Symbol &symbol) const;

  /// The token that covers or ends at byte `offset` of the text, a word rather
  /// than a mark; null in white space and comments.
  const syntax::Token *findToken(size_t offset) const;
  /// The number of tokens that begin before it.
  size_t countBefore(size_t offset) const;
  /// Whether it is in a comment or behind one on its line.
  bool isInComment(size_t offset) const;
  /// The definition in which it is, or null.
  const DefinitionOutline *findDefinition(size_t offset) const;

private:
  friend class OutlineBuilder;
  static constexpr unsigned none = ~0u;

  llvm::StringRef text;
  std::vector<syntax::Token> tokens;
  std::vector<llvm::StringRef> comments;
  std::vector<unsigned> uses; // of each token
  std::vector<DefinitionOutline> definitions;
  std::vector<Symbol> symbols; // global ones, then each definition's own
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_OUTLINE_H
