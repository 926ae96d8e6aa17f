//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Rank.h"

#include "tofu/Runtime/Compute.h"
#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Schedule.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>

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

/// Other ranks read the operand while this one writes the result.
Error Rank::checkOverlap(const tofu_operation &op) const {
  int64_t from = op.operands[0], to = op.results[0];
  int64_t fromBytes = layout.getBytes(from, number);
  int64_t toBytes = layout.getBytes(to, number);
  if (fromBytes && toBytes && getPlace(from) < getPlace(to) + toBytes &&
      getPlace(to) < getPlace(from) + fromBytes)
    return complain(op, "operand and result overlap in the arena");
  return Error::success();
}

Error Rank::prepare(const tofu_operation &op, Neighbours &neighbours,
                    bool useLibraries) {
  Prepared prepared{&op, {}, nullptr, {}};
  for (int64_t i = 0; i < op.num_operands; ++i)
    prepared.buffers.push_back(getPlace(op.operands[i]));
  for (int64_t i = 0; i < op.num_results; ++i)
    prepared.buffers.push_back(getPlace(op.results[i]));
  if (op.kind == TOFU_COMPUTE && op.contraction && useLibraries)
    prepared.library =
        prepareContraction(layout.getProgram(), op, coordinates.data());
  if (op.kind != TOFU_COMPUTE) {
    if (Error error = schedule(neighbours, op, number, prepared.exchanges))
      return error;
    if (Error error = checkOverlap(op))
      return error;
  }
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

Error Rank::runExchange(const Exchange &exchange, Communicator &communicator) {
  if (Error error = communicator.start(exchange, activity))
    return error;
  if (Error error = communicator.wait(exchange, activity))
    return error;
  if (exchange.isWide())
    finish(exchange.fold, getPlace(exchange.to), folding.data(),
           getNumElements(exchange.to));
  return Error::success();
}

Error Rank::run(const Prepared &prepared, Communicator &communicator) {
  if (Error error = activity.count("operation"))
    return error;
  if (prepared.library &&
      prepared.library->run(prepared.buffers.data(), workers))
    return Error::success();
  if (prepared.op->kind == TOFU_COMPUTE)
    return runKernel(*prepared.op, coordinates.data(), prepared.buffers.data(),
                     workers);
  for (const Exchange &exchange : prepared.exchanges)
    if (Error error = runExchange(exchange, communicator))
      return error;
  return Error::success();
}

Error Rank::runStep(Communicator &communicator, Trace *trace) {
  activity.beginStep();
  for (const Prepared &prepared : operations) {
    activity.operation = prepared.op;
    if (communicator.isAborted())
      return complain(*prepared.op, "another rank has failed");
    Clock::time_point begin = trace ? Clock::now() : Clock::time_point();
    int64_t bytes = activity.bytesReceived;
    Clock::duration waited = activity.waited;
    if (Error error = run(prepared, communicator))
      return complain(*prepared.op, error.getMessage());
    if (trace)
      trace->add(here,
                 {prepared.op, begin, Clock::now(),
                  activity.bytesReceived - bytes, activity.waited - waited});
  }
  activity.operation = nullptr;
  return Error::success();
}
