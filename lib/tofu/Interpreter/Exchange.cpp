//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Exchange.h"

#include "tofu/Interpreter/ScalarOps.h"

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

void tofu::interpreter::foldBox(tdl::Combiner combiner, ArrayRef<Range> box,
                                const View &from, const View &to) {
  ScalarType type = *getScalarType(to.elementType);
  ScalarOp fold = selectCombiner(combiner, type);
  Frame frame{std::vector<Register>(2), {}};
  Instruction instruction{fold.handler, 0, 0, 1, 0, fold.imm};
  visitStored(type, [&](auto stored) {
    using Element = typename decltype(stored)::Element;
    forEachCoordinate(box, [&](ArrayRef<int64_t> at) {
      Element &target = reinterpret_cast<Element *>(to.data)[to.getOffset(at)];
      frame.registers[0] = stored.load(target);
      frame.registers[1] = stored.load(
          reinterpret_cast<const Element *>(from.data)[from.getOffset(at)]);
      instruction.handler(&instruction, frame);
      target = stored.store(frame.registers[0]);
    });
  });
}
