//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When a GPU did what, by events around it: for the trace.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_TIMINGS_H
#define TOFU_CUDA_TIMINGS_H

#include "tofu/Cuda/Driver.h"
#include "tofu/Runtime/Device.h"

namespace tofu::cuda {

/// Nothing is recorded outside of operations that are told of: where a step is
/// not traced, none are.
class Timings {
public:
  explicit Timings(const Driver &driver) : driver(driver) {}

  void beginStep();
  Error beginOperation(const tofu_operation &op, Stream stream);
  Error endOperation(int64_t bytes, Stream stream);
  /// Within an operation, on another stream; begun by the first of several.
  Error beginMove(Stream moves);
  Error endMove(Stream moves);
  /// Behind the end of all: appends the step's.
  Error take(std::vector<runtime::Device::Timing> &to);
  void clear();

private:
  struct Pair {
    const tofu_operation *op;
    int64_t bytes;
    bool isMove;
    EventHandle begin, end;
  };
  /// An event that is there now.
  Error record(Stream stream, EventHandle &event);

  const Driver &driver;
  std::vector<EventHandle> events; // of this step the first `used`
  size_t used = 0;
  std::vector<Pair> pairs;
  const tofu_operation *op = nullptr; // that is being asked for
  EventHandle operationBegin = nullptr, moveBegin = nullptr;
  std::optional<size_t> move; // the operation's, in `pairs`
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_TIMINGS_H
