//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Exchange.h"

#include "tofu/Interpreter/ScalarOps.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

View tofu::interpreter::getView(Tensor &message, const View &like,
                                ArrayRef<Range> box) {
  return {like.elementType, like.shape, Box(box), message.bytes.data()};
}

void Mailbox::send(int64_t source, int64_t destination, int64_t tag,
                   const View &view, ArrayRef<Range> box) {
  SmallVector<int64_t> shape;
  for (auto [lo, hi] : box)
    shape.push_back(hi - lo);
  Tensor message(view.elementType, shape);
  copyBox(box, view, tofu::interpreter::getView(message, view, box));
  bytesSent += message.bytes.size();
  messages[{source, destination, tag}].push_back(std::move(message));
}

Tensor Mailbox::receive(int64_t source, int64_t destination, int64_t tag) {
  auto it = messages.find({source, destination, tag});
  assert(it != messages.end() && "nobody sent this message");
  Tensor message = std::move(it->second.front());
  it->second.pop_front();
  if (it->second.empty())
    messages.erase(it);
  return message;
}

std::vector<Transfer>
tofu::interpreter::cover(ArrayRef<Range> needed, ArrayRef<int64_t> candidates,
                         ArrayRef<std::unique_ptr<Rank>> ranks, Value value,
                         SmallVectorImpl<Box> &missing) {
  std::vector<Transfer> transfers;
  missing.clear();
  if (getVolume(needed))
    missing.push_back(Box(needed));
  for (int64_t candidate : candidates) {
    if (missing.empty())
      break;
    View held = ranks[candidate]->getView(value);
    SmallVector<Box> rest;
    for (const Box &box : missing) {
      Box common = intersect(box, held.box);
      llvm::append_range(rest, subtract(box, common));
      if (getVolume(common))
        transfers.push_back({candidate, common});
    }
    missing = rest;
  }
  return transfers;
}

/// Stores what `compute` makes, in the type of `to`, of an element of `to` and
/// one of `from`, which is converted to that type.
template <class Compute>
static void update(ArrayRef<Range> box, const View &from, const View &to,
                   Compute compute) {
  ScalarType source = *getScalarType(from.elementType);
  ScalarType target = *getScalarType(to.elementType);
  ScalarOp conversion = selectConversion(source, target);
  Frame frame{std::vector<Register>(2), {}};
  Instruction convert{conversion.handler, 1, 1, 0, 0, conversion.imm};
  visitStored(source, [&](auto load) {
    visitStored(target, [&](auto store) {
      using Source = typename decltype(load)::Element;
      using Target = typename decltype(store)::Element;
      forEachCoordinate(box, [&](ArrayRef<int64_t> at) {
        Target &element = reinterpret_cast<Target *>(to.data)[to.getOffset(at)];
        frame.registers[0] = store.load(element);
        frame.registers[1] = load.load(
            reinterpret_cast<const Source *>(from.data)[from.getOffset(at)]);
        convert.handler(&convert, frame);
        element = store.store(compute(frame));
      });
    });
  });
}

static void convertBox(ArrayRef<Range> box, const View &from, const View &to) {
  if (from.elementType == to.elementType)
    return copyBox(box, from, to);
  update(box, from, to, [](Frame &frame) { return frame.registers[1]; });
}

TermFold::TermFold(tdl::Combiner combiner, const View &to)
    : combiner(combiner), to(to), sum(to) {
  Type type = tdl::getFoldType(combiner, to.elementType);
  if (type == to.elementType)
    return;
  SmallVector<int64_t> shape;
  for (auto [lo, hi] : to.box)
    shape.push_back(hi - lo);
  wide = Tensor(type, shape);
  sum = {type, to.shape, to.box, wide.bytes.data()};
}

void TermFold::copy(ArrayRef<Range> box, const View &from) const {
  convertBox(box, from, sum);
}

void TermFold::fold(ArrayRef<Range> box, const View &from) const {
  ScalarOp op = selectCombiner(combiner, *getScalarType(sum.elementType));
  Instruction instruction{op.handler, 0, 0, 1, 0, op.imm};
  update(box, from, sum, [&](Frame &frame) {
    instruction.handler(&instruction, frame);
    return frame.registers[0];
  });
}

void TermFold::finish() const {
  if (sum.data != to.data)
    convertBox(to.box, sum, to);
}
