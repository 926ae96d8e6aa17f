//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Who stands before and behind a rank in a scan. The two exchanges of a rank
// have two numbers, and so in turn have those of its neighbours.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/FindExchanges.h"
#include "tofu/Runtime/Put.h"

using namespace tofu::runtime;

/// The rank that is `steps` rows further, or -1.
static int64_t findRow(const Mesh &mesh, const tofu_operation &op,
                       Coordinates at, int64_t steps) {
  for (int64_t i = op.num_scanned_axes; i-- > 0 && steps;) {
    int64_t axis = op.scanned_axes[i];
    at[axis] += steps;
    steps = 0;
    if (at[axis] < 0 || at[axis] >= mesh.getExtent(axis)) {
      steps = at[axis] < 0 ? -1 : 1;
      at[axis] = at[axis] < 0 ? mesh.getExtent(axis) - 1 : 0;
    }
  }
  return steps ? -1 : mesh.getRank(at);
}

static int64_t countRowsBefore(const Mesh &mesh, const tofu_operation &op,
                               const Coordinates &at) {
  int64_t row = 0;
  for (int64_t i = 0; i != op.num_scanned_axes; ++i) {
    int64_t axis = op.scanned_axes[i], extent = mesh.getExtent(axis);
    row = row * extent + (op.reverse ? extent - 1 - at[axis] : at[axis]);
  }
  return row;
}

Error tofu::runtime::findScanExchanges(const Holdings &holdings,
                                       const tofu_operation &op, int64_t rank,
                                       std::vector<Exchange> &exchanges) {
  const Mesh &mesh = holdings.getMesh();
  Coordinates me = mesh.getCoordinates(rank);
  int64_t before = op.results[0], through = op.results[1];
  Box box = holdings.getBox(op.operands[0], me);
  for (int64_t result : {before, through})
    if (holdings.getBox(result, me) != box)
      return Error("rank " + std::to_string(rank) + ": " + op.name +
                   ": has results of another box than " + describe(box));
  if (isEmpty(box))
    return Error::success();
  int64_t step = op.reverse ? -1 : 1;
  int64_t turn = countRowsBefore(mesh, op, me);
  auto add = [&](int64_t peer, int64_t turn, int64_t from, auto messages) {
    Exchange exchange{};
    exchange.rank = rank;
    exchange.number = 2 * (&op - holdings.getProgram().operations) + (turn & 1);
    exchange.from = from;
    exchange.to = before;
    exchange.fold = getCopy(holdings.getBuffer(before).type);
    Message &message = (exchange.*messages).emplace_back();
    message.peer = peer;
    message.boxes.emplace_back(box, box);
    exchanges.push_back(std::move(exchange));
  };
  auto checkColumns = [&](int64_t peer) {
    Box other = holdings.getBox(op.operands[0], peer);
    bool isAlike = std::equal(box.begin() + 1, box.end(), other.begin() + 1) &&
                   getVolume(other) == getVolume(box);
    return isAlike ? Error::success()
                   : Error("rank " + std::to_string(rank) + ": " + op.name +
                           ": scans " + describe(box) + ", but rank " +
                           std::to_string(peer) + " " + describe(other));
  };
  for (int64_t steps : {-step, step}) {
    int64_t peer = findRow(mesh, op, me, steps);
    if (peer < 0)
      continue;
    if (Error error = checkColumns(peer))
      return error;
    if (steps == -step)
      add(peer, turn, through, &Exchange::receives);
    else
      add(peer, turn + 1, through, &Exchange::sends);
  }
  return Error::success();
}
