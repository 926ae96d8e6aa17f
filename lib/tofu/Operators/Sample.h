//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a generic definition might be applied to, where no program says it:
// candidates, of which some fit, the simplest first, as types and attributes of
// MLIR. The checker has samples of its own (tofu/Elaboration/Samples.h), which
// knows no MLIR and looks for errors that all have.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SAMPLE_H
#define TOFU_OPERATORS_SAMPLE_H

#include "mlir/IR/BuiltinTypes.h"
#include "tofu/Syntax/Ast.h"

namespace tofu {

struct Sample {
  llvm::SmallVector<mlir::Type> operands; // tensors of dynamic extents
  mlir::DictionaryAttr attributes;        // those that are not the default
};

/// Candidates, the simplest first, for lists of `length` dimensions and
/// `length + 1` operands, and, behind them, for lists of other lengths; of
/// floats where that is possible. Attributes with a default keep it.
llvm::SmallVector<Sample> getSamples(const syntax::Definition &definition,
                                     unsigned length,
                                     mlir::MLIRContext *context);

/// The sample with one attribute changed, which has a default: another word,
/// the other truth, another integer. In groups, of which one each is enough.
llvm::SmallVector<llvm::SmallVector<Sample>>
varySample(const syntax::Definition &definition, const Sample &sample,
           mlir::MLIRContext *context);

} // namespace tofu

#endif // TOFU_OPERATORS_SAMPLE_H
