//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Session/Session.h"

#include "tofu/Cuda/NcclCommunicator.h"
#include "tofu/Cuda/StepGraph.h"
#include "tofu/Runtime/BlasCalls.h"
#include "tofu/Runtime/Exceptions.h"
#include "tofu/Runtime/ForeignCommunicator.h"
#include "tofu/Runtime/HostDevice.h"
#include "tofu/Runtime/Subnormals.h"
#include "tofu/Runtime/ThreadCommunicator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace tofu::runtime;

static constexpr double kDefaultTimeout = 60;
/// Up to so many ranks have a thread each. More ranks share as many threads as
/// there are cores: to wake a thread takes longer than what so small ranks do.
static constexpr int64_t kMostThreads = 64;

tofu_session::tofu_session(const tofu_program &program,
                           const tofu_options &options)
    : data(program.data), options(options), holdings(program),
      taken(program.data, holdings), overwritten(program.data, holdings),
      notes{""} {}

Error tofu_session::checkOptions() const {
  if (options.threads_per_rank < 0)
    return Error("option 'threads_per_rank' is " +
                 std::to_string(options.threads_per_rank) +
                 "; give 1 or more, or 0 for the default");
  if (options.rank_threads < 0)
    return Error("option 'rank_threads' is " +
                 std::to_string(options.rank_threads) +
                 "; give 1 or more, or 0 for the default");
  if (!std::isfinite(options.timeout) || options.timeout < 0 ||
      options.timeout > 1e6)
    return Error("option 'timeout' is " + formatSeconds(options.timeout) +
                 "; give seconds up to 1000000, or 0 for the default");
  // A silence is some beats long.
  if (options.silence && !(options.silence >= 1 && options.silence <= 1e6))
    return Error("option 'silence' is " + formatSeconds(options.silence) +
                 "; give seconds from 1 to 1000000, or 0 for the default");
  if (options.fail_call &&
      (options.fail_call < 0 || options.fail_rank < 0 ||
       options.fail_rank >= holdings.getMesh().getNumRanks()))
    return Error("option 'fail_rank' is " + std::to_string(options.fail_rank) +
                 " of " + std::to_string(holdings.getMesh().getNumRanks()) +
                 " ranks, and 'fail_call' is " +
                 std::to_string(options.fail_call) +
                 "; give a rank of the program and a call from 1");
  if (options.communicator && data.target == TOFU_CUDA)
    return Error("the program is for CUDA devices, whose ranks are all in one "
                 "process; open its session without a communicator");
  if (options.communicator)
    return checkCommunicator(*options.communicator,
                             holdings.getMesh().getNumRanks());
  return Error::success();
}

tofu_session::~tofu_session() {
  Watch::Scope scope(getPlace());
  // What one does may still be read by another.
  for (auto &rank : ranks)
    rank->getDevice().synchronize();
  graph.reset();
  if (watch)
    watch->setHelp(nullptr);
  communicator.reset();
  ranks.clear();
}

Watch::Place tofu_session::begin() {
  // Of one process the host may go on after an error that it was told.
  if (watch && !processes)
    watch->forget();
  return getPlace();
}

Error tofu_session::makeDevices(int64_t workers,
                                std::vector<std::unique_ptr<Device>> &devices) {
  if (data.target == TOFU_CUDA)
    return tofu::cuda::makeCudaDevices(
        holdings, here, processes ? options.processes->local_rank : 0,
        options.no_libraries ? tofu::cuda::Libraries::None
        : options.tf32       ? tofu::cuda::Libraries::TF32
                             : tofu::cuda::Libraries::Exact,
        processes && options.peer_memory, options.wait_each != 0, devices);
  for (int64_t rank : here)
    devices.push_back(std::make_unique<HostDevice>(
        holdings, holdings.getMesh().getCoordinates(rank), workers,
        !options.no_libraries));
  return Error::success();
}

Error tofu_session::stayAway(const Error &error) const {
  return options.processes
             ? Processes::stayAway(*options.processes, error.getMessage())
             : error;
}

Error tofu_session::openProcesses(double timeout) {
  const tofu_processes *wanted = options.processes;
  if (!wanted)
    return Error::success();
  std::string size = std::to_string(wanted->size),
              numRanks = std::to_string(holdings.getMesh().getNumRanks());
  if (data.target != TOFU_CUDA)
    return stayAway(Error(
        "there are " + size + " processes, but the program is for CPUs: its " +
        numRanks + " ranks are threads of one process; start one"));
  if (wanted->size != holdings.getMesh().getNumRanks())
    return stayAway(Error("there are " + size +
                          " processes, but the program is for " + numRanks +
                          " ranks; start a process for each of them"));
  double silence = options.silence > 0 ? options.silence : Processes::kSilence;
  return explainGone(Processes::open(*wanted, Agreement::make(data, options),
                                     timeout, silence, processes),
                     "as the session opens");
}

Error tofu_session::explainGone(const Error &error, const char *when) {
  if (!error || !processes || !processes->isOneGone() ||
      error.getMessage() != processes->check().getMessage())
    return error;
  Error explained("rank " + std::to_string(processes->getRank()) + ": " + when +
                  ": " + error.getMessage());
  if (watch)
    watch->fail(explained.getMessage());
  return explained;
}

void tofu_session::openWatch(double timeout) {
  int64_t last = holdings.getMesh().getNumRanks() - 1;
  std::string who = options.processes
                        ? "rank " + std::to_string(options.processes->rank)
                    : last ? "ranks 0 to " + std::to_string(last)
                           : "rank 0";
  double patience = options.silence > 0
                        ? std::min(options.silence, double(Watch::kPatience))
                        : double(Watch::kPatience);
  watch.emplace(who, processes.get(), timeout, patience, options.stuck);
}

Error tofu_session::connect(std::vector<const Activity *> activities,
                            double timeout) {
  int64_t numHere = here.size();
  if (processes) {
    auto &device =
        static_cast<tofu::cuda::CudaDevice &>(ranks.front()->getDevice());
    auto nccl = std::make_unique<tofu::cuda::NcclCommunicator>(*processes,
                                                               device, timeout);
    Neighbours neighbours(holdings);
    std::map<int64_t, Collective> collectives;
    for (int64_t i = 0; i != data.num_operations; ++i)
      if (auto found =
              findCollective(neighbours, data.operations[i], here.front()))
        collectives.emplace(i, std::move(*found));
    Error error = nccl->open(std::move(collectives), options.any_order);
    addNote(nccl->getNote());
    watch->setHelp([one = nccl.get()] { one->tryAbort(); });
    communicator = std::move(nccl);
    return error;
  }
  if (options.communicator) {
    numWorkers = numHere; // its waits do not return before they are over
    communicator =
        std::make_unique<ForeignCommunicator>(*options.communicator, timeout);
    return Error::success();
  }
  int64_t cores = std::thread::hardware_concurrency();
  // A graph captures what all ask for; who waits for each wants one at a time.
  bool isOneByOne = graph || (data.target == TOFU_CUDA && options.wait_each);
  numWorkers = isOneByOne                ? 1
               : options.rank_threads    ? options.rank_threads
               : numHere <= kMostThreads ? numHere
                                         : cores;
  numWorkers = std::clamp<int64_t>(numWorkers, 1, numHere);
  auto threads = std::make_unique<ThreadCommunicator>(std::move(activities),
                                                      getWorkers(), timeout);
  if (data.target != TOFU_CUDA && !options.rank_threads) {
    threadCommunicator = threads.get();
    rankThreads.emplace(numWorkers);
  }
  communicator = std::move(threads);
  return Error::success();
}

std::vector<int64_t> tofu_session::getWorkers() const {
  std::vector<int64_t> workers(here.size());
  for (int64_t worker = 0; worker != numWorkers; ++worker)
    std::fill(workers.begin() + getFirstRank(worker),
              workers.begin() + getFirstRank(worker + 1), worker);
  return workers;
}

void tofu_session::setNumWorkers(int64_t number) {
  if (number == numWorkers)
    return;
  numWorkers = number;
  threadCommunicator->setWorkers(getWorkers());
}

Error tofu_session::open() {
  try {
    return openAll();
  } catch (const std::exception &exception) { // memory, threads
    Error error(describe(exception));
    if (!processes)
      return stayAway(error);
    return Processes::tell(processes.get(), processes->getRank(),
                           "as the session opens", error);
  }
}

Error tofu_session::openAll() {
  if (Error error = checkOptions())
    return stayAway(error);
  FlushSubnormals flush(options.flush_subnormals); // its threads inherit it
  double timeout = options.timeout > 0 ? options.timeout : kDefaultTimeout;
  if (Error error = openProcesses(timeout))
    return error;
  if (data.target == TOFU_CUDA)
    openWatch(timeout);
  Watch::Scope scope(begin());
  Error error = explainGone(openRanks(timeout), "as the session opens");
  if (error && watch)
    watch->fail(error.getMessage());
  if (error && processes)
    processes->fail(error.getMessage());
  return error;
}

/// The ranks of a process share its memory.
static Error explainMemory(const Error &error, int64_t bytes, int64_t ranks) {
  int64_t all = 0;
  if (__builtin_mul_overflow(bytes, ranks, &all))
    all = INT64_MAX;
  return Error(error.getMessage() + "; the " + std::to_string(ranks) +
               " ranks of this process need " + std::to_string(all) +
               " bytes in all: more ranks help only in processes on several "
               "machines (docs/Execution.md)");
}

Error tofu_session::openRanks(double timeout) {
  int64_t numAll = holdings.getMesh().getNumRanks();
  const tofu_communicator *foreign = options.communicator;
  here.resize(processes ? 1 : foreign ? foreign->num_here : numAll);
  if (foreign)
    std::copy_n(foreign->here, here.size(), here.begin());
  else
    std::iota(here.begin(), here.end(), processes ? processes->getRank() : 0);
  if (Error error = holdings.check(here))
    return error;
  overwritten.open(here);
  int64_t numHere = here.size();
  int64_t cores = std::thread::hardware_concurrency();
  int64_t workers = options.threads_per_rank
                        ? options.threads_per_rank
                        : std::max<int64_t>(cores / numHere, 1);
  std::vector<std::unique_ptr<Device>> devices;
  if (Error error = makeDevices(workers, devices))
    return error;
  std::vector<const Activity *> activities;
  for (int64_t i = 0; i != numHere; ++i) {
    bool isHost = devices[i]->isHost();
    ranks.push_back(
        std::make_unique<Rank>(here[i], i, holdings, std::move(devices[i])));
    if (Error error = ranks.back()->allocate())
      return isHost ? explainMemory(error, data.arena_bytes, numHere) : error;
    Activity &activity = ranks.back()->getActivity();
    if (here[i] == options.fail_rank)
      activity.failCall = options.fail_call;
    activities.push_back(&activity);
  }
  Neighbours neighbours(holdings);
  for (int64_t i = 0; i < data.num_operations; ++i)
    for (int64_t j = 0; j != numHere; ++j) {
      Watch::note(here[j], &data.operations[i]);
      if (Error error = ranks[j]->prepare(data.operations[i], neighbours))
        return error;
    }
  Watch::note(numHere == 1 ? here[0] : -1, nullptr);
  for (auto &rank : ranks)
    if (Error error = rank->finishPreparing())
      return error;
  if (Error error = reserveForBlas(numHere * workers))
    return error;
  if (Error error = openGraph())
    return error;
  if (Error error = connect(std::move(activities), timeout))
    return error;
  if (options.trace)
    trace.emplace(here, numAll);
  team = std::make_unique<Team>(numWorkers);
  counters.arena_bytes = data.arena_bytes;
  return Error::success();
}

void tofu_session::fail(const Error &error) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!firstError)
      firstError = error;
  }
  if (watch)
    watch->fail(error.getMessage());
  if (processes)
    processes->fail(error.getMessage());
  // First what makes kernels end that wait for others: whatever frees a graph
  // may wait for them. NCCL then waits for the graph to be let go of.
  communicator->abort();
  if (processes && graph)
    graph->discard();
}

void tofu_session::runRanks(int64_t worker) noexcept {
  int64_t first = getFirstRank(worker), end = getFirstRank(worker + 1);
  Watch::Scope scope(getPlace());
  try {
    std::vector<bool> isDone(end - first);
    int64_t left = end - first;
    // Until it is done or has to wait; false if it has failed.
    auto advance = [&](int64_t i) {
      bool done = false;
      Error error =
          ranks[i]->advance(*communicator, trace ? &*trace : nullptr, done);
      if (error)
        fail(error);
      left -= done;
      isDone[i - first] = done;
      return !error;
    };
    for (int64_t i = first; i != end; ++i)
      if (!advance(i))
        return;
    while (left) {
      std::optional<int64_t> ready = communicator->getReady(worker);
      if (ready && advance(*ready))
        continue;
      int64_t late =
          std::find(isDone.begin(), isDone.end(), false) - isDone.begin();
      if (!ready)
        fail(communicator->isAborted()
                 ? Error("rank " + std::to_string(here[first + late]) +
                         ": another rank has failed")
                 : ranks[first + late]->explainWait(*communicator));
      return;
    }
  } catch (const std::exception &exception) {
    fail(Error("rank " + std::to_string(here[first]) + ": " +
               describe(exception)));
  } catch (...) { // of a communicator of the host's own
    fail(Error("rank " + std::to_string(here[first]) +
               ": an exception of unknown type"));
  }
}

void tofu_session::runOperations() {
  for (auto &rank : ranks)
    rank->beginStep();
  team->run(numWorkers, [this](int64_t worker) { runRanks(worker); });
}

Error tofu_session::step() {
  if (broken)
    return Error("a step has failed, and no other can begin: " +
                 broken->getMessage() + "; open another session");
  if (Error error = taken.check(/*canFeed=*/hasResults))
    return error;
  if (rankThreads)
    setNumWorkers(rankThreads->get());
  if (processes)
    processes->beginStep();
  FlushSubnormals flush(options.flush_subnormals);
  Clock::time_point begin = Clock::now();
  // The first step makes all that the next ones ask the driver for again.
  if (graph && hasStepped && !graph->isReady())
    capture();
  if (!firstError && graph && graph->isReady()) {
    if (Error error = graph->launch())
      fail(error);
  } else if (!firstError) {
    runOperations();
  }
  Clock::time_point end = Clock::now();
  counters.seconds = std::chrono::duration<double>(end - begin).count();
  counters.bytes_moved = 0;
  for (const auto &rank : ranks)
    counters.bytes_moved += rank->getActivity().bytesReceived;
  for (const auto &rank : ranks)
    counters.arena_bytes =
        std::max(counters.arena_bytes, rank->getDevice().getAllocatedBytes());
  if (trace)
    trace->addStep({nullptr, begin, end, counters.bytes_moved, {}});
  taken.take(here);
  overwritten.clear();
  hasResults = !firstError;
  hasStepped |= hasResults;
  if (rankThreads && hasResults)
    rankThreads->add(counters.seconds);
  if (!firstError)
    return Error::success();
  // All ranks have come back, so the next step can begin as the first one did.
  for (auto &rank : ranks)
    rank->getDevice().synchronize();
  if (Error error = communicator->reset())
    broken = error;
  // Of several processes all say what was wrong first; of one that is gone,
  // what it was waited for in.
  Error elsewhere = processes ? processes->check() : Error::success();
  bool isExplained =
      !elsewhere ||
      (processes->isOneGone() &&
       firstError->getMessage().ends_with(elsewhere.getMessage()));
  Error error = isExplained ? *firstError : elsewhere;
  firstError.reset();
  return error;
}

Error tofu_session::giveUp(const std::string &why) {
  Error error = processes ? Processes::tell(processes.get(), here.front(),
                                            /*what=*/"", Error(why))
                          : Error(why);
  if (watch)
    watch->fail(error.getMessage());
  return error;
}

Error tofu_session::beginWait(const char *what) {
  if (watch && processes) // of one the host has been told what failed
    watch->beginWait(what);
  return Error::success();
}

Error tofu_session::endWait(const char *what) {
  if (watch && processes)
    watch->endWait(what);
  return Error::success();
}

Error tofu_session::writeTrace(const char *path) const {
  if (!trace)
    return Error("nothing was traced; open the session with option 'trace'");
  return trace->write(path, data.name ? data.name : "");
}
