//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whole arrays to the pieces that ranks hold, and back.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_PIECES_H
#define TOFU_INTERPRETER_PIECES_H

#include "tofu/Interpreter/Exchange.h"

namespace tofu::interpreter {

/// Gives each rank its piece of the array. Along partial axes the devices with
/// coordinate 0 hold the array, the others what adds nothing to it.
void scatter(Tensor &whole, mlir::Value value,
             llvm::ArrayRef<std::unique_ptr<Rank>> ranks);

/// Puts the pieces together, folding partial ones. An error if an element is
/// held nowhere, or if two copies of it differ in a bit.
llvm::Expected<Tensor> gather(mlir::Value value, const Mesh &mesh,
                              llvm::ArrayRef<std::unique_ptr<Rank>> ranks);

/// Sets all of a view to what changes nothing that it is folded with.
void fillNeutral(tdl::Combiner combiner, const View &view);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_PIECES_H
