//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// A group of NCCL's calls as letters between each two ranks: first what both
// are about to do, then the bytes.
#include "Nccl.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <unistd.h>

using namespace tofu::gpu;
using namespace tofu::gpu::nccl;

uint64_t nccl::getTypeBytes(int type) {
  static constexpr uint64_t bytes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};
  return type >= 0 && type < 10 ? bytes[type] : 0;
}

template <class T>
static void foldAs(char *to, const char *from, uint64_t count, int combiner) {
  for (uint64_t i = 0; i < count; ++i) {
    T a, b;
    std::memcpy(&a, to + i * sizeof(T), sizeof(T));
    std::memcpy(&b, from + i * sizeof(T), sizeof(T));
    a = combiner == 0   ? T(a + b)
        : combiner == 1 ? T(a * b)
        : combiner == 2 ? std::max(a, b)
                        : std::min(a, b);
    std::memcpy(to + i * sizeof(T), &a, sizeof(T));
  }
}

bool nccl::fold(char *to, const char *from, uint64_t count, int type,
                int combiner) {
  if (combiner < 0 || combiner > 3)
    return false;
  switch (type) {
  case 0:
    // Sums of bytes wrap around whatever their sign.
    foldAs<int8_t>(to, from, count, combiner);
    return true;
  case 1:
    foldAs<uint8_t>(to, from, count, combiner);
    return true;
  case 2:
  case 3:
    type == 2 && combiner > 1 ? foldAs<int32_t>(to, from, count, combiner)
                              : foldAs<uint32_t>(to, from, count, combiner);
    return true;
  case 4:
  case 5:
    type == 4 && combiner > 1 ? foldAs<int64_t>(to, from, count, combiner)
                              : foldAs<uint64_t>(to, from, count, combiner);
    return true;
  case 7:
    foldAs<float>(to, from, count, combiner);
    return true;
  case 8:
    foldAs<double>(to, from, count, combiner);
    return true;
  default:
    return false;
  }
}

static std::string describeType(int type) {
  static constexpr const char *names[] = {
      "int8",   "uint8",   "int32",   "uint32",  "int64",
      "uint64", "float16", "float32", "float64", "bfloat16"};
  return type >= 0 && type < 10 ? names[type] : "type " + std::to_string(type);
}

static std::string describeCollective(const Call &call) {
  static constexpr const char *combiners[] = {"sum", "prod", "max", "min"};
  std::string what = std::to_string(call.count) + " " + describeType(call.type);
  if (call.kind == Kind::AllGather)
    return "all-gather of " + what;
  return (call.kind == Kind::AllReduce ? "all-reduce, " : "reduce-scatter, ") +
         std::string(combiners[call.combiner]) + " of " + what;
}

/// The same text on both sides: the lower rank's sends, those of the other one,
/// what all take part in; each in the order of the calls.
std::string Group::describe(int peer) const {
  std::string sends, receives, others;
  for (const Call &call : calls) {
    bool isMessage = call.kind == Kind::Send || call.kind == Kind::Receive;
    std::string &list = call.kind == Kind::Send      ? sends
                        : call.kind == Kind::Receive ? receives
                                                     : others;
    if (!isMessage)
      list += ", " + describeCollective(call);
    else if (call.peer == peer)
      list += ", " + std::to_string(call.count) + " " + describeType(call.type);
  }
  std::string me = std::to_string(communicator->rank),
              other = std::to_string(peer);
  if (!sends.empty())
    sends = "rank " + me + " sends rank " + other + sends;
  if (!receives.empty())
    receives = "rank " + other + " sends rank " + me + receives;
  if (peer < communicator->rank)
    std::swap(sends, receives);
  std::string all;
  for (const std::string &list : {sends, receives, others})
    if (!list.empty())
      all += (all.empty() ? "" : "; ") +
             (list.starts_with(", ") ? list.substr(2) : list);
  return all;
}

static bool concerns(const Call &call, int peer) {
  return call.peer < 0 || call.peer == peer;
}

void Group::begin() {
  letters.clear();
  for (int peer = 0; peer != communicator->size; ++peer) {
    bool isAsked =
        std::any_of(calls.begin(), calls.end(),
                    [&](const Call &call) { return concerns(call, peer); });
    if (peer != communicator->rank && isAsked)
      letters.push_back(
          {peer, communicator->wires[peer].next++, describe(peer), "", ""});
  }
}

/// Bytes that one call takes from this rank, and brings to it, from one other.
static uint64_t getBytesOut(const Call &call) {
  return call.kind == Kind::Receive ? 0 : call.count * getTypeBytes(call.type);
}
static uint64_t getBytesIn(const Call &call) {
  return call.kind == Kind::Send ? 0 : call.count * getTypeBytes(call.type);
}

/// What the letters say; false if the bytes are not there.
bool Group::write() {
  for (Letter &letter : letters) {
    uint64_t length = letter.described.size();
    letter.out.assign(reinterpret_cast<char *>(&length), sizeof(length));
    letter.out += letter.described;
    for (const Call &call : calls) {
      if (!concerns(call, letter.peer))
        continue;
      uint64_t bytes = getBytesOut(call);
      letter.contents += getBytesIn(call);
      if (!bytes)
        continue;
      unsigned long long at = call.from;
      if (call.kind == Kind::ReduceScatter)
        at += letter.peer * bytes;
      const char *from = static_cast<char *>(getHost()(at, bytes));
      if (!from)
        return false;
      letter.out.append(from, bytes);
    }
  }
  return true;
}

/// As much as goes now. False if the other one is gone, or does something else.
bool Group::exchange(Letter &letter) {
  Wire &wire = communicator->wires[letter.peer];
  while (wire.sent == letter.number) {
    ssize_t count =
        ::send(wire.socket, letter.out.data() + letter.sent,
               letter.out.size() - letter.sent, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
      break;
    if (count <= 0)
      return false;
    letter.sent += count;
    wire.sent += letter.sent == letter.out.size();
  }
  while (wire.received == letter.number) {
    uint64_t length = 0, wanted = sizeof(length);
    if (letter.in.size() >= wanted) {
      std::memcpy(&length, letter.in.data(), sizeof(length));
      wanted += length;
    }
    if (letter.in.size() >= wanted) {
      std::string theirs = letter.in.substr(sizeof(length), length);
      if (theirs != letter.described) {
        getFinding()("mismatch", "NCCL",
                     ("rank " + std::to_string(communicator->rank) +
                      " asks for '" + letter.described + "', but rank " +
                      std::to_string(letter.peer) + " for '" + theirs + "'")
                         .c_str());
        communicator->state = kUsage;
        return true;
      }
      wanted += letter.contents;
    }
    if (letter.in.size() == wanted && letter.in.size() > sizeof(length)) {
      ++wire.received;
      break;
    }
    char bytes[1 << 14];
    ssize_t count =
        ::recv(wire.socket, bytes,
               std::min<uint64_t>(wanted - letter.in.size(), sizeof(bytes)),
               MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
      break;
    if (count <= 0)
      return false;
    letter.in.append(bytes, count);
  }
  return true;
}

/// All has come: where it belongs. Terms are folded in another order than by
/// rank, as the real library may.
bool Group::deliver() {
  int rank = communicator->rank, size = communicator->size;
  std::vector<const char *> at(size, nullptr);
  for (Letter &letter : letters)
    at[letter.peer] =
        letter.in.data() + sizeof(uint64_t) + letter.described.size();
  for (const Call &call : calls) {
    uint64_t bytes = getBytesIn(call);
    if (!bytes)
      continue;
    bool isGather = call.kind == Kind::AllGather;
    char *to = static_cast<char *>(
        getHost()(call.to, isGather ? bytes * size : bytes));
    if (!to)
      return false;
    if (call.kind == Kind::Receive) {
      std::memcpy(to, at[call.peer], bytes);
      at[call.peer] += bytes;
      continue;
    }
    unsigned long long mine =
        call.from + (call.kind == Kind::ReduceScatter ? rank * bytes : 0);
    const char *own = static_cast<char *>(getHost()(mine, bytes));
    if (!own)
      return false;
    auto getTerm = [&](int peer) { return peer == rank ? own : at[peer]; };
    if (isGather) {
      for (int peer = 0; peer != size; ++peer)
        std::memmove(to + peer * bytes, getTerm(peer), bytes);
    } else {
      // All ranks have the same sum of an all-reduce.
      int first = call.kind == Kind::AllReduce ? 1 : rank + 1;
      std::string sum(getTerm(first % size), bytes);
      for (int i = 1; i != size; ++i)
        if (!fold(sum.data(), getTerm((first + i) % size), call.count,
                  call.type, call.combiner))
          return false;
      std::memcpy(to, sum.data(), bytes);
    }
    for (int peer = 0; peer != size; ++peer)
      if (peer != rank)
        at[peer] += bytes;
  }
  return true;
}

int Group::run() {
  if (communicator->isAborted && !communicator->isEndless) {
    isDone = true;
    return 0;
  }
  if (communicator->state != kSuccess || communicator->isStalled) {
    usleep(20);
    return 1; // kernels of the real library wait for ever, too
  }
  std::lock_guard<std::mutex> lock(communicator->mutex);
  if (isCaptured && isDone)
    begin();
  isDone = true;
  for (Letter &letter : letters) {
    if (letter.out.empty() && !write())
      communicator->state = kUnhandled;
    if (communicator->state == kSuccess && !exchange(letter))
      communicator->state = kRemote;
    const Wire &wire = communicator->wires[letter.peer];
    isDone &= wire.sent > letter.number && wire.received > letter.number;
  }
  if (isDone && !deliver()) {
    communicator->state = kUnhandled;
    isDone = false;
  }
  if (!isDone)
    usleep(20);
  return !isDone;
}
