//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Bodies of opaque functions: those that Tofu has, a definition, a C function.
// What the first compute is documented in docs/Functions.md; the runtime has
// them too, in code of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_OPAQUEBODIES_H
#define TOFU_INTERPRETER_OPAQUEBODIES_H

#include "tofu/Interpreter/Opaque.h"

namespace tofu::interpreter {

llvm::Error factorCholesky(const OpaqueCall &call);
llvm::Error transformFourier(const OpaqueCall &call);
llvm::Error sortStably(const OpaqueCall &call);
llvm::Error solveTriangular(const OpaqueCall &call);

/// What the `tdl.op` after `means` computes.
OpaqueFunction getDefinedBody(tdl::OpaqueOp op);

/// The C function of that name in this process (tofu/Runtime/Function.h), or
/// none.
OpaqueFunction getCBody(llvm::StringRef name);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_OPAQUEBODIES_H
