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
#include "tofu/Runtime/StridedBox.h"

namespace tofu::runtime {

/// All that goes between two ranks in one exchange.
struct Message {
  int64_t peer;
  std::vector<StridedBox> boxes; // in the order of the other side
  FoldFunction fold = nullptr;   // on receipt; null: copy
};

/// One rank's side of an exchange: boxes of its piece of one buffer go to other
/// ranks, boxes of theirs come into its piece of another buffer.
struct Exchange {
  int64_t source, destination; // numbers of buffers
  int64_t elementBytes;        // of both buffers
  /// Of an element where it is put. With `finish` that is not the destination,
  /// which gets it from there once all has come.
  int64_t foldBytes;
  FoldFunction finish = nullptr;
  std::vector<Message> sends; // to other ranks
  /// In the order in which they are copied and folded. The rank itself may be
  /// among them: then the boxes come from `own`.
  std::vector<Message> receives;
  std::vector<StridedBox> own;

  bool isEmpty() const { return sends.empty() && receives.empty(); }
};

class Communicator {
public:
  virtual ~Communicator() = default;

  /// Does the rank's side; called by each rank, in the same order of exchanges.
  /// `source` and `destination` are where its pieces are. When it returns, all
  /// has come, and what was sent may be overwritten.
  virtual Error exchange(int64_t rank, const Exchange &exchange,
                         const char *source, char *destination,
                         Activity &activity) = 0;

  /// Ends the exchanges of all ranks in this step with an error, soon: one of
  /// them cannot go on.
  virtual void abort() = 0;
  virtual bool isAborted() const = 0;
  /// After all ranks have left a step that was aborted: another one may begin.
  virtual void reset() = 0;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_COMMUNICATOR_H
