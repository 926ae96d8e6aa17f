//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The gradients of a definition that nobody asked for by name.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_GRADIENTSURVEY_H
#define TOFU_ELABORATION_GRADIENTSURVEY_H

#include "tofu/Elaboration/DeriveGradient.h"

namespace tofu::syntax {

/// By one parameter: the text of the definition, or why there is none.
struct GradientAnswer {
  llvm::StringRef parameter;
  std::string text, why;
  /// The texts of the functions and combiners that the definition uses.
  std::vector<std::string> uses;
  /// Names of the combiners whose laws are taken for granted: by it, or by what
  /// it is the gradient of, if that is one.
  std::set<std::string> passed = {};
};

/// By each parameter that may have numbers, in their order. Without an instance
/// a generic definition is looked at with a sample; `why` is empty, too, if
/// none is found. The gradient of `f` by `x` is called `f_by_x`; that of a
/// further instance has its number behind that, as `f_by_x_2`. Of a gradient
/// the answer is what it is.
std::vector<GradientAnswer> findGradients(const Module &module,
                                          const Definition &definition,
                                          const Instance *instance = nullptr,
                                          unsigned number = 1);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_GRADIENTSURVEY_H
