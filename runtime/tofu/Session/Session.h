//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program, the ranks of it that are here, which are threads of this process,
// and the communicator that connects them to each other and to those elsewhere.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SESSION_SESSION_H
#define TOFU_SESSION_SESSION_H

#include "tofu/Runtime/HostPieces.h"
#include "tofu/Runtime/OverwrittenResults.h"
#include "tofu/Runtime/Runtime.h"
#include "tofu/Runtime/TakenArguments.h"
#include "tofu/Runtime/Team.h"
#include "tofu/Runtime/Trace.h"
#include "tofu/Runtime/Watch.h"
#include "tofu/Session/RankThreads.h"

#include <list>
#include <mutex>
#include <optional>
#include <unistd.h>

namespace tofu::runtime {
class ThreadCommunicator;
}
namespace tofu::cuda {
class StepGraph;
}

/// The C interface's handle.
struct tofu_session {
  tofu_session(const tofu_program &program, const tofu_options &options);
  ~tofu_session();

  /// Held by the function of the C interface that runs, of which one does at a
  /// time.
  std::mutex inUse;
  /// That has its threads: not one that is forked from it.
  const pid_t process = getpid();

  /// Allocates the arenas, computes the exchanges of the ranks here.
  tofu::runtime::Error open();
  tofu::runtime::Error step();
  /// The host cannot go on: so the others cannot, either.
  tofu::runtime::Error giveUp(const std::string &why);
  /// It waits for this, whatever becomes of the others.
  tofu::runtime::Error beginWait(const char *what);
  tofu::runtime::Error endWait(const char *what);
  tofu::runtime::Error writeTrace(const char *path) const;
  const tofu_counters &getCounters() const { return counters; }
  /// Of the thread that uses it from now on: so its calls are watched.
  tofu::runtime::Watch::Place begin();
  /// Of one that is gone, who has waited for it, and when.
  tofu::runtime::Error explainGone(const tofu::runtime::Error &error,
                                   const char *when);
  const std::string &getNote() const { return notes.back(); }

  // What goes in and out: Values.cpp.
  tofu::runtime::Error setArgumentPiece(int64_t rank, int64_t argument,
                                        const void *piece);
  tofu::runtime::Error getResultPiece(int64_t rank, int64_t result,
                                      void *piece) const;
  tofu::runtime::Error getPiece(int64_t rank, int64_t buffer, void **data,
                                int64_t *ranges);
  tofu::runtime::Error setArgument(int64_t argument, const void *array);
  tofu::runtime::Error getResult(int64_t result, void *array) const;
  tofu::runtime::Error feed();
  tofu::runtime::Error sum(int64_t *numbers, int64_t count) const;

private:
  using Error = tofu::runtime::Error;

  Error openAll();
  Error checkOptions() const;
  /// Of one of several processes, before it has met the others: they hear it.
  Error stayAway(const Error &error) const;
  /// Where processes run it together, finds the others.
  Error openProcesses(double timeout);
  void openWatch(double timeout);
  tofu::runtime::Watch::Place getPlace() { return {watch ? &*watch : nullptr}; }
  Error openRanks(double timeout);
  /// Of the ranks here to each other and to those elsewhere.
  Error connect(std::vector<const tofu::runtime::Activity *> activities,
                double timeout);
  Error
  makeDevices(int64_t workers,
              std::vector<std::unique_ptr<tofu::runtime::Device>> &devices);
  /// For GPUs, where steps can be captured: prepares that, or notes why not.
  Error openGraph();
  /// Captures a step, after which the graph is ready; or notes why that is not
  /// possible, and lets go of it; or fails.
  void capture();
  /// Lets the ranks ask for the step's work.
  void runOperations();
  void addNote(const std::string &text);
  Error addDeviceNotes();
  /// The ranks of one worker.
  void runRanks(int64_t worker) noexcept;
  /// Of each rank here.
  std::vector<int64_t> getWorkers() const;
  /// Between steps.
  void setNumWorkers(int64_t number);
  int64_t getFirstRank(int64_t worker) const {
    return int64_t(ranks.size()) * worker / numWorkers;
  }
  /// The first error of a step is the one that tofu_error() says.
  void fail(const Error &error);

  bool hasAllRanks() const {
    return int64_t(ranks.size()) == holdings.getMesh().getNumRanks();
  }
  Error checkHere(int64_t rank) const;
  Error checkWhole(const char *instead) const;
  /// That there are results.
  Error checkStepped(const char *what) const;
  tofu::runtime::Rank &getRank(int64_t rank) const;

  const tofu_program_data &data;
  tofu_options options;
  tofu::runtime::Holdings holdings;
  /// Where there are several, with a rank each.
  std::unique_ptr<tofu::runtime::Processes> processes;
  std::optional<tofu::runtime::Watch> watch; // of calls for GPUs
  tofu::runtime::TakenArguments taken;
  tofu::runtime::OverwrittenResults overwritten;
  std::vector<int64_t> here;  // numbers of the ranks, ascending
  tofu::runtime::Ranks ranks; // these
  std::unique_ptr<tofu::runtime::Communicator> communicator;
  /// Which it is, where how many threads run the ranks is not fixed.
  tofu::runtime::ThreadCommunicator *threadCommunicator = nullptr;
  std::optional<tofu::runtime::RankThreads> rankThreads; // then
  int64_t numWorkers = 1;                    // threads that run the ranks
  std::unique_ptr<tofu::runtime::Team> team; // these
  std::optional<tofu::runtime::Trace> trace;
  std::mutex mutex; // of the error
  std::optional<Error> firstError;
  std::optional<Error> broken; // why there can be no more steps
  bool hasResults = false;
  bool hasStepped = false;      // once without an error
  std::list<std::string> notes; // each as long as the session
  tofu_counters counters{};
  /// Goes before the communicator and the devices, of which it has work.
  std::unique_ptr<tofu::cuda::StepGraph> graph;
};

#endif // TOFU_SESSION_SESSION_H
