//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/ThreadCommunicator.h"

#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Types.h"

#include <cstdio>

using namespace tofu::runtime;

ThreadCommunicator::ThreadCommunicator(std::vector<const Activity *> activities,
                                       double timeout)
    : activities(std::move(activities)), timeout(timeout) {
  for (size_t rank = 0; rank != this->activities.size(); ++rank)
    mailboxes.push_back(std::make_unique<Mailbox>());
}

Error ThreadCommunicator::start(const Exchange &exchange, Activity &activity) {
  Mailbox &mine = *mailboxes[exchange.rank];
  if (!exchange.sends.empty()) {
    Monitor::Lock lock = mine.monitor.lock();
    mine.untaken[exchange.number] = exchange.sends.size();
  }
  Key key(exchange.number, exchange.rank);
  for (const Message &message : exchange.sends) {
    if (Error error = activity.count("send to", message.peer))
      return error;
    Mailbox &theirs = *mailboxes[message.peer];
    theirs.monitor.changeIf([&] {
      theirs.offers[key] = {exchange.source, &message.boxes};
      return theirs.awaited == key;
    });
  }
  return Error::success();
}

Error ThreadCommunicator::wait(const Exchange &exchange, Activity &activity) {
  for (const Message &message : exchange.receives) {
    if (message.peer != exchange.rank) {
      if (Error error = receive(exchange, message, activity))
        return error;
      continue;
    }
    for (size_t i = 0; i != message.boxes.size(); ++i)
      putBox(exchange.fold, message.put, exchange.own[i], exchange.source,
             message.boxes[i], exchange.destination);
  }
  if (exchange.sends.empty())
    return Error::success();
  Mailbox &mine = *mailboxes[exchange.rank];
  Monitor::Lock lock = mine.monitor.lock();
  const int64_t &untaken = mine.untaken[exchange.number];
  if (wait(mine, lock, activity, [&] { return untaken == 0; })) {
    mine.untaken.erase(exchange.number);
    return Error::success();
  }
  lock.unlock();
  for (const Message &message : exchange.sends) {
    Mailbox &theirs = *mailboxes[message.peer];
    Monitor::Lock theirLock = theirs.monitor.lock();
    if (theirs.offers.count({exchange.number, exchange.rank}))
      return explainWait("send to", message.peer);
  }
  return explainWait("send to", exchange.sends.back().peer);
}

Error ThreadCommunicator::receive(const Exchange &exchange,
                                  const Message &message, Activity &activity) {
  if (Error error = activity.count("receive from", message.peer))
    return error;
  Mailbox &mine = *mailboxes[exchange.rank];
  Key key(exchange.number, message.peer);
  Offer offer;
  {
    Monitor::Lock lock = mine.monitor.lock();
    mine.awaited = key;
    auto isThere = [&] { return mine.offers.count(key) != 0; };
    bool isReady = wait(mine, lock, activity, isThere);
    mine.awaited = {-1, -1};
    if (!isReady)
      return explainWait("receive from", message.peer);
    offer = mine.offers[key];
  }
  for (size_t i = 0; i != message.boxes.size(); ++i) {
    putBox(exchange.fold, message.put, (*offer.boxes)[i], offer.data,
           message.boxes[i], exchange.destination);
    activity.bytesReceived +=
        message.boxes[i].getVolume() * getTypeBytes(exchange.fold.type);
  }
  {
    Monitor::Lock lock = mine.monitor.lock();
    mine.offers.erase(key);
  }
  Mailbox &theirs = *mailboxes[message.peer];
  theirs.monitor.changeIf([&] { return --theirs.untaken[key.first] == 0; });
  return Error::success();
}

template <typename Condition>
bool ThreadCommunicator::wait(Mailbox &mailbox, Monitor::Lock &lock,
                              Activity &activity, Condition isReady) {
  if (isReady())
    return true;
  Clock::time_point begin = Clock::now();
  mailbox.monitor.wait(lock, timeout, [&] { return isReady() || aborted; });
  activity.waited += Clock::now() - begin;
  return isReady();
}

/// Why a wait ended without what was waited for.
Error ThreadCommunicator::explainWait(const std::string &what,
                                      int64_t peer) const {
  std::string call = what + " rank " + std::to_string(peer);
  if (aborted)
    return Error(call + ": another rank has failed");
  char seconds[32];
  std::snprintf(seconds, sizeof(seconds), "%g", timeout);
  const tofu_operation *at = activities[peer]->operation;
  return Error(
      call + ": waited for " + seconds + " seconds, while rank " +
      std::to_string(peer) +
      (at ? std::string(" is at ") + at->name : " is not in the step") +
      "; if it only is slow, raise the timeout");
}

void ThreadCommunicator::abort() {
  aborted = true;
  for (auto &mailbox : mailboxes)
    mailbox->monitor.change([] {}); // all look at `aborted`
}

Error ThreadCommunicator::reset() {
  aborted = false;
  for (auto &mailbox : mailboxes) {
    mailbox->untaken.clear();
    mailbox->offers.clear();
  }
  return Error::success();
}
