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
#include "tofu/TDL/ElementBytes.h"
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
  Operation *op = value.getDefiningOp(); // null: a state of a loop
  if (op && op->hasTrait<OpTrait::ConstantLike>())
    return BufferKind::Constant;
  if (isa_and_nonnull<plan::FetchOp>(op))
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
      tdl::getElementBytes(left.getElementType()) !=
          tdl::getElementBytes(right.getElementType()))
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
    : root(function.getBody().front()), sizes(sizes) {
  number(root);
  addValues(root);
  taker.assign(buffers.size(), -1);
  if (DenseI64ArrayAttr replaces = plan::getReplaces(function))
    for (auto [value, argument] :
         llvm::zip(root.getTerminator()->getOperands(), replaces.asArrayRef()))
      if (argument >= 0)
        noteReplaced(value, root.getArgument(argument));
  findPlaces(root);
  // What a place is taken from comes first.
  for (auto [number, buffer] : llvm::enumerate(buffers))
    roots.push_back(buffer.place < 0 ? int(number) : roots[buffer.place]);
}

//===----------------------------------------------------------------------===//
// When values live
//===----------------------------------------------------------------------===//

void Lifetimes::number(Block &block) {
  for (Operation &op : block) {
    position[&op] = numOps++;
    if (!tdl::hasBlocks(&op))
      continue;
    for (Region &region : op.getRegions())
      number(region.front());
    ends[&op] = numOps - 1;
  }
}

int64_t Lifetimes::getEnd(Operation *op) const {
  auto found = ends.find(op);
  return found == ends.end() ? position.at(op) : found->second;
}

/// A value that a loop or branch uses inside lives until that ends.
int64_t Lifetimes::getLastUse(Value value) const {
  int64_t last = -1;
  for (Operation *user : value.getUsers()) {
    Operation *here = tdl::getAncestor(value.getParentBlock(), user);
    last = std::max(last, here == user ? position.at(user) : getEnd(here));
  }
  return last;
}

void Lifetimes::add(Value value, BufferKind kind, int64_t first) {
  int64_t last = std::max(first, getLastUse(value));
  if (kind == BufferKind::Argument || kind == BufferKind::Constant)
    last = numOps - 1;
  else if (llvm::is_contained(value.getUsers(), root.getTerminator()))
    kind = BufferKind::Result;
  numbers[value] = buffers.size();
  buffers.push_back({value, kind, sizes.get(value.getType()), first, last});
}

void Lifetimes::addValues(Block &block) {
  for (BlockArgument argument : block.getArguments()) {
    if (&block == &root) {
      add(argument, BufferKind::Argument, 0);
      continue;
    }
    // A state: from where the loop begins until it ends.
    add(argument, getKind(argument), position.at(block.getParentOp()));
    buffers.back().last = getEnd(block.getParentOp());
  }
  for (Operation &op : block) {
    if (tdl::hasBlocks(&op))
      for (Region &region : op.getRegions())
        addValues(region.front());
    for (Value result : op.getResults())
      add(result, getKind(result), getEnd(&op));
  }
}

//===----------------------------------------------------------------------===//
// Which values share a place
//===----------------------------------------------------------------------===//

void Lifetimes::take(int own, int place) {
  buffers[own].place = place;
  taker[place] = own;
}

/// A loop's result is where its state is, so what that is first goes into the
/// place of the argument.
void Lifetimes::noteReplaced(Value value, BlockArgument argument) {
  if (!replaced.try_emplace(value, argument).second)
    return;
  if (auto loop = value.getDefiningOp<tdl::WhileOp>()) {
    Value init = loop.getInits()[cast<OpResult>(value).getResultNumber()];
    if (init.hasOneUse() && init.getParentBlock() == loop->getBlock())
      noteReplaced(init, argument);
  }
}

/// Puts a result into the place of its argument if nobody needs that any more.
bool Lifetimes::replaceArgument(OpResult result, int64_t number) {
  BlockArgument argument = replaced.lookup(result);
  if (!argument || argument.getType() != result.getType() ||
      taker[numbers.at(argument)] >= 0)
    return false;
  for (Operation *user : argument.getUsers()) {
    int64_t at = getEnd(tdl::getAncestor(argument.getOwner(), user));
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

void Lifetimes::findPlaces(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (auto loop = dyn_cast<tdl::WhileOp>(op))
      findPlaces(loop);
    else if (auto branches = dyn_cast<tdl::CaseOp>(op))
      findPlaces(branches);
    else
      findPlaces(&op, position.at(&op));
  }
}

/// A state has one place in all iterations: that of what it is first, if that
/// is needed for nothing else. What it is next is written there if the body
/// needs the state no more, else it is copied.
void Lifetimes::findPlaces(tdl::WhileOp loop) {
  for (auto [number, init] : llvm::enumerate(loop.getInits())) {
    int first = numbers.at(init),
        state = numbers.at(loop.getConditionBlock()->getArgument(number));
    const Buffer &buffer = buffers[first];
    if (buffer.kind != BufferKind::Argument &&
        buffer.kind != BufferKind::Constant &&
        buffer.kind != BufferKind::Result && buffer.last == position.at(loop) &&
        taker[first] < 0 && llvm::count(loop.getInits(), init) == 1)
      take(state, first);
    take(numbers.at(loop.getBodyBlock()->getArgument(number)), state);
    noteReplaced(loop.getYielded()[number],
                 loop.getBodyBlock()->getArgument(number));
  }
  findPlaces(*loop.getConditionBlock());
  findPlaces(*loop.getBodyBlock());
  for (auto [state, output] :
       llvm::zip(loop.getBodyBlock()->getArguments(), loop.getOutputs())) {
    int last = numbers.at(state);
    while (taker[last] >= 0)
      last = taker[last];
    take(numbers.at(output), last);
  }
}

/// What each branch yields is written in the place of the result, if all of
/// them make it for that; else it is copied there.
void Lifetimes::findPlaces(tdl::CaseOp op) {
  for (OpResult output : op->getResults()) {
    SmallVector<int> yielded;
    for (Region &branch : op.getBranches()) {
      Operation *terminator = branch.front().getTerminator();
      Value value = terminator->getOperand(output.getResultNumber());
      Operation *maker = value.getDefiningOp();
      if (isa_and_nonnull<tdl::LambdaOp, plan::FetchOp, plan::ReduceOp>(
              maker) &&
          maker->getBlock() == &branch.front() &&
          llvm::count(terminator->getOperands(), value) == 1)
        yielded.push_back(numbers.at(value));
    }
    int own = numbers.at(output);
    if (yielded.size() != op.getBranches().size()) {
      buffers[own].first = position.at(op);
      continue;
    }
    yielded.push_back(own);
    for (unsigned i = 1; i != yielded.size(); ++i)
      take(yielded[i], yielded[i - 1]);
  }
  for (Region &branch : op.getBranches())
    findPlaces(branch.front());
}

void Lifetimes::findPlaces(Operation *op, int64_t number) {
  SmallVector<OpResult> others;
  for (OpResult result : op->getResults()) {
    int own = numbers.at(result);
    if (buffers[own].place >= 0)
      continue;
    if (taker[own] < 0 && replaceArgument(result, number))
      take(own, numbers.at(replaced.lookup(result)));
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
      take(numbers.at(result), *found);
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
