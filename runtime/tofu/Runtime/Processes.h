//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The processes that run one program together, a rank each: how they find each
// other, and how each learns soon that another one has failed or is gone. A
// star: number 0 listens, and each of the others has a connection to it. Pieces
// of tensors go other ways while a program runs.
//
// One that is gone closes its connection. One that is stopped does not, nor
// does one whose machine stands still: so each says twice a second that it is
// there, on a thread that has nothing else to do, and one that is silent is
// taken for gone. A process that computes, or that nobody asks for anything, is
// not: its thread goes on.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_PROCESSES_H
#define TOFU_RUNTIME_PROCESSES_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Runtime.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace tofu::runtime {

class Processes {
public:
  using Bytes = std::vector<char>;

  /// The default of tofu_options.silence.
  static constexpr double kSilence = 5;

  /// Waits for all of them, for `timeout` seconds at most. From then on one
  /// that is silent for `silence` seconds, at least 1, is gone.
  static Error open(const tofu_processes &options, double timeout,
                    double silence, std::unique_ptr<Processes> &processes);
  Processes(const Processes &) = delete;
  ~Processes();

  int64_t getRank() const { return rank; }
  int64_t getSize() const { return size; }

  /// The bytes of number 0, which is all that gives some. Called by all.
  Error broadcast(Bytes &bytes);
  /// What each gives, in the order of their ranks, on number 0; empty on the
  /// others. Called by all.
  Error gather(const Bytes &mine, std::vector<Bytes> &all);

  /// One begins, in which all take part.
  void beginStep();
  /// No step begins here any more. Returns when all have said so, or one cannot
  /// go on, or the timeout is over.
  void leave();

  /// Tells all others: they find it in `check`.
  void fail(const std::string &sentence);
  /// Why another one is waited for in vain, if it says so: all are asked
  /// whether a call of theirs stands still. Else `waited`.
  Error explainWait(const Error &waited);
  /// Whether another one waits in vain, and has asked.
  bool isAsked() const { return asked; }
  /// Outside of a step: an error of a rank's here, with its number, and what it
  /// was at work with, if that is something. Other processes, if there are any,
  /// hear of it, who may wait for it in a step. Of an error of theirs it has
  /// nothing to say.
  static Error tell(Processes *processes, int64_t rank, const std::string &what,
                    const Error &error);
  /// Why another process cannot go on, or takes no part in the step that has
  /// begun here, if one does not.
  Error check() const;
  /// That is because it is gone, and so has not said what it was doing.
  bool isOneGone() const;

private:
  enum class Kind : char { Data, Failure, Gone, Left, Asks, End, Beat };
  struct Peer {
    int socket = -1;
    std::mutex sending;
    std::deque<Bytes> received;
    bool hasEnded = false;
    /// Something has come since that was asked last.
    std::atomic<bool> isHeard{false};
    /// It has begun to say that it is there.
    std::atomic<bool> beats{false};
    int64_t silentBeats = 0; // of our own
    /// It knows of the failure, or has said it.
    std::atomic<bool> isTold{false};
  };

  Processes(const tofu_processes &options, double timeout, double silence);
  Error listen(const std::string &host, const std::string &port);
  Error connect(const std::string &host, const std::string &port);
  bool send(int64_t peer, Kind kind, const char *bytes, size_t count);
  /// Where that takes no time: something few, and nothing else is being sent.
  bool trySend(int64_t peer, Kind kind, const std::string &text);
  /// Of the failure: now, or at one of the next beats.
  void tellFailure(int64_t peer);
  /// A whole message; false at the end of all.
  static bool read(Peer &peer, Kind &kind, Bytes &bytes);
  Error receive(int64_t peer, Bytes &bytes);
  /// Why nothing can be sent to a peer.
  Error explainEnd(int64_t peer);
  /// What comes from a peer, until it ends; a thread each.
  void read(int64_t peer);
  /// Again and again, until this ends; a thread.
  void beat();
  /// Says that this is there, and asks whether the peer is.
  void beat(int64_t peer);
  void giveUp(int64_t peer);
  void noteAsked(int64_t from);
  void noteLeft(int64_t process, int64_t afterSteps);
  void noteFailure(Kind kind, const std::string &sentence, int64_t from);
  int64_t getNumber(int64_t peer) const { return rank == 0 ? peer : 0; }

  int64_t rank, size;
  double timeout, silence;
  std::vector<std::unique_ptr<Peer>> peers; // of number 0 all, else number 0
  std::vector<std::thread> readers;
  std::thread beating;
  std::atomic<bool> isEnding{false}, asked{false};
  mutable std::mutex mutex; // of what follows, and of what is received
  std::condition_variable changed;
  std::optional<std::string> failure;
  Kind failureKind = Kind::Failure;
  int64_t steps = 0; // that have begun here
  /// Who has left, and after how many steps.
  std::map<int64_t, int64_t> left;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_PROCESSES_H
