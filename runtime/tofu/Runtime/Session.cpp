//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Session.h"

#include "tofu/Runtime/ForeignCommunicator.h"
#include "tofu/Runtime/ThreadCommunicator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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
  if (options.communicator)
    return checkCommunicator(*options.communicator,
                             layout.getMesh().getNumRanks());
  return Error::success();
}

Error tofu_session::open() {
  if (Error error = checkOptions())
    return error;
  int64_t numAll = layout.getMesh().getNumRanks();
  const tofu_communicator *foreign = options.communicator;
  here.resize(foreign ? foreign->num_here : numAll);
  if (foreign)
    std::copy_n(foreign->here, here.size(), here.begin());
  else
    std::iota(here.begin(), here.end(), 0);
  if (Error error = layout.check(here))
    return error;
  int64_t numHere = here.size();
  int64_t cores = std::thread::hardware_concurrency();
  int64_t workers = options.threads_per_rank
                        ? options.threads_per_rank
                        : std::max<int64_t>(cores / numHere, 1);
  std::vector<const Activity *> activities;
  for (int64_t i = 0; i != numHere; ++i) {
    ranks.push_back(std::make_unique<Rank>(here[i], i, layout, workers));
    if (Error error = ranks.back()->allocate())
      return error;
    Activity &activity = ranks.back()->getActivity();
    if (here[i] == options.fail_rank)
      activity.failCall = options.fail_call;
    activities.push_back(&activity);
  }
  Neighbours neighbours(layout);
  for (int64_t i = 0; i < data.num_operations; ++i)
    for (auto &rank : ranks)
      if (Error error = rank->prepare(data.operations[i], neighbours,
                                      !options.no_libraries))
        return error;
  for (auto &rank : ranks)
    rank->finishPreparing();
  double timeout = options.timeout > 0 ? options.timeout : kDefaultTimeout;
  if (foreign)
    communicator = std::make_unique<ForeignCommunicator>(*foreign, timeout);
  else
    communicator =
        std::make_unique<ThreadCommunicator>(std::move(activities), timeout);
  if (options.trace)
    trace.emplace(here, numAll);
  team = std::make_unique<Team>(numHere);
  counters.arena_bytes = data.arena_bytes;
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

void tofu_session::runRank(int64_t here) noexcept {
  try {
    Trace *record = trace ? &*trace : nullptr;
    if (Error error = ranks[here]->runStep(*communicator, record))
      fail(error);
  } catch (const std::exception &exception) {
    fail(Error("rank " + std::to_string(this->here[here]) + ": " +
               exception.what()));
  }
}

Error tofu_session::step() {
  if (broken)
    return Error("a step has failed, and no other can begin: " +
                 broken->getMessage() + "; open another session");
  Clock::time_point begin = Clock::now();
  team->run(ranks.size(), [this](int64_t here) { runRank(here); });
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
  // All ranks have come back, so the next step can begin as the first one did.
  if (Error error = communicator->reset())
    broken = error;
  Error error = *firstError;
  firstError.reset();
  return error;
}

Error tofu_session::writeTrace(const char *path) const {
  if (!trace)
    return Error("nothing was traced; open the session with option 'trace'");
  return trace->write(path, data.name ? data.name : "");
}
