//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// select_and_scatter, the gradient of a pooling: each window of the operand
// selects an element, and each element of the result folds the source's
// elements of the windows that selected it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/CombinerTable.h"
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/SlidingWindow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
class SelectAndScatter {
public:
  SelectAndScatter(SourceOp &op, ArrayRef<SlidingWindow> windows,
                   ArrayRef<int64_t> counts)
      : op(op), windows(windows), counts(counts) {}

  void run();

private:
  /// Whether window i along the dimension is element i and nothing else.
  bool isPlain(unsigned dim) const;
  /// The windows that can cover one element.
  int64_t countCovering(unsigned dim) const {
    return isPlain(dim)
               ? 1
               : llvm::divideCeil(windows[dim].size, windows[dim].stride);
  }
  AffineExpr getPosition(MLIRContext *context,
                         ArrayRef<AffineExpr> places) const;
  Value writePosition(LambdaBody &body, ArrayRef<AffineExpr> places) const;
  FlatSymbolRefAttr addSelection(Block &select);
  Value createSelected(FlatSymbolRefAttr selection);
  FoldTerm writeTerm(LambdaBody &body, ArrayRef<unsigned> members,
                     ArrayRef<AffineExpr> own, ArrayRef<Value> nothing,
                     SmallVectorImpl<Value> &conditions) const;

  SourceOp &op;
  ArrayRef<SlidingWindow> windows;
  ArrayRef<int64_t> counts; // of the windows
  /// Of an element; of a complex one both parts.
  SmallVector<Type> types =
      llvm::map_to_vector(getFlatTypes(op.getOperandType(0)), [](Type type) {
        return cast<RankedTensorType>(type).getElementType();
      });
  Type positionType;
};
} // namespace

bool SelectAndScatter::isPlain(unsigned dim) const {
  const SlidingWindow &window = windows[dim];
  return window.size == 1 && window.stride == 1 && window.low == 0 &&
         counts[dim] == window.base;
}

/// The number of an element among those that differ from it only along
/// dimensions that are not plain.
AffineExpr SelectAndScatter::getPosition(MLIRContext *context,
                                         ArrayRef<AffineExpr> places) const {
  AffineExpr position = getAffineConstantExpr(0, context);
  for (auto [dim, place] : llvm::enumerate(places))
    if (!isPlain(dim))
      position = position * windows[dim].base + place;
  return position;
}

Value SelectAndScatter::writePosition(LambdaBody &body,
                                      ArrayRef<AffineExpr> places) const {
  return arith::IndexCastOp::create(
      body.getBuilder(), body.getLoc(), positionType,
      body.value(getPosition(op.getContext(), places)));
}

/// Folds (position, element): asks the body in the order of the positions,
/// whether to keep the earlier one. Position -1 is that of no element.
FlatSymbolRefAttr SelectAndScatter::addSelection(Block &select) {
  OpBuilder builder(op.getContext());
  Location loc = op.getOperation()->getLoc();
  SmallVector<Attribute> identities{builder.getIntegerAttr(positionType, -1)};
  for (Type type : types)
    identities.push_back(builder.getZeroAttr(type));
  OwningOpRef<tdl::CombinerOp> combiner = tdl::CombinerOp::create(
      builder, loc, "_", builder.getArrayAttr(identities));
  Block &body = combiner->getBody().emplaceBlock();
  for (unsigned side = 0; side != 2; ++side) {
    body.addArgument(positionType, loc);
    for (Type type : types)
      body.addArgument(type, loc);
  }
  builder.setInsertionPointToStart(&body);
  auto choose = [&](Value condition, Value x, Value y) -> Value {
    return arith::SelectOp::create(builder, loc, condition, x, y);
  };
  using arith::CmpIPredicate;
  unsigned count = types.size();
  Value a = body.getArgument(0), b = body.getArgument(1 + count);
  ValueRange x = body.getArguments().slice(1, count),
             y = body.getArguments().take_back(count);
  Value isOrdered =
      arith::CmpIOp::create(builder, loc, CmpIPredicate::sle, a, b);
  Value first = choose(isOrdered, a, b), second = choose(isOrdered, b, a);
  auto chooseAll = [&](Value condition, ValueRange left, ValueRange right) {
    SmallVector<Value> chosen;
    for (auto [one, other] : llvm::zip(left, right))
      chosen.push_back(choose(condition, one, other));
    return chosen;
  };
  SmallVector<Value> earlier = chooseAll(isOrdered, x, y),
                     later = chooseAll(isOrdered, y, x), both(earlier);
  llvm::append_range(both, later);
  SmallVector<Value> keeps = op.writeScalars(select, both, builder);
  if (op.failed())
    return nullptr;
  Value none = arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(positionType, 0));
  Value isOne =
      arith::CmpIOp::create(builder, loc, CmpIPredicate::sge, first, none);
  Value isFirst = arith::AndIOp::create(builder, loc, keeps[0], isOne);
  SmallVector<Value> kept = chooseAll(isFirst, earlier, later);
  kept.insert(kept.begin(), choose(isFirst, first, second));
  tdl::YieldOp::create(builder, loc, kept);
  return op.getCombiners().add(std::move(combiner), "select");
}

/// Per window the position of the element that it selects.
Value SelectAndScatter::createSelected(FlatSymbolRefAttr selection) {
  SmallVector<int64_t> extents;
  bool mayMiss = false;
  for (auto [window, count] : llvm::zip(windows, counts)) {
    if (window.size != 1)
      extents.push_back(window.size);
    mayMiss |= window.mayMiss(count);
  }
  if (extents.empty() && mayMiss) // one element, or none
    extents.push_back(1);
  auto write = [&](LambdaBody &body, ArrayRef<AffineExpr> own) {
    WindowPlace place;
    for (auto [dim, window] : llvm::enumerate(windows)) {
      AffineExpr element = body.constantIndex(0);
      if (window.size != 1) {
        element = own.front();
        own = own.drop_front();
      }
      place.add(window, body.index(dim), element, counts[dim]);
    }
    FoldTerm term{{writePosition(body, place.coordinates)},
                  place.nonNegative,
                  place.zeros};
    for (unsigned part = 0; part != types.size(); ++part)
      term.values.push_back(body.read(part, place.coordinates));
    return term;
  };
  SmallVector<Value> inputs;
  for (unsigned part = 0; part != types.size(); ++part)
    inputs.push_back(op.getOperandPart(0, part));
  return op.createLambda(RankedTensorType::get(counts, positionType), inputs,
                         [&](LambdaBody &body) {
                           if (extents.empty())
                             return write(body, {}).values[0];
                           return body.fold(selection, extents, Type(),
                                            [&](ArrayRef<AffineExpr> own) {
                                              return write(body, own);
                                            })[0];
                         });
}

/// The source's element of a window, if it selected this element.
FoldTerm SelectAndScatter::writeTerm(LambdaBody &body,
                                     ArrayRef<unsigned> members,
                                     ArrayRef<AffineExpr> own,
                                     ArrayRef<Value> nothing,
                                     SmallVectorImpl<Value> &conditions) const {
  SmallVector<AffineExpr> window;
  bool mayMiss = false;
  for (unsigned dim = 0; dim != windows.size(); ++dim) {
    AffineExpr place = body.index(dim);
    if (isPlain(dim)) {
      window.push_back(place);
      continue;
    }
    const auto &[base, size, stride, low, high, holes, dilation] = windows[dim];
    window.push_back((place + low).floorDiv(stride));
    int64_t covering = countCovering(dim);
    if (covering != 1) {
      window.back() = window.back() - own.front();
      own = own.drop_front();
    }
    int64_t first = llvm::divideFloorSigned(low, stride) - (covering - 1);
    int64_t last = llvm::divideFloorSigned(base - 1 + low, stride);
    mayMiss |= first < 0 || last >= counts[dim];
  }
  Value none = mayMiss ? body.constant(-1, positionType) : Value();
  Value selected = body.read(0, window, none);
  conditions.push_back(arith::CmpIOp::create(
      body.getBuilder(), body.getLoc(), arith::CmpIPredicate::eq, selected,
      writePosition(body, body.indices())));
  FoldTerm term{{}, {}, {}};
  for (unsigned i = 0; i != members.size(); ++i) {
    Value zero;
    if (mayMiss)
      zero = nothing.empty() ? body.constant(0, body.getElementType(1 + i))
                             : nothing[i];
    term.values.push_back(body.read(1 + i, window, zero));
  }
  return term;
}

void SelectAndScatter::run() {
  Type scalar =
      RankedTensorType::get({}, op.getOperandType(0).getElementType());
  Type boolean =
      RankedTensorType::get({}, IntegerType::get(op.getContext(), 1));
  Block *select = op.getBlock(0, 2, {scalar, scalar}, boolean);
  Block *scatter = select ? getFoldBlock(op, 1, 2) : nullptr;
  if (!scatter)
    return;
  int64_t positions = 1;
  SmallVector<int64_t> extents;
  for (unsigned dim = 0; dim != windows.size(); ++dim) {
    if (!isPlain(dim))
      positions *= std::max<int64_t>(windows[dim].base, 1);
    if (countCovering(dim) != 1)
      extents.push_back(countCovering(dim));
  }
  positionType =
      IntegerType::get(op.getContext(), positions <= INT32_MAX ? 32 : 64);
  FlatSymbolRefAttr selection = addSelection(*select);
  if (op.failed())
    return;
  Value selected = createSelected(selection);
  FoldSource source{op.getShape(), extents,
                    [&](ArrayRef<unsigned> members) {
                      SmallVector<Value> inputs{selected};
                      for (unsigned part : members)
                        inputs.push_back(
                            getFoldOperand(op, 1, {0, part}).value);
                      return inputs;
                    },
                    [&](LambdaBody &body, ArrayRef<unsigned> members,
                        ArrayRef<AffineExpr> own, ArrayRef<Value> nothing,
                        SmallVectorImpl<Value> &conditions) {
                      return writeTerm(body, members, own, nothing, conditions);
                    }};
  SmallVector<FoldStart> starts;
  for (unsigned part = 0; part != types.size(); ++part)
    starts.push_back(getFoldOperand(op, 2, {0, part}));
  setFolds(op, *scatter, source, starts, /*hasConditions=*/true);
}

static void importSelectAndScatter(SourceOp &op) {
  op.expect(3);
  if (op.failed())
    return;
  for (unsigned i : {0, 1, 2})
    requireNarrow(op, i);
  op.require(op.getOperandShape(2).empty(),
             "has an initial value that is not of rank 0");
  op.requireShape(op.getOperandShape(0));
  SmallVector<SlidingWindow> windows =
      getWindows(op, op.getOperandShape(0),
                 {"window_dimensions", "window_strides", "padding", "", ""});
  SmallVector<int64_t> counts = countWindows(op, windows);
  op.require(op.failed() || op.getOperandShape(1) == ArrayRef(counts),
             "has a source of another shape than the windows");
  if (op.failed())
    return;
  SelectAndScatter(op, windows, counts).run();
}

void tofu::addSelectAndScatterRules(RuleTable &rules) {
  rules["stablehlo.select_and_scatter"] = importSelectAndScatter;
}
