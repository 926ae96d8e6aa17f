//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program, the ranks of it that are here, which are threads of this process,
// and the communicator that connects them to each other and to those elsewhere.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SESSION_H
#define TOFU_RUNTIME_SESSION_H

#include "tofu/Runtime/HostPieces.h"
#include "tofu/Runtime/Runtime.h"
#include "tofu/Runtime/Team.h"
#include "tofu/Runtime/Trace.h"

#include <optional>

/// The C interface's handle.
struct tofu_session {
  tofu_session(const tofu_program &program, const tofu_options &options);
  ~tofu_session();

  /// Allocates the arenas, computes the exchanges of the ranks here.
  tofu::runtime::Error open();
  tofu::runtime::Error step();
  tofu::runtime::Error writeTrace(const char *path) const;
  const tofu_counters &getCounters() const { return counters; }
  const std::string &getNote() const { return note; }

  // What goes in and out: SessionValues.cpp.
  tofu::runtime::Error setArgumentPiece(int64_t rank, int64_t argument,
                                        const void *piece);
  tofu::runtime::Error getResultPiece(int64_t rank, int64_t result,
                                      void *piece) const;
  tofu::runtime::Error getPiece(int64_t rank, int64_t buffer, void **data,
                                int64_t *ranges) const;
  tofu::runtime::Error setArgument(int64_t argument, const void *array);
  tofu::runtime::Error getResult(int64_t result, void *array) const;
  tofu::runtime::Error feed();
  tofu::runtime::Error sum(int64_t *numbers, int64_t count) const;

private:
  using Error = tofu::runtime::Error;

  Error checkOptions() const;
  /// Where processes run it together, finds the others.
  Error openProcesses(double timeout);
  Error openRanks(double timeout);
  /// Of the ranks here to each other and to those elsewhere.
  Error connect(std::vector<const tofu::runtime::Activity *> activities,
                double timeout);
  Error
  makeDevices(int64_t workers,
              std::vector<std::unique_ptr<tofu::runtime::Device>> &devices);
  /// The ranks of one worker.
  void runRanks(int64_t worker) noexcept;
  int64_t getFirstRank(int64_t worker) const {
    return int64_t(ranks.size()) * worker / numWorkers;
  }
  /// The first error of a step is the one that tofu_error() says.
  void fail(const Error &error);

  bool hasAllRanks() const {
    return int64_t(ranks.size()) == layout.getMesh().getNumRanks();
  }
  Error checkHere(int64_t rank) const;
  Error checkWhole(const char *instead) const;
  /// That there are results.
  Error checkStepped(const char *what) const;
  tofu::runtime::Rank &getRank(int64_t rank) const;

  const tofu_program_data &data;
  tofu_options options;
  tofu::runtime::Layout layout;
  /// Where there are several, with a rank each.
  std::unique_ptr<tofu::runtime::Processes> processes;
  std::vector<int64_t> here;  // numbers of the ranks, ascending
  tofu::runtime::Ranks ranks; // these
  std::unique_ptr<tofu::runtime::Communicator> communicator;
  int64_t numWorkers = 1;                    // threads that run the ranks
  std::unique_ptr<tofu::runtime::Team> team; // these
  std::optional<tofu::runtime::Trace> trace;
  std::mutex mutex; // of the error
  std::optional<Error> firstError;
  std::optional<Error> broken; // why there can be no more steps
  bool hasResults = false;
  std::string note;
  tofu_counters counters{};
};

#endif // TOFU_RUNTIME_SESSION_H
