//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Rank.h"

#include "tofu/Runtime/Compute.h"
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Schedule.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstring>

using namespace tofu::runtime;

Rank::Rank(int64_t number, int64_t here, const Layout &layout, int64_t workers)
    : number(number), here(here), layout(layout),
      coordinates(layout.getMesh().getCoordinates(number)), workers(workers) {}

Error Rank::allocate() {
  if (Error error = arena.allocate(layout.getProgram().arena_bytes))
    return Error("rank " + std::to_string(number) + ": " + error.getMessage());
  return Error::success();
}

int64_t Rank::getNumElements(int64_t buffer) const {
  return getVolume(layout.getBox(buffer, number));
}

Error Rank::complain(const tofu_operation &op, const std::string &what) const {
  std::string location = op.location;
  return Error("rank " + std::to_string(number) + ": " + op.name +
               (location.empty() ? "" : " (" + location + ")") + ": " + what);
}

Rank::Span Rank::getSpan(int64_t buffer) const {
  const char *place = getPlace(buffer);
  return {place, place + layout.getBytes(buffer, number)};
}

/// Other ranks read the operand of a transfer while this one writes its result,
/// from its start until its wait.
Error Rank::checkOverlap(const tofu_operation &op) {
  if (op.kind == TOFU_WAIT) {
    std::erase(open, layout.getProgram().operations + op.started);
    return Error::success();
  }
  bool isTransfer = op.kind != TOFU_COMPUTE;
  auto overlap = [&](const int64_t *buffers, int64_t count, Span span) {
    return std::any_of(buffers, buffers + count, [&](int64_t buffer) {
      return getSpan(buffer).overlaps(span);
    });
  };
  if (isTransfer &&
      overlap(op.results, op.num_results, getSpan(op.operands[0])))
    return complain(op, "operand and result overlap in the arena");
  if (isTransfer && op.num_results == 2 &&
      overlap(op.results, 1, getSpan(op.results[1])))
    return complain(op, "results overlap in the arena");
  for (const tofu_operation *transfer : open) {
    bool isWrong =
        overlap(op.results, op.num_results, getSpan(transfer->operands[0]));
    for (int64_t i = 0; i < transfer->num_results; ++i) {
      Span filled = getSpan(transfer->results[i]);
      isWrong |= overlap(op.operands, op.num_operands, filled) ||
                 overlap(op.results, op.num_results, filled);
    }
    if (isWrong)
      return complain(op, std::string("uses memory of ") + transfer->name +
                              ", for which nothing has waited yet");
  }
  if (isTransfer)
    open.push_back(&op);
  return Error::success();
}

Error Rank::prepare(const tofu_operation &op, Neighbours &neighbours,
                    bool useLibraries) {
  Prepared prepared{&op, {}, nullptr, nullptr, {}};
  for (int64_t i = 0; i < op.num_operands; ++i)
    prepared.buffers.push_back(getPlace(op.operands[i]));
  for (int64_t i = 0; i < op.num_results; ++i)
    prepared.buffers.push_back(getPlace(op.results[i]));
  if (op.kind == TOFU_COMPUTE && op.contraction && useLibraries)
    prepared.library =
        prepareContraction(layout.getProgram(), op, coordinates.data());
  if (op.kind == TOFU_COMPUTE && op.call) {
    prepared.function = std::make_unique<FunctionCall>();
    if (Error error = prepared.function->prepare(layout.getProgram(), op,
                                                 coordinates.data()))
      return complain(op, error.getMessage());
  }
  if (op.kind == TOFU_FETCH || op.kind == TOFU_REDUCE)
    if (Error error = schedule(neighbours, op, number, prepared.exchanges))
      return error;
  if (op.kind == TOFU_SCAN)
    if (Error error = scheduleScan(layout, op, number, prepared.exchanges))
      return error;
  if (Error error = checkOverlap(op))
    return error;
  operations.push_back(std::move(prepared));
  return Error::success();
}

void Rank::finishPreparing() {
  auto forEachExchange = [&](auto visit) {
    for (Prepared &prepared : operations)
      for (Exchange &exchange : prepared.exchanges)
        visit(exchange);
  };
  size_t most = 0;
  forEachExchange([&](const Exchange &exchange) {
    if (exchange.isWide())
      most = std::max<size_t>(most, getNumElements(exchange.to) *
                                        getTypeBytes(exchange.fold.wide));
  });
  folding.resize(most);
  forEachExchange([&](Exchange &exchange) {
    exchange.source = getPlace(exchange.from);
    exchange.destination =
        exchange.isWide() ? folding.data() : getPlace(exchange.to);
  });
}

const Rank::Prepared &Rank::getTransfer(const Prepared &wait) const {
  return operations[wait.op->started];
}

Error Rank::compute(const Prepared &prepared) {
  if (prepared.function)
    return prepared.function->run(prepared.buffers.data(), workers);
  if (prepared.library &&
      prepared.library->run(prepared.buffers.data(), workers))
    return Error::success();
  return runKernel(*prepared.op, coordinates.data(), prepared.buffers.data(),
                   workers);
}

/// Its first exchange is of terms, its second one of copies, which needs what
/// was folded; either may be missing.
static bool startsAtOnce(const std::vector<Exchange> &exchanges) {
  return !exchanges.empty() && exchanges[0].number % 2 == 0;
}

void Rank::foldRow(const Prepared &scan, bool isFirst) {
  const tofu_operation &op = *scan.op;
  int64_t type = layout.getBuffer(op.operands[0]).type;
  int64_t count = getNumElements(op.operands[0]);
  const char *own = scan.buffers[0];
  char *before = scan.buffers[1], *through = scan.buffers[2];
  if (isFirst)
    fillNeutral(before, count, type, op.combiner);
  std::memcpy(through, before, count * getTypeBytes(type));
  getFold(type, op.combiner).add(through, own, count);
}

Error Rank::wait(const Prepared &transfer, Communicator &communicator,
                 bool &isDone) {
  const std::vector<Exchange> &exchanges = transfer.exchanges;
  bool receives = !exchanges.empty() && !exchanges[0].receives.empty();
  for (;; ++position.exchange) {
    if (transfer.op->kind == TOFU_SCAN && !position.isStarted &&
        position.exchange == size_t(receives))
      foldRow(transfer, /*isFirst=*/!receives);
    if (position.exchange == exchanges.size())
      break;
    const Exchange &exchange = exchanges[position.exchange];
    bool isFirst = position.exchange == 0;
    if (!position.isStarted && !(isFirst && startsAtOnce(exchanges)))
      if (Error error = communicator.start(exchange, activity))
        return error;
    position.isStarted = true;
    isDone = false;
    Error error =
        communicator.take(exchange, position.receipt, activity, isDone);
    if (error || !isDone)
      return error;
    if (exchange.isWide())
      finish(exchange.fold, getPlace(exchange.to), folding.data(),
             getNumElements(exchange.to));
    position.receipt = {};
    position.isStarted = false;
  }
  isDone = true;
  return Error::success();
}

Error Rank::run(const Prepared &prepared, Communicator &communicator,
                bool &isDone) {
  if (prepared.op->kind == TOFU_WAIT)
    return wait(getTransfer(prepared), communicator, isDone);
  isDone = true;
  if (Error error = activity.count("operation"))
    return error;
  if (prepared.op->kind == TOFU_COMPUTE)
    return compute(prepared);
  return startsAtOnce(prepared.exchanges)
             ? communicator.start(prepared.exchanges[0], activity)
             : Error::success();
}

void Rank::beginStep() {
  activity.beginStep();
  position = {};
}

Error Rank::explainWait(Communicator &communicator) const {
  const Prepared &wait = operations[position.operation];
  return complain(
      *wait.op, communicator
                    .explainWait(getTransfer(wait).exchanges[position.exchange],
                                 position.receipt)
                    .getMessage());
}

Error Rank::advance(Communicator &communicator, Trace *trace, bool &isDone) {
  if (position.isBegun) // it has waited
    activity.waited += Clock::now() - position.waits;
  for (; position.operation != operations.size(); ++position.operation) {
    const Prepared &prepared = operations[position.operation];
    activity.operation = prepared.op;
    if (communicator.isAborted())
      return complain(*prepared.op, "another rank has failed");
    if (trace && !position.isBegun) {
      position.begin = Clock::now();
      position.bytes = activity.bytesReceived;
      position.waited = activity.waited;
    }
    position.isBegun = true;
    if (Error error = run(prepared, communicator, isDone))
      return complain(*prepared.op, error.getMessage());
    if (!isDone) {
      position.waits = Clock::now();
      return Error::success();
    }
    position.isBegun = false;
    position.exchange = 0;
    if (trace)
      trace->add(here, {prepared.op, position.begin, Clock::now(),
                        activity.bytesReceived - position.bytes,
                        activity.waited - position.waited});
  }
  activity.operation = nullptr;
  isDone = true;
  return Error::success();
}
