//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// `op g = gradient of f by x`: the definition that it stands for, as text.
//
// It takes what f takes, then a cotangent for each result of f whose elements
// are numbers, and gives a tensor like x for each x.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_DERIVEGRADIENT_H
#define TOFU_ELABORATION_DERIVEGRADIENT_H

#include "tofu/Elaboration/Elaborate.h"
#include <memory>
#include <set>

namespace tofu::syntax {

/// Gradients of gradients, and so on.
constexpr unsigned maxGradients = 8;

struct Derived {
  /// A definition of its own, with copies of the combiners that it uses; it has
  /// the ranks and element types of the instance, if there is one.
  std::shared_ptr<const std::string> text;
  Module module;
  /// Where combiners that it uses are, of those that are of no file.
  std::vector<std::shared_ptr<const void>> kept;
  std::vector<bool> hasCotangent; // which results of f do
  /// Names of the combiners whose laws it takes for granted.
  std::set<std::string> passed;
  /// What the definition is applied to, if it is for an instance.
  Instance instance;

  const Definition &definition() const { return module.definitions.back(); }
};

/// `depth` counts gradients around this one; it `isDifferentiated` if one of
/// them is of what it is part of. Null after an error. Of a sample the operands
/// are those of f alone.
std::shared_ptr<const Derived>
deriveGradient(const Module &module, const Definition &definition,
               const Instance *instance, Diagnostics &diagnostics, Work &work,
               unsigned depth = 0, bool isDifferentiated = false);

/// The definition with parameters that it is, if it is a gradient (of a
/// gradient, ...), the gradient of; null if there is none.
const Definition *findDifferentiated(const Module &module,
                                     const Definition &definition);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_DERIVEGRADIENT_H
