//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/ThreadCommunicator.h"

#include <algorithm>
#include <cstdio>

using namespace tofu::runtime;

ThreadCommunicator::ThreadCommunicator(std::vector<const Activity *> activities,
                                       double timeout)
    : activities(std::move(activities)), timeout(timeout) {
  for (size_t rank = 0; rank != this->activities.size(); ++rank) {
    mailboxes.push_back(std::make_unique<Mailbox>());
    mailboxes.back()->offers.resize(this->activities.size());
  }
}

/// Puts one box of a message where it belongs.
static void take(const Exchange &exchange, const Message &message,
                 const StridedBox &fromBox, const char *from,
                 const StridedBox &toBox, char *to) {
  if (message.fold)
    foldBox(fromBox, from, exchange.elementBytes, toBox, to, exchange.foldBytes,
            message.fold);
  else
    copyBox(fromBox, from, toBox, to, exchange.elementBytes);
}

Error ThreadCommunicator::exchange(int64_t rank, const Exchange &exchange,
                                   const char *source, char *destination,
                                   Activity &activity) {
  Mailbox &mine = *mailboxes[rank];
  mine.untaken = exchange.sends.size(); // nobody takes one yet
  for (const Message &message : exchange.sends) {
    if (Error error = activity.count("send to", message.peer))
      return error;
    Mailbox &theirs = *mailboxes[message.peer];
    theirs.monitor.change(
        [&] { theirs.offers[rank] = {source, &message.boxes}; });
  }
  for (const Message &message : exchange.receives) {
    if (message.peer != rank) {
      if (Error error = receive(rank, exchange, message, destination, activity))
        return error;
      continue;
    }
    for (size_t i = 0; i != message.boxes.size(); ++i)
      take(exchange, message, exchange.own[i], source, message.boxes[i],
           destination);
  }
  Monitor::Lock lock = mine.monitor.lock();
  if (wait(mine, lock, activity, [&] { return mine.untaken == 0; }))
    return Error::success();
  lock.unlock();
  for (const Message &message : exchange.sends) {
    Mailbox &theirs = *mailboxes[message.peer];
    Monitor::Lock theirLock = theirs.monitor.lock();
    if (theirs.offers[rank].data)
      return explainWait("send to", message.peer);
  }
  return explainWait("send to", exchange.sends.back().peer);
}

Error ThreadCommunicator::receive(int64_t rank, const Exchange &exchange,
                                  const Message &message, char *destination,
                                  Activity &activity) {
  if (Error error = activity.count("receive from", message.peer))
    return error;
  Mailbox &mine = *mailboxes[rank];
  Offer offer;
  {
    Monitor::Lock lock = mine.monitor.lock();
    Offer &slot = mine.offers[message.peer];
    if (!wait(mine, lock, activity, [&] { return slot.data != nullptr; }))
      return explainWait("receive from", message.peer);
    offer = slot;
  }
  for (size_t i = 0; i != message.boxes.size(); ++i) {
    take(exchange, message, (*offer.boxes)[i], offer.data, message.boxes[i],
         destination);
    activity.bytesReceived +=
        message.boxes[i].getVolume() * exchange.elementBytes;
  }
  {
    Monitor::Lock lock = mine.monitor.lock();
    mine.offers[message.peer] = {};
  }
  Mailbox &theirs = *mailboxes[message.peer];
  theirs.monitor.change([&] { --theirs.untaken; });
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

void ThreadCommunicator::reset() {
  aborted = false;
  for (auto &mailbox : mailboxes) {
    mailbox->untaken = 0;
    std::fill(mailbox->offers.begin(), mailbox->offers.end(), Offer());
  }
}
