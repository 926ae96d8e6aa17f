//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A stream on a device of many threads: a block has a tile of rows, and goes
// through the columns in tiles.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

void NestBuilder::addStream(const Stream &stream) {
  nest.form = LoopNest::Form::Stream;
  auto &step = add<StreamStep>(stream);
  auto getRange = [&](unsigned variable, int64_t size) {
    return SpreadStep::Range{variable, part.ranges[variable].lo,
                             part.ranges[variable].hi, size};
  };
  // Blocks beside each other read the same columns.
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (variable != stream.row && variable != stream.element)
      step.ranges.push_back(getRange(variable, 1));
  step.ranges.push_back(getRange(stream.row, StreamStep::kRows));
  step.column = getRange(stream.column, StreamStep::kColumns);
  if (stream.outer)
    step.outer = getRange(*stream.outer, 1);
  if (stream.element)
    step.element = getRange(*stream.element, 1);
  for (const Stream::Product &product : stream.products)
    step.depths.push_back(getRange(product.depth, 1));
  for (unsigned variable = 0; variable != loops.size(); ++variable)
    values[variable] = getVariable(variable);
  for (const Piece &piece : nest.outputs)
    step.addresses.push_back(getAddress(piece));
  Seen seen;
  step.point = startPoint({}, seen);
}
