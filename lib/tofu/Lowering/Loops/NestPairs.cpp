//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Attention and folds of pairs on a device of many threads: a block has a tile
// of rows, the queries of one head, and goes through the columns, its keys, in
// tiles.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

SpreadStep::Range NestBuilder::getRange(unsigned variable, int64_t size) {
  return {variable, part.ranges[variable].lo, part.ranges[variable].hi, size};
}

/// What is said of rows, columns and results; of a row there may be one result
/// or one for each value of `element`.
template <class PairStep>
void NestBuilder::setPairs(PairStep &step, unsigned row, unsigned column,
                           std::optional<unsigned> element) {
  // Blocks beside each other read the same columns.
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (variable != row && variable != element)
      step.ranges.push_back(getRange(variable, 1));
  step.ranges.push_back(getRange(row, PairStep::kRows));
  step.column = getRange(column, PairStep::kColumns);
  for (unsigned variable = 0; variable != loops.size(); ++variable)
    values[variable] = getVariable(variable);
  for (const Piece &piece : nest.outputs)
    step.addresses.push_back(getAddress(piece));
  Seen seen;
  step.point = startPoint({}, seen);
}

void NestBuilder::addAttention(const Attention &attention) {
  nest.form = LoopNest::Form::Attention;
  auto &step = add<AttendStep>(attention);
  setPairs(step, attention.row, attention.column, attention.element);
  step.depth = getRange(attention.depth, 1);
  step.element = getRange(attention.element, 1);
}

void NestBuilder::addPairFold(const PairFold &pairFold) {
  nest.form = LoopNest::Form::PairFold;
  auto &step = add<PairFoldStep>(pairFold);
  setPairs(step, pairFold.row, pairFold.column, pairFold.element);
  if (pairFold.outer)
    step.outer = getRange(*pairFold.outer, 1);
  if (pairFold.element)
    step.element = getRange(*pairFold.element, 1);
  for (const PairFold::Product &product : pairFold.products)
    step.depths.push_back(getRange(product.depth, 1));
}
