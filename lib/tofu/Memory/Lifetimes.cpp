//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A lambda may write in the place of an operand if it reads that operand only
// where it writes: each element is read, then written, whatever the order of
// the elements. A library that multiplies promises no such order.
//
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Lifetimes.h"

#include "tofu/Analysis/Pointwise.h"
#include "tofu/Plan/Plan.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::memory;

llvm::StringRef tofu::memory::stringifyBufferKind(BufferKind kind) {
  constexpr llvm::StringLiteral names[] = {
      "argument", "result", "temporary", "fetch", "partial sum", "constant"};
  return names[unsigned(kind)];
}

static BufferKind getKind(Value value) {
  Operation *op = value.getDefiningOp();
  if (op->hasTrait<OpTrait::ConstantLike>())
    return BufferKind::Constant;
  if (isa<plan::FetchOp>(op))
    return BufferKind::Fetch;
  auto piece = dyn_cast<tdl::PieceType>(value.getType());
  return piece && !piece.getPartialAxes().empty() ? BufferKind::PartialSum
                                                  : BufferKind::Temporary;
}

/// True if every device holds the same box of both, in elements of one size.
static bool haveSameBox(Type a, Type b) {
  RankedTensorType left = tdl::getGlobalType(a), right = tdl::getGlobalType(b);
  if (!left || !right || left.getShape() != right.getShape() ||
      !left.hasStaticShape() ||
      getElementBytes(left.getElementType()) !=
          getElementBytes(right.getElementType()))
    return false;
  auto piece = dyn_cast<tdl::PieceType>(a), other = dyn_cast<tdl::PieceType>(b);
  return bool(piece) == bool(other) &&
         (!piece || piece.getBox() == other.getBox());
}

/// True if the lambda computes all of what every device holds of the result;
/// of the rest the identity would be written first.
static bool computesAll(tdl::LambdaOp lambda, OpResult result) {
  auto piece = dyn_cast<tdl::PieceType>(result.getType());
  return !piece ||
         tdl::getResultPart(lambda, result.getResultNumber()) == piece.getBox();
}

Lifetimes::Lifetimes(func::FuncOp function, LargestBytes &sizes)
    : block(function.getBody().front()), sizes(sizes) {
  for (Operation &op : block)
    position[&op] = numOps++;
  for (BlockArgument argument : block.getArguments())
    add(argument, BufferKind::Argument, 0);
  for (Operation &op : block)
    for (Value result : op.getResults())
      add(result, getKind(result), position.at(&op));
  taker.assign(buffers.size(), -1);
  if (DenseI64ArrayAttr replaces = plan::getReplaces(function))
    for (auto [value, argument] :
         llvm::zip(block.getTerminator()->getOperands(), replaces.asArrayRef()))
      if (argument >= 0)
        replaced.try_emplace(value, block.getArgument(argument));
  for (Operation &op : block.without_terminator())
    findPlaces(&op, position.at(&op));
  // What a place is taken from comes first.
  for (auto [number, buffer] : llvm::enumerate(buffers))
    roots.push_back(buffer.place < 0 ? int(number) : roots[buffer.place]);
}

void Lifetimes::add(Value value, BufferKind kind, int64_t first) {
  int64_t last = first;
  bool persists = kind == BufferKind::Argument || kind == BufferKind::Constant;
  for (Operation *user : value.getUsers()) {
    user = block.findAncestorOpInBlock(*user);
    last = std::max(last, position.at(user));
    if (user->hasTrait<OpTrait::IsTerminator>() && !persists)
      kind = BufferKind::Result;
  }
  if (persists)
    last = numOps - 1;
  numbers[value] = buffers.size();
  buffers.push_back({value, kind, sizes.get(value.getType()), first, last});
}

/// Puts a result into the place of its argument if nobody needs that any more.
bool Lifetimes::replaceArgument(OpResult result, int64_t number) {
  BlockArgument argument = replaced.lookup(result);
  if (!argument || argument.getType() != result.getType() ||
      taker[numbers.at(argument)] >= 0)
    return false;
  for (Operation *user : argument.getUsers()) {
    int64_t at = position.at(block.findAncestorOpInBlock(*user));
    if (at > number)
      return false;
    if (at < number)
      continue;
    auto lambda = dyn_cast<tdl::LambdaOp>(user);
    if (!lambda || tdl::hasOwnCode(lambda) || !computesAll(lambda, result) ||
        !tdl::isReadAtIdentity(lambda, argument))
      return false;
  }
  return true;
}

void Lifetimes::findPlaces(Operation *op, int64_t number) {
  auto take = [&](OpResult result, int place) {
    int own = numbers.at(result);
    buffers[own].place = place;
    taker[place] = own;
  };
  SmallVector<OpResult> others;
  for (OpResult result : op->getResults()) {
    if (replaceArgument(result, number))
      take(result, numbers.at(replaced.lookup(result)));
    else
      others.push_back(result);
  }
  auto lambda = dyn_cast<tdl::LambdaOp>(op);
  if (others.empty() || !lambda || tdl::hasOwnCode(lambda))
    return;
  SmallVector<int> dying; // in the order of the operands
  for (Value input : lambda.getInputs()) {
    int own = numbers.at(input);
    const Buffer &buffer = buffers[own];
    if (buffer.kind != BufferKind::Argument &&
        buffer.kind != BufferKind::Constant &&
        buffer.kind != BufferKind::Result && buffer.last == number &&
        !llvm::is_contained(dying, own) && tdl::isReadAtIdentity(lambda, input))
      dying.push_back(own);
  }
  for (OpResult result : others) {
    auto found = llvm::find_if(dying, [&](int own) {
      return taker[own] < 0 &&
             haveSameBox(buffers[own].value.getType(), result.getType());
    });
    if (found != dying.end() && computesAll(lambda, result))
      take(result, *found);
  }
}

std::pair<SmallVector<Slot, 0>, SmallVector<int, 0>>
Lifetimes::getSlots() const {
  SmallVector<Slot, 0> slots;
  SmallVector<int, 0> roots;
  for (auto [number, buffer] : llvm::enumerate(buffers)) {
    if (buffer.place >= 0 || buffer.kind == BufferKind::Constant)
      continue;
    int end = number;
    while (taker[end] >= 0)
      end = taker[end];
    slots.push_back({int64_t(llvm::alignTo(buffer.bytes, kAlignment)),
                     buffer.first, std::max(buffer.last, buffers[end].last),
                     buffer.kind == BufferKind::Argument});
    roots.push_back(number);
  }
  return {std::move(slots), std::move(roots)};
}

int64_t Lifetimes::getBound() const {
  SmallVector<int64_t, 0> change(numOps + 1);
  for (const Slot &slot : getSlots().first) {
    change[slot.first] += slot.bytes;
    change[slot.last + 1] -= slot.bytes;
  }
  int64_t live = 0, most = 0;
  for (int64_t delta : change)
    most = std::max(most, live += delta);
  return most;
}

int64_t Lifetimes::getPeakBytes(BufferKind kind) const {
  SmallVector<int64_t, 0> change(numOps + 1);
  for (auto [number, buffer] : llvm::enumerate(buffers)) {
    if (buffer.kind != kind)
      continue;
    int64_t last = buffer.last;
    if (kind != BufferKind::Argument) {
      // What takes its place counts from then on; it may be an argument's.
      if (taker[number] >= 0)
        last = buffers[taker[number]].first - 1;
      if (buffers[getRoot(number)].kind == BufferKind::Argument)
        continue;
    }
    change[buffer.first] += buffer.bytes;
    change[last + 1] -= buffer.bytes;
  }
  int64_t live = 0, most = 0;
  for (int64_t delta : change)
    most = std::max(most, live += delta);
  return most;
}
