//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A gradient as text, which is what the language says of it: it is read again
// like any definition, so what is shown is what is used; but its combiners are
// those of the files that define them, of which it shows copies.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_EMIT_H
#define TOFU_GRADIENT_EMIT_H

#include "tofu/Gradient/Program.h"
#include "tofu/Syntax/Module.h"
#include <string>

namespace tofu::syntax::gradient {

struct GradientHeading {
  llvm::StringRef name, doc;
  std::vector<unsigned> parameters, results; // tensors
  /// Of the first parameters, the operator's: those after them are cotangents,
  /// whose extents are formulas.
  size_t numOperands = 0;
};

struct GradientText {
  std::string text; // or empty: it is too large
  /// What its combiners stand for: each is of its own file, whose functions it
  /// calls.
  llvm::StringMap<const CombinerDefinition *> combiners;
  /// What the operators are that it applies.
  llvm::StringMap<const Definition *> operators;
};

/// `module` is that of the operator.
GradientText emit(const Module &module, const Operator &op,
                  GraphProgram &program, const GradientHeading &heading);

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_EMIT_H
