//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The processes that run one program together, a rank each: how they find each
// other, and how each learns soon that another one has failed or is gone. A
// star: number 0 listens, and each of the others has a connection to it. Pieces
// of tensors go other ways while a program runs.
//
// They meet (Meeting.cpp): each of the others says to number 0 which one it is,
// and is answered. It comes also if it cannot go on, and says why: then nobody
// waits for it in vain. When all are there number 0 tells them so.
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

#include "tofu/Runtime/Agreement.h"
#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Runtime.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

struct addrinfo;

namespace tofu::runtime {

class Patience;

class Processes {
public:
  using Bytes = std::vector<char>;

  /// The default of tofu_options.silence.
  static constexpr double kSilence = 5;

  /// For how many seconds who knows of a failure waits for those who have not
  /// come yet, to tell them.
  static constexpr double kFarewell = 8;

  /// Waits for all of them, for `timeout` seconds at most. One that has come
  /// and is silent for `silence` seconds, at least 1, is gone.
  static Error open(const tofu_processes &options, const Agreement &agreement,
                    double timeout, double silence,
                    std::unique_ptr<Processes> &processes);
  /// Of a process that cannot open: the others, who wait for it there, hear
  /// why. Returns that sentence, with its rank, when they have, or soon.
  static Error stayAway(const tofu_processes &options, const std::string &why);
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
  enum class Kind : char {
    Here, // says one that has come, first of all, with its Agreement
    Met,  // and number 0, when all have
    Data,
    Failure,
    Gone,
    Left,
    Asks,
    End,
    Beat
  };
  struct Peer {
    std::atomic<int> socket{-1}; // when it has come
    bool hasSpoken = false;      // has said that it is here, or why not
    std::mutex sending;
    std::deque<Bytes> received;
    bool hasEnded = false;
    /// Something has come since that was asked last.
    std::atomic<bool> isHeard{false};
    int64_t silentBeats = 0; // of our own
    /// It knows of the failure, or has said it.
    std::atomic<bool> isTold{false};
  };

  Processes(const tofu_processes &options, const Agreement &agreement,
            double timeout, double silence);

  // Meeting.cpp.
  struct Hello;
  struct Guest;
  /// Finds the others. A failure that is known before it they hear.
  Error meet(const std::string &address);
  Error listen(const std::string &port);
  Error connect(const std::string &host, const std::string &port);
  /// Of number 0: lets those in who come, until all have or it has no time.
  void welcome(int listener, Patience &patience);
  void admit(int socket, const Hello &hello);
  /// Connects, and is answered; else `reason` says why, and it is to try again,
  /// or there is an error.
  Error knock(const addrinfo &place, Patience &patience, std::string &reason);
  /// Of number 0, to what one gives that has come.
  void compare(const Bytes &given, int64_t peer);
  /// Has a connection to another one from now on.
  void begin(int64_t peer, int socket);
  /// "process 2", of which nothing has come; or "".
  std::string findMissing() const;
  Error getTimeoutError(const std::string &what) const;

  static bool sendAll(int socket, const char *bytes, size_t count);
  static std::string makeMessage(Kind kind, const std::string &text);
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
  void askAll(int64_t except);
  void noteLeft(int64_t process, int64_t afterSteps);
  void noteFailure(Kind kind, const std::string &sentence, int64_t from);
  int64_t getNumber(int64_t peer) const { return rank == 0 ? peer : 0; }

  int64_t rank, size;
  Agreement agreement;
  double timeout, silence;
  std::vector<std::unique_ptr<Peer>> peers; // of number 0 all, else number 0
  std::vector<std::thread> readers;
  std::thread beating;
  std::atomic<bool> isEnding{false}, asked{false};
  mutable std::mutex mutex; // of what follows, and of what is received
  std::condition_variable changed;
  bool hasMet = false; // all
  std::optional<std::string> failure;
  Kind failureKind = Kind::Failure;
  int64_t steps = 0; // that have begun here
  /// Who has left, and after how many steps.
  std::map<int64_t, int64_t> left;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_PROCESSES_H
