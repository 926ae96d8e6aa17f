//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks in one process: a sender shows where its boxes are, and each receiver
// takes them straight from there. Pairs of ranks meet, never all ranks.
//
// Threads, the workers, run the ranks: one each, or many in turn, as a rank
// that has to wait says so and is called again later. Who shows or takes what a
// rank waits for puts it on the list of its worker.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_THREADCOMMUNICATOR_H
#define TOFU_RUNTIME_THREADCOMMUNICATOR_H

#include "tofu/Runtime/Communicator.h"
#include "tofu/Runtime/Monitor.h"

#include <deque>
#include <memory>
#include <unordered_map>

namespace tofu::runtime {

class ThreadCommunicator : public Communicator {
public:
  /// `activities` of all ranks; rank r is run by worker `workerOf[r]`, which
  /// waits for `timeout` seconds at most.
  ThreadCommunicator(std::vector<const Activity *> activities,
                     const std::vector<int64_t> &workerOf, double timeout);

  /// Between steps: other workers run the ranks, no more than at first.
  void setWorkers(const std::vector<int64_t> &workerOf);

  Error start(const Exchange &exchange, Activity &activity) override;
  Error take(const Exchange &exchange, Receipt &receipt, Activity &activity,
             bool &isDone) override;
  std::optional<int64_t> getReady(int64_t worker) override;
  Error explainWait(const Exchange &exchange, const Receipt &receipt) override;
  void abort() override;
  bool isAborted() const override { return aborted; }
  Error reset() override;

private:
  /// What a sender shows to one receiver.
  struct Offer {
    const char *data;
    const std::vector<StridedBox> *boxes;
    Event event; // then it is there
  };
  /// Offers of a rank in an exchange.
  struct Untaken {
    int64_t count = 0;
    std::vector<Event> taken; // those that are not counted
  };
  /// Which offer: the exchange's number and the sender.
  using Key = std::pair<int64_t, int64_t>;
  static constexpr int64_t kTakers = -1; // that all have taken, as a sender
  static constexpr Key kNothing{-1, -1};
  struct Hash {
    size_t operator()(const Key &key) const {
      return uint64_t(key.first) * 0x9e3779b97f4a7c15 + uint64_t(key.second);
    }
  };
  struct Worker {
    Monitor monitor; // of what follows, and of the mailboxes of its ranks
    std::deque<int64_t> ready;
  };
  /// What a rank waits for: offers, and that its own are taken.
  struct Mailbox {
    Worker *worker;
    std::unordered_map<Key, Offer, Hash> offers;
    /// Of this rank in other mailboxes, per exchange that it has started.
    std::unordered_map<int64_t, Untaken> untaken;
    Key awaited = kNothing;
  };

  /// Changes the mailbox; a rank that waits for `key` can go on if `change`
  /// returns true.
  template <typename Change>
  void change(int64_t rank, const Key &key, Change change);
  Error put(const Exchange &exchange, const Message &message,
            const Offer &offer, Activity &activity);
  /// Tells the sender of a message that it is taken.
  void release(const Exchange &exchange, const Message &message);
  /// Puts what is still to be put.
  Error endPuts(const Exchange &exchange);

  std::vector<const Activity *> activities;
  double timeout;
  std::vector<std::unique_ptr<Worker>> workers;
  std::vector<Mailbox> mailboxes; // by rank
  std::atomic<bool> aborted{false};
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_THREADCOMMUNICATOR_H
