//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/ThreadCommunicator.h"

#include "tofu/Runtime/Device.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstdio>

using namespace tofu::runtime;

ThreadCommunicator::ThreadCommunicator(std::vector<const Activity *> activities,
                                       const std::vector<int64_t> &workerOf,
                                       double timeout)
    : activities(std::move(activities)), timeout(timeout),
      mailboxes(workerOf.size()) {
  for (int64_t worker : workerOf)
    while (int64_t(workers.size()) <= worker)
      workers.push_back(std::make_unique<Worker>());
  setWorkers(workerOf);
}

void ThreadCommunicator::setWorkers(const std::vector<int64_t> &workerOf) {
  for (size_t rank = 0; rank != workerOf.size(); ++rank)
    mailboxes[rank].worker = workers[workerOf[rank]].get();
}

template <typename Change>
void ThreadCommunicator::change(int64_t rank, const Key &key, Change change) {
  Mailbox &mailbox = mailboxes[rank];
  mailbox.worker->monitor.changeIf([&] {
    if (!change(mailbox) || mailbox.awaited != key)
      return false;
    mailbox.awaited = kNothing;
    mailbox.worker->ready.push_back(rank);
    return true;
  });
}

Error ThreadCommunicator::start(const Exchange &exchange, Activity &activity) {
  if (Error error = exchange.device->record(exchange.offered))
    return error;
  if (exchange.sends.empty())
    return Error::success();
  Mailbox &mine = mailboxes[exchange.rank];
  {
    Monitor::Lock lock = mine.worker->monitor.lock();
    mine.untaken[exchange.number] = {int64_t(exchange.sends.size()), {}};
  }
  Key key(exchange.number, exchange.rank);
  for (const Message &message : exchange.sends) {
    if (Error error = activity.count("send to", message.peer))
      return error;
    change(message.peer, key, [&](Mailbox &theirs) {
      theirs.offers[key] = {exchange.source, &message.boxes, exchange.offered};
      return true;
    });
  }
  return Error::success();
}

Error ThreadCommunicator::put(const Exchange &exchange, const Message &message,
                              const Offer &offer, Activity &activity) {
  for (const StridedBox &box : message.boxes)
    activity.bytesReceived +=
        box.getVolume() * getTypeBytes(exchange.fold.type);
  return exchange.device->put(exchange, message, *offer.boxes, offer.data,
                              offer.event);
}

void ThreadCommunicator::release(const Exchange &exchange,
                                 const Message &message) {
  {
    Mailbox &mine = mailboxes[exchange.rank];
    Monitor::Lock lock = mine.worker->monitor.lock();
    mine.offers.erase({exchange.number, message.peer});
  }
  change(message.peer, {exchange.number, kTakers}, [&](Mailbox &theirs) {
    Untaken &untaken = theirs.untaken[exchange.number];
    if (exchange.taken)
      untaken.taken.push_back(exchange.taken);
    return --untaken.count == 0;
  });
}

Error ThreadCommunicator::endPuts(const Exchange &exchange) {
  if (Error error = exchange.device->endPuts(exchange))
    return error;
  for (const Message &message : exchange.receives)
    if (message.peer != exchange.rank)
      release(exchange, message);
  return Error::success();
}

Error ThreadCommunicator::take(const Exchange &exchange, Receipt &receipt,
                               Activity &activity, bool &isDone) {
  isDone = false;
  // A sender goes on as early as it can; a device's work is asked for at once.
  bool isHost = exchange.device->isHost();
  Mailbox &mine = mailboxes[exchange.rank];
  while (receipt.received != exchange.receives.size()) {
    const Message &message = exchange.receives[receipt.received];
    if (message.peer == exchange.rank) {
      if (Error error = exchange.device->put(exchange, message, exchange.own,
                                             exchange.source, nullptr))
        return error;
      ++receipt.received;
      continue;
    }
    if (!receipt.isCounted)
      if (Error error = activity.count("receive from", message.peer))
        return error;
    receipt.isCounted = true;
    Offer offer;
    {
      Monitor::Lock lock = mine.worker->monitor.lock();
      Key key(exchange.number, message.peer);
      auto found = mine.offers.find(key);
      if (found == mine.offers.end()) {
        mine.awaited = key;
        return Error::success();
      }
      offer = found->second;
    }
    if (Error error = put(exchange, message, offer, activity))
      return error;
    if (isHost)
      release(exchange, message);
    ++receipt.received;
    receipt.isCounted = false;
  }
  if (!isHost && !receipt.isReleased)
    if (Error error = endPuts(exchange))
      return error;
  receipt.isReleased = true;
  if (!exchange.sends.empty()) {
    std::vector<Event> taken;
    {
      Monitor::Lock lock = mine.worker->monitor.lock();
      if (mine.untaken[exchange.number].count) {
        mine.awaited = {exchange.number, kTakers};
        return Error::success();
      }
      taken = std::move(mine.untaken[exchange.number].taken);
      mine.untaken.erase(exchange.number);
    }
    for (Event event : taken)
      if (Error error = exchange.device->wait(event))
        return error;
  }
  isDone = true;
  return Error::success();
}

std::optional<int64_t> ThreadCommunicator::getReady(int64_t number) {
  Worker &worker = *workers[number];
  Monitor::Lock lock = worker.monitor.lock();
  worker.monitor.wait(lock, timeout,
                      [&] { return aborted || !worker.ready.empty(); });
  if (aborted || worker.ready.empty())
    return std::nullopt;
  int64_t rank = worker.ready.front();
  worker.ready.pop_front();
  return rank;
}

Error ThreadCommunicator::explainWait(const Exchange &exchange,
                                      const Receipt &receipt) {
  const char *what = "receive from";
  int64_t peer;
  if (receipt.received != exchange.receives.size()) {
    peer = exchange.receives[receipt.received].peer;
  } else {
    what = "send to";
    auto isThere = [&](const Message &message) {
      Mailbox &theirs = mailboxes[message.peer];
      Monitor::Lock lock = theirs.worker->monitor.lock();
      return theirs.offers.count({exchange.number, exchange.rank}) != 0;
    };
    auto found =
        std::find_if(exchange.sends.begin(), exchange.sends.end(), isThere);
    peer = found == exchange.sends.end() ? exchange.sends.back().peer
                                         : found->peer;
  }
  std::string rank = "rank " + std::to_string(peer);
  const tofu_operation *at = activities[peer]->operation;
  return Error(
      std::string(what) + " " + rank + ": waited for " +
      formatSeconds(timeout) + " seconds, while " + rank +
      (at ? std::string(" is at ") + at->name : " is not in the step") +
      "; if it only is slow, raise the timeout");
}

void ThreadCommunicator::abort() {
  aborted = true;
  for (auto &worker : workers)
    worker->monitor.change([] {}); // all look at `aborted`
}

Error ThreadCommunicator::reset() {
  aborted = false;
  for (auto &worker : workers)
    worker->ready.clear();
  for (Mailbox &mailbox : mailboxes) {
    mailbox.untaken.clear();
    mailbox.offers.clear();
    mailbox.awaited = kNothing;
  }
  return Error::success();
}
