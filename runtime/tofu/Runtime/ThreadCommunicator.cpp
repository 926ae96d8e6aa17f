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

Error ThreadCommunicator::exchange(int64_t rank, const Exchange &exchange,
                                   const char *source, char *destination,
                                   Activity &activity) {
  Mailbox &mine = *mailboxes[rank];
  {
    std::lock_guard<std::mutex> lock(mine.mutex);
    mine.untaken = exchange.sends.size();
  }
  for (const Message &message : exchange.sends) {
    if (Error error = activity.count("send to", message.peer))
      return error;
    Mailbox &theirs = *mailboxes[message.peer];
    std::lock_guard<std::mutex> lock(theirs.mutex);
    theirs.offers[rank] = {source, &message.boxes};
    theirs.changed.notify_one();
  }
  for (const Message &message : exchange.receives) {
    if (message.peer != rank) {
      if (Error error = receive(rank, exchange, message, destination, activity))
        return error;
      continue;
    }
    for (size_t i = 0; i != message.boxes.size(); ++i)
      copyBox(exchange.own[i], source, message.boxes[i], destination,
              exchange.elementBytes, message.fold);
  }
  std::unique_lock<std::mutex> lock(mine.mutex);
  if (wait(mine, lock, activity, [&] { return mine.untaken == 0; }))
    return Error::success();
  lock.unlock();
  for (const Message &message : exchange.sends) {
    Mailbox &theirs = *mailboxes[message.peer];
    std::lock_guard<std::mutex> theirLock(theirs.mutex);
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
    std::unique_lock<std::mutex> lock(mine.mutex);
    Offer &slot = mine.offers[message.peer];
    if (!wait(mine, lock, activity, [&] { return slot.data != nullptr; }))
      return explainWait("receive from", message.peer);
    offer = slot;
  }
  for (size_t i = 0; i != message.boxes.size(); ++i) {
    copyBox((*offer.boxes)[i], offer.data, message.boxes[i], destination,
            exchange.elementBytes, message.fold);
    activity.bytesReceived +=
        message.boxes[i].getVolume() * exchange.elementBytes;
  }
  {
    std::lock_guard<std::mutex> lock(mine.mutex);
    mine.offers[message.peer] = {};
  }
  Mailbox &theirs = *mailboxes[message.peer];
  std::lock_guard<std::mutex> lock(theirs.mutex);
  if (--theirs.untaken == 0)
    theirs.changed.notify_one();
  return Error::success();
}

template <typename Condition>
bool ThreadCommunicator::wait(Mailbox &mailbox,
                              std::unique_lock<std::mutex> &lock,
                              Activity &activity, Condition isReady) {
  if (isReady())
    return true;
  Clock::time_point begin = Clock::now();
  bool ready =
      mailbox.changed.wait_for(lock, std::chrono::duration<double>(timeout),
                               [&] { return isReady() || aborted; });
  activity.waited += Clock::now() - begin;
  return ready && isReady();
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
  for (auto &mailbox : mailboxes) {
    std::lock_guard<std::mutex> lock(
        mailbox->mutex); // none is between test and sleep
    mailbox->changed.notify_all();
  }
}

void ThreadCommunicator::reset() {
  aborted = false;
  for (auto &mailbox : mailboxes) {
    mailbox->untaken = 0;
    std::fill(mailbox->offers.begin(), mailbox->offers.end(), Offer());
  }
}
