//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a step asks the driver for, captured once as a CUDA graph: from then on
// a step is one launch. All ranks of this process are in one graph, as they
// wait for each other within the step.
//
// Pieces of a rank are at the same places in each step, so the graph always is
// the same: what goes into a step is copied there before.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_STEPGRAPH_H
#define TOFU_CUDA_STEPGRAPH_H

#include "tofu/Cuda/CudaDevice.h"

namespace tofu::cuda {

class StepGraph {
public:
  /// Why a program's steps cannot be captured: "op3 (file:1:2) calls a function
  /// of the host"; "" if they can.
  static std::string whyNot(const tofu_program_data &program);

  /// Of the devices of the ranks here, which outlive it.
  StepGraph(const tofu_program_data &program,
            std::vector<CudaDevice *> devices);
  StepGraph(const StepGraph &) = delete;
  ~StepGraph() { discard(); }

  Error open();
  /// What the devices are asked for from now on, by this thread, is not done
  /// but kept ...
  Error begin();
  /// ... until now. After an error of either nothing is kept.
  Error end();
  bool isReady() const { return exec != nullptr; }
  /// True if an end of the capture has failed so that there is no end of it.
  bool isStuck() const;
  /// A step: returns when it is done, with an error if an operation has failed.
  Error launch();
  /// Lets go of what was captured.
  void discard();

private:
  CudaDevice &getOrigin() const { return *devices.front(); }
  /// Lets the second device's work that comes begin after the first one's.
  Error order(CudaDevice &before, Stream from, CudaDevice &after, Stream to);
  Error fork();
  Error join();

  const tofu_program_data &program;
  std::vector<CudaDevice *> devices; // the first one's stream is the graph's
  const Driver &driver;
  std::vector<runtime::Event> events; // of each device: for order
  bool isCapturing = false;
  GraphExec exec = nullptr;
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_STEPGRAPH_H
