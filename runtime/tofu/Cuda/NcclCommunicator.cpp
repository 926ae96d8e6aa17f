//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/NcclCommunicator.h"

#include "tofu/Runtime/Patience.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <thread>

using namespace tofu::cuda;
using namespace tofu::runtime;

/// Rooms begin at multiples of this, and runs in them.
static constexpr int64_t kAlignment = 256;

NcclCommunicator::~NcclCommunicator() {
  bool isOver = handles.empty() || aborted;
  if (isOver)
    abort(); // nothing waits for others
  peers.reset();
  // What is under way has ended on all of them, and nobody reads what another
  // one frees; or never will.
  if (!isOver)
    processes.leave();
  abort();
  waitForEnd();
  if (stream && !device.getGpu().use())
    device.getGpu().driver.destroyStream(stream);
}

Error NcclCommunicator::open(std::map<int64_t, Collective> collectives,
                             bool anyOrder) {
  Error error = Nccl::get(nccl);
  if (!error)
    error = connect(std::move(collectives), anyOrder);
  // What another one has said says whose it is.
  Error elsewhere = processes.check();
  bool isOwn =
      error && !(elsewhere && elsewhere.getMessage() == error.getMessage());
  return isOwn ? Error("rank " + std::to_string(processes.getRank()) + ": " +
                       error.getMessage())
               : error;
}

Error NcclCommunicator::connect(std::map<int64_t, Collective> collectives,
                                bool anyOrder) {
  const Gpu &gpu = device.getGpu();
  if (Error error = gpu.use())
    return error;
  if (Error error =
          gpu.driver.check(gpu.driver.createStream(&stream, kStreamNonBlocking),
                           "cuStreamCreate"))
    return error;
  if (Error error = peers->open(stream))
    return error;
  choose(std::move(collectives), anyOrder);
  std::vector<NcclId> ids;
  NcclHandle all = nullptr;
  if (Error error = makeIds(1, ids))
    return error;
  if (Error error =
          makeGroup(ids[0], processes.getSize(), processes.getRank(), all))
    return error;
  if (Error error = makeGroups())
    return error;
  device.setPoll([this](bool isLate) { return poll(isLate); },
                 [this] { return getPending(); }, timeout);
  return Error::success();
}

/// What a process says of its failure comes another way than that NCCL has lost
/// it, and says more: it is waited for so long.
static constexpr std::chrono::seconds kReason{1};

Error NcclCommunicator::poll(bool isLate) {
  Result state = 0;
  if (Error error = poll("NCCL", handles.front(), state))
    return error;
  if (!isLate)
    return Error::success();
  return processes.explainWait(
      Error("waited for " + formatSeconds(timeout) +
            " seconds for its GPU, which may wait for another process; if that "
            "only is slow, raise the timeout"));
}

Error NcclCommunicator::poll(const char *name, NcclHandle handle,
                             Result &state) {
  if (Error error = processes.check())
    return error;
  Error error = Error::success();
  for (NcclHandle one : handles) {
    Result found = 0;
    if (!error)
      error = ask("ncclCommGetAsyncError", nccl->getState, one, &found);
    if (!error)
      error = nccl->check(found, name);
    if (one == handle)
      state = found;
  }
  if (!error)
    return error;
  for (auto end = Clock::now() + kReason; Clock::now() < end;
       std::this_thread::sleep_for(std::chrono::milliseconds(1)))
    if (Error reason = processes.check())
      return reason;
  return error;
}

Error NcclCommunicator::finish(Result result, const char *name,
                               NcclHandle handle) {
  if (Error error = nccl->check(result, name))
    return error;
  if (result != kNcclInProgress)
    return Error::success();
  Patience patience(timeout);
  while (true) {
    Result state = 0;
    if (Error error = poll(name, handle, state))
      return error;
    if (state != kNcclInProgress)
      return Error::success();
    if (patience.isOver())
      return processes.explainWait(
          Error(std::string(name) + ": waited for " + formatSeconds(timeout) +
                " seconds; if other processes only are slow, raise the "
                "timeout"));
    std::this_thread::yield();
  }
}

std::string NcclCommunicator::describe(const Exchange &exchange) const {
  const tofu_operation &op =
      device.getHoldings().getProgram().operations[exchange.number / 2];
  std::string location = op.location;
  return op.name + (location.empty() ? "" : " (" + location + ")") + ": ";
}

std::string NcclCommunicator::getPending() const {
  for (auto [number, exchange] : started)
    if (device.isPending(exchange->taken))
      return describe(*exchange);
  return "";
}

//===----------------------------------------------------------------------===//
// Where things are
//===----------------------------------------------------------------------===//

NcclCommunicator::Run NcclCommunicator::makeRun(const Exchange &exchange,
                                                const Message &message,
                                                const char *piece,
                                                bool canBeDirect) {
  int64_t bytes = getTypeBytes(exchange.fold.type);
  Run run{&message, 0, 0, true, false, {}};
  if (canBeDirect && message.boxes.size() == 1 && message.boxes[0].isRun()) {
    run.isPacked = false;
    run.bytes = message.boxes[0].getVolume() * bytes;
    run.place =
        reinterpret_cast<Address>(piece) + message.boxes[0].offset * bytes;
    return run;
  }
  int64_t offset = 0; // in elements
  for (const StridedBox &box : message.boxes) {
    run.boxes.push_back(box.pack(offset));
    offset += box.getVolume();
  }
  run.bytes = offset * bytes;
  return run;
}

Error NcclCommunicator::acquire(int64_t bytes, Address &address) {
  Room *best = nullptr;
  for (Room &room : rooms)
    if (room.isFree && room.bytes >= bytes &&
        (!best || room.bytes < best->bytes))
      best = &room;
  if (!best) {
    Room room{0, bytes, true};
    if (Error error = device.getGpu().allocate(
            bytes, "messages to other processes", room.address))
      return error;
    best = &rooms.emplace_back(room);
  }
  best->isFree = false;
  address = best->address;
  return Error::success();
}

NcclCommunicator::Run NcclCommunicator::makeCounted(const Exchange &exchange,
                                                    const Message &message) {
  Run run{&message, 0, 0, false, true, {}};
  for (const StridedBox &box : message.boxes)
    run.bytes += box.getVolume() * getTypeBytes(exchange.fold.type);
  return run;
}

Error NcclCommunicator::prepare(const Exchange &exchange, Transfer &transfer) {
  if (const Way *way = getCollective(exchange)) {
    int64_t bytes = getTypeBytes(exchange.fold.type);
    for (const Message &message : exchange.receives)
      if (message.peer != exchange.rank)
        transfer.receives.push_back(makeCounted(exchange, message));
    transfer.isPut = true;
    const Collective &collective = way->collective;
    return collective.isDense
               ? Error::success()
               : acquire(collective.count * collective.boxes.size() * bytes,
                         transfer.room);
  }
  transfer.isPut = peers->receives(exchange);
  auto makeRunOf = [&](const Message &message, const char *piece,
                       bool canBeDirect) {
    bool isMapped = peers->carries(exchange.number, message.peer);
    transfer.isMapped |= isMapped;
    return isMapped ? makeCounted(exchange, message)
                    : makeRun(exchange, message, piece, canBeDirect);
  };
  for (const Message &message : exchange.sends)
    transfer.sends.push_back(
        makeRunOf(message, exchange.source, /*canBeDirect=*/true));
  for (const Message &message : exchange.receives)
    if (message.peer != exchange.rank)
      transfer.receives.push_back(makeRunOf(message, exchange.destination,
                                            message.put == TOFU_PUT_COPY));
  int64_t bytes = 0;
  auto forEachPacked = [&](auto visit) {
    for (std::vector<Run> *runs : {&transfer.sends, &transfer.receives})
      for (Run &run : *runs)
        if (run.isPacked)
          visit(run);
  };
  forEachPacked([&](Run &run) {
    run.place = bytes;
    bytes += (run.bytes + kAlignment - 1) / kAlignment * kAlignment;
  });
  if (bytes)
    if (Error error = acquire(bytes, transfer.room))
      return error;
  forEachPacked([&](Run &run) { run.place += transfer.room; });
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Exchanges
//===----------------------------------------------------------------------===//

Error NcclCommunicator::pack(const Exchange &exchange,
                             const Transfer &transfer) {
  int64_t bytes = getTypeBytes(exchange.fold.type);
  std::vector<Copying> copyings;
  for (const Run &run : transfer.sends)
    for (size_t i = 0; i != run.boxes.size(); ++i)
      copyings.push_back({&run.message->boxes[i], exchange.source,
                          &run.boxes[i], reinterpret_cast<char *>(run.place),
                          bytes, bytes});
  return device.copyBoxes(&exchange, transfer.room, copyings, stream);
}

Error NcclCommunicator::callGroup(const Transfer &transfer) {
  auto isMapped = [](const Run &run) { return run.isMapped; };
  if (transfer.isMapped &&
      std::all_of(transfer.sends.begin(), transfer.sends.end(), isMapped) &&
      std::all_of(transfer.receives.begin(), transfer.receives.end(), isMapped))
    return Error::success();
  if (Error error = ask("ncclGroupStart", nccl->beginGroup))
    return error;
  Error error = Error::success();
  for (const Run &run : transfer.sends)
    if (!error && run.bytes && !run.isMapped)
      error = ask("ncclSend", nccl->send, run.place, run.bytes, kNcclInt8,
                  run.message->peer, handles.front(), stream);
  for (const Run &run : transfer.receives)
    if (!error && run.bytes && !run.isMapped)
      error = ask("ncclRecv", nccl->receive, run.place, run.bytes, kNcclInt8,
                  run.message->peer, handles.front(), stream);
  Error atEnd = finish(handles.front(), "ncclGroupEnd", nccl->endGroup);
  return error ? error : atEnd;
}

Error NcclCommunicator::move(const Exchange &exchange,
                             const Transfer &transfer) {
  if (const Way *way = getCollective(exchange))
    return callCollective(exchange, *way, transfer.room);
  if (transfer.isMapped)
    if (Error error = peers->run(exchange))
      return error;
  if (Error error = pack(exchange, transfer))
    return error;
  return callGroup(transfer);
}

Error NcclCommunicator::start(const Exchange &exchange, Activity &activity) {
  for (const Message &message : exchange.sends)
    if (Error error = activity.count("send to", message.peer))
      return error;
  if (Error error = device.record(exchange.offered)) // makes it current
    return error;
  if (exchange.isEmpty())
    return Error::success();
  const Gpu &gpu = device.getGpu();
  started[exchange.number] = &exchange;
  Transfer &transfer = transfers[exchange.number];
  if (Error error = prepare(exchange, transfer))
    return error;
  if (Error error =
          gpu.driver.check(gpu.driver.waitForEvent(stream, exchange.offered, 0),
                           "cuStreamWaitEvent"))
    return error;
  if (Error error = device.beginMove(stream))
    return error;
  if (Error error = move(exchange, transfer))
    return error;
  if (Error atMove = device.endMove(stream))
    return atMove;
  return gpu.driver.check(gpu.driver.recordEvent(exchange.taken, stream),
                          "cuEventRecord");
}

Error NcclCommunicator::take(const Exchange &exchange, Receipt &receipt,
                             Activity &activity, bool &isDone) {
  isDone = true;
  auto found = transfers.find(exchange.number);
  size_t number = 0;
  for (const Message &message : exchange.receives) {
    if (message.peer == exchange.rank) {
      if (found != transfers.end() && found->second.isPut)
        continue;
      if (Error error = device.put(exchange, message, exchange.own,
                                   exchange.source, nullptr))
        return error;
      continue;
    }
    if (Error error = activity.count("receive from", message.peer))
      return error;
    const Run &run = found->second.receives[number++];
    activity.bytesReceived += run.bytes;
    if (run.isPacked)
      if (Error error = device.put(exchange, message, run.boxes,
                                   reinterpret_cast<const char *>(run.place),
                                   exchange.taken))
        return error;
  }
  // Also where all came straight to its place, and what was sent is not read
  // any more.
  if (found != transfers.end())
    if (Error error = device.waitToMove(exchange.taken))
      return error;
  if (Error error = device.endPuts(exchange))
    return error;
  if (found == transfers.end())
    return Error::success();
  for (Room &room : rooms)
    if (room.address == found->second.room)
      room.isFree = true;
  transfers.erase(found);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

void NcclCommunicator::abort() {
  std::lock_guard<std::mutex> lock(calling);
  beginAbort(/*mayWait=*/true);
}

void NcclCommunicator::tryAbort() {
  if (std::unique_lock<std::mutex> lock(calling, std::try_to_lock); lock)
    beginAbort(/*mayWait=*/false);
}

void NcclCommunicator::beginAbort(bool mayWait) {
  if (aborted.exchange(true))
    return;
  if (peers)
    peers->stop();
  // A graph may have work of several of them, and each waits until it has none:
  // so none waits for another one.
  for (NcclHandle handle : handles) {
    auto end = [this, handle, place = Watch::getPlace()] {
      Watch::Scope scope(place);
      nccl->abort(handle);
    };
    try {
      aborting.emplace_back(end);
    } catch (const std::system_error &) { // there are no more threads
      if (mayWait)
        end();
    }
  }
}

void NcclCommunicator::waitForEnd() {
  for (std::thread &one : aborting)
    one.join();
  aborting.clear();
}

bool NcclCommunicator::isAborted() const {
  return aborted || bool(processes.check());
}

std::string NcclCommunicator::explainAbort() const {
  Error error = processes.check();
  return error ? error.getMessage() : "another rank has failed";
}

Error NcclCommunicator::reset() {
  waitForEnd();
  return Error("NCCL's communicator was aborted");
}
