//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/RunLambda.h"

#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Pieces.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

/// The ranges of a box one by one: unlike in BoxAttr::evaluate(), an empty one
/// does not empty the others (an empty reduction still has a result), but a
/// condition that fails empties all.
static Box getRanges(tdl::BoxAttr box, ArrayRef<int64_t> coordinates) {
  Box ranges(box.evaluate(coordinates));
  if (getVolume(ranges) || ranges.empty())
    return ranges;
  MLIRContext *context = box.getContext();
  auto one = tdl::BoxAttr::getWhole(context, box.getNumAxes(), {1});
  auto condition = tdl::BoxAttr::get(context, box.getNumAxes(), one.getLowers(),
                                     one.getUppers(), box.getConditions());
  if (getVolume(condition.evaluate(coordinates)) == 0)
    return ranges;
  for (auto [dim, range] : llvm::enumerate(ranges))
    range = tdl::BoxAttr::get(context, box.getNumAxes(), box.getLowers()[dim],
                              box.getUppers()[dim], one.getConditions())
                .evaluate(coordinates)
                .front();
  return ranges;
}

/// [0, extent) of each variable; an extent of the results that is a value is
/// known here, one of a reduction stays dynamic.
static Box getWholeRanges(tdl::LambdaOp op, const Rank &rank) {
  Box ranges = getWholeBox(op.getVariableExtents());
  unsigned next = 0;
  for (Range &range : MutableArrayRef(ranges).take_front(op.getRank())) {
    if (!ShapedType::isDynamic(range.second))
      continue;
    View view = rank.getView(op.getDynamicExtents()[next++]);
    std::memcpy(&range.second, view.data, sizeof range.second);
  }
  return ranges;
}

static bool isInside(ArrayRef<Range> inner, ArrayRef<Range> outer) {
  return getVolume(intersect(inner, outer)) == getVolume(inner);
}

/// Looks at how the computed box lies to the box that is held.
static llvm::Error prepareResult(tdl::LambdaOp op, unsigned number,
                                 ArrayRef<Range> indices, const View &view,
                                 const Rank &rank) {
  Box computed(indices);
  for (int64_t extent : ArrayRef(view.shape).drop_front(indices.size()))
    computed.push_back({0, extent}); // of a slice
  auto fail = [&](const char *verb) {
    return errorAt(op.getLoc(), rank.getPrefix() + "computes " +
                                    describe(computed) + " of result " +
                                    Twine(number) + ", but " + verb + " " +
                                    describe(view.box));
  };
  if (!isInside(computed, view.box))
    return fail("has room only for");
  if (isInside(view.box, computed))
    return llvm::Error::success();
  auto piece = dyn_cast<tdl::PieceType>(op.getResult(number).getType());
  if (!piece || piece.getPartialAxes().empty())
    return fail("holds");
  fillNeutral(piece.getCombiner(), view);
  return llvm::Error::success();
}

llvm::Error tofu::interpreter::runLambda(tdl::LambdaOp op, const Rank &rank) {
  Box ranges = op.getPart() ? getRanges(*op.getPart(), rank.getCoordinates())
                            : getWholeRanges(op, rank);
  SmallVector<Operand> inputs;
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    Operand &operand = inputs.emplace_back();
    operand.view = rank.getView(input);
    if (ArrayAttr masks = op.getMasksAttr())
      if (auto mask = dyn_cast<tdl::BoxAttr>(masks[i]))
        operand.mask = mask.evaluate(rank.getCoordinates());
  }
  SmallVector<View> outputs;
  for (Value result : op.getOutputs()) {
    outputs.push_back(rank.getView(result));
    if (llvm::Error error = prepareResult(
            op, outputs.size() - 1, ArrayRef(ranges).take_front(op.getRank()),
            outputs.back(), rank))
      return error;
  }
  return evaluate(op, ranges, inputs, outputs, rank.getPrefix());
}
