//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Processes.h"

#include "tofu/Runtime/Patience.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <new>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tofu::runtime;

/// More than a message has, or a machine's memory: who says so is none of us.
static constexpr size_t kMost = size_t(1) << 40;

/// What is read before room is made for more.
static constexpr size_t kMostAtOnce = size_t(16) << 20;

namespace {
struct Header {
  uint64_t count;
  char kind;
};
} // namespace

Processes::Processes(const tofu_processes &options, const Agreement &agreement,
                     double timeout, double silence)
    : rank(options.rank), size(options.size), agreement(agreement),
      timeout(timeout), silence(silence) {
  for (int64_t i = 0; i != (rank == 0 ? size : 1); ++i)
    peers.push_back(std::make_unique<Peer>());
}

//===----------------------------------------------------------------------===//
// Sockets
//===----------------------------------------------------------------------===//

bool Processes::sendAll(int socket, const char *bytes, size_t count) {
  while (count) {
    ssize_t sent = ::send(socket, bytes, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0)
      return false;
    bytes += sent;
    count -= sent;
  }
  return true;
}

/// Notes each time that something comes, where that is asked for.
static bool receiveAll(int socket, char *bytes, size_t count,
                       std::atomic<bool> *isHeard = nullptr) {
  while (count) {
    ssize_t received = ::recv(socket, bytes, count, 0);
    if (received < 0 && errno == EINTR)
      continue;
    if (received <= 0)
      return false;
    if (isHeard)
      *isHeard = true;
    bytes += received;
    count -= received;
  }
  return true;
}

Processes::~Processes() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    isEnding = true;
  }
  changed.notify_all();
  if (beating.joinable())
    beating.join();
  for (size_t peer = 0; peer != peers.size(); ++peer)
    if (peers[peer]->socket >= 0) {
      // One that does not read is not waited for.
      timeval limit{1, 0};
      setsockopt(peers[peer]->socket, SOL_SOCKET, SO_SNDTIMEO, &limit,
                 sizeof(limit));
      if (failure && !peers[peer]->isTold)
        send(peer, failureKind, failure->data(), failure->size());
      send(peer, Kind::End, nullptr, 0);
      // Readers come to an end, also where the other one says nothing more.
      shutdown(peers[peer]->socket, readers.empty() ? SHUT_WR : SHUT_RDWR);
    }
  for (std::thread &reader : readers)
    reader.join();
  for (const auto &peer : peers)
    if (peer->socket >= 0)
      close(peer->socket);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Processes::beginStep() {
  std::lock_guard<std::mutex> lock(mutex);
  ++steps;
}

void Processes::leave() {
  std::unique_lock<std::mutex> lock(mutex);
  if (failure)
    return; // which the others hear, and that says more
  lock.unlock();
  noteLeft(rank, steps); // nobody else counts them
  lock.lock();
  // Of one that has ended nothing more comes: that others have left, which
  // number 0 tells, may not have been said before.
  auto isDone = [this](int64_t process) {
    return left.contains(process) || peers[rank ? 0 : process]->hasEnded;
  };
  Patience(timeout).wait(changed, lock, [&] {
    int64_t process = 0;
    while (process != size && (process == rank || isDone(process)))
      ++process;
    return failure || process == size;
  });
}

/// Number 0 tells it to all others.
void Processes::noteLeft(int64_t process, int64_t afterSteps) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    left.emplace(process, afterSteps);
    changed.notify_all();
  }
  int64_t said[] = {process, afterSteps};
  if (rank == 0 || process == rank)
    for (size_t peer = 0; peer != peers.size(); ++peer)
      if (peers[peer]->socket >= 0 && getNumber(peer) != process)
        send(peer, Kind::Left, reinterpret_cast<const char *>(said),
             sizeof(said));
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

std::string Processes::makeMessage(Kind kind, const std::string &text) {
  Header header{text.size(), char(kind)};
  return std::string(reinterpret_cast<const char *>(&header), sizeof(header)) +
         text;
}

bool Processes::send(int64_t peer, Kind kind, const char *bytes, size_t count) {
  Header header{count, char(kind)};
  std::lock_guard<std::mutex> lock(peers[peer]->sending);
  return sendAll(peers[peer]->socket, reinterpret_cast<const char *>(&header),
                 sizeof(header)) &&
         sendAll(peers[peer]->socket, bytes, count);
}

bool Processes::trySend(int64_t peer, Kind kind, const std::string &text) {
  Peer &to = *peers[peer];
  std::unique_lock<std::mutex> sending(to.sending, std::try_to_lock);
  pollfd one{to.socket, POLLOUT, 0};
  // Then there is room for much more than this.
  if (!sending || poll(&one, 1, /*timeout=*/0) != 1)
    return false;
  std::string message = makeMessage(kind, text);
  sendAll(to.socket, message.data(), message.size());
  return true;
}

void Processes::tellFailure(int64_t peer) {
  std::string sentence;
  Kind kind = Kind::Failure;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!failure)
      return;
    sentence = *failure;
    kind = failureKind;
  }
  Peer &to = *peers[peer];
  if (to.socket >= 0 && !to.isTold.exchange(true) &&
      !trySend(peer, kind, sentence))
    to.isTold = false;
}

bool Processes::read(Peer &peer, Kind &kind, Bytes &bytes) {
  Header header{};
  if (!receiveAll(peer.socket, reinterpret_cast<char *>(&header),
                  sizeof(header), &peer.isHeard))
    return false;
  kind = Kind(header.kind);
  if (header.count > kMost)
    throw std::bad_alloc();
  // To write zeros to all of it at once may take longer than a silence.
  bytes.reserve(header.count);
  while (bytes.size() != header.count) {
    size_t begin = bytes.size(),
           count = std::min<size_t>(header.count - begin, kMostAtOnce);
    bytes.resize(begin + count);
    if (!receiveAll(peer.socket, bytes.data() + begin, count, &peer.isHeard))
      return false;
  }
  return true;
}

void Processes::read(int64_t peer) {
  Peer &from = *peers[peer];
  while (true) {
    Kind kind = Kind::End;
    Bytes bytes;
    bool isRead = false;
    try {
      isRead = read(from, kind, bytes);
    } catch (const std::exception &) { // no number of bytes is too large
      fail("process " + std::to_string(rank) +
           " has no memory for what process " +
           std::to_string(getNumber(peer)) + " says");
    }
    if (isRead && kind == Kind::Beat)
      continue;
    if (isRead && kind == Kind::Asks) {
      noteAsked(peer);
      continue;
    }
    if (isRead && kind == Kind::Left) {
      int64_t said[2] = {};
      std::memcpy(said, bytes.data(), std::min(bytes.size(), sizeof(said)));
      noteLeft(said[0], said[1]);
      continue;
    }
    if (isRead && kind == Kind::Here)
      compare(bytes, peer);
    // One that ends as it should has nothing more to do with the others. Else
    // that it has ended is seen with its reason.
    if (!isRead)
      noteFailure(Kind::Gone,
                  "process " + std::to_string(getNumber(peer)) + " is gone",
                  peer);
    else if (kind == Kind::Failure || kind == Kind::Gone)
      noteFailure(kind, {bytes.begin(), bytes.end()}, peer);
    bool hasEnded = !isRead || kind == Kind::End;
    {
      std::lock_guard<std::mutex> lock(mutex);
      from.hasSpoken = true;
      from.hasEnded = hasEnded;
      hasMet |= isRead && kind == Kind::Met;
      if (kind == Kind::Data && isRead)
        from.received.push_back(std::move(bytes));
      changed.notify_all();
    }
    if (hasEnded)
      return;
  }
}

/// The first one is kept, and number 0 tells the others.
void Processes::noteFailure(Kind kind, const std::string &sentence,
                            int64_t from) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (failure || isEnding)
      return;
    failure = sentence;
    failureKind = kind;
    if (from >= 0)
      peers[from]->isTold = true;
    changed.notify_all();
  }
  for (size_t peer = 0; peer != peers.size(); ++peer)
    tellFailure(peer);
}

void Processes::fail(const std::string &sentence) {
  noteFailure(Kind::Failure, sentence, /*from=*/-1);
}

Error Processes::tell(Processes *processes, int64_t rank,
                      const std::string &what, const Error &error) {
  // What another one has said says whose it is.
  if (!error || (processes && processes->check()))
    return error;
  Error told("rank " + std::to_string(rank) + ": " + what +
             (what.empty() ? "" : ": ") + error.getMessage());
  if (processes)
    processes->fail(told.getMessage());
  return told;
}

Error Processes::check() const {
  std::lock_guard<std::mutex> lock(mutex);
  if (failure)
    return Error(*failure);
  for (auto [process, afterSteps] : left)
    if (afterSteps < steps)
      return Error("process " + std::to_string(process) +
                   " has closed its session after " +
                   std::to_string(afterSteps) + " steps, and this is step " +
                   std::to_string(steps) + "; run as many on all");
  return Error::success();
}

bool Processes::isOneGone() const {
  std::lock_guard<std::mutex> lock(mutex);
  return failure && failureKind == Kind::Gone;
}

Error Processes::receive(int64_t peer, Bytes &bytes) {
  std::unique_lock<std::mutex> lock(mutex);
  Peer &from = *peers[peer];
  bool isThere = Patience(timeout).wait(changed, lock, [&] {
    return !from.received.empty() || failure || from.hasEnded ||
           left.contains(getNumber(peer));
  });
  if (!from.received.empty()) {
    bytes = std::move(from.received.front());
    from.received.pop_front();
    return Error::success();
  }
  if (failure)
    return Error(*failure);
  std::string number = std::to_string(getNumber(peer));
  if (isThere)
    return Error("process " + number + " has closed its session");
  lock.unlock();
  return explainWait(getTimeoutError("process " + number + " says nothing"));
}

/// An answer takes some looks of a watch, and a message or two.
static constexpr std::chrono::seconds kAnswer{1};

Error Processes::explainWait(const Error &waited) {
  askAll(/*except=*/-1);
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait_for(lock, kAnswer, [this] { return failure.has_value(); });
  return failure ? Error(*failure) : waited;
}

/// Number 0 asks all others.
void Processes::noteAsked(int64_t from) {
  if (!asked.exchange(true) && rank == 0)
    askAll(from);
}

/// Where something else is just being sent, such as a sign of life, again in a
/// moment; where that is long, not at all.
void Processes::askAll(int64_t except) {
  std::vector<int64_t> left;
  for (size_t peer = 0; peer != peers.size(); ++peer)
    if (peers[peer]->socket >= 0 && int64_t(peer) != except)
      left.push_back(peer);
  for (int turn = 0; turn != 10 && !left.empty(); ++turn) {
    if (turn)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::erase_if(
        left, [this](int64_t peer) { return trySend(peer, Kind::Asks, ""); });
  }
}

Error Processes::explainEnd(int64_t peer) {
  std::unique_lock<std::mutex> lock(mutex);
  // What it said before is being read.
  changed.wait_for(lock, std::chrono::seconds(1),
                   [&] { return failure || peers[peer]->hasEnded; });
  return Error(failure
                   ? *failure
                   : "process " + std::to_string(getNumber(peer)) + " is gone");
}

Error Processes::broadcast(Bytes &bytes) {
  if (rank != 0)
    return receive(0, bytes);
  for (int64_t peer = 1; peer != size; ++peer)
    if (!send(peer, Kind::Data, bytes.data(), bytes.size()))
      return explainEnd(peer);
  return Error::success();
}

Error Processes::gather(const Bytes &mine, std::vector<Bytes> &all) {
  all.clear();
  if (rank != 0)
    return send(0, Kind::Data, mine.data(), mine.size()) ? Error::success()
                                                         : explainEnd(0);
  all.resize(size);
  all[0] = mine;
  for (int64_t peer = 1; peer != size; ++peer)
    if (Error error = receive(peer, all[peer]))
      return error;
  return Error::success();
}
