//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Devices are given boxes: of a tensor that a lambda reads at every second
// place only, with what lies between. The places that are read become a tensor
// of their own, which a plan may compute where the whole one is, and move.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Barriers.h"
#include "tofu/TDL/Intact.h"
#include "tofu/Transforms/Copy.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/IndexForm.h"
#include "tofu/Transforms/Passes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <numeric>

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// Where a dimension is read: at `stride * j + offset`, for `count` values of j
/// from 0.
struct Places {
  int64_t stride = 1, offset = 0, count = 0;

  friend auto operator<=>(const Places &, const Places &) = default;
};

/// The reads of one tensor in a lambda, and its inputs that are this tensor.
struct Reads {
  SmallVector<ReadOp, 2> ops;
  SmallVector<unsigned, 2> inputs;
  bool areAll = true;
};

class SliceOutliner {
public:
  /// Of lambdas in the order of the program.
  void run(LambdaOp lambda);

private:
  Value getSlice(LambdaOp lambda, Value tensor, ArrayRef<Places> places);

  /// By tensor, barrier, places and the block that they are computed in.
  std::map<std::tuple<void *, const void *, SmallVector<Places>, Block *>,
           Value>
      slices;
};
} // namespace

/// Where the reads meet a dimension; every place of it, if that is not known.
static Places getPlaces(ArrayRef<ReadOp> reads, unsigned dim, int64_t extent) {
  const Places all{1, 0, extent};
  int64_t stride = 0, start = 0;
  Interval range{Interval::unbounded, -Interval::unbounded};
  for (ReadOp read : reads) {
    AffineExpr expr = read.getMap().getResult(dim);
    SmallVector<Interval> ranges;
    for (Value index : read.getDims())
      ranges.push_back(getRange(index));
    for (unsigned symbol = 0; symbol != read.getMap().getNumSymbols(); ++symbol)
      if (expr.isFunctionOfSymbol(symbol))
        return all;
    Interval of = getInterval(expr, ranges);
    range = {std::min(range.lower, of.lower), std::max(range.upper, of.upper)};
    auto [moving, constant] = splitConstant(expr);
    if (read == reads.front())
      start = constant;
    stride = std::gcd(
        stride, std::gcd(moving.getLargestKnownDivisor(), constant - start));
  }
  if (range.lower > range.upper ||
      !range.isIn(-Interval::unbounded / 2, Interval::unbounded / 2))
    return all;
  stride = std::max<int64_t>(stride, 1);
  int64_t lower = std::max<int64_t>(range.lower, 0);
  int64_t upper = std::min(range.upper, extent - 1);
  int64_t first = lower + llvm::mod(start - lower, stride);
  if (first > upper)
    return all;
  return {stride, first, (upper - first) / stride + 1};
}

/// What a slice of the tensor is computed before: the lambda, or the outermost
/// loop around it that finds the tensor as it is.
static Operation *findPlace(LambdaOp lambda, Value tensor) {
  Operation *place = lambda;
  for (Operation *op = lambda; op->getBlock() != tensor.getParentBlock();)
    if (op = op->getParentOp(); isa<WhileOp>(op))
      place = op;
  return place;
}

/// The tensor of those places, unless it is known.
Value SliceOutliner::getSlice(LambdaOp lambda, Value tensor,
                              ArrayRef<Places> places) {
  Attribute barrier = lambda->getAttr(kBehind);
  Operation *place = findPlace(lambda, tensor);
  Value &slice =
      slices[{tensor.getAsOpaquePointer(), barrier.getAsOpaquePointer(),
              SmallVector<Places>(places), place->getBlock()}];
  if (slice)
    return slice;
  SmallVector<int64_t> extents;
  SmallVector<AffineExpr> exprs;
  for (const Places &at : places) {
    exprs.push_back(getAffineDimExpr(extents.size(), lambda.getContext()) *
                        at.stride +
                    at.offset);
    extents.push_back(at.count);
  }
  auto type = cast<RankedTensorType>(tensor.getType());
  OpBuilder builder(place);
  auto made =
      LambdaOp::create(builder, lambda.getLoc(),
                       RankedTensorType::get(extents, type.getElementType()),
                       tensor, ValueRange(), extents);
  if (barrier)
    made->setAttr(kBehind, barrier);
  writeRead(builder, made,
            AffineMap::get(extents.size(), 0, exprs, lambda.getContext()));
  foldBody(made);
  return slice = made.getResult(0);
}

void SliceOutliner::run(LambdaOp lambda) {
  if (lambda.getPart() || !lambda.getDynamicExtents().empty() ||
      isPinned(lambda) || getIntactOperands(lambda))
    return;
  // What only moves elements is such a tensor.
  if (isa<ReadOp>(lambda.getBlock()->front()) &&
      isa<YieldOp>(lambda.getBlock()->front().getNextNode()))
    return;
  llvm::MapVector<Value, Reads> reads;
  for (auto [number, input, argument] :
       llvm::enumerate(lambda.getInputs(), lambda.getInputArguments())) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    if (!type || argument.getType() != type)
      continue;
    Reads &of = reads[input];
    of.inputs.push_back(number);
    for (Operation *user : argument.getUsers())
      if (auto read = dyn_cast<ReadOp>(user))
        of.ops.push_back(read);
      else
        of.areAll = false;
    of.areAll &= type.hasStaticShape();
  }
  bool isChanged = false;
  for (auto &[tensor, of] : reads) {
    if (!of.areAll || of.ops.empty())
      continue;
    SmallVector<Places> places;
    for (auto [dim, extent] :
         llvm::enumerate(cast<RankedTensorType>(tensor.getType()).getShape()))
      places.push_back(getPlaces(of.ops, dim, extent));
    if (llvm::all_of(places, [](const Places &at) {
          return at.stride == 1 || at.count == 1;
        }))
      continue;
    Value slice = getSlice(lambda, tensor, places);
    for (ReadOp read : of.ops) {
      SmallVector<AffineExpr> exprs;
      for (auto [expr, at] : llvm::zip(read.getMap().getResults(), places))
        exprs.push_back((expr - at.offset).floorDiv(at.stride));
      read.setMapAttr(AffineMapAttr::get(AffineMap::get(
          read.getMap().getNumDims(), read.getMap().getNumSymbols(), exprs,
          read.getContext())));
    }
    for (unsigned number : of.inputs) {
      lambda.getInputsMutable()[number].set(slice);
      lambda.getInputArguments()[number].setType(slice.getType());
    }
    isChanged = true;
  }
  if (isChanged)
    foldBody(lambda); // reads may go
}

namespace tofu::tdl {
#define GEN_PASS_DEF_OUTLINESTRIDESPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct OutlineStridesPass
    : tdl::impl::OutlineStridesPassBase<OutlineStridesPass> {
  void runOnOperation() override {
    SmallVector<LambdaOp> lambdas;
    getOperation()->walk([&](LambdaOp lambda) { lambdas.push_back(lambda); });
    SliceOutliner outliner;
    for (LambdaOp lambda : lambdas)
      outliner.run(lambda);
  }
};
} // namespace
