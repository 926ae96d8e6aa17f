//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The processes that run one program together, a rank each: how they find each
// other, and how each learns soon that another one has failed or is gone. A
// star: number 0 listens, and each of the others has a connection to it. Pieces
// of tensors go other ways while a program runs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_PROCESSES_H
#define TOFU_RUNTIME_PROCESSES_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Runtime.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace tofu::runtime {

class Processes {
public:
  using Bytes = std::vector<char>;

  /// Waits for all of them, for `timeout` seconds at most.
  static Error open(const tofu_processes &options, double timeout,
                    std::unique_ptr<Processes> &processes);
  Processes(const Processes &) = delete;
  ~Processes();

  int64_t getRank() const { return rank; }
  int64_t getSize() const { return size; }

  /// The bytes of number 0, which is all that gives some. Called by all.
  Error broadcast(Bytes &bytes);
  /// What each gives, in the order of their ranks, on number 0; empty on the
  /// others. Called by all.
  Error gather(const Bytes &mine, std::vector<Bytes> &all);

  /// Tells all others: they find it in `check`.
  void fail(const std::string &sentence);
  /// Outside of a step: an error of this process's device, of which the others
  /// hear, who may wait for it in a step.
  static Error tell(Processes *processes, Error error);
  /// Why another process cannot go on, if one cannot.
  Error check() const;
  /// That is because it is gone, and so has not said what it was doing.
  bool isOneGone() const;

private:
  enum class Kind : char { Data, Failure, Gone, End };
  struct Peer {
    int socket = -1;
    std::mutex sending;
    std::deque<Bytes> received;
    bool hasEnded = false;
  };

  Processes(const tofu_processes &options, double timeout);
  Error listen(const std::string &host, const std::string &port);
  Error connect(const std::string &host, const std::string &port);
  bool send(int64_t peer, Kind kind, const char *bytes, size_t count);
  Error receive(int64_t peer, Bytes &bytes);
  /// Why nothing can be sent to a peer.
  Error explainEnd(int64_t peer);
  /// What comes from a peer, until it ends; a thread each.
  void read(int64_t peer);
  void noteFailure(Kind kind, const std::string &sentence, int64_t from);

  int64_t rank, size;
  double timeout;
  std::vector<std::unique_ptr<Peer>> peers; // of number 0 all, else number 0
  std::vector<std::thread> readers;
  std::atomic<bool> isEnding{false};
  mutable std::mutex mutex; // of what follows, and of what is received
  std::condition_variable changed;
  std::optional<std::string> failure;
  Kind failureKind = Kind::Failure;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_PROCESSES_H
