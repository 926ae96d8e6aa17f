//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What options call a function's arguments and results: `arg3` and `out0`, or
// as the source does, `params['w']` and `result[0]['w']`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_NAMES_H
#define TOFU_PARTITION_NAMES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>

namespace tofu {

/// An argument or a result that is a tensor.
struct Named {
  bool isArgument;
  unsigned number;
  mlir::RankedTensorType type;
  std::string source; // or ""

  std::string getName() const {
    return (isArgument ? "arg" : "out") + std::to_string(number);
  }
  /// `arg3 (params['w'])`.
  std::string describe() const {
    return getName() + (source.empty() ? "" : " (" + source + ")");
  }
};

/// The text split at the separators that are in no quotes: `p['a;b']` is a
/// name, whatever is in it.
llvm::SmallVector<llvm::StringRef> splitNames(llvm::StringRef text,
                                              char separator);

class Names {
public:
  enum Kind { Any, Argument, Result };

  explicit Names(mlir::func::FuncOp function);

  /// Those of the kind with that name. Names of the program come before those
  /// of the source; `*` in a name stands for any text, then it is all of them.
  llvm::SmallVector<const Named *> find(llvm::StringRef name,
                                        Kind kind = Any) const;

  /// The name that finds this one and no other: the source's, if that does.
  std::string getUnique(bool isArgument, unsigned number) const;

  /// What the pattern's `*` stand for, in their order, if it is the name.
  using Stars = std::vector<std::string>;
  static std::optional<Stars> match(llvm::StringRef pattern, const Named &one);

  /// `p[*]`, all of it, if that is the name of a tree, as of `p['w']` and
  /// `p[0].b`; else "".
  std::string getTree(llvm::StringRef name, Kind kind = Any) const;

  /// What there is in the place of a name that is none: `names 'w', but the
  /// program has arg0, ...`.
  std::string explain(llvm::StringRef name, Kind kind = Any) const;

private:
  llvm::SmallVector<const Named *> getAll(Kind kind) const;

  std::vector<Named> all; // arguments first
};

} // namespace tofu

#endif // TOFU_PARTITION_NAMES_H
