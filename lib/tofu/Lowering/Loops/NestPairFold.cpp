//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Folds of pairs on a device of many threads: a block has a tile of rows, and
// goes through the columns in tiles.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

void NestBuilder::addPairFold(const PairFold &pairFold) {
  nest.form = LoopNest::Form::PairFold;
  auto &step = add<PairFoldStep>(pairFold);
  auto getRange = [&](unsigned variable, int64_t size) {
    return SpreadStep::Range{variable, part.ranges[variable].lo,
                             part.ranges[variable].hi, size};
  };
  // Blocks beside each other read the same columns.
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (variable != pairFold.row && variable != pairFold.element)
      step.ranges.push_back(getRange(variable, 1));
  step.ranges.push_back(getRange(pairFold.row, PairFoldStep::kRows));
  step.column = getRange(pairFold.column, PairFoldStep::kColumns);
  if (pairFold.outer)
    step.outer = getRange(*pairFold.outer, 1);
  if (pairFold.element)
    step.element = getRange(*pairFold.element, 1);
  for (const PairFold::Product &product : pairFold.products)
    step.depths.push_back(getRange(product.depth, 1));
  for (unsigned variable = 0; variable != loops.size(); ++variable)
    values[variable] = getVariable(variable);
  for (const Piece &piece : nest.outputs)
    step.addresses.push_back(getAddress(piece));
  Seen seen;
  step.point = startPoint({}, seen);
}
