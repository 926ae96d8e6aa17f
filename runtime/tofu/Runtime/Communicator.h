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

namespace tofu::runtime {

/// As tofu_message.
struct Message {
  int64_t peer;
  std::vector<StridedBox> boxes;
  int64_t put = TOFU_PUT_COPY;
};

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

  bool isEmpty() const { return sends.empty() && receives.empty(); }
  bool isWide() const { return fold.wide != fold.type; }
};

class Communicator {
public:
  virtual ~Communicator() = default;

  /// Shows other ranks what they get. Called by each rank, in the same order of
  /// exchanges; waits for nobody. Until the wait is over the source does not
  /// change.
  virtual Error start(const Exchange &exchange, Activity &activity) = 0;
  /// Once for each exchange that was started. When it returns, all has come,
  /// and what was sent may be overwritten.
  virtual Error wait(const Exchange &exchange, Activity &activity) = 0;

  /// Ends the exchanges of all ranks in this step with an error, soon: one of
  /// them cannot go on.
  virtual void abort() = 0;
  virtual bool isAborted() const = 0;
  /// After all ranks here have left a step that was aborted: another one may
  /// begin. An error if none may.
  virtual Error reset() = 0;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_COMMUNICATOR_H
