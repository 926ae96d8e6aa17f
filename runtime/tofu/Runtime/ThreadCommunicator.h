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

namespace tofu::runtime {

class ThreadCommunicator : public Communicator {
public:
  /// `activities` of all ranks; a rank waits for `timeout` seconds at most.
  ThreadCommunicator(std::vector<const Activity *> activities, double timeout);

  Error exchange(int64_t rank, const Exchange &exchange, const char *source,
                 char *destination, Activity &activity) override;
  void abort() override;
  bool isAborted() const override { return aborted; }
  void reset() override;

private:
  /// What a sender shows to one receiver; null data: nothing.
  struct Offer {
    const char *data = nullptr;
    const std::vector<StridedBox> *boxes = nullptr;
  };
  /// What a rank waits for: offers, and that its own are taken.
  struct Mailbox {
    Monitor monitor; // of what follows
    std::vector<Offer> offers; // by sender
    int64_t untaken = 0;       // offers of this rank in other mailboxes
  };

  Error receive(int64_t rank, const Exchange &exchange, const Message &message,
                char *destination, Activity &activity);
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
