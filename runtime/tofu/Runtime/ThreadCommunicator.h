//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks as threads of one process: a sender shows where its boxes are, and each
// receiver takes them straight from there. Pairs of ranks meet, never all
// ranks.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_THREADCOMMUNICATOR_H
#define TOFU_RUNTIME_THREADCOMMUNICATOR_H

#include "tofu/Runtime/Communicator.h"
#include "tofu/Runtime/Monitor.h"

#include <memory>
#include <unordered_map>

namespace tofu::runtime {

class ThreadCommunicator : public Communicator {
public:
  /// `activities` of all ranks; a rank waits for `timeout` seconds at most.
  ThreadCommunicator(std::vector<const Activity *> activities, double timeout);

  Error start(const Exchange &exchange, Activity &activity) override;
  Error wait(const Exchange &exchange, Activity &activity) override;
  void abort() override;
  bool isAborted() const override { return aborted; }
  Error reset() override;

private:
  /// What a sender shows to one receiver.
  struct Offer {
    const char *data;
    const std::vector<StridedBox> *boxes;
  };
  /// Which offer: the exchange's number and the sender.
  using Key = std::pair<int64_t, int64_t>;
  struct Hash {
    size_t operator()(const Key &key) const {
      return uint64_t(key.first) * 0x9e3779b97f4a7c15 + uint64_t(key.second);
    }
  };
  /// What a rank waits for: offers, and that its own are taken.
  struct Mailbox {
    Monitor monitor; // of what follows
    std::unordered_map<Key, Offer, Hash> offers;
    /// Of this rank in other mailboxes, per exchange that it has started.
    std::unordered_map<int64_t, int64_t> untaken;
    /// What the rank waits for right now: nothing else need wake it.
    Key awaited{-1, -1};
  };

  Error receive(const Exchange &exchange, const Message &message,
                Activity &activity);
  /// Until `isReady` holds, with the mailbox locked; false: too late or
  /// aborted.
  template <typename Condition>
  bool wait(Mailbox &mailbox, Monitor::Lock &lock, Activity &activity,
            Condition isReady);
  Error explainWait(const std::string &what, int64_t peer) const;

  std::vector<const Activity *> activities;
  double timeout;
  std::vector<std::unique_ptr<Mailbox>> mailboxes; // by rank
  std::atomic<bool> aborted{false};
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_THREADCOMMUNICATOR_H
