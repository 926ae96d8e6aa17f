//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Mesh.h"

#include "tofu/Plan/Mesh.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

int64_t Mesh::getSize() const { return plan::getNumDevices(shape); }

Coordinates Mesh::getCoordinates(int64_t rank) const {
  Coordinates coordinates(shape.size());
  for (size_t axis = shape.size(); axis-- > 0; rank /= shape[axis])
    coordinates[axis] = rank % shape[axis];
  return coordinates;
}

int64_t Mesh::getRank(ArrayRef<int64_t> coordinates) const {
  int64_t rank = 0;
  for (auto [at, extent] : llvm::zip(coordinates, shape))
    rank = rank * extent + at;
  return rank;
}

std::vector<Coordinates> Mesh::getPoints(ArrayRef<int64_t> axes) const {
  Box box;
  for (int64_t axis : axes)
    box.push_back({0, shape[axis]});
  std::vector<Coordinates> points;
  forEachCoordinate(box,
                    [&](ArrayRef<int64_t> at) { points.emplace_back(at); });
  return points;
}

View tofu::interpreter::getLayout(Type type, ArrayRef<int64_t> coordinates) {
  View view;
  if (auto piece = dyn_cast<tdl::PieceType>(type)) {
    view.elementType = piece.getGlobal().getElementType();
    view.shape = SmallVector<int64_t, 4>(piece.getGlobal().getShape());
    view.box = piece.getBox().evaluate(coordinates);
  } else if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    view.elementType = tensor.getElementType();
    view.shape = SmallVector<int64_t, 4>(tensor.getShape());
    view.box = getWholeBox(view.shape);
  } else {
    view.elementType = type;
  }
  return view;
}

SmallVector<Box> tofu::interpreter::subtract(ArrayRef<Range> box,
                                             ArrayRef<Range> hole) {
  Box rest(box);
  Box common = intersect(box, hole);
  if (getVolume(common) == 0)
    return getVolume(box) ? SmallVector<Box>{rest} : SmallVector<Box>{};
  SmallVector<Box> parts;
  for (auto [dim, range] : llvm::enumerate(common)) {
    for (Range side : {Range{rest[dim].first, range.first},
                       Range{range.second, rest[dim].second}}) {
      if (side.second <= side.first)
        continue;
      parts.push_back(rest);
      parts.back()[dim] = side;
    }
    rest[dim] = range;
  }
  return parts;
}
