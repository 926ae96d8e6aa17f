//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Bodies of opaque functions: those that Tofu has, a definition, a C function.
// What the first compute is documented in docs/Embedding.md; the runtime has
// them too, in code of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_OPAQUEBODIES_H
#define TOFU_INTERPRETER_OPAQUEBODIES_H

#include "tofu/Interpreter/Opaque.h"
#include "tofu/Runtime/Function.h"

namespace tofu::interpreter {

llvm::Error transformFourier(const OpaqueCall &call);
llvm::Error sortStably(const OpaqueCall &call);

// Linear algebra whose results its definition determines.
llvm::Error factorCholesky(const OpaqueCall &call);
llvm::Error solveTriangular(const OpaqueCall &call);
llvm::Error factorLU(const OpaqueCall &call);
llvm::Error factorQR(const OpaqueCall &call);
llvm::Error multiplyReflections(const OpaqueCall &call);

/// What the `tdl.op` after `means` computes.
OpaqueFunction getDefinedBody(tdl::OpaqueOp op);

/// The C function of that name in this process (tofu/Runtime/Function.h), or
/// none.
OpaqueFunction getCBody(llvm::StringRef name);
/// Calls a C function as compiled programs do.
OpaqueFunction getCBody(tofu_function function);

/// Whether the call's slices are of complex numbers; an error if they are not
/// what the signature says (tofu/Runtime/SliceSignature.h).
llvm::Expected<bool> checkSlices(const OpaqueCall &call,
                                 llvm::StringRef signature);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_OPAQUEBODIES_H
