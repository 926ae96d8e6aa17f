//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks on GPUs of several processes exchange boxes by NCCL: what is sent is
// packed where it does not lie in one run, goes with what is received in one
// group of calls, on a stream of its own beside the computation, and is put
// where it belongs when the rank waits for it. Where all of a group do the same
// with even pieces, that is one call of a collective instead; and what is
// fetched from processes whose memory is mapped (PeerFetch) is read there.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_NCCLCOMMUNICATOR_H
#define TOFU_CUDA_NCCLCOMMUNICATOR_H

#include "tofu/Cuda/CudaDevice.h"
#include "tofu/Cuda/Nccl.h"
#include "tofu/Cuda/PeerFetch.h"
#include "tofu/Runtime/Collective.h"
#include "tofu/Runtime/Processes.h"

#include <atomic>
#include <mutex>
#include <thread>

namespace tofu::cuda {

class NcclCommunicator : public runtime::Communicator {
public:
  /// Of the rank of this process, which has the device.
  NcclCommunicator(runtime::Processes &processes, CudaDevice &device,
                   double timeout)
      : processes(processes), device(device), timeout(timeout),
        peers(std::in_place, processes, device) {}
  ~NcclCommunicator() override;

  /// Called by all processes, with what transfers are by the numbers of their
  /// operations; sums of floats go by collectives if they may be in any order.
  Error open(std::map<int64_t, runtime::Collective> collectives, bool anyOrder);

  Error start(const runtime::Exchange &exchange,
              runtime::Activity &activity) override;
  Error take(const runtime::Exchange &exchange, runtime::Receipt &receipt,
             runtime::Activity &activity, bool &isDone) override;
  /// Kernels that wait for others end soon, also those of a graph. Returns at
  /// once: NCCL itself waits until no graph has work of it.
  void abort() override;
  /// The same, by another thread than the rank's, which may be in any call:
  /// nothing happens if it is one of NCCL's.
  void tryAbort();
  bool isAborted() const override;
  std::string explainAbort() const override;
  Error reset() override;
  const char *getWay(int64_t operation) const override;
  /// What a user should know of it: a sentence, or "".
  const std::string &getNote() const { return peers->getMemory().getNote(); }

private:
  /// What goes to or comes from one process, in one run of memory: a piece, or
  /// room of our own.
  struct Run {
    const runtime::Message *message;
    Address place;
    int64_t bytes;
    bool isPacked;                          // in room of our own
    bool isMapped;                          // and NCCL has nothing to do
    std::vector<runtime::StridedBox> boxes; // there
  };
  /// An exchange that was started.
  struct Transfer {
    std::vector<Run> sends, receives; // of a collective, to be counted
    Address room = 0;
    bool isPut = false;    // also what comes from the rank itself
    bool isMapped = false; // some of it
  };
  /// Memory that one transfer after the other uses.
  struct Room {
    Address address;
    int64_t bytes;
    bool isFree;
  };

  /// A transfer that goes by a collective: the elements as NCCL calls them,
  /// and the communicator of the group.
  struct Way {
    runtime::Collective collective;
    int type, combiner;
    NcclHandle handle;
  };

  Error connect(std::map<int64_t, runtime::Collective> collectives,
                bool anyOrder);
  void choose(std::map<int64_t, runtime::Collective> collectives,
              bool anyOrder);
  /// Of a message that needs no room, by the bytes that it has.
  static Run makeCounted(const runtime::Exchange &exchange,
                         const runtime::Message &message);
  Error makeIds(int64_t count, std::vector<NcclId> &ids);
  Error makeGroup(const NcclId &id, int64_t size, int64_t number,
                  NcclHandle &handle);
  Error makeGroups();
  const Way *getCollective(const runtime::Exchange &exchange) const;
  Error moveBoxes(const runtime::Exchange &exchange,
                  const runtime::Collective &collective, Address room);
  Error callCollective(const runtime::Exchange &exchange, const Way &way,
                       Address room);
  Error callGroup(const Transfer &transfer);
  Error move(const runtime::Exchange &exchange, const Transfer &transfer);
  Error prepare(const runtime::Exchange &exchange, Transfer &transfer);
  static Run makeRun(const runtime::Exchange &exchange,
                     const runtime::Message &message, const char *piece,
                     bool canBeDirect);
  Error acquire(int64_t bytes, Address &address);
  Error pack(const runtime::Exchange &exchange, const Transfer &transfer);
  /// What a function of NCCL's returns, as an error.
  template <typename... Parameters>
  Error ask(const char *name,
            const runtime::Watched<Result(Parameters...)> &function,
            std::type_identity_t<Parameters>... arguments) {
    std::lock_guard<std::mutex> lock(calling);
    return aborted ? Error(explainAbort())
                   : nccl->check(function(arguments...), name);
  }
  /// The same, until NCCL has done what it was asked for on this side.
  template <typename... Parameters>
  Error finish(NcclHandle handle, const char *name,
               const runtime::Watched<Result(Parameters...)> &function,
               std::type_identity_t<Parameters>... arguments) {
    Result result = 0;
    {
      std::lock_guard<std::mutex> lock(calling);
      if (aborted)
        return Error(explainAbort());
      result = function(arguments...);
    }
    return finish(result, name, handle);
  }
  Error finish(Result result, const char *name, NcclHandle handle);
  /// That all of the processes go on; asked again and again while this waits.
  Error poll(bool isLate);
  /// Where no thread can be made, it waits itself, or does nothing.
  void beginAbort(bool mayWait);
  /// Of what is aborted.
  void waitForEnd();
  Error poll(const char *name, NcclHandle handle, Result &state);
  /// "fetch3 (step.mlir:4:11): "
  std::string describe(const runtime::Exchange &exchange) const;
  /// The same of the first exchange that is not done, or "".
  std::string getPending() const;

  runtime::Processes &processes;
  CudaDevice &device;
  double timeout;
  std::optional<PeerFetch> peers;
  const Nccl *nccl = nullptr;
  std::vector<NcclHandle> handles; // of all, then of groups
  std::map<int64_t, Way> ways;     // by the operation's number
  Stream stream = nullptr;
  std::map<int64_t, Transfer> transfers; // by the exchange's number
  std::map<int64_t, const runtime::Exchange *> started; // at any time
  std::vector<Room> rooms;
  /// Held while NCCL is called: what was aborted is not there any more.
  std::mutex calling;
  std::atomic<bool> aborted{false};
  std::vector<std::thread> aborting; // the handles, one each
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_NCCLCOMMUNICATOR_H
