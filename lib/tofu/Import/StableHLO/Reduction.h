//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the bodies of reduce and scatter fold with.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_REDUCTION_H
#define TOFU_IMPORT_STABLEHLO_REDUCTION_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// A body that applies one function to its two arguments.
struct Folding {
  tdl::Combiner combiner;
  llvm::StringRef function; // the name in getBinaryFunction()
};

/// The folding that the operation's only region states for elements of its
/// result; fails the operation if the region does anything else, and says which
/// bodies are covered, `also` first.
Folding getFolding(SourceOp &op, llvm::StringRef also = "");

/// True if the only region does nothing but return its second argument.
bool returnsSecond(SourceOp &op);

/// True if folding with the scalar changes nothing.
bool isNeutral(mlir::TypedAttr scalar, tdl::Combiner combiner);

/// The type in which terms of the type are added up; null: in the type itself.
mlir::Type getAccumulator(mlir::Type type);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_REDUCTION_H
