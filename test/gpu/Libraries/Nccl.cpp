//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// NCCL between processes, or between ranks of one: its functions. What is asked
// of it is queued in streams (NcclGroup.cpp). A communicator that is left is a
// finding. TOFU_NCCL_FAIL says what goes wrong (docs/GPU-Testing.md).
#include "Nccl.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <map>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

using namespace tofu::gpu;
using namespace tofu::gpu::nccl;

#define NCCL_API extern "C" __attribute__((visibility("default"))) int

namespace {
struct Id {
  char folder[128];
};
struct Config {
  size_t size;
  unsigned magic, version;
  int isBlocking;
};

std::mutex listMutex;
std::vector<CommunicatorRef> all;

thread_local int depth = 0;
thread_local std::vector<Group> open;
thread_local int failedInGroup = 0; // of which nothing is done then

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

CommunicatorRef nccl::find(void *handle) {
  std::lock_guard<std::mutex> lock(listMutex);
  for (const CommunicatorRef &one : all)
    if (one.get() == handle)
      return one;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// What goes wrong
//===----------------------------------------------------------------------===//

namespace {
/// NAME:N:WHAT, or N:WHAT for the n-th call of any function but the one that
/// asks for errors, of which there may be any number.
struct Failure {
  Failure() {
    const char *text = std::getenv("TOFU_NCCL_FAIL");
    std::string all = text ? text : "";
    size_t last = all.rfind(':');
    if (last == all.npos)
      return;
    what = all.substr(last + 1);
    size_t middle = last ? all.rfind(':', last - 1) : all.npos;
    bool hasName = middle != all.npos;
    name = hasName ? all.substr(0, middle) : "";
    number =
        std::strtoull(all.c_str() + (hasName ? middle + 1 : 0), nullptr, 0);
  }
  std::string name, what;
  uint64_t number = 0;
};
} // namespace

/// What has happened to all communicators; also to those that are made later.
static bool hasFailed = false, isStalled = false, isEndless = false;

static void breakDown(Communicator &communicator) {
  if (hasFailed)
    communicator.state = kInternal;
  communicator.isStalled = isStalled || isEndless;
  communicator.isEndless = isEndless;
}

std::string nccl::countCall(const char *name) {
  static const Failure failure;
  static std::mutex mutex;
  static std::map<std::string, uint64_t> counts;
  static uint64_t count = 0;
  bool isPoll = !std::strcmp(name, "ncclCommGetAsyncError");
  {
    std::lock_guard<std::mutex> lock(mutex);
    uint64_t ofName = ++counts[name];
    count += !isPoll;
    if (failure.name.empty() ? isPoll || count != failure.number
                             : failure.name != name || ofName != failure.number)
      return "";
  }
  if (failure.what == "die")
    raise(SIGKILL);
  while (failure.what == "hang")
    pause();
  std::lock_guard<std::mutex> lock(listMutex);
  hasFailed |= failure.what == "async";
  isStalled |= failure.what == "stall";
  isEndless |= failure.what == "endless";
  for (const CommunicatorRef &one : all)
    breakDown(*one);
  return failure.what;
}

/// What a call returns at once; none where it goes on.
static int begin(const char *name, std::string *planted = nullptr) {
  std::string what = countCall(name);
  if (planted)
    *planted = what;
  return std::atoi(what.c_str());
}

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

Communicator::~Communicator() {
  if (connecting.joinable())
    connecting.join();
  for (Wire &wire : wires)
    if (wire.socket >= 0)
      close(wire.socket);
  unlink((folder + "/" + std::to_string(rank)).c_str());
  rmdir(folder.c_str()); // the last one can
}

void Communicator::connect() {
  sockaddr_un mine = getAddress(folder, rank);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
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
    if (send(opened, &rank, sizeof(rank), MSG_NOSIGNAL) != sizeof(rank))
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

NCCL_API ncclGroupStart() {
  if (int failed = begin("ncclGroupStart"))
    return failed;
  ++depth;
  return kSuccess;
}

static int endGroup() {
  if (!depth)
    return kUsage;
  if (--depth)
    return kSuccess;
  std::vector<Group> groups = std::move(open);
  open.clear();
  int result = std::exchange(failedInGroup, 0);
  if (result)
    groups.clear();
  for (Group &group : groups) {
    uint64_t size = group.communicator->size;
    std::vector<TofuGpuRange> ranges;
    for (const Call &call : group.calls) {
      uint64_t bytes = call.count * getTypeBytes(call.type);
      if (call.kind != Kind::Receive)
        ranges.push_back({call.from,
                          bytes * (call.kind == Kind::ReduceScatter ? size : 1),
                          false});
      if (call.kind != Kind::Send)
        ranges.push_back(
            {call.to, bytes * (call.kind == Kind::AllGather ? size : 1), true});
    }
    if (!group.communicator->isBlocking)
      result = kInProgress;
    int isCapturing = 0;
    if (getIsCapturing()(group.stream, &isCapturing))
      return kUnhandled;
    auto run = [](void *state, uint64_t) {
      return static_cast<Group *>(state)->run();
    };
    auto drop = [](void *state) {
      auto *group = static_cast<Group *>(state);
      {
        std::lock_guard<std::mutex> lock(group->communicator->mutex);
        group->communicator->captured -= group->isCaptured;
      }
      delete group;
    };
    auto *state = new Group(std::move(group));
    {
      std::lock_guard<std::mutex> lock(state->communicator->mutex);
      state->isCaptured = isCapturing;
      state->communicator->captured += isCapturing;
      if (!isCapturing)
        state->begin();
    }
    if (getEnqueue()(state->stream, "NCCL group", ranges.data(), ranges.size(),
                     run, drop, state))
      return kUnhandled;
  }
  return result;
}

NCCL_API ncclGroupEnd() {
  // What fails has ended the group all the same.
  if (int failed = begin("ncclGroupEnd"))
    failedInGroup = failed;
  return endGroup();
}

static int check(const Call &call, const Communicator *communicator) {
  bool isMessage = call.kind == Kind::Send || call.kind == Kind::Receive;
  bool isRight = communicator && getTypeBytes(call.type) &&
                 call.combiner >= 0 && call.combiner < 4;
  if (isRight && isMessage)
    isRight = call.peer >= 0 && call.peer < communicator->size &&
              call.peer != communicator->rank;
  return isRight ? kSuccess : kInvalid;
}

/// In the group that is open, or in one by itself.
static int add(const char *name, Call call, void *handle, void *stream) {
  std::string planted;
  int failed = begin(name, &planted);
  CommunicatorRef communicator = find(handle);
  if (!failed)
    failed = check(call, communicator.get());
  if (failed && depth)
    failedInGroup = failed;
  if (failed)
    return failed;
  if (planted == "skip")
    return kSuccess;
  if (planted == "short")
    --call.count;
  if (planted == "swap") {
    call.kind = call.kind == Kind::Send ? Kind::Receive : Kind::Send;
    std::swap(call.from, call.to);
    call.from |= call.to;
    call.to |= call.from;
  }
  if (planted == "combiner")
    call.combiner = (call.combiner + 1) % 4;
  if (planted == "peer")
    do
      call.peer = (call.peer + 1) % communicator->size;
    while (call.peer == communicator->rank);
  ++depth;
  Group *group = nullptr;
  for (Group &one : open)
    if (one.communicator == communicator && one.stream == stream)
      group = &one;
  if (!group)
    group = &open.emplace_back(Group{communicator, stream, {}, {}});
  group->calls.push_back(call);
  return endGroup();
}

NCCL_API ncclSend(unsigned long long from, size_t count, int type, int peer,
                  void *handle, void *stream) {
  return add("ncclSend", {Kind::Send, from, 0, count, type, 0, peer}, handle,
             stream);
}

NCCL_API ncclRecv(unsigned long long to, size_t count, int type, int peer,
                  void *handle, void *stream) {
  return add("ncclRecv", {Kind::Receive, 0, to, count, type, 0, peer}, handle,
             stream);
}

NCCL_API ncclAllGather(unsigned long long from, unsigned long long to,
                       size_t count, int type, void *handle, void *stream) {
  return add("ncclAllGather", {Kind::AllGather, from, to, count, type, 0, -1},
             handle, stream);
}

NCCL_API ncclReduceScatter(unsigned long long from, unsigned long long to,
                           size_t count, int type, int combiner, void *handle,
                           void *stream) {
  return add("ncclReduceScatter",
             {Kind::ReduceScatter, from, to, count, type, combiner, -1}, handle,
             stream);
}

NCCL_API ncclAllReduce(unsigned long long from, unsigned long long to,
                       size_t count, int type, int combiner, void *handle,
                       void *stream) {
  return add("ncclAllReduce",
             {Kind::AllReduce, from, to, count, type, combiner, -1}, handle,
             stream);
}

//===----------------------------------------------------------------------===//
// Communicators
//===----------------------------------------------------------------------===//

NCCL_API ncclGetUniqueId(Id *id) {
  if (int failed = begin("ncclGetUniqueId"))
    return failed;
  const char *folder = std::getenv("TMPDIR");
  std::snprintf(id->folder, sizeof(id->folder), "%s/tofu-nccl-XXXXXX",
                folder ? folder : "/tmp");
  return mkdtemp(id->folder) ? kSuccess : kSystem;
}

NCCL_API ncclCommInitRankConfig(void **handle, int size, Id id, int rank,
                                const Config *config) {
  if (int failed = begin("ncclCommInitRankConfig"))
    return failed;
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
    breakDown(*communicator);
  }
  *handle = communicator.get();
  return communicator->isBlocking ? int(communicator->state) : kInProgress;
}

NCCL_API ncclCommGetAsyncError(void *handle, int *state) {
  if (int failed = begin("ncclCommGetAsyncError"))
    return failed;
  CommunicatorRef communicator = find(handle);
  if (!communicator)
    return kInvalid;
  *state = communicator->state;
  return kSuccess;
}

/// Of a millisecond each, for a graph to be let go of.
static constexpr int kMostWaits = 2000;

static int end(const char *name, void *handle) {
  int failed = begin(name); // it has ended all the same
  CommunicatorRef communicator = find(handle);
  if (!communicator)
    return kInvalid;
  communicator->isAborted = true;
  auto isCaptured = [&] {
    std::lock_guard<std::mutex> lock(communicator->mutex);
    return communicator->captured != 0;
  };
  // Another thread may let go of a graph meanwhile, as what it waits for ends.
  for (int waited = 0; isCaptured() && waited != kMostWaits; ++waited)
    usleep(1000);
  if (isCaptured())
    getFinding()("captured", "NCCL",
                 ("the communicator of rank " +
                  std::to_string(communicator->rank) +
                  " is to end while a graph has work of it, for which the real "
                  "library waits")
                     .c_str());
  std::lock_guard<std::mutex> lock(listMutex);
  std::erase(all, communicator);
  return failed;
}

NCCL_API ncclCommAbort(void *handle) { return end("ncclCommAbort", handle); }
NCCL_API ncclCommDestroy(void *handle) {
  return end("ncclCommDestroy", handle);
}

extern "C" __attribute__((visibility("default"))) const char *
ncclGetErrorString(int result) {
  switch (result) {
  case kSuccess:
    return "no error";
  case kInternal:
    return "internal error";
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
