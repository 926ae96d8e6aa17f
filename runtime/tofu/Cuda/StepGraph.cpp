//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/StepGraph.h"

#include <algorithm>

using namespace tofu::cuda;

/// Of a step, where each loop makes as many trips as its table says.
static constexpr int64_t kMostOperations = 1 << 16;

namespace {
struct Count {
  int64_t operations = 0;
  int64_t decisions = 0; // whether loops go on
};
} // namespace

/// At most one more than a graph may have.
static int64_t multiply(int64_t times, int64_t count) {
  int64_t product;
  return __builtin_mul_overflow(times, count, &product)
             ? kMostOperations + 1
             : std::min(product, kMostOperations + 1);
}

static void addCount(const tofu_program_data &program, int64_t begin,
                     int64_t end, int64_t times, Count &count) {
  while (begin < end && count.operations <= kMostOperations) {
    const tofu_operation &op = program.operations[begin++];
    count.operations += times;
    if (op.kind != TOFU_WHILE)
      continue;
    int64_t trips = multiply(times, op.trips);
    count.decisions += trips + times;
    addCount(program, op.blocks[0].begin, op.blocks[0].end, trips + times,
             count);
    addCount(program, op.blocks[1].begin, op.blocks[1].end, trips, count);
    begin = op.blocks[1].end;
  }
}

static Count count(const tofu_program_data &program) {
  Count count;
  addCount(program, 0, program.num_operations, 1, count);
  return count;
}

std::string StepGraph::whyNot(const tofu_program_data &program) {
  auto getName = [](const tofu_operation &op) {
    std::string location = op.location;
    return op.name + (location.empty() ? "" : " (" + location + ")");
  };
  const tofu_operation *loop = nullptr;
  for (int64_t i = 0; i != program.num_operations; ++i) {
    const tofu_operation &op = program.operations[i];
    if (op.kind == TOFU_CASE || (op.kind == TOFU_WHILE && op.trips < 0))
      return getName(op) + " is a " +
             (op.kind == TOFU_WHILE ? "loop" : "branch") +
             " that the host drives";
    if (op.call)
      return getName(op) + " calls a function of the host";
    if (op.kind == TOFU_WHILE && !loop)
      loop = &op;
  }
  if (loop && count(program).operations > kMostOperations)
    return "with " + getName(*loop) + " it has more than " +
           std::to_string(kMostOperations) + " operations";
  return "";
}

StepGraph::StepGraph(const tofu_program_data &program,
                     std::vector<CudaDevice *> devices)
    : program(program), devices(std::move(devices)),
      driver(getOrigin().getGpu().driver) {}

Error StepGraph::open() {
  int64_t decisions = count(program).decisions;
  for (CudaDevice *device : devices) {
    if (Error error = device->makeEvent(events.emplace_back()))
      return error;
    if (Error error = device->reserveDecisions(decisions))
      return error;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The capture
//===----------------------------------------------------------------------===//

Error StepGraph::order(CudaDevice &before, Stream from, CudaDevice &after,
                       Stream to) {
  size_t number =
      std::find(devices.begin(), devices.end(), &before) - devices.begin();
  if (Error error = before.getGpu().use())
    return error;
  if (Error error = driver.check(driver.recordEvent(events[number], from),
                                 "cuEventRecord"))
    return error;
  if (Error error = after.getGpu().use())
    return error;
  return driver.check(driver.waitForEvent(to, events[number], 0),
                      "cuStreamWaitEvent");
}

/// What waits for a stream that is captured is captured, too.
Error StepGraph::fork() {
  for (CudaDevice *device : devices)
    for (Stream stream : {device->getStream(), device->getMoves()})
      if (stream != getOrigin().getStream())
        if (Error error =
                order(getOrigin(), getOrigin().getStream(), *device, stream))
          return error;
  return Error::success();
}

Error StepGraph::join() {
  for (CudaDevice *device : devices)
    for (Stream stream : {device->getStream(), device->getMoves()})
      if (stream != getOrigin().getStream())
        if (Error error =
                order(*device, stream, getOrigin(), getOrigin().getStream()))
          return error;
  return Error::success();
}

Error StepGraph::begin() {
  if (Error error = getOrigin().getGpu().use())
    return error;
  if (Error error = driver.check(
          driver.beginCapture(getOrigin().getStream(), kCaptureRelaxed),
          "cuStreamBeginCapture"))
    return error;
  isCapturing = true;
  for (CudaDevice *device : devices)
    device->setCapturing(true);
  Error error = fork();
  if (error)
    discard();
  return error;
}

Error StepGraph::end() {
  if (!isCapturing)
    return Error("the capture was given up");
  Error error = join();
  isCapturing = false;
  for (CudaDevice *device : devices)
    device->setCapturing(false);
  Graph graph = nullptr;
  if (!error)
    error = getOrigin().getGpu().use();
  Error atEnd = driver.check(driver.endCapture(getOrigin().getStream(), &graph),
                             "cuStreamEndCapture");
  // Which lets go of what was captured, of NCCL's too, or did not even that.
  if (atEnd && isStuck()) {
    Graph rest = nullptr;
    driver.endCapture(getOrigin().getStream(), &rest);
    if (rest)
      driver.destroyGraph(rest);
  }
  if (!error)
    error = atEnd;
  if (!error)
    error = driver.check(driver.instantiateGraph(&exec, graph, 0),
                         "cuGraphInstantiate");
  if (error)
    exec = nullptr;
  if (graph)
    driver.destroyGraph(graph);
  return error;
}

bool StepGraph::isStuck() const {
  int state = 0;
  return driver.getCaptureState(getOrigin().getStream(), &state) || state;
}

void StepGraph::discard() {
  if (!isCapturing && !exec)
    return;
  (void)getOrigin().getGpu().use();
  if (isCapturing) {
    isCapturing = false;
    for (CudaDevice *device : devices)
      device->setCapturing(false);
    Graph graph = nullptr;
    driver.endCapture(getOrigin().getStream(), &graph);
    if (graph)
      driver.destroyGraph(graph);
  }
  if (exec)
    driver.destroyGraphExec(exec);
  exec = nullptr;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Error StepGraph::launch() {
  CudaDevice &origin = getOrigin();
  auto complain = [&](const Error &error) {
    std::string rank = "rank " + std::to_string(origin.getRank()) + ": ";
    return Error((devices.size() == 1 ? rank : "") +
                 "the step, which is one graph: " + error.getMessage());
  };
  // What was copied between steps, on streams that now the graph is beside.
  for (CudaDevice *device : devices)
    if (device->takeUnordered() && device != &origin)
      if (Error error =
              order(*device, device->getStream(), origin, origin.getStream()))
        return complain(error);
  if (Error error = origin.getGpu().use())
    return complain(error);
  if (Error error = driver.check(driver.launchGraph(exec, origin.getStream()),
                                 "cuGraphLaunch"))
    return complain(error);
  if (Error error = origin.synchronizeStream())
    return complain(error);
  for (CudaDevice *device : devices) {
    Error error = device->checkOperations();
    if (!error)
      error = device->checkDecisions();
    if (error)
      return Error("rank " + std::to_string(device->getRank()) + ": " +
                   error.getMessage());
  }
  return Error::success();
}
