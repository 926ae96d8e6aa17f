//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From what is written to what it means for operands of known ranks and element
// types: functions and called operators are put in their places, lists are
// written out, static choices made; names are resolved and types checked.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_ELABORATE_H
#define TOFU_ELABORATION_ELABORATE_H

#include "tofu/Elaboration/Work.h"
#include "tofu/Syntax/Module.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace tofu::syntax {

/// What an attribute is where an operator is applied.
using StaticValue = std::variant<int64_t, double, bool, std::string,
                                 std::vector<int64_t>, std::vector<double>>;

/// What a definition is applied to.
struct Instance {
  /// The rank of an operand of a sample: it follows from `listLength`.
  static constexpr size_t anyRank = ~size_t(0);
  struct Operand {
    ElementType element;
    size_t rank = 0;
    std::vector<bool> isOne = {}; // of each extent; or empty: not known
  };
  std::vector<Operand> operands;
  std::vector<ElementType> results; // where no operand tells; or empty
  llvm::StringMap<StaticValue> attributes;
  /// Of a sample, which tries out what a definition says: how long the lists
  /// of dimensions are of which nothing tells it. What stands after `where`
  /// need not hold then.
  std::optional<size_t> listLength;
  /// Of a sample: whether extents of operands are 1 is known, and none is.
  bool isNoneOne = false;
};

/// The operator that the definition is; nullopt after an error, or without one
/// if the work is over its limit. Of a generic definition that is one for an
/// instance. The module outlives it. `gradientDepth` is how many gradients are
/// being derived of what is derived.
std::optional<Operator>
elaborate(const Module &module, const Definition &definition,
          const Instance *instance, Diagnostics &diagnostics,
          Work *work = nullptr, unsigned gradientDepth = 0);

std::optional<CombinerCode> elaborate(const Module &module,
                                      const Combiner &combiner,
                                      Diagnostics &diagnostics,
                                      Work *work = nullptr);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_ELABORATE_H
