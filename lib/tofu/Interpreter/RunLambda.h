//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One lambda on one rank: its part at the rank's coordinates.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_RUNLAMBDA_H
#define TOFU_INTERPRETER_RUNLAMBDA_H

#include "tofu/Interpreter/Lambda.h"
#include "tofu/Interpreter/Rank.h"

namespace tofu::interpreter {

/// Evaluates the lambda into the rank's buffers. What its part does not compute
/// of a partial result is the combiner's identity; of any other result it is an
/// error.
llvm::Error runLambda(tdl::LambdaOp op, const Rank &rank);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_RUNLAMBDA_H
