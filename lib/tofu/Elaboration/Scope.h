//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The names of one definition. A name stands for one thing, except that an
// index may bear the name of the dimension that it ranges over.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_SCOPE_H
#define TOFU_ELABORATION_SCOPE_H

#include "tofu/Elaboration/Ranges.h"
#include "tofu/Source/Nearest.h"
#include "tofu/Syntax/Ast.h"
#include "tofu/Syntax/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace tofu::syntax {

using tofu::Nearest;

/// A parameter, an attribute or a dimension.
struct Symbol {
  enum Kind : uint8_t { Tensor, Attribute, Dimension };
  Kind kind = Tensor;
  unsigned number = 0; // of the parameter or attribute
  Name name;           // where it stands first
};

/// 'an attribute'
llvm::StringRef describe(Symbol::Kind kind);

/// What to write for a name that other languages have, or nothing.
llvm::StringRef hintForeign(llvm::StringRef name);

class Scope {
public:
  explicit Scope(Diagnostics &diagnostics) : diagnostics(diagnostics) {}

  /// Reports a name that is taken. A dimension may be declared again.
  void declare(Symbol symbol);
  const Symbol *find(llvm::StringRef name) const;

  /// A scalar of `let`; its name is no other's.
  void bind(llvm::StringRef name, ExprId value) { bound[name] = value; }
  /// Its value, or None.
  ExprId findBound(llvm::StringRef name) const {
    auto found = bound.find(name);
    return found == bound.end() ? ExprId::None : found->second;
  }

  /// Binds an index until popIndices().
  void pushIndex(Name name);
  BoundIndex *findIndex(llvm::StringRef name);
  size_t indexCount() const { return indices.size(); }
  BoundIndex &index(size_t position) { return indices[position]; }
  void popIndices(size_t count);

  /// `; did you mean 'x'?` with the nearest name of those kinds, or nothing.
  std::string hintTensor(llvm::StringRef name) const;
  std::string hintExtent(llvm::StringRef name) const;
  std::string hintValue(llvm::StringRef name) const;

private:
  Diagnostics &diagnostics;
  std::vector<Symbol> symbols;
  llvm::SmallDenseMap<llvm::StringRef, unsigned, 8> symbolNumbers;
  llvm::DenseMap<llvm::StringRef, ExprId> bound;
  std::vector<BoundIndex> indices;
  llvm::SmallDenseMap<llvm::StringRef, unsigned, 8> indexNumbers;
  std::vector<std::optional<unsigned>> hidden; // by a repeated name
};

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_SCOPE_H
