//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Collective.h"

#include "tofu/Runtime/FindExchanges.h"

#include <algorithm>
#include <numeric>

using namespace tofu::runtime;

const char *Collective::getName() const {
  static constexpr const char *names[] = {"all-gather", "reduce-scatter",
                                          "all-reduce", "all-to-all"};
  return names[kind];
}

namespace {
class Finder {
public:
  Finder(Neighbours &neighbours, const tofu_operation &op, int64_t rank)
      : neighbours(neighbours), holdings(neighbours.holdings),
        mesh(holdings.getMesh()), op(op), rank(rank), source(op.operands[0]),
        result(op.results[0]),
        copied(getAxisSet(op.copied_axes, op.num_copied_axes)) {}

  std::optional<Collective> find();

private:
  /// The axes on which ranks differ that exchange something; those of rank 0
  /// stand for all.
  AxisSet getFetchedAxes();
  /// The ranks of the group with this point, in ascending order.
  std::vector<Coordinates> getGroup(const Coordinates &at, AxisSet axes) const;
  /// Calls `visit` for a point of each group, until it is false for one.
  template <typename Visit> bool forAllGroups(AxisSet axes, Visit visit) const;
  /// That in each group all have one box of `whole`, which their boxes of
  /// `piece` share out evenly, in the same order.
  std::optional<Collective> share(Collective::Kind kind, AxisSet axes,
                                  int64_t whole, int64_t piece);
  std::optional<Collective> findAllReduce(AxisSet axes) const;
  std::optional<Collective> findAllToAll(AxisSet axes);

  Neighbours &neighbours;
  const Holdings &holdings;
  const Mesh &mesh;
  const tofu_operation &op;
  int64_t rank;
  int64_t source, result; // buffers
  AxisSet copied;
};
} // namespace

AxisSet Finder::getFetchedAxes() {
  std::vector<Exchange> exchanges;
  if (findExchanges(neighbours, op, 0, exchanges))
    return 0;
  AxisSet axes = 0;
  Coordinates me = mesh.getCoordinates(0);
  for (const Exchange &exchange : exchanges)
    for (const auto *messages : {&exchange.sends, &exchange.receives})
      for (const Message &message : *messages) {
        Coordinates there = mesh.getCoordinates(message.peer);
        for (size_t axis = 0; axis != me.size(); ++axis)
          if (there[axis] != me[axis])
            axes |= AxisSet(1) << axis;
      }
  return axes;
}

std::vector<Coordinates> Finder::getGroup(const Coordinates &at,
                                          AxisSet axes) const {
  std::vector<Coordinates> group;
  mesh.forEachPoint(at, axes,
                    [&](const Coordinates &point) { group.push_back(point); });
  return group;
}

template <typename Visit>
bool Finder::forAllGroups(AxisSet axes, Visit visit) const {
  bool isTrue = true;
  mesh.forEachPoint(Coordinates(mesh.getNumAxes()), mesh.getAllAxes() & ~axes,
                    [&](const Coordinates &at) {
                      isTrue = isTrue && visit(getGroup(at, axes));
                    });
  return isTrue;
}

static bool isWithin(const Box &part, const Box &box) {
  return intersect(part, box) == part;
}

static bool isBefore(const Box &a, const Box &b) {
  for (size_t dim = 0; dim != a.size(); ++dim)
    if (a[dim].lo != b[dim].lo)
      return a[dim].lo < b[dim].lo;
  return false;
}

std::optional<Collective> Finder::share(Collective::Kind kind, AxisSet axes,
                                        int64_t whole, int64_t piece) {
  if (!neighbours.areDisjoint(piece, axes))
    return std::nullopt;
  Collective found{kind, axes, {}, 0, {}};
  bool isOne = forAllGroups(axes, [&](const std::vector<Coordinates> &group) {
    Box all = holdings.getBox(whole, group.front());
    int64_t count = getVolume(all) / int64_t(group.size());
    std::vector<Box> pieces;
    for (const Coordinates &at : group) {
      pieces.push_back(holdings.getBox(piece, at));
      if (isEmpty(all) || holdings.getBox(whole, at) != all ||
          !isWithin(pieces.back(), all) ||
          getVolume(pieces.back()) * int64_t(group.size()) != getVolume(all))
        return false;
    }
    std::vector<int64_t> order(group.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
      return isBefore(pieces[a], pieces[b]);
    });
    if (found.order.empty())
      found.order = order;
    // Groups of uneven meshes have pieces of other sizes.
    if (found.order != order)
      return false;
    if (std::find(group.begin(), group.end(), mesh.getCoordinates(rank)) !=
        group.end()) {
      found.count = count;
      for (int64_t number : order)
        found.boxes.emplace_back(all, pieces[number]);
    }
    return true;
  });
  if (!isOne)
    return std::nullopt;
  int64_t offset = 0;
  for (const StridedBox &box : found.boxes) {
    found.isDense &= box.isRun() && box.offset == offset;
    offset += found.count;
  }
  return found;
}

std::optional<Collective> Finder::findAllReduce(AxisSet axes) const {
  bool isOne = forAllGroups(axes, [&](const std::vector<Coordinates> &group) {
    Box all = holdings.getBox(source, group.front());
    return !isEmpty(all) &&
           std::all_of(group.begin(), group.end(), [&](const auto &at) {
             return holdings.getBox(source, at) == all &&
                    holdings.getBox(result, at) == all;
           });
  });
  if (!isOne)
    return std::nullopt;
  Collective found{Collective::AllReduce,
                   axes,
                   {},
                   getVolume(holdings.getBox(source, rank)),
                   {}};
  found.order.resize(getGroup(mesh.getCoordinates(rank), axes).size());
  std::iota(found.order.begin(), found.order.end(), 0);
  return found;
}

/// What this rank gives and gets is as much for each of its group.
std::optional<Collective> Finder::findAllToAll(AxisSet axes) {
  std::vector<Exchange> exchanges;
  if (findExchanges(neighbours, op, rank, exchanges) || exchanges.size() != 1)
    return std::nullopt;
  size_t others = getGroup(mesh.getCoordinates(rank), axes).size() - 1;
  Collective found{Collective::AllToAll, axes, {}, 0, {}};
  for (const auto *messages : {&exchanges[0].sends, &exchanges[0].receives}) {
    size_t number = 0;
    for (const Message &message : *messages) {
      int64_t count = 0;
      for (const StridedBox &box : message.boxes)
        count += box.getVolume();
      if (!found.count)
        found.count = count;
      if (count != found.count)
        return std::nullopt;
      number += message.peer != rank;
    }
    if (number != others)
      return std::nullopt;
  }
  return found;
}

std::optional<Collective> Finder::find() {
  std::optional<Collective> found;
  if (op.kind == TOFU_FETCH && !copied) {
    AxisSet axes = getFetchedAxes();
    if (!axes || axes & holdings.getPartialAxes(source))
      return std::nullopt;
    found = share(Collective::AllGather, axes, result, source);
    return found ? found : findAllToAll(axes);
  }
  if (op.kind != TOFU_REDUCE)
    return std::nullopt;
  AxisSet folded =
      holdings.getPartialAxes(source) & ~holdings.getPartialAxes(result);
  if (!folded || (copied && copied != folded))
    return std::nullopt;
  if (!copied)
    found = share(Collective::ReduceScatter, folded, source, result);
  return found ? found : findAllReduce(folded);
}

std::optional<Collective>
tofu::runtime::findCollective(Neighbours &neighbours, const tofu_operation &op,
                              int64_t rank) {
  if (op.kind != TOFU_FETCH && op.kind != TOFU_REDUCE)
    return std::nullopt;
  std::optional<Collective> found = Finder(neighbours, op, rank).find();
  return found && found->order.size() == 1 ? std::nullopt : found;
}
