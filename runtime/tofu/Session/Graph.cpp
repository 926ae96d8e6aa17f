//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// On GPUs: whether steps are one graph each, and what a user is told of it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/StepGraph.h"
#include "tofu/Session/Session.h"

using namespace tofu::runtime;
using tofu::cuda::CudaDevice;
using tofu::cuda::StepGraph;

/// Bytes of what processes tell each other.
static constexpr size_t kNoteBytes = 512;

void tofu_session::addNote(const std::string &text) {
  if (!text.empty())
    notes.push_back(notes.back().empty() ? text : notes.back() + "; " + text);
}

static std::string explain(const std::string &reason) {
  return "steps are not captured as a graph, so that each asks the driver for "
         "one operation after the other: " +
         reason;
}

/// What is said of the first rank, and of others if it is another thing.
Error tofu_session::addDeviceNotes() {
  std::vector<std::string> all;
  for (auto &rank : ranks)
    all.push_back(rank->getDevice().getNote());
  std::vector<Processes::Bytes> others;
  Processes::Bytes mine(kNoteBytes);
  all.front().copy(mine.data(), kNoteBytes - 1);
  if (Error error =
          processes ? processes->gather(mine, others) : Error::success())
    return error;
  if (!others.empty())
    all.assign(others.size(), "");
  for (size_t i = 0; i != others.size(); ++i)
    all[i] = others[i].data();
  for (size_t i = 0; i != all.size(); ++i)
    if (i == 0 || all[i] != all[0])
      addNote(
          (i && !all[i].empty() ? "on rank " + std::to_string(i) + " " : "") +
          all[i]);
  return Error::success();
}

Error tofu_session::openGraph() {
  if (data.target != TOFU_CUDA || ranks.empty())
    return Error::success();
  if (Error error = addDeviceNotes())
    return error;
  if (options.no_graphs || options.trace || options.wait_each)
    return Error::success();
  std::string reason = StepGraph::whyNot(data);
  if (!reason.empty()) {
    addNote(explain(reason));
    return Error::success();
  }
  std::vector<CudaDevice *> devices;
  for (auto &rank : ranks)
    devices.push_back(static_cast<CudaDevice *>(&rank->getDevice()));
  graph = std::make_unique<StepGraph>(data, std::move(devices));
  return Processes::tell(processes.get(), here.front(), "the step's graph",
                         graph->open());
}

void tofu_session::capture() {
  Error error = graph->begin();
  if (!error) {
    runOperations();
    Error atEnd = graph->end();
    error = firstError ? *firstError : atEnd;
  }
  if (!error)
    return;
  std::string rank = "rank " + std::to_string(here.front()) + ": ";
  // What of NCCL's is captured it counts as asked for, and the others' work
  // would wait for it.
  bool canGoOn = !processes && !graph->isStuck();
  graph.reset();
  if (!canGoOn) {
    if (!firstError)
      fail(Error((processes ? rank : "") +
                 "cannot capture the step as a graph: " + error.getMessage() +
                 "; option no_graphs (tofu-run --no-graphs) leaves that out"));
    return;
  }
  for (auto &rank : ranks)
    rank->getDevice().synchronize();
  if (Error again = communicator->reset())
    broken = again;
  firstError.reset();
  watch->forget();
  // Not what was noted before, which the user knows.
  notes.push_back(explain(error.getMessage()));
}
