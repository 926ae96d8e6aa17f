//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How processes find each other. Number 0 listens. Each of the others connects,
// says which one it is, is answered, and says that it is here, or why it cannot
// go on. When all are here number 0 says so. What goes wrong before, in any of
// them, all hear who have come, and for some seconds those who still come.
//
// Whoever else connects, or listens, is nobody's concern: what is read is not
// trusted before both have greeted.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Patience.h"
#include "tofu/Runtime/Processes.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tofu::runtime;

/// So that nobody else's connection is taken for one of ours: "tfoTo.u2". The
/// last letter is another one where messages are.
static constexpr uint64_t kGreeting = 0x32757f6f546f6674;

/// In which one says who it is, in seconds.
static constexpr double kIntroduction = 5;

/// Of whom number 0 remembers something before it knows the program's ranks.
static constexpr int64_t kMostProcesses = 1 << 16;

/// By how much who waits for the one that waits is more patient.
static constexpr double kGrace = 2;

/// Of one address of a name: the next one may be better.
static constexpr double kKnock = 5;

struct Processes::Hello {
  uint64_t greeting = kGreeting;
  int64_t rank = -1, size = 0;
};

/// Has connected, and not yet said who it is.
struct Processes::Guest {
  int socket;
  Hello hello;
  size_t count = 0; // of its bytes
  Patience patience{kIntroduction};
};

//===----------------------------------------------------------------------===//
// Sockets
//===----------------------------------------------------------------------===//

namespace {
struct FreeAddresses {
  void operator()(addrinfo *list) const { freeaddrinfo(list); }
};
using Addresses = std::unique_ptr<addrinfo, FreeAddresses>;

struct Socket {
  ~Socket() {
    if (number >= 0)
      ::close(number);
  }
  int release() { return std::exchange(number, -1); }
  int number = -1;
};
} // namespace

/// Where the host's outputs are closed, a file that is opened gets their
/// numbers, and what is printed goes there: not to another process.
static int moveBehindOutputs(int file) {
  if (file < 0 || file > STDERR_FILENO)
    return file;
  int moved = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(file);
  return moved;
}

/// A host that loses its power or its network closes no connection: an idle one
/// is asked after 3 s whether it is there, then every 2 s, and one that has not
/// answered for 7 s is gone. Where that cannot be set, the time-out remains.
static void watch(int socket) {
  auto set = [&](int level, int option, int value) {
    setsockopt(socket, level, option, &value, sizeof(value));
  };
  set(SOL_SOCKET, SO_KEEPALIVE, 1);
  set(IPPROTO_TCP, TCP_KEEPIDLE, 3);
  set(IPPROTO_TCP, TCP_KEEPINTVL, 2);
  set(IPPROTO_TCP, TCP_KEEPCNT, 2);
  set(IPPROTO_TCP, TCP_USER_TIMEOUT, 7000); // of what was sent, in ms
}

static int getMilliseconds(const Patience &patience) {
  return std::chrono::ceil<std::chrono::milliseconds>(patience.getSlice())
      .count();
}

/// True if it is ready for `events` in time, of which `each` is a part.
static bool waitFor(int socket, short events, Patience &patience,
                    double seconds) {
  Patience each(seconds);
  do {
    pollfd one{socket, events, 0};
    int ready = poll(&one, 1, getMilliseconds(each));
    if (ready > 0)
      return true;
    if (ready < 0 && errno != EINTR)
      return false;
  } while (!patience.isOver() && !each.isOver());
  return false;
}

/// What there is of `size` bytes, of which `count` have come; false if there
/// will be no more.
static bool readSome(int socket, void *bytes, size_t size, size_t &count) {
  ssize_t got = recv(socket, static_cast<char *>(bytes) + count, size - count,
                     MSG_DONTWAIT);
  if (got > 0)
    count += got;
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

static Error resolve(const std::string &host, const std::string &port,
                     int flags, Addresses &addresses) {
  addrinfo hints{}, *list = nullptr;
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = flags | AI_NUMERICSERV;
  int status = getaddrinfo(host.empty() ? nullptr : host.c_str(), port.c_str(),
                           &hints, &list);
  addresses.reset(list);
  if (!status)
    return Error::success();
  return Error("the address of process 0 is " + quote(host + ":" + port) +
               ": " + gai_strerror(status) + "; give host:port");
}

Error Processes::getTimeoutError(const std::string &what) const {
  return Error(what + ": waited for " + formatSeconds(timeout) +
               " seconds; if they only are slow, raise the timeout");
}

//===----------------------------------------------------------------------===//
// Number 0
//===----------------------------------------------------------------------===//

static Error openListener(const std::string &port, int64_t size,
                          Socket &listener) {
  Addresses addresses;
  // Of whatever address the others know it by: IPv6's also has those of IPv4.
  if (Error error = resolve("", port, AI_PASSIVE, addresses))
    return error;
  std::vector<addrinfo *> places;
  for (addrinfo *at = addresses.get(); at; at = at->ai_next)
    places.insert(at->ai_family == AF_INET6 ? places.begin() : places.end(),
                  at);
  int reason = 0;
  for (addrinfo *at : places) {
    Socket opened{socket(at->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    int yes = 1, no = 0;
    if (opened.number < 0)
      continue;
    setsockopt(opened.number, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
    if (at->ai_family == AF_INET6)
      setsockopt(opened.number, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof(no));
    if (!bind(opened.number, at->ai_addr, at->ai_addrlen) &&
        !::listen(opened.number, size)) {
      listener.number = opened.release();
      return Error::success();
    }
    reason = errno;
  }
  return Error("process 0 cannot listen at port " + port + ": " +
               std::strerror(reason) + "; choose another one");
}

std::string Processes::findMissing() const {
  for (int64_t peer = 1; peer != size; ++peer)
    if (!peers[peer]->hasSpoken)
      return "process " + std::to_string(peer);
  return "";
}

Error Processes::listen(const std::string &port) {
  Socket listener;
  if (Error error = openListener(port, size, listener))
    return error;
  Patience patience(timeout);
  welcome(listener.number, patience);
  {
    std::unique_lock<std::mutex> lock(mutex);
    patience.wait(changed, lock,
                  [this] { return failure || findMissing().empty(); });
    if (failure)
      return Error(*failure);
    if (std::string missing = findMissing(); !missing.empty())
      return getTimeoutError(missing + " has not come to process 0");
  }
  for (int64_t peer = 1; peer != size; ++peer)
    send(peer, Kind::Met, nullptr, 0);
  return Error::success();
}

void Processes::welcome(int listener, Patience &patience) {
  Patience farewell(std::min(timeout, kFarewell));
  std::vector<Guest> guests;
  auto isComplete = [this] {
    return std::all_of(peers.begin() + 1, peers.end(), [](const auto &peer) {
      return peer->socket >= 0 || peer->isTold;
    });
  };
  while (!isComplete()) {
    if (patience.isOver() || (check() && farewell.isOver()))
      break;
    std::vector<pollfd> sources{{listener, POLLIN, 0}};
    for (const Guest &guest : guests)
      sources.push_back({guest.socket, POLLIN, 0});
    if (poll(sources.data(), sources.size(), getMilliseconds(patience)) < 0)
      continue;
    std::vector<Guest> waiting;
    for (size_t i = 0; i != guests.size(); ++i) {
      Guest &guest = guests[i];
      bool isThere =
          !sources[i + 1].revents ||
          readSome(guest.socket, &guest.hello, sizeof(Hello), guest.count);
      if (isThere && guest.count == sizeof(Hello))
        admit(guest.socket, guest.hello);
      else if (isThere && !guest.patience.isOver())
        waiting.push_back(guest);
      else
        close(guest.socket);
    }
    guests = std::move(waiting);
    if (!sources[0].revents)
      continue;
    int opened =
        moveBehindOutputs(accept4(listener, nullptr, nullptr, SOCK_CLOEXEC));
    if (opened >= 0) {
      guests.push_back({opened, Hello{0, -1, 0}});
    } else if (errno == EMFILE || errno == ENFILE || errno == ENOMEM) {
      fail("process 0 can let nobody in: " + std::string(std::strerror(errno)));
      break; // who knocks is seen again and again
    }
  }
  for (const Guest &guest : guests)
    close(guest.socket);
}

void Processes::admit(int socket, const Hello &hello) {
  Socket opened{socket};
  // What is different of another version is not known.
  if ((hello.greeting ^ kGreeting) << 8)
    return; // somebody else
  std::string number = std::to_string(hello.rank), wrong;
  if (hello.greeting != kGreeting)
    wrong = "process " + number +
            " is of another version of Tofu than process 0; install one on all";
  else if (hello.size != size)
    wrong = "process " + number + " is one of " + std::to_string(hello.size) +
            ", but process 0 one of " + std::to_string(size) +
            "; start all of them together";
  else if (hello.rank < 1 || hello.rank >= size)
    wrong = "there is a process " + number + " of " + std::to_string(size) +
            "; they are numbered from 0";
  else if (peers[hello.rank]->socket >= 0)
    wrong = "there are two processes " + number + " of " +
            std::to_string(size) + "; number them from 0, each once";
  const Hello answer{kGreeting, rank, size};
  std::string said(reinterpret_cast<const char *>(&answer), sizeof(answer));
  if (wrong.empty()) {
    if (sendAll(socket, said.data(), said.size()))
      begin(hello.rank, opened.release());
    return;
  }
  fail(wrong);
  said += makeMessage(Kind::Failure, check().getMessage());
  sendAll(socket, said.data(), said.size());
  if (hello.rank > 0 && hello.rank < size)
    peers[hello.rank]->isTold = true;
}

void Processes::compare(const Bytes &given, int64_t peer) {
  Agreement other;
  std::memcpy(&other, given.data(), std::min(given.size(), sizeof(other)));
  std::string difference = explainDifference(agreement, other, peer);
  if (!difference.empty())
    fail(difference);
}

void Processes::begin(int64_t peer, int socket) {
  watch(socket);
  peers[peer]->socket = socket;
  readers.emplace_back([this, peer] { read(peer); });
  tellFailure(peer); // that is known
}

//===----------------------------------------------------------------------===//
// The others
//===----------------------------------------------------------------------===//

Error Processes::knock(const addrinfo &place, Patience &patience,
                       std::string &reason) {
  Socket opened{moveBehindOutputs(
      socket(place.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))};
  int status = ::connect(opened.number, place.ai_addr, place.ai_addrlen);
  if (status && errno == EINPROGRESS) {
    if (!waitFor(opened.number, POLLOUT, patience, kKnock)) {
      reason = std::strerror(ETIMEDOUT);
      return Error::success();
    }
    int problem = 0;
    socklen_t bytes = sizeof(problem);
    getsockopt(opened.number, SOL_SOCKET, SO_ERROR, &problem, &bytes);
    status = errno = problem;
  }
  if (status) {
    reason = std::strerror(errno);
    return Error::success();
  }
  fcntl(opened.number, F_SETFL, 0); // it waits again
  Error why = check();
  const Hello hello{kGreeting, rank, size};
  std::string said(reinterpret_cast<const char *>(&hello), sizeof(hello));
  said +=
      why ? makeMessage(Kind::Failure, why.getMessage())
          : makeMessage(Kind::Here, {reinterpret_cast<const char *>(&agreement),
                                     sizeof(agreement)});
  Hello answer{0, -1, 0};
  bool isOpen = sendAll(opened.number, said.data(), said.size());
  for (size_t count = 0; isOpen && count != sizeof(answer);) {
    if (!waitFor(opened.number, POLLIN, patience, timeout)) {
      reason = "who listens there says nothing";
      return Error::success();
    }
    isOpen = readSome(opened.number, &answer, sizeof(answer), count);
    if (std::memcmp(&answer, &kGreeting, std::min(count, sizeof(kGreeting))))
      return Error("who listens there is no process of this version of Tofu");
  }
  // Where nobody listens a connection may find itself.
  if (!isOpen || answer.rank != 0) {
    reason = "the connection was closed";
    return Error::success();
  }
  reason.clear();
  peers[0]->isTold = bool(why);
  begin(0, opened.release());
  return Error::success();
}

Error Processes::connect(const std::string &host, const std::string &port) {
  Addresses addresses;
  if (Error error = resolve(host, port, 0, addresses))
    return error;
  std::string address = quote(host + ":" + port), reason;
  Patience patience(timeout);
  while (true) {
    for (addrinfo *at = addresses.get(); at; at = at->ai_next) {
      if (Error error = knock(*at, patience, reason))
        return Error("process 0 is not at " + address + ": " +
                     error.getMessage() + "; choose another port");
      if (!reason.empty())
        continue;
      std::unique_lock<std::mutex> lock(mutex);
      // Number 0 waits for as long, and says more.
      Patience(timeout + kGrace).wait(changed, lock, [this] {
        return failure || hasMet || peers[0]->hasEnded;
      });
      return failure              ? Error(*failure)
             : hasMet             ? Error::success()
             : peers[0]->hasEnded ? Error("process 0 has closed its session")
                                  : getTimeoutError("not all processes have "
                                                    "come to process 0");
    }
    if (patience.isOver()) // it may not listen yet
      return getTimeoutError("process 0 does not answer at " + address + " (" +
                             reason + ")");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

Error Processes::meet(const std::string &address) {
  beating = std::thread([this] { beat(); });
  if (size == 1)
    return Error::success();
  size_t colon = address.rfind(':');
  if (colon == address.npos)
    return Error("the address of process 0 is " + quote(address) +
                 "; give host:port");
  std::string host = address.substr(0, colon), port = address.substr(colon + 1);
  if (host.size() > 1 && host.front() == '[' && host.back() == ']')
    host = host.substr(1, host.size() - 2); // of IPv6
  Error error = rank ? connect(host, port) : listen(port);
  if (error) // who has come hears that
    fail(error.getMessage());
  return error;
}

static std::string getAddress(const tofu_processes &options) {
  return options.address ? options.address : "";
}

Error Processes::open(const tofu_processes &options, const Agreement &agreement,
                      double timeout, double silence,
                      std::unique_ptr<Processes> &processes) {
  if (options.size < 1 || options.rank < 0 || options.rank >= options.size)
    return Error("this is process " + std::to_string(options.rank) + " of " +
                 std::to_string(options.size) + "; they are numbered from 0");
  processes.reset(new Processes(options, agreement, timeout, silence));
  return processes->meet(getAddress(options));
}

Error Processes::stayAway(const tofu_processes &options,
                          const std::string &why) {
  if (options.size < 2 || options.size > kMostProcesses || options.rank < 0 ||
      options.rank >= options.size)
    return Error(why); // there is nobody who waits
  Error told("rank " + std::to_string(options.rank) + ": " + why);
  Processes here(options, {}, kFarewell, kSilence);
  here.fail(told.getMessage());
  (void)here.meet(getAddress(options));
  return told;
}
