//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Attention on a device of many threads: a block has a tile of the queries of
// one head, and goes through the keys in tiles.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

void NestBuilder::addAttention(const Attention &attention) {
  nest.form = LoopNest::Form::Attention;
  auto &step = add<AttendStep>(attention);
  auto getRange = [&](unsigned variable, int64_t size) {
    return SpreadStep::Range{variable, part.ranges[variable].lo,
                             part.ranges[variable].hi, size};
  };
  // Blocks beside each other read the same keys and values.
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (variable != attention.row && variable != attention.element)
      step.ranges.push_back(getRange(variable, 1));
  step.ranges.push_back(getRange(attention.row, AttendStep::kRows));
  step.column = getRange(attention.column, AttendStep::kColumns);
  step.depth = getRange(attention.depth, 1);
  step.element = getRange(attention.element, 1);
  for (unsigned variable = 0; variable != loops.size(); ++variable)
    values[variable] = getVariable(variable);
  for (const Piece &piece : nest.outputs)
    step.addresses.push_back(getAddress(piece));
  Seen seen;
  step.point = startPoint({}, seen);
}
