//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/PeerFetch.h"

#include "tofu/Runtime/FindExchanges.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>

using namespace tofu::cuda;
using namespace tofu::runtime;

/// Of the words that `teller` writes (PeerMemory::getWord).
enum : int64_t { kThere, kTaken };

PeerFetch::~PeerFetch() {
  stop();
  const Gpu &gpu = device.getGpu();
  if (!stopped || gpu.use())
    return;
  gpu.driver.synchronizeStream(stream);
  memory.close();
  gpu.driver.releaseHost(stopped);
}

void PeerFetch::stop() {
  if (stopped)
    __atomic_store_n(stopped, 1, __ATOMIC_RELEASE);
}

Error PeerFetch::open(Stream on) {
  stream = on;
  if (Error error = memory.open(stream))
    return error;
  if (!memory.hasSome())
    return Error::success();
  const Gpu &gpu = device.getGpu();
  if (Error error = gpu.getFunction("tofu_meet_peers", meetFunction))
    return error;
  static constexpr tofu_meeting none{}; // as the tables are aligned
  if (Error error = tables.add(&none, sizeof(none), over))
    return error;
  void *pinned = nullptr;
  if (Error error = gpu.driver.check(
          gpu.driver.allocateHost(&pinned, sizeof(*stopped)), "cuMemAllocHost"))
    return error;
  stopped = static_cast<uint32_t *>(pinned);
  *stopped = 0;
  return Error::success();
}

/// Copies out of the arena: a fetch's, and those behind a reduce's fold, which
/// have odd numbers.
static bool isFetch(const Holdings &holdings, int64_t number) {
  const tofu_operation &op = holdings.getProgram().operations[number / 2];
  if (op.kind == TOFU_FETCH)
    return !holdings.getBuffer(op.operands[0]).constant;
  return op.kind == TOFU_REDUCE && number % 2 == 1;
}

bool PeerFetch::isFetch(int64_t number) const {
  return ::isFetch(device.getHoldings(), number);
}

bool PeerFetch::isWanted(const Holdings &holdings) {
  for (int64_t i = 0; i != 2 * holdings.getProgram().num_operations; ++i)
    if (::isFetch(holdings, i))
      return true;
  return false;
}

bool PeerFetch::receives(const Exchange &exchange) const {
  return std::any_of(exchange.receives.begin(), exchange.receives.end(),
                     [&](const Message &message) {
                       return carries(exchange.number, message.peer);
                     });
}

//===----------------------------------------------------------------------===//
// What is read, and who is met
//===----------------------------------------------------------------------===//

/// The boxes of the peer's piece, which it would have sent.
Error PeerFetch::addGiven(const Exchange &exchange, const Message &message,
                          Prepared &prepared) {
  const tofu_operation &op =
      device.getHoldings().getProgram().operations[exchange.number / 2];
  std::vector<Exchange> theirs;
  if (Error error = findExchanges(neighbours, op, message.peer, theirs))
    return error;
  for (Exchange &one : theirs)
    for (Message &sent : one.sends)
      if (one.number == exchange.number && sent.peer == exchange.rank &&
          sent.boxes.size() == message.boxes.size()) {
        prepared.given.push_back(std::move(sent.boxes));
        return Error::success();
      }
  return Error("rank " + std::to_string(message.peer) +
               " does not have what is fetched from it");
}

Error PeerFetch::makeMeeting(const std::vector<tofu_meeting> &meetings,
                             Meeting &to) {
  to.count = meetings.size();
  return meetings.empty()
             ? Error::success()
             : tables.add(meetings.data(),
                          meetings.size() * sizeof(tofu_meeting), to.table);
}

Error PeerFetch::prepare(const Exchange &exchange, Prepared &prepared) {
  int64_t me = exchange.rank, bytes = getTypeBytes(exchange.fold.type);
  std::vector<tofu_meeting> before, behind;
  bool isReader = receives(exchange);
  for (const Message &message : exchange.sends)
    if (int64_t peer = message.peer; carries(exchange.number, peer)) {
      before.push_back({memory.getWord(peer, me, kThere), 0});
      // Where nothing is done in between it is one meeting.
      (isReader ? behind : before)
          .push_back({0, memory.getWord(me, peer, kTaken)});
    }
  for (const Message &message : exchange.receives) {
    int64_t peer = message.peer;
    bool isOwn = peer == me && isReader;
    if (!isOwn && !carries(exchange.number, peer))
      continue;
    const char *from = exchange.source;
    if (isOwn) {
      prepared.given.push_back(exchange.own);
    } else {
      before.push_back({0, memory.getWord(me, peer, kThere)});
      behind.push_back({memory.getWord(peer, me, kTaken), 0});
      from = memory.getPeerPlace(peer, from);
      if (Error error = addGiven(exchange, message, prepared))
        return error;
    }
    const std::vector<StridedBox> &given = prepared.given.back();
    for (size_t i = 0; i != given.size(); ++i)
      prepared.copyings.push_back({&given[i], from, &message.boxes[i],
                                   exchange.destination, bytes, bytes});
  }
  if (Error error = makeMeeting(before, prepared.before))
    return error;
  return makeMeeting(behind, prepared.behind);
}

//===----------------------------------------------------------------------===//
// On the stream
//===----------------------------------------------------------------------===//

Error PeerFetch::meet(const Meeting &meeting) {
  if (!meeting.count)
    return Error::success();
  const Gpu &gpu = device.getGpu();
  if (Error error = gpu.use())
    return error;
  static constexpr unsigned kThreads = 256;
  Address table = meeting.table, stop = reinterpret_cast<Address>(stopped);
  int64_t count = meeting.count;
  void *parameters[] = {&table, &count, &stop, &over};
  return gpu.driver.check(gpu.driver.launchKernel(meetFunction, 1, 1, 1,
                                                  kThreads, 1, 1, 0, stream,
                                                  parameters, nullptr),
                          "cuLaunchKernel");
}

Error PeerFetch::run(const Exchange &exchange) {
  auto [found, isNew] = known.try_emplace(exchange.number);
  Prepared &prepared = found->second;
  if (isNew)
    if (Error error = prepare(exchange, prepared))
      return error;
  if (Error error = meet(prepared.before))
    return error;
  if (Error error = device.copyBoxes(&exchange, /*place=*/0, prepared.copyings,
                                     stream, over))
    return error;
  return meet(prepared.behind);
}
