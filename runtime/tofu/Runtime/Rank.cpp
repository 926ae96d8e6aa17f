//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Rank.h"

#include "tofu/Runtime/Compute.h"
#include "tofu/Runtime/FindExchanges.h"
#include "tofu/Runtime/HiddenTime.h"
#include "tofu/Runtime/Types.h"
#include "tofu/Runtime/Watch.h"

#include <algorithm>
#include <cstring>

using namespace tofu::runtime;

Rank::Rank(int64_t number, int64_t here, const Holdings &holdings,
           std::unique_ptr<Device> device)
    : number(number), here(here), holdings(holdings),
      device(std::move(device)) {}

Error Rank::allocate() {
  auto complain = [&](const Error &error) {
    return Error("rank " + std::to_string(number) + ": " + error.getMessage());
  };
  const tofu_program_data &program = holdings.getProgram();
  char *arena = nullptr;
  if (Error error = device->allocateArena(program.arena_bytes, arena))
    return complain(error);
  for (int64_t i = 0; i != program.num_buffers; ++i) {
    const tofu_buffer &buffer = program.buffers[i];
    char *&place = places.emplace_back(nullptr);
    if (!buffer.constant)
      place = arena + buffer.offset;
    else if (Error error = device->getConstant(i, place))
      return complain(error);
  }
  return Error::success();
}

int64_t Rank::getNumElements(int64_t buffer) const {
  return getVolume(holdings.getBox(buffer, number));
}

Error Rank::complain(const tofu_operation &op, const std::string &what) const {
  std::string location = op.location;
  return Error("rank " + std::to_string(number) + ": " + op.name +
               (location.empty() ? "" : " (" + location + ")") + ": " + what);
}

Rank::Span Rank::getSpan(int64_t buffer) const {
  const char *place = getPlace(buffer);
  return {place, place + holdings.getBytes(buffer, number)};
}

/// Other ranks read the operand of a transfer while this one writes its result,
/// from its start until its wait.
Error Rank::checkOverlap(const tofu_operation &op) {
  if (op.kind == TOFU_WAIT) {
    std::erase(open, holdings.getProgram().operations + op.started);
    return Error::success();
  }
  if (op.num_blocks && !open.empty())
    return complain(op, std::string("nothing has waited for ") +
                            open.front()->name + " yet");
  auto overlap = [&](const int64_t *buffers, int64_t count, Span span) {
    return std::any_of(buffers, buffers + count, [&](int64_t buffer) {
      return getSpan(buffer).overlaps(span);
    });
  };
  if (isTransfer(op.kind) &&
      overlap(op.results, op.num_results, getSpan(op.operands[0])))
    return complain(op, "operand and result overlap in the arena");
  if (isTransfer(op.kind) && op.num_results == 2 &&
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
  if (isTransfer(op.kind))
    open.push_back(&op);
  return Error::success();
}

Error Rank::prepare(const tofu_operation &op, Neighbours &neighbours) {
  Prepared prepared{&op, {}, nullptr, {}, {}};
  for (int64_t i = 0; i < op.num_operands; ++i)
    prepared.buffers.push_back(getPlace(op.operands[i]));
  for (int64_t i = 0; i < op.num_results; ++i)
    prepared.buffers.push_back(getPlace(op.results[i]));
  if (op.kind == TOFU_COMPUTE)
    if (Error error = device->prepare(op, prepared.computation))
      return complain(op, error.getMessage());
  if (isTransfer(op.kind))
    if (Error error = findExchanges(neighbours, op, number, prepared.exchanges))
      return error;
  if (Error error = prepareCopies(prepared))
    return error;
  if (Error error = checkOverlap(op))
    return error;
  operations.push_back(std::move(prepared));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// Copies from `from[i]` to `to[i]`, in that order.
Error Rank::addCopies(Prepared &prepared, const int64_t *from,
                      const int64_t *to, int64_t count) const {
  std::vector<Copy> &copies = prepared.copies.emplace_back();
  for (int64_t i = 0; i != count; ++i) {
    Span source = getSpan(from[i]), target = getSpan(to[i]);
    if (holdings.getBox(from[i], number) != holdings.getBox(to[i], number))
      return complain(*prepared.op, "a state or result is in other pieces than "
                                    "what becomes it");
    if (source.begin == target.begin)
      continue;
    bool isWrong = false;
    for (int64_t j = 0; j != count; ++j)
      isWrong |= (j >= i && getSpan(from[j]).overlaps(target)) ||
                 (j != i && getSpan(to[j]).overlaps(target));
    if (isWrong)
      return complain(*prepared.op, "what becomes of its states or results "
                                    "cannot be copied one by one; run "
                                    "-tofu-schedule before it is compiled");
    copies.push_back(
        {source.begin, getPlace(to[i]), size_t(source.end - source.begin)});
  }
  return Error::success();
}

Error Rank::prepareCopies(Prepared &prepared) const {
  const tofu_operation &op = *prepared.op;
  if (op.kind == TOFU_WHILE) {
    const tofu_block &condition = op.blocks[0], &body = op.blocks[1];
    for (auto [from, to] : {std::pair(op.operands, condition.arguments),
                            std::pair(condition.arguments, body.arguments),
                            std::pair(body.yields, condition.arguments),
                            std::pair(condition.arguments, op.results)})
      if (Error error = addCopies(prepared, from, to, op.num_operands))
        return error;
  }
  for (int64_t b = 0; op.kind == TOFU_CASE && b != op.num_blocks; ++b)
    if (Error error = addCopies(prepared, op.blocks[b].yields, op.results,
                                op.num_results))
      return error;
  return Error::success();
}

template <typename T> static int64_t readAs(const char *place) {
  T value;
  std::memcpy(&value, place, sizeof(value));
  return value;
}

Error Rank::getInteger(int64_t buffer, int64_t &value) const {
  int64_t type = holdings.getBuffer(buffer).type;
  char bytes[8];
  if (Error error = device->read(bytes, getPlace(buffer), getTypeBytes(type)))
    return error;
  value = type == TOFU_I16   ? readAs<int16_t>(bytes)
          : type == TOFU_I32 ? readAs<int32_t>(bytes)
          : type == TOFU_I64 ? readAs<int64_t>(bytes)
                             : readAs<int8_t>(bytes);
  return Error::success();
}

void Rank::enterBlock(int64_t block) {
  position.frames.back().block = block;
  position.operation = getBlock(position.frames.back()).begin;
}

Error Rank::run(const std::vector<Copy> &copies) {
  for (const Copy &copy : copies)
    if (Error error = device->copy(copy.to, copy.from, copy.bytes))
      return error;
  return device->settle();
}

Error Rank::enter() {
  const Prepared &prepared = operations[position.operation];
  const tofu_operation &op = *prepared.op;
  position.frames.push_back({position.operation, 0});
  if (op.kind == TOFU_WHILE) {
    enterBlock(0);
    return run(prepared.copies[0]);
  }
  int64_t number = 0;
  if (Error error = getInteger(op.operands[0], number))
    return error;
  bool isThere = number >= 0 && number < op.num_blocks;
  enterBlock(isThere ? number : op.num_blocks - 1);
  return Error::success();
}

Error Rank::decide(const tofu_operation &op, int64_t trips,
                   bool &goesOn) const {
  int64_t decides = op.blocks[0].yields[0], value = 0;
  if (device->isKeeping()) {
    goesOn = trips < op.trips;
    return device->expect(op, trips, goesOn, getPlace(decides));
  }
  if (Error error = getInteger(decides, value))
    return error;
  goesOn = value != 0;
  return op.trips >= 0 && goesOn != (trips < op.trips)
             ? getTripsError(op, trips, goesOn)
             : Error::success();
}

Error Rank::leaveBlock() {
  Frame &frame = position.frames.back();
  const Prepared &prepared = operations[frame.operation];
  const tofu_operation &op = *prepared.op;
  if (op.kind == TOFU_WHILE && frame.block == 1) {
    ++frame.trips;
    enterBlock(0);
    return run(prepared.copies[2]);
  }
  const std::vector<Copy> *last = &prepared.copies[frame.block];
  if (op.kind == TOFU_WHILE) {
    bool goesOn = false;
    if (Error error = decide(op, frame.trips, goesOn))
      return error;
    if (goesOn) {
      enterBlock(1);
      return run(prepared.copies[1]);
    }
    last = &prepared.copies[3];
  }
  position.operation = op.blocks[op.num_blocks - 1].end;
  position.frames.pop_back();
  return run(*last);
}

Error Rank::finishPreparing() {
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
  Error error = Error::success();
  if (most)
    error = device->allocate(most, folding);
  forEachExchange([&](Exchange &exchange) {
    exchange.device = device.get();
    exchange.source = getPlace(exchange.from);
    exchange.destination = exchange.isWide() ? folding : getPlace(exchange.to);
    for (Event *event : {&exchange.offered, &exchange.taken})
      if (!error)
        error = device->makeEvent(*event);
  });
  if (error)
    return Error("rank " + std::to_string(number) + ": " + error.getMessage());
  return error;
}

const Rank::Prepared &Rank::getTransfer(const Prepared &wait) const {
  return operations[wait.op->started];
}

/// Its first exchange is of terms, its second one of copies, which needs what
/// was folded; either may be missing.
static bool startsAtOnce(const std::vector<Exchange> &exchanges) {
  return !exchanges.empty() && exchanges[0].number % 2 == 0;
}

Error Rank::foldRow(const Prepared &scan, bool isFirst) {
  const tofu_operation &op = *scan.op;
  int64_t type = holdings.getBuffer(op.operands[0]).type;
  int64_t count = getNumElements(op.operands[0]);
  const char *own = scan.buffers[0];
  char *before = scan.buffers[1], *through = scan.buffers[2];
  if (isFirst)
    if (Error error = device->fillNeutral(before, count, type, op.combiner))
      return error;
  if (Error error = device->copy(through, before, count * getTypeBytes(type)))
    return error;
  return device->fold(through, own, count, type, op.combiner);
}

Error Rank::wait(const Prepared &transfer, Communicator &communicator,
                 bool &isDone) {
  const std::vector<Exchange> &exchanges = transfer.exchanges;
  bool receives = !exchanges.empty() && !exchanges[0].receives.empty();
  for (;; ++position.exchange) {
    if (transfer.op->kind == TOFU_SCAN && !position.isStarted &&
        position.exchange == size_t(receives))
      if (Error error = foldRow(transfer, /*isFirst=*/!receives))
        return error;
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
      if (Error error = device->finish(exchange.fold, getPlace(exchange.to),
                                       folding, getNumElements(exchange.to)))
        return error;
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
    return prepared.computation->run(prepared.buffers.data());
  if (prepared.op->num_blocks)
    return Error::success(); // see enter()
  return startsAtOnce(prepared.exchanges)
             ? communicator.start(prepared.exchanges[0], activity)
             : Error::success();
}

void Rank::beginStep() {
  activity.beginStep();
  position = {};
  begin = Clock::now();
  device->beginStep();
}

/// What a device did while the rank went on to ask for more.
Error Rank::endStep(const Communicator &communicator, Trace *trace) {
  std::vector<Device::Timing> timings;
  if (Error error = device->endStep(timings))
    return error;
  auto getDuration = [](double seconds) {
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(seconds));
  };
  std::vector<double> hidden =
      getHiddenSeconds(timings, holdings.getProgram().operations);
  for (size_t i = 0; i != timings.size(); ++i) {
    const Device::Timing &timing = timings[i];
    // Operations are prepared in the program's order.
    const tofu_operation &op = *timing.op;
    int64_t number = &op - holdings.getProgram().operations;
    const Prepared &prepared = operations[number];
    const char *by = "";
    if (prepared.computation)
      by = prepared.computation->getLibrary();
    else if (timing.isMove)
      by = communicator.getWay(op.kind == TOFU_WAIT ? op.started : number);
    trace->add(here,
               {&op,
                begin + getDuration(timing.begin),
                begin + getDuration(timing.end),
                timing.bytes,
                {},
                by,
                getDuration(hidden[i])},
               timing.isMove);
  }
  return Error::success();
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
  while (true) {
    bool isInBlock = !position.frames.empty();
    if (isInBlock &&
        position.operation == size_t(getBlock(position.frames.back()).end)) {
      const tofu_operation &op =
          *operations[position.frames.back().operation].op;
      if (communicator.isAborted())
        return complain(op, communicator.explainAbort());
      if (Error error = leaveBlock())
        return complain(op, error.getMessage());
      continue;
    }
    if (position.operation == operations.size())
      break;
    const Prepared &prepared = operations[position.operation];
    activity.operation = prepared.op;
    Watch::note(number, prepared.op);
    if (communicator.isAborted())
      return complain(*prepared.op, communicator.explainAbort());
    bool isOnHost = device->isHost();
    if (trace && !position.isBegun && !isOnHost)
      if (Error error = device->beginOperation(*prepared.op))
        return complain(*prepared.op, error.getMessage());
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
    if (Error error = device->settle())
      return complain(*prepared.op, error.getMessage());
    if (trace && !isOnHost)
      if (Error error =
              device->endOperation(activity.bytesReceived - position.bytes))
        return complain(*prepared.op, error.getMessage());
    if (trace && isOnHost)
      trace->add(here, {prepared.op, position.begin, Clock::now(),
                        activity.bytesReceived - position.bytes,
                        activity.waited - position.waited});
    if (!prepared.op->num_blocks)
      ++position.operation;
    else if (Error error = enter())
      return complain(*prepared.op, error.getMessage());
  }
  activity.operation = nullptr;
  Watch::note(number, nullptr);
  if (Error error = endStep(communicator, trace)) {
    // Why others cannot go on says nothing of where this one is.
    bool isOthers = communicator.isAborted() &&
                    error.getMessage() == communicator.explainAbort();
    return Error("rank " + std::to_string(number) + ": " +
                 (isOthers ? "the end of the step: " : "") +
                 error.getMessage());
  }
  isDone = true;
  return Error::success();
}
