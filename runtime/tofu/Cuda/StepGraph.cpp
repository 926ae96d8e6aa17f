//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/StepGraph.h"

#include <algorithm>

using namespace tofu::cuda;

std::string StepGraph::whyNot(const tofu_program_data &program) {
  for (int64_t i = 0; i != program.num_operations; ++i) {
    const tofu_operation &op = program.operations[i];
    std::string location = op.location;
    std::string name =
        op.name + (location.empty() ? "" : " (" + location + ")");
    if (op.num_blocks)
      return name + " is a " + (op.kind == TOFU_WHILE ? "loop" : "branch") +
             " that the host drives";
    if (op.call)
      return name + " calls a function of the host";
  }
  return "";
}

StepGraph::StepGraph(std::vector<CudaDevice *> devices)
    : devices(std::move(devices)), driver(getOrigin().getGpu().driver) {}

Error StepGraph::open() {
  for (CudaDevice *device : devices)
    if (Error error = device->makeEvent(events.emplace_back()))
      return error;
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
  for (CudaDevice *device : devices)
    if (Error error = device->checkOperations())
      return Error("rank " + std::to_string(device->getRank()) + ": " +
                   error.getMessage());
  return Error::success();
}
