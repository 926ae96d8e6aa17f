//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// reduce and reduce_window: folds of operands along dimensions, or of windows.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/SlidingWindow.h"

using namespace mlir;
using namespace tofu;

/// Operands of one shape and as many initial values, of the results' element
/// types or narrower ones. Returns how many; 0 after an error.
static unsigned expectFolds(SourceOp &op) {
  unsigned count = op.getNumOperands() / 2;
  op.expect(2 * std::max(count, 1u), std::max(count, 1u));
  for (unsigned i = 0; i != count && !op.failed(); ++i) {
    requireValue(op, i, count + i);
    op.require(op.getType(i).getShape() == op.getShape(),
               "has results 0 and " + Twine(i) + " of different shapes");
    op.require(op.getOperandShape(count + i).empty(),
               "has an initial value that is not of rank 0");
  }
  return op.failed() ? 0 : count;
}

/// Folds the operands at the places of the terms.
static void setReduction(
    SourceOp &op, unsigned count, ArrayRef<int64_t> extents,
    function_ref<WindowPlace(LambdaBody &, ArrayRef<AffineExpr>)> getPlace) {
  Block *block = getFoldBlock(op);
  if (!block)
    return;
  SmallVector<FoldValue> values = getFoldValues(op);
  SmallVector<FoldStart> starts;
  for (FoldValue value : values)
    starts.push_back(getFoldOperand(op, count + value.number, value));
  auto getInputs = [&](ArrayRef<unsigned> members) {
    return llvm::map_to_vector(members, [&](unsigned member) {
      return getFoldOperand(op, values[member].number, values[member]).value;
    });
  };
  auto writeTerm = [&](LambdaBody &body, ArrayRef<unsigned> members,
                       ArrayRef<AffineExpr> own, ArrayRef<Value>,
                       SmallVectorImpl<Value> &) {
    WindowPlace place = getPlace(body, own);
    FoldTerm term{{}, place.nonNegative, place.zeros};
    for (unsigned i = 0; i != members.size(); ++i)
      term.values.push_back(body.read(i, place.coordinates));
    return term;
  };
  setFolds(op, *block, {op.getShape(), extents, getInputs, writeTerm}, starts,
           /*hasConditions=*/false);
}

static void importReduce(SourceOp &op) {
  unsigned count = expectFolds(op);
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0);
  SmallVector<int64_t> dims = op.getDimensions("dimensions", from.size());
  SmallVector<int64_t> shape, extents;
  for (auto [dim, extent] : llvm::enumerate(from))
    if (!llvm::is_contained(dims, int64_t(dim)))
      shape.push_back(extent);
  for (int64_t dim : dims)
    extents.push_back(from[dim]);
  op.requireShape(shape);
  if (op.failed())
    return;
  setReduction(op, count, extents,
               [&](LambdaBody &body, ArrayRef<AffineExpr> own) {
                 WindowPlace place;
                 place.coordinates.resize(from.size());
                 unsigned next = 0;
                 for (size_t dim = 0; dim != from.size(); ++dim)
                   if (!llvm::is_contained(dims, int64_t(dim)))
                     place.coordinates[dim] = body.index(next++);
                 for (auto [i, dim] : llvm::enumerate(dims))
                   place.coordinates[dim] = own[i];
                 return place;
               });
}

/// What is outside of the operand is no term.
static void importReduceWindow(SourceOp &op) {
  unsigned count = expectFolds(op);
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0);
  op.require(bool(op.getAttr("window_dimensions")),
             "needs the attribute 'window_dimensions'");
  SmallVector<SlidingWindow> windows =
      getWindows(op, from,
                 {"window_dimensions", "window_strides", "padding",
                  "base_dilations", "window_dilations"});
  SmallVector<int64_t> counts = countWindows(op, windows);
  op.requireShape(counts);
  if (op.failed())
    return;
  // Dimensions along which a window has several elements are folded; where it
  // is a run of the operand, over the operand's own index.
  SmallVector<int64_t> extents;
  bool mayMiss = false;
  for (auto [window, number] : llvm::zip(windows, counts)) {
    window.trim(number);
    if (window.size != 1)
      extents.push_back(window.isRun(number) ? window.base : window.size);
    mayMiss |= window.mayMiss(number);
  }
  if (extents.empty() && mayMiss) // one term, or none
    extents.push_back(1);
  setReduction(op, count, extents,
               [&](LambdaBody &body, ArrayRef<AffineExpr> own) {
                 WindowPlace place;
                 for (auto [dim, window] : llvm::enumerate(windows)) {
                   AffineExpr element = body.constantIndex(0);
                   if (window.size != 1) {
                     element = own.front();
                     own = own.drop_front();
                   }
                   if (window.isRun(counts[dim])) {
                     place.coordinates.push_back(element);
                     window.addRun(body.index(dim), element, counts[dim],
                                   place.nonNegative);
                   } else {
                     place.add(window, body.index(dim), element, counts[dim]);
                   }
                 }
                 return place;
               });
}

void tofu::addReductionRules(RuleTable &rules) {
  rules["stablehlo.reduce"] = importReduce;
  rules["stablehlo.reduce_window"] = importReduceWindow;
}
