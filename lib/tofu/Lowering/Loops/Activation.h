//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions that a library applies to a product while it writes it: ReLU, and
// GELU in the form with tanh. The exact form, with erf, is none of them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_ACTIVATION_H
#define TOFU_LOWERING_LOOPS_ACTIVATION_H

#include "mlir/IR/Value.h"

namespace tofu::lowering {

/// In the order of Program.h.
enum class Activation { None, Relu, Gelu };

/// Who computes activations: the program's own code, as the program says; or a
/// library, if it takes the product, in which a NaN may become 0, tanh may be
/// less exact, and narrow floats are not rounded in between.
enum class Activations { Exact, Library };

/// Which of them the scalar is, however it is written: `max(v, 0)` or a choice
/// between v and 0; `v / 2 * (1 + tanh(sqrt(2 / pi) * (v + 0.044715 * v^3)))`
/// with products and sums in any order; and what it is applied to. None, of the
/// scalar itself, if it is neither.
std::pair<Activation, mlir::Value> matchActivation(mlir::Value value);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_ACTIVATION_H
