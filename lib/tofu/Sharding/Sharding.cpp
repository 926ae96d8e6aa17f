//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Sharding.h"

#include "tofu/TDL/Limits.h"

using namespace tofu;
using llvm::ArrayRef;
using llvm::SmallVector;

Sharding Sharding::refuse(std::string why) { return {{}, {}, std::move(why)}; }

bool Sharding::cutsNothing() const {
  return whyNot.empty() &&
         llvm::all_of(tiles, [](int64_t count) { return count == 1; });
}

Sharding tofu::makeTiles(ArrayRef<int64_t> tiles, ArrayRef<int64_t> devices) {
  int64_t count = countDevices(tiles), numDevices = devices.size();
  if (count > numDevices || numDevices % count != 0)
    return Sharding::refuse("has " + std::to_string(count) + " tiles for " +
                            std::to_string(numDevices) + " devices");
  Sharding sharding{
      SmallVector<int64_t>(tiles), std::vector<int64_t>(numDevices, -1), {}};
  int64_t copies = numDevices / count;
  for (auto [place, device] : llvm::enumerate(devices)) {
    if (device < 0 || device >= numDevices || sharding.tileOf[device] >= 0)
      return Sharding::refuse("does not have each device from 0 to " +
                              std::to_string(numDevices - 1) + " once");
    sharding.tileOf[device] = place / copies;
  }
  return sharding;
}

int64_t tofu::countDevices(ArrayRef<int64_t> extents) {
  int64_t count = 1;
  for (int64_t extent : extents)
    count = extent > kMaxDevices / count ? kMaxDevices + 1 : count * extent;
  return std::min(count, kMaxDevices + 1);
}

SmallVector<int64_t> tofu::getCoordinates(int64_t number,
                                          ArrayRef<int64_t> extents) {
  SmallVector<int64_t> coordinates(extents.size());
  for (size_t dim = extents.size(); dim-- != 0; number /= extents[dim])
    coordinates[dim] = number % extents[dim];
  return coordinates;
}

/// Where the tile of a device is along each dimension.
static SmallVector<int64_t> getPlace(const Sharding &sharding, int64_t device) {
  return getCoordinates(sharding.tileOf[device], sharding.tiles);
}

/// True if these axes number the tiles along each dimension.
static bool numberTiles(const AxisLists &lists, const Sharding &sharding,
                        ArrayRef<int64_t> mesh) {
  SmallVector<int64_t> steps(mesh.size()); // of the tile's number
  int64_t tiles = 1;
  for (auto [list, count] :
       llvm::reverse(llvm::zip_equal(lists, sharding.tiles))) {
    int64_t parts = 1;
    for (unsigned axis : llvm::reverse(list)) {
      steps[axis] = parts * tiles;
      parts *= mesh[axis];
    }
    if (parts != count)
      return false;
    tiles *= count;
  }
  std::vector<int64_t> tileOf = {0}; // along the last axes
  for (auto [extent, step] : llvm::reverse(llvm::zip_equal(mesh, steps))) {
    size_t size = tileOf.size();
    for (int64_t at = 1; at != extent; ++at)
      for (size_t device = 0; device != size; ++device)
        tileOf.push_back(tileOf[device] + at * step);
  }
  return tileOf == sharding.tileOf;
}

/// A step along an axis is a step of the tile along the dimension that it cuts,
/// by as many tiles as the axes behind it in the list have parts.
std::optional<AxisLists> tofu::findAxes(const Sharding &sharding,
                                        ArrayRef<int64_t> mesh) {
  int64_t numDevices = 1;
  for (int64_t extent : mesh)
    numDevices *= extent;
  if (numDevices != int64_t(sharding.tileOf.size()))
    return std::nullopt;
  SmallVector<SmallVector<std::pair<int64_t, unsigned>>> steps(
      sharding.tiles.size());
  int64_t stride = numDevices;
  for (auto [axis, extent] : llvm::enumerate(mesh)) {
    stride /= extent;
    if (extent == 1)
      continue;
    SmallVector<int64_t> place = getPlace(sharding, stride);
    for (auto [dim, step] : llvm::enumerate(place))
      if (step != 0)
        steps[dim].push_back({step, axis});
  }
  AxisLists lists;
  for (auto &dim : steps) {
    llvm::sort(dim, std::greater<>());
    llvm::append_range(lists.emplace_back(), llvm::make_second_range(dim));
  }
  if (!numberTiles(lists, sharding, mesh))
    return std::nullopt;
  return lists;
}

/// Along an axis all places grow evenly, and beyond it some do not: axes are
/// found one before the other, the last one first.
std::optional<SmallVector<int64_t>>
tofu::findMesh(ArrayRef<Sharding> shardings) {
  SmallVector<int64_t> mesh;
  int64_t numDevices = shardings.front().tileOf.size();
  auto isEven = [&](int64_t stride, int64_t times) {
    return llvm::all_of(shardings, [&](const Sharding &sharding) {
      SmallVector<int64_t> step = getPlace(sharding, stride);
      for (int64_t &each : step)
        each *= times;
      return step == getPlace(sharding, stride * times);
    });
  };
  for (int64_t stride = 1; stride < numDevices; stride *= mesh.back()) {
    int64_t extent = 2;
    while (stride * extent < numDevices && isEven(stride, extent))
      ++extent;
    if (numDevices % (stride * extent) != 0)
      return std::nullopt;
    mesh.push_back(extent);
  }
  std::reverse(mesh.begin(), mesh.end());
  if (!llvm::all_of(shardings, [&](const Sharding &sharding) {
        return findAxes(sharding, mesh).has_value();
      }))
    return std::nullopt;
  return mesh;
}

bool tofu::areTiles(int64_t extent, int64_t count) {
  if (extent % count == 0)
    return true;
  if (extent > kMaxExtent) // of no tensor that is planned
    return false;
  int64_t size = (extent + count - 1) / count;
  for (int64_t part = 0; part != count; ++part)
    if (part * extent / count != std::min(part * size, extent))
      return false;
  return true;
}
