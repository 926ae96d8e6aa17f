//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where a rank's pieces are and what computes there: the memory and threads of
// the CPU (HostDevice), or a GPU (Cuda/CudaDevice).
//
// Work is done in the order in which a rank asks for it. A host does it at
// once. Another device may do it later: then events say how far it is, and what
// is read waits for what was asked for before. Boxes are moved beside that:
// from when the exchange was started until it is ended.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_DEVICE_H
#define TOFU_RUNTIME_DEVICE_H

#include "tofu/Runtime/Communicator.h"
#include "tofu/Runtime/Holdings.h"

#include <memory>

namespace tofu::runtime {

/// What a rank does in an operation that computes.
class Computation {
public:
  virtual ~Computation() = default;
  /// `buffers` are the rank's pieces of the operands, then of the results: each
  /// time the same.
  virtual Error run(char *const *buffers) = 0;
  /// What computes it instead of the program's kernels, for the trace; or "".
  virtual const char *getLibrary() const { return ""; }
};

class Device {
public:
  virtual ~Device() = default;

  /// Bytes that are zero, at a multiple of TOFU_ALIGNMENT, for as long as the
  /// device is there.
  virtual Error allocate(int64_t bytes, char *&place) = 0;
  /// The same, of all buffers that are no constants.
  virtual Error allocateArena(int64_t bytes, char *&place) {
    return allocate(bytes, place);
  }
  /// Of memory that is not the host's: what is allocated for a rank; ranks that
  /// share it count alike.
  virtual int64_t getAllocatedBytes() const { return 0; }
  /// Where the data of a constant is on the device.
  virtual Error getConstant(int64_t buffer, char *&place) = 0;
  /// The pieces are in the memory of this process.
  virtual bool isHost() const { return false; }

  virtual Error prepare(const tofu_operation &op,
                        std::unique_ptr<Computation> &computation) = 0;

  /// From and to the memory of this process; done when they return.
  virtual Error write(char *to, const void *from, int64_t bytes) = 0;
  virtual Error read(void *to, const char *from, int64_t bytes) = 0;
  /// What is asked for is kept, to be done later as often as one likes: nothing
  /// can be read.
  virtual bool isKeeping() const { return false; }
  /// Then, of a loop that goes on, or ends, after `trips`: each time it is
  /// done, the byte at `place` has to say so, or it is an error.
  virtual Error expect(const tofu_operation &loop, int64_t trips, bool goesOn,
                       const char *place) {
    return Error::success();
  }
  /// Within the device; the two do not overlap.
  virtual Error copy(char *to, const char *from, int64_t bytes) = 0;
  /// to = combiner(to, from), of elements of one type.
  virtual Error fold(char *to, const char *from, int64_t count, int64_t type,
                     int64_t combiner) = 0;
  virtual Error fillNeutral(char *to, int64_t count, int64_t type,
                            int64_t combiner) = 0;
  /// Rounds `count` elements that were folded in a wider type.
  virtual Error finish(const tofu_fold &fold, char *to, const char *from,
                       int64_t count) = 0;

  /// Puts the boxes of a message where they belong: from the sender's piece at
  /// `data`, on this device or one like it, where it is then `there`. What is
  /// copied may be put later, with other messages of the exchange: by
  /// `endPuts`.
  virtual Error put(const Exchange &exchange, const Message &message,
                    const std::vector<StridedBox> &boxes, const char *data,
                    Event there) = 0;
  /// All is put: then the exchange is `taken`, and what is asked for from now
  /// on begins after that.
  virtual Error endPuts(const Exchange &exchange) { return Error::success(); }

  /// Null: all that was asked for is done.
  virtual Error makeEvent(Event &event) {
    event = nullptr;
    return Error::success();
  }
  /// The event is then, when all that was asked for so far is done.
  virtual Error record(Event event) { return Error::success(); }
  /// What is asked for from now on begins after the event, of any device, as it
  /// was last recorded.
  virtual Error wait(Event event) { return Error::success(); }

  /// All of an operation was asked for: if each is to be waited for, it is
  /// done, or this is its error.
  virtual Error settle() { return Error::success(); }

  /// When an operation, or the moves of an exchange beside it, was done.
  struct Timing {
    const tofu_operation *op;
    int64_t bytes; // from other ranks
    bool isMove;
    double begin, end; // seconds from the step's begin
  };
  virtual void beginStep() {}
  /// Around what an operation asks for, where that is to be traced.
  virtual Error beginOperation(const tofu_operation &op) {
    return Error::success();
  }
  virtual Error endOperation(int64_t bytes) { return Error::success(); }
  /// At the end of a step: all is done. An error if an operation has failed.
  virtual Error endStep(std::vector<Timing> &timings) {
    return Error::success();
  }
  /// What a user should know of how it computes: a sentence, or "".
  virtual std::string getNote() const { return ""; }
  /// All is done, well or not.
  virtual void synchronize() {}
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_DEVICE_H
