//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Shardings by axes with names, of Shardy and of XLA after it. An axis may be
// in parts, `"x":(2)4`, of which the parts before one have 2 and it has 4; a
// mesh may say which devices its places are.
//
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Texts.h"

#include "tofu/TDL/Limits.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include <numeric>

using namespace tofu;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace {
struct NamedMesh {
  SmallVector<StringRef> names;
  SmallVector<int64_t> extents;
  std::vector<int64_t> devices; // of its places, the last axis fastest
  bool isOneDevice = false;     // that it names
  std::string whyNot;           // no sharding is for it; else empty
};

/// An axis, or a part of one: a digit of the axis' coordinate.
struct AxisPart {
  unsigned axis;
  int64_t stride, extent;
};

struct AxisParts {
  SmallVector<AxisPart> parts;
  std::string whyNot; // the mesh has no such parts; else empty
};
} // namespace

static std::string whyNoMesh(const NamedMesh &mesh) {
  for (auto [number, name] : llvm::enumerate(mesh.names))
    if (llvm::is_contained(ArrayRef(mesh.names).take_front(number), name))
      return ("is for a mesh that has the axis '" + name + "' twice").str();
  int64_t count = countDevices(mesh.extents);
  if (count > kMaxDevices)
    return whyTooMany();
  if (count != int64_t(mesh.devices.size()))
    return "is for a mesh of " + std::to_string(count) +
           " devices that lists " + std::to_string(mesh.devices.size());
  return "";
}

/// `"x"=2, "y"=2], device_ids=[0, 2, 1, 3]`, behind the bracket.
static std::optional<NamedMesh> parseAxesAndDevices(TextCursor &text) {
  NamedMesh mesh;
  if (!text.eat("]")) {
    do {
      std::optional<StringRef> name = text.eatName();
      std::optional<int64_t> extent =
          name && text.eat("=") ? text.eatNumber() : std::nullopt;
      if (!extent || *extent < 1)
        return std::nullopt;
      mesh.names.push_back(*name);
      mesh.extents.push_back(*extent);
    } while (text.eat(","));
    if (!text.eat("]"))
      return std::nullopt;
  }
  TextCursor before = text;
  bool isList = text.eat(",") && text.eat("device_ids=");
  if (!isList) {
    text = before;
    mesh.devices.resize(countDevices(mesh.extents));
    std::iota(mesh.devices.begin(), mesh.devices.end(), 0);
    return mesh;
  }
  if (text.eat("(")) { // XLA
    TextCursor list = text;
    if (auto table = parseDeviceTable(text))
      mesh.devices = *table;
    else if (auto numbers = (text = list).eatNumbers())
      mesh.devices.assign(numbers->begin(), numbers->end());
    else
      return std::nullopt;
    return text.eat(")") ? std::optional(mesh) : std::nullopt;
  }
  auto numbers = text.eat("[") ? text.eatNumbers() : std::nullopt;
  if (!numbers || !text.eat("]"))
    return std::nullopt;
  mesh.devices.assign(numbers->begin(), numbers->end());
  mesh.isOneDevice = mesh.names.empty() && mesh.devices.size() == 1;
  return mesh;
}

static std::optional<NamedMesh> parseMesh(TextCursor &text) {
  std::optional<NamedMesh> mesh = parseAxesAndDevices(text);
  if (mesh)
    mesh->whyNot = whyNoMesh(*mesh);
  return mesh;
}

/// `"x", "y":(1)2, ?}`, behind the brace.
static std::optional<AxisParts> parseParts(TextCursor &text,
                                           const NamedMesh &mesh) {
  AxisParts read;
  while (!text.eat("}")) {
    if (!text.eat("?")) {
      std::optional<StringRef> name = text.eatName();
      if (!name)
        return std::nullopt;
      std::optional<int64_t> before = 1, extent;
      if (text.eat(":(")) {
        before = text.eatNumber();
        extent = before && text.eat(")") ? text.eatNumber() : std::nullopt;
        if (!extent || *before < 1 || *extent < 1)
          return std::nullopt;
      }
      const auto *found = llvm::find(mesh.names, *name);
      if (found == mesh.names.end()) {
        read.whyNot =
            ("is by the axis '" + *name + "', which its mesh does not have")
                .str();
      } else {
        unsigned axis = found - mesh.names.begin();
        int64_t left = mesh.extents[axis] / *before;
        if (mesh.extents[axis] % *before != 0 || left % extent.value_or(1) != 0)
          return std::nullopt;
        read.parts.push_back(
            {axis, left / extent.value_or(left), extent.value_or(left)});
      }
    }
    text.eat(",");
  }
  return read;
}

static constexpr char kTwice[] = "has an axis twice";

static int64_t countParts(ArrayRef<AxisPart> parts) {
  return countDevices(llvm::map_to_vector(
      parts, [](const AxisPart &part) { return part.extent; }));
}

/// The tiles of a mesh's devices, by the axes along each dimension.
static Sharding makeSharding(const NamedMesh &mesh,
                             ArrayRef<SmallVector<AxisPart>> dims) {
  SmallVector<int64_t> tiles;
  for (const SmallVector<AxisPart> &parts : dims)
    tiles.push_back(countParts(parts));
  if (countDevices(tiles) > int64_t(mesh.devices.size()))
    return Sharding::refuse(kTwice);
  // By tiles, and else as the mesh has them.
  std::vector<std::pair<int64_t, int64_t>> byTile;
  for (auto [place, device] : llvm::enumerate(mesh.devices)) {
    SmallVector<int64_t> coordinates = getCoordinates(place, mesh.extents);
    int64_t tile = 0;
    for (const SmallVector<AxisPart> &parts : dims)
      for (const AxisPart &part : parts)
        tile = tile * part.extent +
               coordinates[part.axis] / part.stride % part.extent;
    byTile.push_back({tile, device});
  }
  llvm::stable_sort(byTile, llvm::less_first());
  Sharding sharding = makeTiles(
      tiles,
      llvm::map_to_vector(byTile, [](auto each) { return each.second; }));
  // Some tiles are nobody's then.
  for (auto [tile, device] : byTile)
    if (sharding.whyNot.empty() && sharding.tileOf[device] != tile)
      return Sharding::refuse(kTwice);
  return sharding;
}

/// `[{"x"}, {?}], replicated={"y"}, unreduced={"z"}`, up to where something
/// else begins.
static Sharding parseDims(TextCursor &text, const NamedMesh &mesh) {
  SmallVector<SmallVector<AxisPart>> dims;
  std::string whyNot = mesh.whyNot;
  if (!text.eat("["))
    return Sharding::refuse(kFaulty);
  while (!text.eat("]")) {
    auto parts = text.eat("{") ? parseParts(text, mesh) : std::nullopt;
    if (!parts)
      return Sharding::refuse(kFaulty);
    dims.push_back(std::move(parts->parts));
    if (whyNot.empty())
      whyNot = parts->whyNot;
    if (text.eat("p") && !text.eatNumber()) // a priority
      return Sharding::refuse(kFaulty);
    text.eat(",");
  }
  while (true) {
    TextCursor before = text;
    text.eat(",");
    bool isReplicated = text.eat("replicated={");
    bool isUnreduced = !isReplicated && text.eat("unreduced={");
    if (!isReplicated && !isUnreduced && !text.eat("manual={")) {
      text = before;
      break;
    }
    auto parts = parseParts(text, mesh);
    if (!parts)
      return Sharding::refuse(kFaulty);
    if (!whyNot.empty())
      continue;
    whyNot = parts->whyNot;
    if (!isReplicated && countParts(parts->parts) > 1)
      whyNot = isUnreduced ? kUnreduced : kManual;
  }
  return whyNot.empty() ? makeSharding(mesh, dims) : Sharding::refuse(whyNot);
}

Sharding tofu::parseNamedAxes(TextCursor &text) {
  auto mesh = parseMesh(text);
  if (!mesh || !text.eat(","))
    return Sharding::refuse(kFaulty);
  if (text.eat("replicated"))
    return mesh->whyNot.empty() ? Sharding() : Sharding::refuse(mesh->whyNot);
  if (text.eat("manual"))
    return Sharding::refuse(kManual);
  if (text.eat("unreduced"))
    return Sharding::refuse(kUnreduced);
  return parseDims(text, *mesh);
}

/// `@mesh, [{"x"}]>`, behind `<`; of a mesh that stands there, `mesh<["x"=2]>`.
static Sharding parseOne(TextCursor &text,
                         llvm::function_ref<std::string(StringRef)> getMesh) {
  std::optional<NamedMesh> mesh;
  std::string storage;
  if (text.eat("@")) {
    std::optional<StringRef> name = text.eatName();
    if (!name)
      return Sharding::refuse(kFaulty);
    storage = getMesh(*name);
    if (storage.empty())
      return Sharding::refuse(
          ("is for the mesh '" + *name + "', which the program does not have")
              .str());
    TextCursor own(storage);
    if (own.eat("#sdy.mesh<["))
      mesh = parseMesh(own);
  } else if (text.eat("mesh<[")) {
    mesh = parseMesh(text);
    if (!text.eat(">"))
      mesh.reset();
  }
  if (!mesh)
    return Sharding::refuse("is for a mesh that is none as Shardy writes it");
  if (!text.eat(","))
    return Sharding::refuse(kFaulty);
  Sharding sharding = parseDims(text, *mesh);
  if (!text.eat(">"))
    return Sharding::refuse(kFaulty);
  if (mesh->isOneDevice)
    return refuseOneDevice(mesh->devices.front());
  return sharding;
}

Shardings
tofu::parseShardyShardings(StringRef source,
                           llvm::function_ref<std::string(StringRef)> getMesh) {
  TextCursor text(source);
  Shardings shardings;
  bool isList = text.eat("#sdy.sharding_per_value<[");
  if (!isList && !text.eat("#sdy.sharding<"))
    return {Sharding::refuse(kFaulty)};
  do {
    if (isList && !text.eat("<"))
      break;
    shardings.push_back(parseOne(text, getMesh));
    if (!shardings.back().whyNot.empty())
      return {std::move(shardings.back())};
  } while (isList && text.eat(","));
  if ((!isList || (text.eat("]") && text.eat(">"))) && text.isAtEnd())
    return shardings;
  return {Sharding::refuse(kFaulty)};
}
