//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One rank: its arena, and its side of every operation, prepared once.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_RANK_H
#define TOFU_RUNTIME_RANK_H

#include "tofu/Runtime/Arena.h"
#include "tofu/Runtime/Communicator.h"
#include "tofu/Runtime/Library.h"
#include "tofu/Runtime/Neighbours.h"
#include "tofu/Runtime/Team.h"
#include "tofu/Runtime/Trace.h"

namespace tofu::runtime {

class Rank {
public:
  /// The `here`-th rank of the session.
  Rank(int64_t number, int64_t here, const Layout &layout, int64_t workers);

  Error allocate();
  /// Appends an operation.
  Error prepare(const tofu_operation &op, Neighbours &neighbours,
                bool useLibraries);
  /// Behind the last operation.
  void finishPreparing();

  /// All operations in order, until one fails here or elsewhere.
  Error runStep(Communicator &communicator, Trace *trace);

  char *getPlace(int64_t buffer) const {
    return runtime::getPlace(layout.getBuffer(buffer), arena.getData());
  }
  Activity &getActivity() { return activity; }
  const Activity &getActivity() const { return activity; }

private:
  struct Prepared {
    const tofu_operation *op;
    std::vector<char *> buffers; // operands, then results
    std::unique_ptr<LibraryCall> library;
    std::vector<Exchange> exchanges;
  };

  Error runExchange(const Exchange &exchange, Communicator &communicator);
  Error run(const Prepared &prepared, Communicator &communicator);
  int64_t getNumElements(int64_t buffer) const;
  Error checkOverlap(const tofu_operation &op) const;
  /// rank 1: op12: what
  Error complain(const tofu_operation &op, const std::string &what) const;

  int64_t number, here;
  const Layout &layout;
  Coordinates coordinates;
  Arena arena;
  /// Terms, where they are folded in a wider type: of one exchange at a time,
  /// while it waits.
  std::vector<char> folding;
  Team workers;
  std::vector<Prepared> operations;
  Activity activity;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_RANK_H
