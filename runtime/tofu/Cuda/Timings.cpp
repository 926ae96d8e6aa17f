//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Timings.h"

using namespace tofu::cuda;
using Timing = tofu::runtime::Device::Timing;

Error Timings::record(Stream stream, EventHandle &event) {
  if (used == events.size()) {
    EventHandle made = nullptr;
    if (Error error =
            driver.check(driver.createEvent(&made, 0), "cuEventCreate"))
      return error;
    events.push_back(made);
  }
  event = events[used++];
  return driver.check(driver.recordEvent(event, stream), "cuEventRecord");
}

void Timings::beginStep() {
  used = 0;
  pairs.clear();
  op = nullptr;
  moveBegin = nullptr;
}

Error Timings::beginOperation(const tofu_operation &operation, Stream stream) {
  op = &operation;
  move.reset();
  return record(stream, operationBegin);
}

Error Timings::endOperation(int64_t bytes, Stream stream) {
  EventHandle end = nullptr;
  if (Error error = record(stream, end))
    return error;
  if (move)
    pairs[*move].bytes = bytes;
  pairs.push_back({op, bytes, false, operationBegin, end});
  op = nullptr;
  return Error::success();
}

Error Timings::beginMove(Stream moves) {
  return op && !moveBegin ? record(moves, moveBegin) : Error::success();
}

Error Timings::endMove(Stream moves) {
  if (!moveBegin)
    return Error::success();
  EventHandle end = nullptr;
  if (Error error = record(moves, end))
    return error;
  move = pairs.size();
  pairs.push_back({op, 0, true, moveBegin, end});
  moveBegin = nullptr;
  return Error::success();
}

/// The first event is the first operation's begin.
Error Timings::take(std::vector<Timing> &to) {
  for (const Pair &pair : pairs) {
    Timing timing{pair.op, pair.bytes, pair.isMove, 0, 0};
    for (auto [event, seconds] : {std::pair(pair.begin, &timing.begin),
                                  std::pair(pair.end, &timing.end)}) {
      float milliseconds = 0;
      if (Error error = driver.check(
              driver.getElapsed(&milliseconds, events.front(), event),
              "cuEventElapsedTime"))
        return error;
      *seconds = milliseconds / 1000;
    }
    to.push_back(timing);
  }
  return Error::success();
}

void Timings::clear() {
  for (EventHandle event : events)
    driver.destroyEvent(event);
  events.clear();
}
