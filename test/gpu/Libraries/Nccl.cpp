//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// NCCL between processes, or between ranks of one: messages go through sockets
// in a folder that the id names. What is asked of it is queued in streams;
// sends and receives of a group go on together, whichever can. A message of
// another length than its receiver expects is a finding, and so is a
// communicator that is left.
#include "Host.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace tofu::gpu;

#define NCCL_API extern "C" __attribute__((visibility("default"))) int

namespace {
enum { kSuccess = 0, kInvalid = 4, kUsage = 5, kRemote = 6, kInProgress = 7 };

struct Id {
  char folder[128];
};
struct Config {
  size_t size;
  unsigned magic, version;
  int isBlocking;
};

/// A connection to one rank, and whose turn it is on it.
struct Wire {
  int socket = -1;
  uint64_t nextSend = 0, nextReceive = 0; // numbers given out
  uint64_t sent = 0, received = 0;        // that are done
};

struct Communicator {
  int rank = 0, size = 0;
  std::string folder;
  bool isBlocking = true;
  std::vector<Wire> wires;
  std::thread connecting;
  std::atomic<int> state{kInProgress};
  std::atomic<bool> isAborted{false};
  std::mutex mutex; // of the wires and the count
  int captured = 0; // groups that graphs have

  ~Communicator() {
    if (connecting.joinable())
      connecting.join();
    for (Wire &wire : wires)
      if (wire.socket >= 0)
        close(wire.socket);
    unlink((folder + "/" + std::to_string(rank)).c_str());
    rmdir(folder.c_str()); // the last one can
  }
  void connect();
};
using CommunicatorRef = std::shared_ptr<Communicator>;

/// Those that are there; handles are their addresses.
std::mutex listMutex;
std::vector<CommunicatorRef> all;

CommunicatorRef find(void *handle) {
  std::lock_guard<std::mutex> lock(listMutex);
  for (const CommunicatorRef &one : all)
    if (one.get() == handle)
      return one;
  return nullptr;
}

struct Transfer {
  bool isSend;
  unsigned long long address;
  uint64_t bytes;
  int peer;
  uint64_t number = 0; // among those of its direction on the wire
  uint64_t done = 0;   // bytes, of the header too
};

/// The sends and receives of a group on one stream.
struct Group {
  CommunicatorRef communicator;
  void *stream;
  std::vector<Transfer> transfers;
  bool isCaptured = false; // else it runs once
  bool isDone = true;

  void begin();
};

thread_local int depth = 0;
thread_local std::vector<Group> open;

struct Finder {
  ~Finder() {
    for (const CommunicatorRef &one : all)
      getFinding()("leak", "NCCL",
                   ("the communicator of rank " + std::to_string(one->rank) +
                    " is neither destroyed nor aborted")
                       .c_str());
  }
} finder;
} // namespace

//===----------------------------------------------------------------------===//
// Connections
//===----------------------------------------------------------------------===//

static sockaddr_un getAddress(const std::string &folder, int rank) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::snprintf(address.sun_path, sizeof(address.sun_path), "%s/%d",
                folder.c_str(), rank);
  return address;
}

/// To all ranks below; those above come here.
void Communicator::connect() {
  sockaddr_un mine = getAddress(folder, rank);
  int listener = socket(AF_UNIX, SOCK_STREAM, 0);
  if (bind(listener, reinterpret_cast<sockaddr *>(&mine), sizeof(mine)) ||
      listen(listener, size)) {
    close(listener);
    state = kUsage; // two of one rank
    return;
  }
  for (int peer = 0; peer != rank; ++peer) {
    sockaddr_un theirs = getAddress(folder, peer);
    int opened = socket(AF_UNIX, SOCK_STREAM, 0);
    while (::connect(opened, reinterpret_cast<sockaddr *>(&theirs),
                     sizeof(theirs)) &&
           !isAborted)
      usleep(1000);
    if (write(opened, &rank, sizeof(rank)) != sizeof(rank))
      state = kRemote;
    wires[peer].socket = opened;
  }
  for (int missing = size - 1 - rank; missing && !isAborted;) {
    int opened = accept4(listener, nullptr, nullptr, SOCK_NONBLOCK), peer = 0;
    if (opened < 0) {
      usleep(1000);
      if (errno != EAGAIN)
        break;
      continue;
    }
    while (read(opened, &peer, sizeof(peer)) != sizeof(peer) && !isAborted)
      usleep(100);
    wires[peer].socket = opened;
    --missing;
  }
  close(listener);
  int expected = kInProgress;
  state.compare_exchange_strong(expected, kSuccess);
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// As much as goes now, of the header and then of the bytes. False if the other
/// one is gone.
static bool advance(Communicator &communicator, Transfer &transfer) {
  Wire &wire = communicator.wires[transfer.peer];
  uint64_t header = transfer.bytes;
  char *bytes =
      static_cast<char *>(getHost()(transfer.address, size_t(transfer.bytes)));
  while (transfer.done != sizeof(header) + transfer.bytes) {
    bool isHeader = transfer.done < sizeof(header);
    char *at = isHeader ? reinterpret_cast<char *>(&header) + transfer.done
                        : bytes + (transfer.done - sizeof(header));
    uint64_t left = isHeader ? sizeof(header) - transfer.done
                             : sizeof(header) + transfer.bytes - transfer.done;
    if (!isHeader && !bytes)
      return false;
    ssize_t count =
        transfer.isSend
            ? ::send(wire.socket, at, left, MSG_DONTWAIT | MSG_NOSIGNAL)
            : ::recv(wire.socket, at, left,
                     isHeader ? MSG_DONTWAIT | MSG_PEEK : MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
      return true;
    if (count <= 0)
      return false;
    if (!transfer.isSend && isHeader) {
      if (count != sizeof(header)) // not all of it is there
        return true;
      (void)!::recv(wire.socket, at, left, 0);
      if (header != transfer.bytes) {
        getFinding()("mismatch", "NCCL",
                     ("rank " + std::to_string(communicator.rank) +
                      " receives " + std::to_string(transfer.bytes) +
                      " bytes from rank " + std::to_string(transfer.peer) +
                      ", which sends " + std::to_string(header))
                         .c_str());
        return false;
      }
    }
    transfer.done += count;
  }
  ++(transfer.isSend ? wire.sent : wire.received);
  return true;
}

/// Gets its turns on the wires: when it is asked for, or each time that a graph
/// with it comes to it.
void Group::begin() {
  for (Transfer &transfer : transfers) {
    Wire &wire = communicator->wires[transfer.peer];
    transfer.number = transfer.isSend ? wire.nextSend++ : wire.nextReceive++;
    transfer.done = 0;
  }
}

/// Called again and again: 0 once all is done.
static int run(void *state, uint64_t) {
  Group &group = *static_cast<Group *>(state);
  Communicator &communicator = *group.communicator;
  if (!communicator.isAborted && communicator.state == kInProgress)
    return 1;
  std::lock_guard<std::mutex> lock(communicator.mutex);
  if (group.isCaptured && group.isDone)
    group.begin();
  group.isDone = false;
  bool isDone = true;
  for (Transfer &transfer : group.transfers) {
    Wire &wire = communicator.wires[transfer.peer];
    uint64_t turn = transfer.isSend ? wire.sent : wire.received;
    if (transfer.done == sizeof(uint64_t) + transfer.bytes)
      continue;
    // Kernels of the real library wait for ever for one that is gone.
    if (transfer.number == turn && communicator.state == kSuccess &&
        !communicator.isAborted && !advance(communicator, transfer))
      communicator.state = kRemote;
    isDone &= transfer.done == sizeof(uint64_t) + transfer.bytes;
  }
  if (!isDone && !communicator.isAborted) {
    usleep(20);
    return 1;
  }
  group.isDone = true;
  return 0;
}

static void drop(void *state) {
  auto *group = static_cast<Group *>(state);
  {
    std::lock_guard<std::mutex> lock(group->communicator->mutex);
    group->communicator->captured -= group->isCaptured;
  }
  delete group;
}

static int add(bool isSend, unsigned long long address, size_t count, int type,
               int peer, void *handle, void *stream) {
  CommunicatorRef communicator = find(handle);
  if (!communicator || peer < 0 || peer >= communicator->size || type != 0 ||
      peer == communicator->rank)
    return kInvalid;
  Group *group = nullptr;
  for (Group &one : open)
    if (one.communicator == communicator && one.stream == stream)
      group = &one;
  if (!group)
    group = &open.emplace_back(Group{communicator, stream, {}});
  group->transfers.push_back({isSend, address, count, peer});
  return kSuccess;
}

NCCL_API ncclGroupStart() {
  ++depth;
  return kSuccess;
}

NCCL_API ncclGroupEnd() {
  if (!depth)
    return kUsage;
  if (--depth)
    return kSuccess;
  std::vector<Group> groups = std::move(open);
  open.clear();
  int result = kSuccess;
  for (Group &group : groups) {
    std::vector<TofuGpuRange> ranges;
    for (const Transfer &transfer : group.transfers)
      ranges.push_back(
          {transfer.address, size_t(transfer.bytes), !transfer.isSend});
    if (!group.communicator->isBlocking)
      result = kInProgress;
    int isCapturing = 0;
    if (getIsCapturing()(group.stream, &isCapturing))
      return 1; // an unhandled error of CUDA's
    auto *state = new Group(group);
    {
      std::lock_guard<std::mutex> lock(group.communicator->mutex);
      state->isCaptured = isCapturing;
      group.communicator->captured += state->isCaptured;
      if (!isCapturing)
        state->begin();
    }
    if (getEnqueue()(group.stream, "NCCL sends and receives", ranges.data(),
                     ranges.size(), run, drop, state))
      return 1;
  }
  return result;
}

NCCL_API ncclSend(unsigned long long from, size_t count, int type, int peer,
                  void *handle, void *stream) {
  ncclGroupStart();
  int result = add(true, from, count, type, peer, handle, stream);
  int atEnd = ncclGroupEnd();
  return result ? result : depth ? kSuccess : atEnd;
}

NCCL_API ncclRecv(unsigned long long to, size_t count, int type, int peer,
                  void *handle, void *stream) {
  ncclGroupStart();
  int result = add(false, to, count, type, peer, handle, stream);
  int atEnd = ncclGroupEnd();
  return result ? result : depth ? kSuccess : atEnd;
}

//===----------------------------------------------------------------------===//
// Communicators
//===----------------------------------------------------------------------===//

NCCL_API ncclGetUniqueId(Id *id) {
  const char *folder = std::getenv("TMPDIR");
  std::snprintf(id->folder, sizeof(id->folder), "%s/tofu-nccl-XXXXXX",
                folder ? folder : "/tmp");
  return mkdtemp(id->folder) ? kSuccess : 2;
}

NCCL_API ncclCommInitRankConfig(void **handle, int size, Id id, int rank,
                                const Config *config) {
  if (size < 1 || rank < 0 || rank >= size || !config ||
      config->magic != 0xcafebeef)
    return kInvalid;
  auto communicator = std::make_shared<Communicator>();
  communicator->rank = rank;
  communicator->size = size;
  communicator->folder = id.folder;
  communicator->isBlocking = config->isBlocking != 0;
  communicator->wires.resize(size);
  communicator->connecting =
      std::thread([one = communicator.get()] { one->connect(); });
  if (communicator->isBlocking)
    communicator->connecting.join();
  {
    std::lock_guard<std::mutex> lock(listMutex);
    all.push_back(communicator);
  }
  *handle = communicator.get();
  return communicator->isBlocking ? int(communicator->state) : kInProgress;
}

NCCL_API ncclCommGetAsyncError(void *handle, int *state) {
  CommunicatorRef communicator = find(handle);
  if (!communicator)
    return kInvalid;
  *state = communicator->state;
  return kSuccess;
}

static int end(void *handle) {
  CommunicatorRef communicator = find(handle);
  if (!communicator)
    return kInvalid;
  communicator->isAborted = true;
  auto isCaptured = [&] {
    std::lock_guard<std::mutex> lock(communicator->mutex);
    return communicator->captured != 0;
  };
  if (isCaptured())
    getSynchronize()(); // a graph that is under way and let go of
  if (isCaptured())
    getFinding()("captured", "NCCL",
                 ("the communicator of rank " +
                  std::to_string(communicator->rank) +
                  " is to end while a graph has work of it, for which the real "
                  "library waits")
                     .c_str());
  std::lock_guard<std::mutex> lock(listMutex);
  std::erase(all, communicator);
  return kSuccess;
}

NCCL_API ncclCommAbort(void *handle) { return end(handle); }
NCCL_API ncclCommDestroy(void *handle) { return end(handle); }

extern "C" __attribute__((visibility("default"))) const char *
ncclGetErrorString(int result) {
  switch (result) {
  case kSuccess:
    return "no error";
  case kInvalid:
    return "invalid argument";
  case kUsage:
    return "invalid usage";
  case kRemote:
    return "remote process exited or there was a network error";
  case kInProgress:
    return "NCCL operation in progress";
  default:
    return "unhandled error";
  }
}
