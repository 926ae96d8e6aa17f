//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks on GPUs of several processes exchange boxes by NCCL: what is sent is
// packed where it does not lie in one run, goes with what is received in one
// group of calls, on a stream of its own beside the computation, and is put
// where it belongs when the rank waits for it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_NCCLCOMMUNICATOR_H
#define TOFU_CUDA_NCCLCOMMUNICATOR_H

#include "tofu/Cuda/CudaDevice.h"
#include "tofu/Cuda/Nccl.h"
#include "tofu/Runtime/Processes.h"

namespace tofu::cuda {

class NcclCommunicator : public runtime::Communicator {
public:
  /// Of the rank of this process, which has the device.
  NcclCommunicator(runtime::Processes &processes, CudaDevice &device,
                   double timeout)
      : processes(processes), device(device), timeout(timeout) {}
  ~NcclCommunicator() override;

  /// Called by all processes.
  Error open();

  Error start(const runtime::Exchange &exchange,
              runtime::Activity &activity) override;
  Error take(const runtime::Exchange &exchange, runtime::Receipt &receipt,
             runtime::Activity &activity, bool &isDone) override;
  void abort() override;
  bool isAborted() const override;
  Error reset() override;

private:
  /// What goes to or comes from one process, in one run of memory: a piece, or
  /// room of our own.
  struct Run {
    const runtime::Message *message;
    Address place;
    int64_t bytes;
    bool isPacked;                          // in room of our own
    std::vector<runtime::StridedBox> boxes; // there
  };
  /// An exchange that was started.
  struct Transfer {
    std::vector<Run> sends, receives;
    Address room = 0;
  };
  /// Memory that one transfer after the other uses.
  struct Room {
    Address address;
    int64_t bytes;
    bool isFree;
  };

  Error prepare(const runtime::Exchange &exchange, Transfer &transfer);
  static Run makeRun(const runtime::Exchange &exchange,
                     const runtime::Message &message, const char *piece,
                     bool canBeDirect);
  Error acquire(int64_t bytes, Address &address);
  Error pack(const runtime::Exchange &exchange, const Transfer &transfer);
  /// Until NCCL has done what it was asked for on this side.
  Error finish(Result result, const char *name);
  /// That all of the processes go on; asked again and again while this waits.
  Error poll();

  runtime::Processes &processes;
  CudaDevice &device;
  double timeout;
  const Nccl *nccl = nullptr;
  NcclHandle handle = nullptr;
  Stream stream = nullptr;
  std::map<int64_t, Transfer> transfers; // by the exchange's number
  std::vector<Room> rooms;
  bool aborted = false;
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_NCCLCOMMUNICATOR_H
