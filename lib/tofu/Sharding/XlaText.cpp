//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// XLA's shardings. Those of tiles list the devices of each tile, written out or
// as a table that is transposed; the last dimensions of the tiles may be none
// of the tensor, but say what devices are to each other that have one tile.
//
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Texts.h"

#include "tofu/TDL/Limits.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace tofu;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

std::optional<std::vector<int64_t>> tofu::parseDeviceTable(TextCursor &text) {
  if (!text.eat("["))
    return std::nullopt;
  auto extents = text.eatNumbers();
  if (!extents || !text.eat("]") ||
      !llvm::all_of(*extents, [](int64_t extent) { return extent > 0; }))
    return std::nullopt;
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, extents->size()));
  if (text.eat("T(")) {
    auto given = text.eatNumbers();
    if (!given || !text.eat(")") ||
        !std::is_permutation(order.begin(), order.end(), given->begin(),
                             given->end()))
      return std::nullopt;
    order = *given;
  }
  int64_t count = countDevices(*extents);
  if (count > kMaxDevices) // of which none is needed to see that
    return std::vector<int64_t>(count);
  std::vector<int64_t> devices(count);
  SmallVector<int64_t> transposed = llvm::map_to_vector(
      order, [&](int64_t axis) { return (*extents)[axis]; });
  SmallVector<int64_t> coordinates(order.size());
  for (int64_t place = 0; place != count; ++place) {
    for (auto [axis, coordinate] :
         llvm::zip_equal(order, getCoordinates(place, transposed)))
      coordinates[axis] = coordinate;
    for (auto [coordinate, extent] : llvm::zip_equal(coordinates, *extents))
      devices[place] = devices[place] * extent + coordinate;
  }
  return devices;
}

namespace {
/// One that is read item by item.
struct Items {
  std::optional<Sharding> whole; // which has no tiles
  std::optional<SmallVector<int64_t>> tiles;
  std::vector<int64_t> devices;
  SmallVector<std::string> last; // what the last dimensions are
};
} // namespace

/// True if it is one that a sharding may have beside what it has.
static bool readItem(TextCursor &text, Items &items) {
  bool isFirst = !items.whole && !items.tiles;
  auto say = [&](Sharding whole) {
    items.whole = std::move(whole);
    return isFirst;
  };
  if (text.eat("replicated") || text.eat("unknown"))
    return say({});
  if (text.eat("manual"))
    return say(Sharding::refuse(kManual));
  if (text.eat("unreduced"))
    return say(Sharding::refuse(kUnreduced));
  if (text.eat("maximal device=")) {
    std::optional<int64_t> device = text.eatNumber();
    return device && say(refuseOneDevice(*device));
  }
  if (text.eat("maximal_mesh[device_id=")) {
    std::optional<int64_t> device = text.eatNumber();
    return device && text.eat("]") && say(refuseOneDevice(*device));
  }
  if (text.eat("mesh["))
    return say(parseNamedAxes(text));
  if (text.eat("devices=[")) {
    items.tiles = text.eatNumbers();
    if (!items.tiles || !text.eat("]"))
      return false;
    if (text.eat("<=")) {
      auto table = parseDeviceTable(text);
      if (table)
        items.devices = std::move(*table);
      return isFirst && table;
    }
    auto list = text.eatNumbers();
    if (list)
      items.devices.assign(list->begin(), list->end());
    return isFirst && list;
  }
  if (text.eat("last_tile_dim_replicate")) {
    items.last.push_back("replicated");
    return items.last.size() == 1;
  }
  if (text.eat("last_tile_dims={")) {
    if (!items.last.empty())
      return false;
    do {
      std::optional<StringRef> kind = text.eatName();
      if (!kind)
        return false;
      items.last.push_back(kind->str());
    } while (text.eat(","));
    return text.eat("}");
  }
  // Whatever stands there, the tiles are what they are.
  if (text.eat("shard_as") || text.eat("shard_like"))
    return text.eatNumber().has_value();
  return text.eat("metadata=") && text.skipBraces();
}

static Sharding makeSharding(Items items) {
  if (items.whole)
    return items.last.empty() ? *std::move(items.whole)
                              : Sharding::refuse(kFaulty);
  if (!items.tiles || items.last.size() > items.tiles->size())
    return Sharding::refuse(kFaulty);
  for (auto [dim, count] : llvm::enumerate(*items.tiles))
    if (count < 1)
      return Sharding::refuse("has " + std::to_string(count) +
                              " tiles along dimension " + std::to_string(dim));
  int64_t count = countDevices(*items.tiles), numDevices = items.devices.size();
  if (count > kMaxDevices || numDevices > kMaxDevices)
    return Sharding::refuse(whyTooMany());
  if (count != numDevices)
    return Sharding::refuse("has " + std::to_string(count) + " tiles for " +
                            std::to_string(numDevices) + " devices");
  ArrayRef<int64_t> own = ArrayRef(*items.tiles).drop_back(items.last.size());
  for (auto [kind, extent] : llvm::zip_equal(
           items.last, ArrayRef(*items.tiles).take_back(items.last.size()))) {
    if (kind != "replicated" && kind != "manual" && kind != "unreduced")
      return Sharding::refuse(kFaulty);
    if (extent > 1 && kind != "replicated")
      return Sharding::refuse(kind == "manual" ? kManual : kUnreduced);
  }
  return makeTiles(own, items.devices);
}

/// What stands behind `{`, up to `}`.
static Sharding parseOne(TextCursor &text) {
  Items items;
  while (!text.eat("}")) {
    if (!readItem(text, items))
      return Sharding::refuse(kFaulty);
    text.eat(",");
  }
  return makeSharding(std::move(items));
}

Shardings tofu::parseXlaShardings(StringRef source) {
  Shardings shardings;
  TextCursor text(source);
  bool isRead = text.eat("{");
  if (isRead && text.eat("{")) { // of several values
    do
      shardings.push_back(parseOne(text));
    while (text.eat(",") && text.eat("{"));
    isRead = text.eat("}");
  } else if (isRead && !text.eat("}")) {
    shardings.push_back(parseOne(text));
  }
  if (isRead && text.isAtEnd())
    return shardings;
  // What is refused says more than that the rest is none.
  for (Sharding &sharding : shardings)
    if (!sharding.whyNot.empty())
      return {std::move(sharding)};
  return {Sharding::refuse(kFaulty)};
}
