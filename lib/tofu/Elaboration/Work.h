//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What elaborating makes of the definitions of a module, one after the other: a
// few lines may apply, or differentiate, one large operator many times.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_WORK_H
#define TOFU_ELABORATION_WORK_H

#include "tofu/Syntax/Module.h"
#include <map>
#include <tuple>

namespace tofu::syntax {

/// Expressions that may be made of a file, besides one for each byte.
constexpr size_t maxFileExprs = 1 << 18;

struct Derived;

struct Work {
  Work() = default; // as much as is wanted
  /// As much as these texts may make.
  explicit Work(const Module &module);

  /// Expressions, also of what failed and of what is not kept.
  size_t exprs = 0;
  size_t limit = ~size_t(0);
  /// Elements of lists that were made on the way; these have no limit.
  size_t elements = 0;
  bool isOver() const { return exprs > limit; }
  /// Says that it is, with this item.
  void complain(Name item, Diagnostics &diagnostics) const;

  /// Gradients of what is not generic: the operator, the parameters, how many
  /// gradients are around, and whether one is of what it is part of.
  std::map<std::tuple<const Definition *, std::vector<llvm::StringRef>,
                      unsigned, bool>,
           std::shared_ptr<const Derived>>
      gradients;
};

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_WORK_H
