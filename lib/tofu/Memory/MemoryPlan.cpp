//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/MemoryPlan.h"
#include "tofu/Memory/Placement.h"

#include "tofu/Plan/Plan.h"
#include <map>

using namespace mlir;
using namespace tofu;
using namespace tofu::memory;

static ArrayRef<int64_t> getMesh(func::FuncOp function) {
  DenseI64ArrayAttr mesh = plan::getMesh(function);
  return mesh ? mesh.asArrayRef() : ArrayRef<int64_t>();
}

MemoryPlan::MemoryPlan(func::FuncOp function)
    : sizes(getMesh(function)), lifetimes(function, sizes) {
  auto [slots, roots] = lifetimes.getSlots();
  MutableArrayRef<Buffer> buffers = lifetimes.getBuffers();
  SmallVector<Lifetime, 0> toPlace;
  for (auto [slot, root] : llvm::zip(slots, roots)) {
    if (!slot.isArgument) {
      toPlace.push_back({slot.bytes, slot.first, slot.last});
      continue;
    }
    buffers[root].offset = arena;
    arena += slot.bytes;
  }
  Placement placement = place(toPlace);
  const int64_t *offset = placement.offsets.begin();
  for (auto [slot, root] : llvm::zip(slots, roots))
    if (!slot.isArgument)
      buffers[root].offset = arena + *offset++;
  arena += placement.end;
  for (auto [number, buffer] : llvm::enumerate(buffers))
    buffer.offset = buffers[lifetimes.getRoot(number)].offset;
}

bool MemoryPlan::isValid() const {
  auto [slots, roots] = lifetimes.getSlots();
  struct Event {
    int64_t time;
    bool isEnd; // of a step after those that begin in it
    int64_t offset, bytes;
  };
  SmallVector<Event, 0> events;
  for (auto [slot, root] : llvm::zip(slots, roots)) {
    int64_t offset = getBuffers()[root].offset;
    if (offset < 0 || offset + slot.bytes > arena)
      return false;
    if (!slot.bytes)
      continue;
    events.push_back({slot.first, false, offset, slot.bytes});
    events.push_back({slot.last, true, offset, slot.bytes});
  }
  llvm::sort(events, [](const Event &a, const Event &b) {
    return std::tie(a.time, a.isEnd, a.offset) <
           std::tie(b.time, b.isEnd, b.offset);
  });
  std::map<int64_t, int64_t> live; // begin, end
  for (const Event &event : events) {
    if (event.isEnd) {
      live.erase(event.offset);
      continue;
    }
    auto [own, isNew] = live.insert({event.offset, event.offset + event.bytes});
    auto next = std::next(own);
    if (!isNew || (next != live.end() && next->first < own->second) ||
        (own != live.begin() && std::prev(own)->second > own->first))
      return false;
  }
  return true;
}

void MemoryPlan::print(llvm::raw_ostream &os) const {
  for (const Buffer &buffer : getBuffers()) {
    if (buffer.kind != BufferKind::Constant)
      os << buffer.offset << " + ";
    os << buffer.bytes << ": " << stringifyBufferKind(buffer.kind) << ", from "
       << buffer.first << " to " << buffer.last;
    if (buffer.place >= 0)
      os << ", in the place of " << buffer.place;
    os << '\n';
  }
  os << "arena bytes: " << arena << '\n';
}
