//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/ForeignCommunicator.h"

#include "tofu/Runtime/CallError.h"
#include "tofu/Runtime/Types.h"

#include <deque>

using namespace tofu::runtime;

Error tofu::runtime::checkCommunicator(const tofu_communicator &communicator,
                                       int64_t numRanks) {
  auto number = [](int64_t value) { return std::to_string(value); };
  if (communicator.num_all != numRanks)
    return Error("the communicator is of " + number(communicator.num_all) +
                 " ranks, but the program is for " + number(numRanks));
  if (communicator.num_here < 1 || communicator.num_here > numRanks ||
      !communicator.here)
    return Error("the communicator has " + number(communicator.num_here) +
                 " ranks here; give a list of 1 to " + number(numRanks));
  for (int64_t i = 0; i != communicator.num_here; ++i)
    if (communicator.here[i] < (i ? communicator.here[i - 1] + 1 : 0) ||
        communicator.here[i] >= numRanks)
      return Error("the communicator has rank " + number(communicator.here[i]) +
                   " here; give ranks from 0 to " + number(numRanks - 1) +
                   ", ascending, each once");
  if (!communicator.start || !communicator.wait || !communicator.abort ||
      !communicator.is_aborted || !communicator.reset)
    return Error("the communicator lacks a function; give all of start, wait, "
                 "abort, is_aborted and reset");
  return Error::success();
}

/// Points into the exchange, which does not change any more.
class ForeignCommunicator::View {
public:
  explicit View(const Exchange &from) {
    for (const Message &message : from.sends)
      sends.push_back(getMessage(message));
    for (const Message &message : from.receives)
      receives.push_back(getMessage(message));
    exchange = {from.rank,       from.number,
                from.fold,       int64_t(sends.size()),
                sends.data(),    int64_t(receives.size()),
                receives.data(), getBoxes(from.own),
                from.source,     from.destination};
  }

  tofu_exchange exchange;

private:
  const tofu_strided_box *getBoxes(const std::vector<StridedBox> &from) {
    std::vector<tofu_strided_box> &list = boxes.emplace_back();
    for (const StridedBox &box : from)
      list.push_back(
          {box.offset, int64_t(box.dimensions.size()), box.dimensions.data()});
    return list.data();
  }
  tofu_message getMessage(const Message &message) {
    return {message.peer, int64_t(message.boxes.size()),
            getBoxes(message.boxes), message.put};
  }

  std::deque<std::vector<tofu_strided_box>> boxes;
  std::vector<tofu_message> sends, receives;
};

ForeignCommunicator::ForeignCommunicator(const tofu_communicator &functions,
                                         double timeout)
    : functions(functions), timeout(timeout) {}

ForeignCommunicator::~ForeignCommunicator() = default;

const tofu_exchange &ForeignCommunicator::getView(const Exchange &exchange) {
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<View> &view = views[&exchange];
  if (!view)
    view = std::make_unique<View>(exchange);
  return view->exchange;
}

static Error check(const char *sentence) {
  if (!sentence)
    return Error::success();
  std::string text = putOnOneLine(sentence);
  return Error(text.empty() ? "the communicator failed" : text);
}

Error ForeignCommunicator::start(const Exchange &exchange, Activity &activity) {
  for (const Message &message : exchange.sends)
    if (Error error = activity.count("send to", message.peer))
      return error;
  return check(functions.start(functions.state, &getView(exchange)));
}

Error ForeignCommunicator::take(const Exchange &exchange, Receipt &receipt,
                                Activity &activity, bool &isDone) {
  isDone = true;
  int64_t bytes = 0;
  for (const Message &message : exchange.receives) {
    if (message.peer == exchange.rank)
      continue;
    if (Error error = activity.count("receive from", message.peer))
      return error;
    for (const StridedBox &box : message.boxes)
      bytes += box.getVolume() * getTypeBytes(exchange.fold.type);
  }
  Clock::time_point begin = Clock::now();
  Error error =
      check(functions.wait(functions.state, &getView(exchange), timeout));
  activity.waited += Clock::now() - begin;
  if (!error)
    activity.bytesReceived += bytes;
  return error;
}

Error ForeignCommunicator::reset() {
  return check(functions.reset(functions.state));
}
