//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Schedule.h"

using namespace tofu::runtime;

Schedule::Schedule(const Layout &layout, const tofu_operation &op)
    : layout(layout), op(op) {}

void Schedule::beginExchange(int64_t source, int64_t destination,
                             const tofu_fold &fold) {
  Exchange exchange{};
  exchange.from = source;
  exchange.to = destination;
  exchange.fold = fold;
  // An operation has at most two.
  exchange.number =
      2 * (&op - layout.getProgram().operations) + exchanges.size();
  std::vector<Exchange> &ranks =
      exchanges.emplace_back(layout.getMesh().getNumRanks(), exchange);
  for (size_t rank = 0; rank != ranks.size(); ++rank)
    ranks[rank].rank = rank;
}

static Message &getMessage(std::vector<Message> &messages, int64_t peer,
                           int64_t put) {
  if (messages.empty() || messages.back().peer != peer)
    messages.push_back({peer, {}, put});
  return messages.back();
}

void Schedule::add(int64_t receiver, const std::vector<Transfer> &transfers,
                   int64_t put) {
  std::vector<Exchange> &ranks = exchanges.back();
  Exchange &to = ranks[receiver];
  for (const Transfer &transfer : transfers) {
    Exchange &from = ranks[transfer.source];
    getMessage(to.receives, transfer.source, put)
        .boxes.emplace_back(layout.getBox(to.to, receiver), transfer.box);
    std::vector<StridedBox> &sent =
        transfer.source == receiver
            ? to.own
            : getMessage(from.sends, receiver, TOFU_PUT_COPY).boxes;
    sent.emplace_back(layout.getBox(from.from, transfer.source), transfer.box);
  }
}

std::vector<std::vector<Exchange>> Schedule::take() {
  std::vector<std::vector<Exchange>> result(layout.getMesh().getNumRanks());
  for (std::vector<Exchange> &ranks : exchanges)
    for (size_t rank = 0; rank != ranks.size(); ++rank)
      if (!ranks[rank].isEmpty())
        result[rank].push_back(std::move(ranks[rank]));
  exchanges.clear();
  return result;
}

std::vector<Transfer> Schedule::cover(const Box &needed,
                                      const std::vector<int64_t> &candidates,
                                      int64_t buffer,
                                      std::vector<Box> &missing) const {
  std::vector<Transfer> transfers;
  missing.clear();
  if (!isEmpty(needed))
    missing.push_back(needed);
  for (int64_t candidate : candidates) {
    if (missing.empty())
      break;
    const Box &held = layout.getBox(buffer, candidate);
    if (!overlap(needed, held)) // most candidates: no work for them
      continue;
    std::vector<Box> rest;
    for (const Box &box : missing) {
      for (Box &part : subtract(box, held))
        rest.push_back(std::move(part));
      if (overlap(box, held))
        transfers.push_back({candidate, intersect(box, held)});
    }
    missing = std::move(rest);
  }
  return transfers;
}
