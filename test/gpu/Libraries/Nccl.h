//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// What the stand-in of NCCL holds: communicators, whose ranks are connected by
// sockets in a folder that the id names, and groups of calls. The ranks of a
// group tell each other what they ask for before they exchange a byte: what
// does not match is a finding, where the real library hangs or moves wrong
// bytes.
#ifndef TOFU_TEST_GPU_LIBRARIES_NCCL_H
#define TOFU_TEST_GPU_LIBRARIES_NCCL_H

#include "Host.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tofu::gpu::nccl {

enum Result {
  kSuccess = 0,
  kUnhandled = 1,
  kSystem = 2,
  kInternal = 3,
  kInvalid = 4,
  kUsage = 5,
  kRemote = 6,
  kInProgress = 7
};

/// A connection to one rank, and whose turn it is on it.
struct Wire {
  int socket = -1;
  uint64_t next = 0;               // number of the next letter
  uint64_t sent = 0, received = 0; // letters that are done
};

struct Communicator {
  int rank = 0, size = 0;
  std::string folder;
  bool isBlocking = true;
  std::vector<Wire> wires;
  std::thread connecting;
  std::atomic<int> state{kInProgress};
  std::atomic<bool> isAborted{false}, isStalled{false};
  std::atomic<bool> isEndless{false}; // and no abort helps
  std::mutex mutex;                   // of the wires and the count
  int captured = 0;                   // groups that graphs have

  ~Communicator();
  /// To all ranks below; those above come here.
  void connect();
};
using CommunicatorRef = std::shared_ptr<Communicator>;

/// Those that are there; handles are their addresses.
CommunicatorRef find(void *handle);

enum class Kind { Send, Receive, AllGather, ReduceScatter, AllReduce };

/// What was asked for.
struct Call {
  Kind kind;
  unsigned long long from, to;
  uint64_t count;
  int type, combiner, peer;
};

/// Bytes of an element; 0: not one that can be exchanged here.
uint64_t getTypeBytes(int type);
/// to = combiner(to, from); false where that is not known here.
bool fold(char *to, const char *from, uint64_t count, int type, int combiner);

/// Of a group, all that goes to and comes from one rank.
struct Letter {
  int peer;
  uint64_t number;
  std::string described; // the same on both sides
  std::string out, in;
  uint64_t sent = 0, contents = 0; // bytes that come
};

/// The calls of a group on one stream.
struct Group {
  CommunicatorRef communicator;
  void *stream;
  std::vector<Call> calls;
  std::vector<Letter> letters;
  bool isCaptured = false; // else it runs once
  bool isDone = true;

  /// Gets its turns on the wires: when it is asked for, or each time that a
  /// graph with it comes to it. With the communicator's lock.
  void begin();
  /// As the function of tofuGpuEnqueue: 0 once all is done.
  int run();

private:
  std::string describe(int peer) const;
  bool write();
  bool exchange(Letter &letter);
  bool deliver();
};

/// What happens at the n-th call, as TOFU_NCCL_FAIL says; nothing: "".
std::string countCall(const char *name);

} // namespace tofu::gpu::nccl

#endif
