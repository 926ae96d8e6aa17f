//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/MemoryPlan.h"

#include "tofu/Plan/Plan.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::memory;

int64_t tofu::memory::getElementBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * getElementBytes(complex.getElementType());
  if (!type.isIntOrFloat())
    return 8; // index
  return std::max<int64_t>(1, llvm::PowerOf2Ceil(type.getIntOrFloatBitWidth()) /
                                  8);
}

int64_t tofu::memory::getBytes(Type type, ArrayRef<int64_t> coordinates) {
  if (auto piece = dyn_cast<tdl::PieceType>(type)) {
    int64_t bytes = getElementBytes(piece.getGlobal().getElementType());
    for (auto [lo, hi] : piece.getBox().evaluate(coordinates))
      bytes *= hi - lo;
    return bytes;
  }
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.hasStaticShape()
               ? tensor.getNumElements() *
                     getElementBytes(tensor.getElementType())
               : 0;
  return getElementBytes(type);
}

llvm::StringRef tofu::memory::stringifyBufferKind(BufferKind kind) {
  constexpr llvm::StringLiteral names[] = {"argument", "result", "temporary",
                                           "fetch", "partial sum"};
  return names[unsigned(kind)];
}

static BufferKind getKind(Value value) {
  if (isa<plan::FetchOp>(value.getDefiningOp()))
    return BufferKind::Fetch;
  auto piece = dyn_cast<tdl::PieceType>(value.getType());
  return piece && !piece.getPartialAxes().empty() ? BufferKind::PartialSum
                                                  : BufferKind::Temporary;
}

MemoryPlan::MemoryPlan(func::FuncOp function, ArrayRef<int64_t> coordinates) {
  collect(function, coordinates);
  assignOffsets();
}

void MemoryPlan::collect(func::FuncOp function, ArrayRef<int64_t> coordinates) {
  Block &block = function.getBody().front();
  llvm::DenseMap<Operation *, int64_t> position;
  for (Operation &op : block)
    position[&op] = numOps++;
  auto add = [&](Value value, BufferKind kind, int64_t first) {
    int64_t last = first;
    for (Operation *user : value.getUsers()) {
      user = block.findAncestorOpInBlock(*user);
      last = std::max(last, position.at(user));
      if (user->hasTrait<OpTrait::IsTerminator>() &&
          kind != BufferKind::Argument)
        kind = BufferKind::Result;
    }
    if (kind == BufferKind::Argument)
      last = numOps - 1;
    numbers[value] = buffers.size();
    buffers.push_back(
        {value, kind, getBytes(value.getType(), coordinates), first, last});
  };
  for (BlockArgument argument : block.getArguments())
    add(argument, BufferKind::Argument, 0);
  for (Operation &op : block)
    for (Value result : op.getResults())
      add(result, getKind(result), position.at(&op));
}

void MemoryPlan::assignOffsets() {
  SmallVector<Buffer *, 0> order;
  for (Buffer &buffer : buffers) {
    if (buffer.kind != BufferKind::Argument) {
      if (buffer.bytes)
        order.push_back(&buffer);
      continue;
    }
    buffer.offset = peak;
    peak += llvm::alignTo(buffer.bytes, kAlignment);
  }
  llvm::sort(order, [](Buffer *a, Buffer *b) { // ties: in program order
    return a->bytes != b->bytes ? a->bytes > b->bytes : a < b;
  });
  int64_t start = peak;
  SmallVector<Buffer *, 0> placed; // by offset
  for (Buffer *buffer : order) {
    int64_t size = llvm::alignTo(buffer->bytes, kAlignment);
    int64_t end = start, best = -1, bestGap = INT64_MAX;
    for (Buffer *other : placed) {
      if (other->last < buffer->first || buffer->last < other->first)
        continue;
      int64_t gap = other->offset - end;
      if (gap >= size && gap < bestGap) {
        best = end;
        bestGap = gap;
      }
      end = std::max<int64_t>(end, other->offset +
                                       llvm::alignTo(other->bytes, kAlignment));
    }
    buffer->offset = best < 0 ? end : best;
    peak = std::max(peak, buffer->offset + size);
    placed.insert(llvm::upper_bound(placed, buffer,
                                    [](Buffer *a, Buffer *b) {
                                      return a->offset < b->offset;
                                    }),
                  buffer);
  }
}

int64_t MemoryPlan::getPeakBytes(BufferKind kind) const {
  SmallVector<int64_t, 0> change(numOps + 1);
  for (const Buffer &buffer : buffers)
    if (buffer.kind == kind) {
      change[buffer.first] += buffer.bytes;
      change[buffer.last + 1] -= buffer.bytes;
    }
  int64_t live = 0, most = 0;
  for (int64_t delta : change)
    most = std::max(most, live += delta);
  return most;
}

bool MemoryPlan::isValid() const {
  SmallVector<const Buffer *, 0> order;
  for (const Buffer &buffer : buffers)
    if (buffer.bytes)
      order.push_back(&buffer);
  llvm::sort(order, [](auto *a, auto *b) { return a->offset < b->offset; });
  for (auto [i, a] : llvm::enumerate(order))
    for (const Buffer *b : ArrayRef(order).drop_front(i + 1)) {
      if (b->offset >= a->offset + a->bytes)
        break;
      if (b->first <= a->last && a->first <= b->last)
        return false;
    }
  return true;
}

void MemoryPlan::print(llvm::raw_ostream &os) const {
  for (const Buffer &buffer : buffers)
    os << buffer.offset << " + " << buffer.bytes << ": "
       << stringifyBufferKind(buffer.kind) << ", from " << buffer.first
       << " to " << buffer.last << '\n';
  os << "peak bytes: " << peak << '\n';
}
