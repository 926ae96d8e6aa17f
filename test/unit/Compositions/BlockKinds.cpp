//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Loops and branches. What is known of a state holds in every iteration, so
// what it becomes is within what is known of it; and nothing in it is rounded.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

/// Loops and branches in each other.
static constexpr unsigned kMaxDepth = 2;

static bool isWithin(const Known &known, const Known &in, Type type) {
  if (!isa<FloatType>(type))
    return known.lo >= in.lo && known.hi <= in.hi;
  return known.error == 0 && known.scale <= in.scale &&
         std::ldexp(known.most, in.scale - known.scale) <= in.most;
}

/// A tensor without error: each device may have another rounding.
Entry Generator::pickExact() {
  Entry entry = pickTensor();
  return entry.known.error > 0 ? addArgument(pickShape(2), pickType()) : entry;
}

/// What becomes of `like`, at the end of a block: something computed of it and
/// of what the block has, itself, or another tensor that could be it.
Value Generator::addNext(const Entry &like) {
  Choices::Scope scope(choices);
  unsigned kind = choices.pickFrom({0u, 0u, 0u, 1u, 2u, 0u, 2u});
  if (kind == 1) {
    note("block: yields what it gets");
    return like.value;
  }
  SmallVector<const Entry *> others;
  for (const Entry &tensor : tensors)
    if (tensor.getType() == like.getType() && tensor.value != like.value &&
        isWithin(tensor.known, like.known, like.getElementType()))
      others.push_back(&tensor);
  if (kind == 2 && !others.empty()) {
    const Entry &other = *choices.pickFrom(others);
    Operation *maker = other.value.getDefiningOp();
    note(isa<BlockArgument>(other.value) ? "block: yields an argument"
         : maker->getBlock() != builder.getBlock()
             ? "block: yields from outside"
             : "block: yields another tensor");
    return other.value;
  }
  return addChange(like, pickTensor()).value;
}

void Generator::addOperators() {
  for (unsigned count = choices.pick(4); count > 0; --count) {
    Choices::Scope scope(choices);
    addOperator();
  }
}

void Generator::leaveBlock(size_t before) {
  Block &function = program.function.getBody().front();
  std::vector<Entry> visible;
  for (auto [number, tensor] : llvm::enumerate(tensors))
    if (number < before || tensor.value.getParentBlock() == &function)
      visible.push_back(tensor);
  tensors = std::move(visible);
}

/// Zero, of integers, to which iterations add: so it may be what it likes, and
/// terms of it are pending.
Entry Generator::addZero() {
  Type type = choices.pickFrom({IntegerType::get(getContext(), 32),
                                IntegerType::get(getContext(), 8),
                                IntegerType::get(getContext(), 64)});
  Shape shape = pickShape(2);
  if (choices.chance(70))
    addConstant(cast<DenseElementsAttr>(
                    builder.getZeroAttr(RankedTensorType::get(shape, type))),
                getFullRange(type));
  else
    addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
      return {{body.getScalars().getZero(type).value, getFullRange(type)}};
    });
  return tensors.back();
}

/// The state, perhaps scaled, and a sum of something that the block has.
Value Generator::addSum(const Entry &state) {
  Choices::Scope scope(choices);
  note("loop: sums up");
  Type type = state.getElementType();
  Entry source = pickTensor(
      [&](const Entry &entry) { return entry.getElementType() == type; },
      pickShape(2));
  if (source.getElementType() != type)
    source = state;
  Shape shape(state.getShape());
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    return {body.fold(tdl::Combiner::sum, {pickExtent()}, choices.chance(20),
                      [&] { return body.readSomewhere(source); })};
  });
  Entry sum = tensors.back();
  bool isScaled = choices.chance(30);
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalars scalars = body.getScalars();
    SmallVector<AffineExpr> own;
    for (unsigned d = 0; d != shape.size(); ++d)
      own.push_back(body.index(d));
    Value value = body.read(state, own).value;
    if (isScaled)
      value = scalars.emit<arith::MulIOp>(
          value, scalars.emit<arith::ConstantOp>(
                     body.getBuilder().getIntegerAttr(type, 3)));
    return {{scalars.emit<arith::AddIOp>(value, body.read(sum, own).value),
             getFullRange(type)}};
  });
  return tensors.back().value;
}

/// One more than an integer.
static Scalar addOne(Body &body, const Entry &counter) {
  Scalars scalars = body.getScalars();
  Scalar value = body.read(counter, {});
  Value one =
      scalars.emit<arith::ConstantOp>(body.getBuilder().getI32IntegerAttr(1));
  return {scalars.emit<arith::AddIOp>(value.value, one), counter.known};
}

void Generator::addLoop() {
  if (depth == kMaxDepth)
    return addElementwise();
  int32_t trips = choices.pickFrom({2, 1, 3, 0, 4});
  bool isKnown = choices.chance(50), endsByData = choices.chance(30);
  SmallVector<Entry> states;
  for (unsigned count = 1 + choices.pick(3); count > 0; --count) {
    bool isTwin = !states.empty() && choices.chance(40);
    states.push_back(isTwin ? states.front() : pickExact());
    if (isTwin)
      note("loop: two states begin alike");
  }
  size_t firstSum = states.size();
  for (unsigned count = choices.pick(3); count > 0; --count)
    states.push_back(addZero());
  Known known;
  known.hi = trips;
  auto integer = RankedTensorType::get({}, builder.getI32Type());
  addConstant(DenseElementsAttr::get(integer, int32_t(0)), known);
  states.push_back(tensors.back());
  note(trips == 0               ? "loop: of no trip"
       : isKnown && !endsByData ? "loop: of known trips"
       : endsByData             ? "loop: ends by data"
                                : "loop: of unknown trips");
  if (depth)
    note("loop: nested");

  SmallVector<Value> inits;
  SmallVector<Location> locs;
  for (const Entry &state : states) {
    inits.push_back(state.value);
    locs.push_back(builder.getUnknownLoc());
  }
  OperationState made(locs[0], tdl::WhileOp::getOperationName());
  made.addOperands(inits);
  made.addTypes(ValueRange(inits).getTypes());
  made.addRegion();
  made.addRegion();
  if (isKnown && !endsByData)
    made.addAttribute("trips", builder.getI64IntegerAttr(trips));
  auto loop = cast<tdl::WhileOp>(builder.create(made));
  OpBuilder::InsertionGuard guard(builder);
  ++depth;
  size_t before = tensors.size();
  auto enter = [&](Region &region) {
    Block *block =
        builder.createBlock(&region, {}, ValueRange(inits).getTypes(), locs);
    for (auto [state, argument] : llvm::zip(states, block->getArguments())) {
      state.value = argument;
      tensors.push_back(state);
    }
  };

  enter(loop.getCondition());
  if (choices.chance(20))
    addOperators();
  Entry decides = endsByData ? pickExact() : states.back();
  addLambda({}, [&](Body &body) -> SmallVector<Scalar> {
    Scalars scalars = body.getScalars();
    Value end = scalars.emit<arith::ConstantOp>(
        body.getBuilder().getI32IntegerAttr(trips));
    Value goesOn = scalars.emit<arith::CmpIOp>(
        arith::CmpIPredicate::slt, body.read(states.back(), {}).value, end);
    if (endsByData) {
      Scalar value = scalars.convert(body.readSomewhere(decides),
                                     body.getBuilder().getI1Type());
      goesOn = scalars.emit<arith::AndIOp>(goesOn, value.value);
    }
    return {{goesOn, getFullRange(goesOn.getType())}};
  });
  tdl::YieldOp::create(builder, locs[0], tensors.back().value);
  leaveBlock(before);

  enter(loop.getBody());
  addOperators();
  SmallVector<Value> next;
  for (auto [number, state] : llvm::enumerate(ArrayRef(states).drop_back()))
    next.push_back(number < firstSum ? addNext(state) : addSum(state));
  addLambda({}, [&](Body &body) -> SmallVector<Scalar> {
    return {addOne(body, states.back())};
  });
  next.push_back(tensors.back().value);
  tdl::YieldOp::create(builder, locs[0], next);
  leaveBlock(before);
  --depth;
  for (auto [state, output] : llvm::zip(states, loop.getOutputs()))
    tensors.push_back({output, state.known});
}

void Generator::addCase() {
  if (depth == kMaxDepth)
    return addElementwise();
  unsigned count = 1 + choices.pick(3);
  auto decides = [](const Entry &entry) {
    return entry.getShape().empty() && isa<IntegerType>(entry.getElementType());
  };
  SmallVector<const Entry *> found;
  for (const Entry &tensor : tensors)
    if (decides(tensor))
      found.push_back(&tensor);
  Entry number = found.empty() || choices.chance(30)
                     ? addIndexArgument({}, -1, count)
                     : *choices.pickFrom(found);
  SmallVector<Entry> results;
  for (unsigned results_ = 1 + choices.pick(2); results_ > 0; --results_)
    results.push_back(pickExact());
  note("case");
  if (depth)
    note("case: nested");
  OperationState made(builder.getUnknownLoc(), tdl::CaseOp::getOperationName());
  made.addOperands(number.value);
  for (const Entry &result : results)
    made.addTypes(result.value.getType());
  for (unsigned i = 0; i != count; ++i)
    made.addRegion();
  auto op = cast<tdl::CaseOp>(builder.create(made));
  OpBuilder::InsertionGuard guard(builder);
  ++depth;
  size_t before = tensors.size();
  for (Region &branch : op.getBranches()) {
    builder.createBlock(&branch);
    addOperators();
    SmallVector<Value> yielded;
    for (const Entry &result : results)
      yielded.push_back(addNext(result));
    tdl::YieldOp::create(builder, op.getLoc(), yielded);
    leaveBlock(before);
  }
  --depth;
  for (auto [result, output] : llvm::zip(results, op.getOutputs()))
    tensors.push_back({output, result.known});
}
