//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/ProgramBytes.h"

#include "tofu/Memory/Bytes.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::PieceType;

using Ranges = SmallVector<std::pair<int64_t, int64_t>, 4>;

void tofu::forEachDevice(ArrayRef<int64_t> mesh,
                         function_ref<void(ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> coordinates(mesh.size(), 0);
  while (true) {
    visit(coordinates);
    int axis = int(mesh.size()) - 1;
    while (axis >= 0 && ++coordinates[axis] == mesh[axis])
      coordinates[axis--] = 0;
    if (axis < 0)
      return;
  }
}

static int64_t getVolume(const Ranges &box) {
  int64_t volume = 1;
  for (auto [lo, hi] : box)
    volume *= std::max<int64_t>(hi - lo, 0);
  return volume;
}

static int64_t getOverlap(const Ranges &a, const Ranges &b) {
  int64_t volume = 1;
  for (auto [left, right] : llvm::zip(a, b))
    volume *= std::max<int64_t>(std::min(left.second, right.second) -
                                    std::max(left.first, right.first),
                                0);
  return volume;
}

/// The boxes of all devices, and which axes they depend on.
namespace {
struct Boxes {
  Boxes(BoxAttr box, ArrayRef<int64_t> mesh) : depends(mesh.size()) {
    auto look = [&](AffineMap map) {
      for (unsigned axis = 0; axis != mesh.size(); ++axis)
        if (map.isFunctionOfDim(axis))
          depends.set(axis);
    };
    llvm::for_each(box.getLowers(), look);
    llvm::for_each(box.getUppers(), look);
    look(box.getConditions());
    forEachDevice(
        mesh, [&](ArrayRef<int64_t> at) { boxes.push_back(box.evaluate(at)); });
  }
  std::vector<Ranges> boxes;
  llvm::SmallBitVector depends;
};
} // namespace

static int64_t getElementBytes(PieceType type) {
  return memory::getElementBytes(type.getGlobal().getElementType());
}

int64_t tofu::getBytesMoved(plan::FetchOp op, ArrayRef<int64_t> mesh) {
  Boxes owned(op.getSource().getType().getBox(), mesh);
  Boxes needed(op.getType().getBox(), mesh);
  int64_t elements = 0;
  for (auto [own, need] : llvm::zip(owned.boxes, needed.boxes))
    elements += getVolume(need) - getOverlap(need, own);
  return elements * getElementBytes(op.getType());
}

int64_t tofu::getBytesMoved(plan::ReduceOp op, ArrayRef<int64_t> mesh) {
  PieceType from = op.getSource().getType(), to = op.getType();
  Boxes terms(from.getBox(), mesh), target(to.getBox(), mesh);
  llvm::SmallBitVector reduced(mesh.size());
  for (int64_t axis : from.getPartialAxes())
    if (!llvm::is_contained(to.getPartialAxes(), axis))
      reduced.set(axis);
  // Terms may lie on any device that differs along these axes; along the others
  // there are copies, or terms of another sum.
  llvm::SmallBitVector varied = reduced;
  varied |= terms.depends;
  for (int64_t axis : to.getPartialAxes())
    varied.reset(axis);

  // Along axes that the terms' boxes do not depend on all senders have one box.
  llvm::SmallBitVector distinct = varied;
  distinct &= terms.depends;
  SmallVector<int64_t> strides(mesh.size(), 1), sub;
  int64_t alike = 1;
  for (int axis = int(mesh.size()) - 2; axis >= 0; --axis)
    strides[axis] = strides[axis + 1] * mesh[axis + 1];
  for (unsigned axis : varied.set_bits())
    if (distinct.test(axis))
      sub.push_back(mesh[axis]);
    else
      alike *= mesh[axis];

  // Pairs of devices are counted one by one while that is quick. The terms of
  // very many devices are taken to be what -tofu-expand writes: along the axes
  // that their boxes depend on they tile the tensor, so that each element of a
  // box has one term per coordinate on the reduced axes.
  constexpr int64_t kMaxSenders = 256;
  int64_t senders = 1, groupSize = 1;
  for (int64_t extent : sub)
    senders *= extent;
  for (unsigned axis : reduced.set_bits())
    groupSize *= mesh[axis];

  int64_t elements = 0, device = 0;
  forEachDevice(mesh, [&](ArrayRef<int64_t> at) {
    const Ranges &own = target.boxes[device];
    bool isCopy = false;
    for (unsigned axis : reduced.set_bits())
      isCopy |= !target.depends.test(axis) && at[axis] != 0;
    if (isCopy) {
      elements += getVolume(own);
    } else if (senders > kMaxSenders) {
      elements +=
          groupSize * getVolume(own) - getOverlap(own, terms.boxes[device]);
    } else {
      int64_t base = device;
      for (unsigned axis : distinct.set_bits())
        base -= at[axis] * strides[axis];
      forEachDevice(sub, [&](ArrayRef<int64_t> other) {
        int64_t sender = base;
        for (auto [coordinate, axis] : llvm::zip(other, distinct.set_bits()))
          sender += coordinate * strides[axis];
        elements += alike * getOverlap(own, terms.boxes[sender]);
      });
      elements -= getOverlap(own, terms.boxes[device]); // it has its own term
    }
    ++device;
  });
  return elements * getElementBytes(to);
}

int64_t tofu::getBytesMoved(func::FuncOp program) {
  ArrayRef<int64_t> mesh = plan::getMesh(program).asArrayRef();
  int64_t bytes = 0;
  for (Operation &op : program.getBody().front()) {
    if (auto fetch = dyn_cast<plan::FetchOp>(op))
      bytes += getBytesMoved(fetch, mesh);
    else if (auto reduce = dyn_cast<plan::ReduceOp>(op))
      bytes += getBytesMoved(reduce, mesh);
  }
  return bytes;
}
