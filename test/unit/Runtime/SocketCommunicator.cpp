//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "SocketCommunicator.h"

#include <algorithm>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tofu::runtime;

Wires::Wires(int64_t ranks) : ends(ranks, std::vector<int>(ranks, -1)) {
  for (int64_t a = 0; a != ranks; ++a)
    for (int64_t b = a + 1; b != ranks; ++b) {
      int pair[2];
      if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0) {
        ends[a][b] = pair[0];
        ends[b][a] = pair[1];
      }
    }
}

Wires::~Wires() {
  for (const std::vector<int> &row : ends)
    for (int end : row)
      if (end >= 0)
        close(end);
}

SocketCommunicator::SocketCommunicator(const Wires &wires,
                                       std::vector<int64_t> here)
    : wires(wires), here(std::move(here)) {
  for (int64_t rank : this->here)
    ranks[rank];
  functions.state = this;
  functions.num_all = wires.getNumRanks();
  functions.num_here = this->here.size();
  functions.here = this->here.data();
  functions.start = [](void *state, const tofu_exchange *exchange) {
    return static_cast<SocketCommunicator *>(state)->start(*exchange);
  };
  functions.wait = [](void *state, const tofu_exchange *exchange,
                      double timeout) {
    return static_cast<SocketCommunicator *>(state)->wait(*exchange, timeout);
  };
  functions.abort = [](void *state) {
    static_cast<SocketCommunicator *>(state)->abort();
  };
  functions.is_aborted = [](void *state) {
    return int(static_cast<SocketCommunicator *>(state)->aborted);
  };
  functions.reset = [](void *) -> const char * {
    return "what is in the sockets is not known";
  };
}

const char *SocketCommunicator::fail(int64_t rank, const std::string &what) {
  ranks[rank].error = what;
  return ranks[rank].error.c_str();
}

namespace {
struct Header {
  int64_t number, bytes;
};
} // namespace

const char *SocketCommunicator::start(const tofu_exchange &exchange) {
  for (int64_t i = 0; i != exchange.num_sends; ++i) {
    const tofu_message &message = exchange.sends[i];
    Header header{exchange.number, tofu_message_bytes(&exchange, &message)};
    std::vector<char> bytes(sizeof(header) + header.bytes);
    std::copy_n(reinterpret_cast<const char *>(&header), sizeof(header),
                bytes.begin());
    tofu_message_pack(&exchange, &message, bytes.data() + sizeof(header));
    // What tests send has room in the socket: nobody waits here.
    if (send(wires.getEnd(exchange.rank, message.peer), bytes.data(),
             bytes.size(), MSG_NOSIGNAL) != ssize_t(bytes.size()))
      return fail(exchange.rank, "send to rank " +
                                     std::to_string(message.peer) +
                                     ": another rank has failed");
  }
  return nullptr;
}

bool SocketCommunicator::read(int64_t rank, int64_t peer, double timeout,
                              void *to, size_t bytes) {
  auto *next = static_cast<char *>(to);
  while (bytes) {
    pollfd event{wires.getEnd(rank, peer), POLLIN, 0};
    int ready = poll(&event, 1, int(timeout * 1000));
    ssize_t got = ready > 0 ? ::read(event.fd, next, bytes) : -1;
    if (got <= 0) {
      fail(rank, "receive from rank " + std::to_string(peer) +
                     (ready == 0 ? ": nothing came in time"
                                 : ": another rank has failed"));
      return false;
    }
    next += got;
    bytes -= got;
  }
  return true;
}

bool SocketCommunicator::receive(const tofu_exchange &exchange, int64_t peer,
                                 double timeout, std::vector<char> &bytes) {
  auto &early = ranks[exchange.rank].early;
  while (true) {
    auto found = early.find({peer, exchange.number});
    if (found != early.end()) {
      bytes = std::move(found->second);
      early.erase(found);
      return true;
    }
    Header header;
    if (!read(exchange.rank, peer, timeout, &header, sizeof(header)))
      return false;
    std::vector<char> came(header.bytes);
    if (!read(exchange.rank, peer, timeout, came.data(), came.size()))
      return false;
    early[{peer, header.number}] = std::move(came);
  }
}

const char *SocketCommunicator::wait(const tofu_exchange &exchange,
                                     double timeout) {
  for (int64_t i = 0; i != exchange.num_receives; ++i) {
    const tofu_message &message = exchange.receives[i];
    if (message.peer == exchange.rank) {
      tofu_message_put_own(&exchange, &message);
      continue;
    }
    std::vector<char> bytes;
    if (!receive(exchange, message.peer, timeout, bytes))
      return ranks[exchange.rank].error.c_str();
    if (int64_t(bytes.size()) != tofu_message_bytes(&exchange, &message))
      return fail(exchange.rank, "a message of another size has come");
    tofu_message_unpack(&exchange, &message, bytes.data());
  }
  return nullptr;
}

void SocketCommunicator::abort() {
  aborted = true;
  for (int64_t rank : here)
    for (int64_t peer = 0; peer != wires.getNumRanks(); ++peer)
      if (peer != rank)
        shutdown(wires.getEnd(rank, peer), SHUT_RDWR);
}
