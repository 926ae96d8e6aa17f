//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How ranks exchange boxes of their pieces. One interface for ranks that are
// threads, processes or GPUs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_COMMUNICATOR_H
#define TOFU_RUNTIME_COMMUNICATOR_H

#include "tofu/Runtime/Activity.h"
#include "tofu/Runtime/Exchange.h"
#include "tofu/Runtime/StridedBox.h"

#include <optional>

namespace tofu::runtime {

/// As tofu_message.
struct Message {
  int64_t peer;
  std::vector<StridedBox> boxes;
  int64_t put = TOFU_PUT_COPY;
};

class Device;
/// A point in the work of a device (Device.h).
using Event = void *;

/// As tofu_exchange: boxes of a rank's piece of one buffer go to other ranks,
/// boxes of theirs come into its piece of another buffer.
struct Exchange {
  int64_t rank;
  int64_t number;
  int64_t from, to; // buffers
  tofu_fold fold;
  std::vector<Message> sends; // to other ranks
  std::vector<Message> receives;
  std::vector<StridedBox> own;
  /// Where the pieces are. Where terms are folded in a wider type, that is not
  /// where the buffer is, which gets them from there once all have come.
  const char *source = nullptr;
  char *destination = nullptr;
  Device *device = nullptr; // the rank's
  /// What is sent is there; all that comes is where it belongs.
  Event offered = nullptr, taken = nullptr;

  bool isEmpty() const { return sends.empty() && receives.empty(); }
  bool isWide() const { return fold.wide != fold.type; }
};

/// How far a rank has got in waiting for an exchange.
struct Receipt {
  size_t received = 0;     // messages
  bool isCounted = false;  // the next one, as a call
  bool isReleased = false; // the senders know that all is taken
};

class Communicator {
public:
  virtual ~Communicator() = default;

  /// Shows other ranks what they get. Called by each rank, in the same order of
  /// exchanges; waits for nobody. Until the wait is over the source does not
  /// change.
  virtual Error start(const Exchange &exchange, Activity &activity) = 0;
  /// Takes what has come of an exchange that was started. It is done once all
  /// has, and what was sent may be overwritten; until then the rank has to be
  /// asked again, once getReady names it. Where that cannot be told, this
  /// waits.
  virtual Error take(const Exchange &exchange, Receipt &receipt,
                     Activity &activity, bool &isDone) = 0;
  /// Waits for one of the ranks of this worker that are not done; none if none
  /// can go on in time, or after an abort.
  virtual std::optional<int64_t> getReady(int64_t worker) {
    return std::nullopt;
  }
  /// Why the rank, which waits for this, could not go on in time.
  virtual Error explainWait(const Exchange &exchange, const Receipt &receipt) {
    return Error("waits");
  }

  /// Ends the exchanges of all ranks in this step with an error, soon: one of
  /// them cannot go on.
  virtual void abort() = 0;
  virtual bool isAborted() const = 0;
  /// Why, as far as it is known.
  virtual std::string explainAbort() const { return "another rank has failed"; }
  /// What a transfer goes by, where that is more than messages: "all-gather".
  virtual const char *getWay(int64_t operation) const { return ""; }
  /// After all ranks here have left a step that was aborted: another one may
  /// begin. An error if none may.
  virtual Error reset() = 0;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_COMMUNICATOR_H
