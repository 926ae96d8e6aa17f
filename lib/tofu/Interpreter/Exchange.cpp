//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Exchange.h"

#include "tofu/Scalar/ScalarOps.h"
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

namespace {
/// How a view's elements are read and written. Two types meet in a fold: code
/// for each pair of them took longer to compile than it ever ran.
struct Elements {
  explicit Elements(const View &view) : view(view) {
    visitStored(*getScalarType(view.elementType), [this](auto stored) {
      using Stored = decltype(stored);
      using Element = typename Stored::Element;
      load = [](const void *data, int64_t at) {
        return Stored::load(static_cast<const Element *>(data)[at]);
      };
      store = [](void *data, int64_t at, Register value) {
        static_cast<Element *>(data)[at] = Stored::store(value);
      };
    });
  }
  Register get(ArrayRef<int64_t> at) const {
    return load(view.data, view.getOffset(at));
  }
  void set(ArrayRef<int64_t> at, Register value) const {
    store(view.data, view.getOffset(at), value);
  }

private:
  const View &view;
  Register (*load)(const void *, int64_t);
  void (*store)(void *, int64_t, Register);
};
} // namespace

/// Stores what `compute` makes, in the type of `to`, of an element of `to` and
/// one of `from`, which is converted to that type.
static void update(ArrayRef<Range> box, const View &from, const View &to,
                   function_ref<Register(Frame &)> compute) {
  ScalarOp conversion = selectConversion(*getScalarType(from.elementType),
                                         *getScalarType(to.elementType));
  Frame frame{std::vector<Register>(2), {}};
  Instruction convert{conversion.handler, 1, 1, 0, 0, conversion.imm};
  Elements sources(from), targets(to);
  forEachCoordinate(box, [&](ArrayRef<int64_t> at) {
    frame.registers[0] = targets.get(at);
    frame.registers[1] = sources.get(at);
    convert.handler(&convert, frame);
    targets.set(at, compute(frame));
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
