//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A rank only has to look along axes on which the operand's box depends: of two
// ranks with the same box the nearer one gives all that either could.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/FindExchanges.h"

#include "tofu/Runtime/Put.h"

#include <algorithm>

using namespace tofu::runtime;

namespace {
class ExchangeFinder {
public:
  ExchangeFinder(Neighbours &neighbours, const tofu_operation &op, int64_t rank)
      : neighbours(neighbours), holdings(neighbours.holdings),
        mesh(holdings.getMesh()), op(op), rank(rank),
        me(mesh.getCoordinates(rank)), source(op.operands[0]),
        result(op.results[0]), partial(holdings.getPartialAxes(source)),
        folded(partial & ~holdings.getPartialAxes(result)),
        copied(getAxisSet(op.copied_axes, op.num_copied_axes)),
        searched(holdings.getBoxAxes(source) & ~partial),
        areDisjoint(neighbours.areDisjoint(source, searched)) {}

  Error run(std::vector<Exchange> &exchanges);

private:
  /// An element that nobody holds.
  Error complain(const std::string &what) const {
    return Error("rank " + std::to_string(rank) + ": " + op.name + ": " + what);
  }
  Error explainMissing(const Coordinates &at, const Box &needed);
  Exchange begin(int64_t which, int64_t from, const tofu_fold &fold) const;

  /// The rank that folds what this one gets: itself, or whom it copies from.
  Coordinates getRoot(const Coordinates &at) const {
    return withAxes(at, copied, Coordinates(at.size()));
  }
  static Coordinates withAxes(Coordinates at, AxisSet axes,
                              const Coordinates &there) {
    for (size_t axis = 0; axis != at.size(); ++axis)
      if (contains(axes, axis))
        at[axis] = there[axis];
    return at;
  }

  /// What `giver` gives of `needed`, the nearest ranks being those of `at`. The
  /// same boxes in the same order, whichever of the two ranks asks.
  std::vector<Box> getGiven(const Neighbour &giver, const Coordinates &at,
                            const Box &needed);
  /// One term of what this rank needs.
  Error receiveTerm(Exchange &exchange, const Coordinates &at,
                    const Box &needed, int64_t put);
  Error addReceives(Exchange &exchange);
  void addSends(Exchange &exchange);
  Error addCopies(Exchange &exchange);

  Neighbours &neighbours;
  const Holdings &holdings;
  const Mesh &mesh;
  const tofu_operation &op;
  int64_t rank;
  Coordinates me;
  int64_t source, result; // buffers
  /// Axes with terms before; folded here; with copies of the result; along
  /// which one term is in pieces.
  AxisSet partial, folded, copied, searched;
  bool areDisjoint; // these pieces
};
} // namespace

static bool contains(const Box &box, const Box &part) {
  for (size_t dim = 0; dim != box.size(); ++dim)
    if (part[dim].lo < box[dim].lo || part[dim].hi > box[dim].hi)
      return false;
  return true;
}

/// Cuts `hole` out of all boxes.
static void cut(std::vector<Box> &boxes, const Box &hole) {
  std::vector<Box> rest;
  for (const Box &box : boxes)
    for (Box &part : subtract(box, hole))
      rest.push_back(std::move(part));
  boxes = std::move(rest);
}

Exchange ExchangeFinder::begin(int64_t which, int64_t from,
                               const tofu_fold &fold) const {
  Exchange exchange{};
  exchange.rank = rank;
  exchange.number = 2 * (&op - holdings.getProgram().operations) + which;
  exchange.from = from;
  exchange.to = result;
  exchange.fold = fold;
  return exchange;
}

Error ExchangeFinder::explainMissing(const Coordinates &at, const Box &needed) {
  std::vector<Box> missing = {needed};
  for (const Neighbour &other : neighbours.find(source, needed, at, searched))
    cut(missing, other.box);
  std::string box = describe(missing.front());
  return complain(op.kind == TOFU_FETCH
                      ? "no rank holds " + box + " of the tensor to fetch"
                      : "no rank holds a term of " + box);
}

std::vector<Box> ExchangeFinder::getGiven(const Neighbour &giver,
                                          const Coordinates &at,
                                          const Box &needed) {
  std::vector<Box> given = {intersect(giver.box, needed)};
  if (areDisjoint)
    return given;
  // Others that hold something of that, up to the giver.
  for (const Neighbour &other :
       neighbours.find(source, given.front(), at, searched)) {
    if (other.rank == giver.rank)
      break;
    cut(given, other.box);
  }
  return given;
}

/// Adds boxes to the message that goes to or comes from a rank; whoever they
/// come from in turn has one message.
static void add(std::vector<Message> &messages, int64_t peer, int64_t put,
                const Box &piece, const std::vector<Box> &boxes) {
  if (boxes.empty())
    return;
  Message &message = messages.emplace_back();
  message.peer = peer;
  message.put = put;
  for (const Box &box : boxes)
    message.boxes.emplace_back(piece, box);
}

Error ExchangeFinder::receiveTerm(Exchange &exchange, const Coordinates &at,
                                  const Box &needed, int64_t put) {
  auto receive = [&](const Neighbour &giver, const std::vector<Box> &boxes) {
    add(exchange.receives, giver.rank, put, needed, boxes);
    if (giver.rank == rank)
      for (const Box &box : boxes)
        exchange.own.emplace_back(giver.box, box);
  };
  Neighbour nearest{mesh.getRank(at), holdings.getBox(source, at)};
  if (contains(nearest.box, needed)) { // most often: no look at the others
    receive(nearest, {needed});
    return Error::success();
  }
  std::vector<Neighbour> givers = neighbours.find(source, needed, at, searched);
  int64_t given = 0;
  for (const Neighbour &giver : givers) {
    std::vector<Box> boxes = getGiven(giver, at, needed);
    for (const Box &box : boxes)
      given += getVolume(box);
    receive(giver, boxes);
  }
  return given == getVolume(needed) ? Error::success()
                                    : explainMissing(at, needed);
}

Error ExchangeFinder::addReceives(Exchange &exchange) {
  Box needed = holdings.getBox(result, me);
  if (isEmpty(needed) || getRoot(me) != me)
    return Error::success();
  int64_t put = op.kind == TOFU_FETCH ? TOFU_PUT_COPY : TOFU_PUT_FIRST;
  Error error = Error::success();
  mesh.forEachPoint(me, folded, [&](const Coordinates &at) {
    if (error)
      return;
    error = receiveTerm(exchange, at, needed, put);
    put = op.kind == TOFU_FETCH ? TOFU_PUT_COPY : TOFU_PUT_FOLD;
  });
  return error;
}

void ExchangeFinder::addSends(Exchange &exchange) {
  Neighbour self{rank, holdings.getBox(source, me)};
  if (isEmpty(self.box))
    return;
  // Who needs something of it is like this rank where that is not in pieces,
  // and at any point of the axes that are folded.
  std::vector<Neighbour> receivers = neighbours.find(
      result, self.box, getRoot(me), searched | (folded & ~copied));
  if (receivers.empty() ||
      (receivers.size() == 1 && receivers.front().rank == rank))
    return;
  std::sort(receivers.begin(), receivers.end(),
            [](const auto &a, const auto &b) { return a.rank < b.rank; });
  for (const Neighbour &receiver : receivers) {
    if (receiver.rank == rank)
      continue;
    // Its term of this point is the one that this rank could give.
    Coordinates at = withAxes(mesh.getCoordinates(receiver.rank), folded, me);
    add(exchange.sends, receiver.rank, TOFU_PUT_COPY, self.box,
        getGiven(self, at, receiver.box));
  }
}

Error ExchangeFinder::addCopies(Exchange &exchange) {
  Coordinates root = getRoot(me);
  Box box = holdings.getBox(result, me);
  if (root == me) {
    if (!isEmpty(box))
      mesh.forEachPoint(me, copied, [&](const Coordinates &at) {
        if (at != me)
          add(exchange.sends, mesh.getRank(at), TOFU_PUT_COPY, box, {box});
      });
    return Error::success();
  }
  if (box != holdings.getBox(result, root))
    return complain("holds another box than rank " +
                    std::to_string(mesh.getRank(root)) +
                    ", from which it is to copy the result");
  if (!isEmpty(box))
    add(exchange.receives, mesh.getRank(root), TOFU_PUT_COPY, box, {box});
  return Error::success();
}

Error ExchangeFinder::run(std::vector<Exchange> &exchanges) {
  const tofu_buffer &like = holdings.getBuffer(source);
  Exchange terms =
      begin(0, source,
            op.kind == TOFU_FETCH ? getCopy(like.type)
                                  : getTermFold(like.type, like.combiner));
  if (Error error = addReceives(terms))
    return error;
  addSends(terms);
  Exchange copies = begin(1, result, getCopy(like.type));
  if (copied)
    if (Error error = addCopies(copies))
      return error;
  for (Exchange *exchange : {&terms, &copies})
    if (!exchange->isEmpty())
      exchanges.push_back(std::move(*exchange));
  return Error::success();
}

Error tofu::runtime::findExchanges(Neighbours &neighbours,
                                   const tofu_operation &op, int64_t rank,
                                   std::vector<Exchange> &exchanges) {
  if (op.kind == TOFU_SCAN)
    return findScanExchanges(neighbours.holdings, op, rank, exchanges);
  return ExchangeFinder(neighbours, op, rank).run(exchanges);
}
