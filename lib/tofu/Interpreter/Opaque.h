//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions whose bodies no lambda says, by name.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_OPAQUE_H
#define TOFU_INTERPRETER_OPAQUE_H

#include "tofu/Interpreter/CodeBuilder.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::interpreter {

/// Computes a result from slices of the sources.
using OpaqueFunction = llvm::Expected<Tensor> (*)(llvm::ArrayRef<Tensor>);

/// The function of that name, or null.
OpaqueFunction lookUpOpaque(llvm::StringRef name);
/// Adds or replaces a function; call it before any program runs.
void registerOpaque(llvm::StringRef name, OpaqueFunction function);

/// A call: the slices' leading coordinates, and the element that is read.
struct OpaqueCall {
  OpaqueFunction function;
  struct Source {
    View view;
    llvm::SmallVector<uint32_t, 2> leading;
  };
  llvm::SmallVector<Source, 2> sources;
  llvm::SmallVector<uint32_t, 2> position;
  std::string where; // begins messages
  /// The result for the coordinates that were asked for last.
  mutable std::optional<std::vector<int64_t>> key;
  mutable Tensor result;
};

/// dst = the element; `aux` is the OpaqueCall.
extern const Handler callOpaque;

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_OPAQUE_H
