//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions whose bodies no lambda says. What one does is, in this order: the
// definition that the program names, a body that is registered here, or the C
// function of that name in this process (Runtime/Function.h).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_OPAQUE_H
#define TOFU_INTERPRETER_OPAQUE_H

#include "tofu/Interpreter/Memory.h"

namespace tofu::interpreter {

/// What a function is given for one point of the lambda's indices, and where
/// its results go: those have their types and are all zeros.
struct OpaqueCall {
  llvm::ArrayRef<Tensor> operands;
  llvm::MutableArrayRef<Tensor> results;
  mlir::DictionaryAttr attributes;
};
using OpaqueFunction = std::function<llvm::Error(const OpaqueCall &)>;

/// Adds or replaces a function, or takes one away if it is null; call it before
/// any program runs.
void registerOpaque(llvm::StringRef name, OpaqueFunction function);

/// Why the function cannot be applied; empty if it can.
std::string whyNoBody(tdl::OpaqueOp op);

/// Computes the lambda around the function where its indices are in `ranges`:
/// see evaluate().
llvm::Error applyOpaque(tdl::OpaqueOp op, llvm::ArrayRef<Range> ranges,
                        llvm::ArrayRef<Operand> inputs,
                        llvm::ArrayRef<View> outputs, llvm::StringRef where);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_OPAQUE_H
