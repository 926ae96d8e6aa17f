//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// All orders of devices on all small meshes: axes are found where there are
// some, and give each device the box that XLA gives it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Sharding.h"

#include "gtest/gtest.h"
#include <numeric>
#include <set>

using namespace tofu;

using Extents = std::vector<int64_t>;

/// All lists of that many factors with that product.
static std::vector<Extents> factorize(int64_t product, unsigned count) {
  if (count == 0)
    return product == 1 ? std::vector<Extents>{{}} : std::vector<Extents>{};
  std::vector<Extents> all;
  for (int64_t factor = 1; factor <= product; ++factor) {
    if (product % factor != 0)
      continue;
    for (Extents rest : factorize(product / factor, count - 1)) {
      rest.insert(rest.begin(), factor);
      all.push_back(std::move(rest));
    }
  }
  return all;
}

static std::vector<Extents> getMeshes(int64_t devices) {
  std::vector<Extents> meshes;
  for (unsigned axes = 1; axes <= 3; ++axes)
    for (const Extents &mesh : factorize(devices, axes))
      if (!llvm::is_contained(mesh, 1))
        meshes.push_back(mesh);
  return meshes;
}

static Extents getCoordinates(int64_t device, const Extents &mesh) {
  Extents coordinates(mesh.size());
  for (size_t axis = mesh.size(); axis-- != 0; device /= mesh[axis])
    coordinates[axis] = device % mesh[axis];
  return coordinates;
}

/// The tile that each device has by layouts of the mesh, all that there are.
static std::set<std::vector<int64_t>> getAllLayouts(const Extents &mesh,
                                                    const Extents &tiles) {
  std::set<std::vector<int64_t>> all;
  std::vector<unsigned> order(mesh.size());
  std::iota(order.begin(), order.end(), 0);
  int64_t numDevices = std::accumulate(mesh.begin(), mesh.end(), int64_t(1),
                                       std::multiplies<>());
  int64_t choices = 1; // of a dimension, or none, for each axis
  for (size_t axis = 0; axis != mesh.size(); ++axis)
    choices *= tiles.size() + 1;
  do
    for (int64_t choice = 0; choice != choices; ++choice) {
      AxisLists lists(tiles.size());
      int64_t left = choice;
      for (unsigned axis : order) {
        size_t dim = left % (tiles.size() + 1);
        if (dim != tiles.size())
          lists[dim].push_back(axis);
        left /= tiles.size() + 1;
      }
      std::vector<int64_t> tileOf;
      bool fits = true;
      for (int64_t device = 0; device != numDevices; ++device) {
        Extents coordinates = getCoordinates(device, mesh);
        int64_t tile = 0;
        for (auto [dim, list] : llvm::enumerate(lists)) {
          // Parts of one element each.
          Span part = getPart(tiles[dim], list, mesh, coordinates);
          fits &= part.size() == 1;
          tile = tile * tiles[dim] + part.lo;
        }
        tileOf.push_back(tile);
      }
      if (fits)
        all.insert(tileOf);
    }
  while (std::next_permutation(order.begin(), order.end()));
  return all;
}

/// As XLA: of the same size but for the last ones.
static Span getTile(int64_t extent, int64_t count, int64_t tile) {
  int64_t size = (extent + count - 1) / count;
  return {std::min(tile * size, extent), std::min((tile + 1) * size, extent)};
}

static void checkBoxes(const Sharding &sharding, const AxisLists &lists,
                       const Extents &mesh) {
  for (size_t device = 0; device != sharding.tileOf.size(); ++device) {
    int64_t tile = sharding.tileOf[device];
    for (size_t dim = sharding.tiles.size(); dim-- != 0;) {
      int64_t count = sharding.tiles[dim];
      Span own = getTile(3 * count, count, tile % count);
      Span part =
          getPart(3 * count, lists[dim], mesh, getCoordinates(device, mesh));
      ASSERT_EQ(own.lo, part.lo);
      ASSERT_EQ(own.hi, part.hi);
      tile /= count;
    }
  }
}

// Tiles of vectors and matrices, with copies and without, of 8 devices.
TEST(Axes, AreFoundWhereThereAreSome) {
  for (int64_t numDevices : {2, 3, 4, 6, 8}) {
    std::vector<Extents> meshes = getMeshes(numDevices);
    for (const Extents &factors : factorize(numDevices, 3)) {
      Extents tiles(factors.begin(), factors.end() - 1); // the last are copies
      std::vector<std::set<std::vector<int64_t>>> layouts;
      for (const Extents &mesh : meshes)
        layouts.push_back(getAllLayouts(mesh, tiles));
      std::vector<int64_t> devices(numDevices);
      std::iota(devices.begin(), devices.end(), 0);
      do {
        Sharding sharding = makeTiles(tiles, devices);
        ASSERT_EQ(sharding.whyNot, "");
        size_t least = SIZE_MAX;
        for (auto [mesh, all] : llvm::zip_equal(meshes, layouts)) {
          std::optional<AxisLists> lists = findAxes(sharding, mesh);
          ASSERT_EQ(lists.has_value(), all.count(sharding.tileOf) != 0);
          if (!lists)
            continue;
          checkBoxes(sharding, *lists, mesh);
          least = std::min(least, mesh.size());
        }
        auto mesh = findMesh(sharding);
        ASSERT_EQ(mesh.has_value(), least != SIZE_MAX);
        ASSERT_TRUE(!mesh || mesh->size() == least);
      } while (std::next_permutation(devices.begin(), devices.end()));
    }
  }
}

TEST(Axes, OfExtentOneAreNotListed) {
  Sharding sharding = makeTiles({2, 1}, {0, 1, 2, 3});
  auto lists = findAxes(sharding, {1, 2, 1, 2, 1});
  ASSERT_TRUE(lists.has_value());
  EXPECT_EQ((*lists)[0], Axes({1}));
  EXPECT_EQ((*lists)[1], Axes());
}

// One cuts in two along the devices' first axis, one along the last.
TEST(Axes, AreOfOneMeshForSeveral) {
  Sharding first = makeTiles({2}, {0, 1, 2, 3, 4, 5, 6, 7}),
           last = makeTiles({2}, {0, 2, 4, 6, 1, 3, 5, 7});
  EXPECT_EQ(*findMesh(first), llvm::SmallVector<int64_t>({2, 4}));
  EXPECT_EQ(*findMesh(last), llvm::SmallVector<int64_t>({4, 2}));
  EXPECT_EQ(*findMesh({first, last}), llvm::SmallVector<int64_t>({2, 2, 2}));
  // Along the first axis of 2x3 and of 3x2.
  EXPECT_FALSE(findMesh({makeTiles({2}, {0, 1, 2, 3, 4, 5}),
                         makeTiles({3}, {0, 1, 2, 3, 4, 5})}));
}

TEST(Axes, PartsAreTilesWhereSizesAgree) {
  for (int64_t count : {1, 2, 3, 4, 8})
    for (int64_t extent = 0; extent != 40; ++extent) {
      bool isSame = true;
      for (int64_t tile = 0; tile != count; ++tile) {
        Span own = getTile(extent, count, tile),
             part = getPart(extent, {0}, {count}, {tile});
        isSame &= own.lo == part.lo && own.hi == part.hi;
      }
      EXPECT_EQ(areTiles(extent, count), isSame);
    }
}
