//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One rank: its memory, and its side of every operation, prepared once.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_RANK_H
#define TOFU_RUNTIME_RANK_H

#include "tofu/Runtime/Device.h"
#include "tofu/Runtime/Neighbours.h"
#include "tofu/Runtime/Trace.h"

namespace tofu::runtime {

class Rank {
public:
  /// The `here`-th rank of the session.
  Rank(int64_t number, int64_t here, const Holdings &holdings,
       std::unique_ptr<Device> device);

  Error allocate();
  /// Appends an operation.
  Error prepare(const tofu_operation &op, Neighbours &neighbours);
  /// Behind the last operation.
  Error finishPreparing();

  void beginStep();
  /// Runs operations until one fails here or elsewhere, all are done, or the
  /// rank has to wait for others: then it is called again once it can go on.
  Error advance(Communicator &communicator, Trace *trace, bool &isDone);
  /// Why it waited too long.
  Error explainWait(Communicator &communicator) const;

  /// On the rank's device.
  char *getPlace(int64_t buffer) const { return places[buffer]; }
  Device &getDevice() const { return *device; }
  int64_t getNumber() const { return number; }
  Activity &getActivity() { return activity; }
  const Activity &getActivity() const { return activity; }

private:
  /// Between buffers of unlike places.
  struct Copy {
    const char *from;
    char *to;
    size_t bytes;
  };
  struct Prepared {
    const tofu_operation *op;
    std::vector<char *> buffers; // operands, then results
    std::unique_ptr<Computation> computation;
    /// Of a loop: into the condition, from there into the body, back, and out;
    /// of a branch: out of each block.
    std::vector<std::vector<Copy>> copies;
    /// Of a fetch or reduce. The first one starts with it, if it needs nothing
    /// that another one brings; the others follow in the wait.
    std::vector<Exchange> exchanges;
  };
  /// A loop or branch that the rank is in.
  struct Frame {
    size_t operation;
    int64_t block;
    int64_t trips = 0; // iterations that are done
  };
  /// Where the rank is in a step.
  struct Position {
    size_t operation = 0;
    std::vector<Frame> frames; // outer ones first
    bool isBegun = false;      // this operation
    // Of a wait:
    size_t exchange = 0;
    bool isStarted = false; // this exchange
    Receipt receipt;        // of it
    // When and with what the operation began, and the rank began to wait.
    Clock::time_point begin, waits;
    int64_t bytes = 0;
    Clock::duration waited{};
  };

  Error run(const Prepared &prepared, Communicator &communicator, bool &isDone);
  Error endStep(const Communicator &communicator, Trace *trace);
  Error run(const std::vector<Copy> &copies);
  /// Of a scan: what it was given and its own row, before it passes that on.
  Error foldRow(const Prepared &scan, bool isFirst);
  Error prepareCopies(Prepared &prepared) const;
  Error addCopies(Prepared &prepared, const int64_t *from, const int64_t *to,
                  int64_t count) const;
  const tofu_block &getBlock(const Frame &frame) const {
    return operations[frame.operation].op->blocks[frame.block];
  }
  void enterBlock(int64_t block);
  /// Goes into the loop or branch where the rank is.
  Error enter();
  /// Goes on behind the end of the innermost block.
  Error leaveBlock();
  Error wait(const Prepared &transfer, Communicator &communicator,
             bool &isDone);
  const Prepared &getTransfer(const Prepared &wait) const;
  int64_t getNumElements(int64_t buffer) const;
  /// Where a buffer is in memory.
  struct Span {
    const char *begin, *end;
    bool overlaps(const Span &other) const {
      return begin != end && other.begin != other.end && begin < other.end &&
             other.begin < end;
    }
  };
  Span getSpan(int64_t buffer) const;
  Error getInteger(int64_t buffer, int64_t &value) const;
  /// Whether the loop in whose condition the rank is goes on.
  Error decide(const tofu_operation &op, int64_t trips, bool &goesOn) const;
  Error checkOverlap(const tofu_operation &op);
  /// rank 1: op12: what
  Error complain(const tofu_operation &op, const std::string &what) const;

  int64_t number, here;
  const Holdings &holdings;
  std::unique_ptr<Device> device;
  std::vector<char *> places; // of the buffers
  /// Terms, where they are folded in a wider type: of one exchange at a time,
  /// while it waits.
  char *folding = nullptr;
  std::vector<Prepared> operations;
  std::vector<const tofu_operation *> open; // while preparing: not waited for
  Position position;
  Clock::time_point begin; // of the step
  Activity activity;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_RANK_H
