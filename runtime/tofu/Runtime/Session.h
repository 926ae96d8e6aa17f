//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program on its ranks, which are threads of this process.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SESSION_H
#define TOFU_RUNTIME_SESSION_H

#include "tofu/Runtime/Rank.h"
#include "tofu/Runtime/Runtime.h"
#include "tofu/Runtime/ThreadCommunicator.h"

#include <optional>

/// The C interface's handle.
struct tofu_session {
  tofu_session(const tofu_program &program, const tofu_options &options);

  /// Evaluates boxes, computes the exchanges, allocates the arenas.
  tofu::runtime::Error open();

  tofu::runtime::Error setArgument(int64_t argument, const void *array);
  tofu::runtime::Error step();
  tofu::runtime::Error feed();
  tofu::runtime::Error getResult(int64_t result, void *array) const;
  tofu::runtime::Error getPiece(int64_t rank, int64_t buffer, void **data,
                                int64_t *ranges) const;
  tofu::runtime::Error writeTrace(const char *path) const;
  const tofu_counters &getCounters() const { return counters; }

private:
  using Error = tofu::runtime::Error;

  Error checkOptions() const;
  Error prepare(const tofu_operation &op);
  void runRank(int64_t rank) noexcept;
  /// The first error of a step is the one that tofu_error() says.
  void fail(const Error &error);
  std::vector<char *> getPlaces(int64_t buffer) const;
  /// That there are results.
  Error checkStepped(const char *what) const;

  const tofu_program_data &data;
  tofu_options options;
  tofu::runtime::Layout layout;
  std::vector<std::unique_ptr<tofu::runtime::Rank>> ranks;
  std::unique_ptr<tofu::runtime::Communicator> communicator;
  std::unique_ptr<tofu::runtime::Team> team; // a thread per rank
  std::optional<tofu::runtime::Trace> trace;
  std::mutex mutex; // of the error
  std::optional<Error> firstError;
  bool hasResults = false;
  tofu_counters counters{};
};

#endif // TOFU_RUNTIME_SESSION_H
