//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A communicator outside of the library: bytes through a pair of sockets for
// each two ranks, so that sessions may be in one process or in several.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNITTEST_RUNTIME_SOCKETCOMMUNICATOR_H
#define TOFU_UNITTEST_RUNTIME_SOCKETCOMMUNICATOR_H

#include "tofu/Runtime/Exchange.h"

#include <atomic>
#include <map>
#include <string>
#include <vector>

namespace tofu::runtime {

/// The sockets of all ranks, made before there are sessions or processes.
class Wires {
public:
  explicit Wires(int64_t ranks);
  Wires(const Wires &) = delete;
  ~Wires();

  int64_t getNumRanks() const { return ends.size(); }
  /// Where `rank` talks to `peer`; to itself, too.
  int getEnd(int64_t rank, int64_t peer) const { return ends[rank][peer]; }

private:
  std::vector<std::vector<int>> ends;
};

/// Of one session, with these ranks.
class SocketCommunicator {
public:
  SocketCommunicator(const Wires &wires, std::vector<int64_t> here);

  const tofu_communicator *get() const { return &functions; }

private:
  struct Rank {
    std::string error;
    /// What came before it was waited for: by peer and exchange.
    std::map<std::pair<int64_t, int64_t>, std::vector<char>> early;
  };

  const char *start(const tofu_exchange &exchange);
  const char *wait(const tofu_exchange &exchange, double timeout);
  void abort();
  /// The message of that exchange; false after an error.
  bool receive(const tofu_exchange &exchange, int64_t peer, double timeout,
               std::vector<char> &bytes);
  bool read(int64_t rank, int64_t peer, double timeout, void *to, size_t bytes);
  const char *fail(int64_t rank, const std::string &what);

  const Wires &wires;
  std::vector<int64_t> here;
  std::map<int64_t, Rank> ranks;
  std::atomic<bool> aborted{false};
  tofu_communicator functions{};
};

} // namespace tofu::runtime

#endif // TOFU_UNITTEST_RUNTIME_SOCKETCOMMUNICATOR_H
