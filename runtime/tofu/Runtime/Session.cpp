//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Session.h"

#include "tofu/Runtime/Feed.h"
#include "tofu/Runtime/Schedule.h"
#include "tofu/Runtime/WholeArray.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace tofu::runtime;

static constexpr double kDefaultTimeout = 60;

tofu_session::tofu_session(const tofu_program &program,
                           const tofu_options &options)
    : data(program.data), options(options), layout(program) {}

Error tofu_session::checkOptions() const {
  if (options.threads_per_rank < 0)
    return Error("option 'threads_per_rank' is " +
                 std::to_string(options.threads_per_rank) +
                 "; give 1 or more, or 0 for the default");
  if (!std::isfinite(options.timeout) || options.timeout < 0 ||
      options.timeout > 1e6)
    return Error("option 'timeout' is " + std::to_string(options.timeout) +
                 "; give seconds up to 1000000, or 0 for the default");
  if (options.fail_call &&
      (options.fail_call < 0 || options.fail_rank < 0 ||
       options.fail_rank >= layout.getMesh().getNumRanks()))
    return Error("option 'fail_rank' is " + std::to_string(options.fail_rank) +
                 " of " + std::to_string(layout.getMesh().getNumRanks()) +
                 " ranks, and 'fail_call' is " +
                 std::to_string(options.fail_call) +
                 "; give a rank of the program and a call from 1");
  return Error::success();
}

Error tofu_session::open() {
  if (Error error = checkOptions())
    return error;
  if (Error error = layout.open())
    return error;
  int64_t numRanks = layout.getMesh().getNumRanks();
  int64_t cores = std::thread::hardware_concurrency();
  int64_t workers = options.threads_per_rank
                        ? options.threads_per_rank
                        : std::max<int64_t>(cores / numRanks, 1);
  std::vector<const Activity *> activities;
  for (int64_t number = 0; number != numRanks; ++number) {
    ranks.push_back(std::make_unique<Rank>(number, layout, workers));
    if (Error error = ranks.back()->allocate())
      return error;
    activities.push_back(&ranks.back()->getActivity());
  }
  if (options.fail_call)
    ranks[options.fail_rank]->getActivity().failCall = options.fail_call;
  for (int64_t i = 0; i < data.num_operations; ++i)
    if (Error error = prepare(data.operations[i]))
      return error;
  communicator = std::make_unique<ThreadCommunicator>(
      std::move(activities),
      options.timeout > 0 ? options.timeout : kDefaultTimeout);
  if (options.trace)
    trace.emplace(numRanks);
  team = std::make_unique<Team>(numRanks);
  counters.arena_bytes = data.arena_bytes;
  return Error::success();
}

Error tofu_session::prepare(const tofu_operation &op) {
  std::vector<std::vector<Exchange>> exchanges(ranks.size());
  if (op.kind != TOFU_COMPUTE) {
    Schedule schedule(layout, op);
    if (Error error = op.kind == TOFU_FETCH ? scheduleFetch(schedule)
                                            : scheduleReduce(schedule))
      return error;
    exchanges = schedule.take();
  }
  for (size_t rank = 0; rank != ranks.size(); ++rank)
    if (Error error = ranks[rank]->prepare(op, std::move(exchanges[rank]),
                                           !options.no_libraries))
      return error;
  return Error::success();
}

void tofu_session::fail(const Error &error) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!firstError)
      firstError = error;
  }
  communicator->abort();
}

void tofu_session::runRank(int64_t rank) noexcept {
  try {
    Trace *record = trace ? &*trace : nullptr;
    if (Error error = ranks[rank]->runStep(*communicator, record))
      fail(error);
  } catch (const std::exception &exception) {
    fail(Error("rank " + std::to_string(rank) + ": " + exception.what()));
  }
}

Error tofu_session::step() {
  Clock::time_point begin = Clock::now();
  team->run(ranks.size(), [this](int64_t rank) { runRank(rank); });
  Clock::time_point end = Clock::now();
  counters.seconds = std::chrono::duration<double>(end - begin).count();
  counters.bytes_moved = 0;
  for (const auto &rank : ranks)
    counters.bytes_moved += rank->getActivity().bytesReceived;
  if (trace)
    trace->addStep({nullptr, begin, end, counters.bytes_moved, {}});
  hasResults = !firstError;
  if (!firstError)
    return Error::success();
  // All ranks are here, so the next step can begin as the first one did.
  communicator->reset();
  Error error = *firstError;
  firstError.reset();
  return error;
}

std::vector<char *> tofu_session::getPlaces(int64_t buffer) const {
  std::vector<char *> places;
  for (const auto &rank : ranks)
    places.push_back(rank->getPlace(buffer));
  return places;
}

Error tofu_session::checkStepped(const char *what) const {
  return hasResults ? Error::success()
                    : Error(std::string("there are no results to ") + what +
                            "; run a step without error first");
}

static Error checkNumber(const char *what, int64_t number, int64_t count) {
  if (number >= 0 && number < count)
    return Error::success();
  return Error(std::string("there is no ") + what + " " +
               std::to_string(number) +
               "; they are numbered from 0, and there "
               "are " +
               std::to_string(count));
}

Error tofu_session::setArgument(int64_t argument, const void *array) {
  if (Error error = checkNumber("argument", argument, data.num_arguments))
    return error;
  int64_t buffer = data.arguments[argument].buffer;
  scatter(layout, buffer, static_cast<const char *>(array), getPlaces(buffer));
  return Error::success();
}

Error tofu_session::getResult(int64_t result, void *array) const {
  if (Error error = checkNumber("result", result, data.num_results))
    return error;
  if (Error error = checkStepped("get"))
    return error;
  const tofu_value &value = data.results[result];
  if (Error error = gather(layout, value.buffer, getPlaces(value.buffer),
                           static_cast<char *>(array)))
    return Error("result " + quote(value.name) + ": " + error.getMessage());
  return Error::success();
}

Error tofu_session::feed() {
  if (Error error = checkStepped("feed"))
    return error;
  std::vector<Feed> feeds;
  for (int64_t i = 0; i < data.num_results; ++i) {
    const tofu_value &result = data.results[i];
    if (result.replaces < 0)
      continue;
    int64_t argument = data.arguments[result.replaces].buffer;
    feeds.push_back({result.name, result.buffer, argument,
                     getPlaces(result.buffer), getPlaces(argument)});
  }
  return runFeeds(layout, feeds);
}

Error tofu_session::getPiece(int64_t rank, int64_t buffer, void **piece,
                             int64_t *ranges) const {
  if (Error error = checkNumber("rank", rank, ranks.size()))
    return error;
  if (Error error = checkNumber("buffer", buffer, data.num_buffers))
    return error;
  *piece = ranks[rank]->getPlace(buffer);
  if (!ranges)
    return Error::success();
  for (Range range : layout.getBox(buffer, rank)) {
    *ranges++ = range.lo;
    *ranges++ = range.hi;
  }
  return Error::success();
}

Error tofu_session::writeTrace(const char *path) const {
  if (!trace)
    return Error("nothing was traced; open the session with option 'trace'");
  return trace->write(path, data.name ? data.name : "");
}
