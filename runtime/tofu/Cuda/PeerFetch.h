//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Fetches between processes of one machine: one kernel reads the pieces where
// they lie, in arenas that are mapped. Before it the devices meet, so that the
// pieces are there, and behind it, so that their owners may overwrite them.
//
// Devices meet by a kernel of one block, on words in memory of each other
// (tofu_meeting). All that a rank says and waits for, here and by NCCL, is on
// one stream, in the program's order, which is the same on all ranks: whatever
// one waits for, the other says before it waits for anything that comes behind
// that. So in whatever order a device takes what is not ordered on it, and
// whether or not a graph has it, none waits for ever.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_PEERFETCH_H
#define TOFU_CUDA_PEERFETCH_H

#include "tofu/Cuda/PeerMemory.h"
#include "tofu/Runtime/Neighbours.h"

#include <deque>

namespace tofu::cuda {

class PeerFetch {
public:
  PeerFetch(runtime::Processes &processes, CudaDevice &device)
      : device(device), memory(processes, device),
        neighbours(device.getHoldings()), tables(device.getGpu()) {}
  /// Ends what is under way, and unmaps.
  ~PeerFetch();

  /// True if the program has what can be read where it lies. Others have none
  /// of the kernels for that.
  static bool isWanted(const runtime::Holdings &holdings);

  /// Called by all processes; all that is moved goes on this stream.
  Error open(Stream on);
  const PeerMemory &getMemory() const { return memory; }

  /// True if what goes between this rank and that one in the exchange of this
  /// number is read from there. Both of them say the same.
  bool carries(int64_t number, int64_t peer) const {
    return isFetch(number) && memory.has(peer);
  }
  /// A fetch, whole or in part.
  bool carries(int64_t operation) const {
    return isFetch(2 * operation) && memory.hasSome();
  }
  /// All that the exchange carries, and, if it receives some of it, what it has
  /// itself.
  Error run(const runtime::Exchange &exchange);
  bool receives(const runtime::Exchange &exchange) const;

  /// What waits, or will, ends at once, and nothing more is read of others or
  /// said to them. Called by any thread.
  void stop();

private:
  struct Meeting {
    Address table;
    int64_t count = 0;
  };
  struct Prepared {
    Meeting before, behind;
    std::deque<std::vector<runtime::StridedBox>> given; // by the peers
    std::vector<Copying> copyings;
  };

  bool isFetch(int64_t number) const;
  Error prepare(const runtime::Exchange &exchange, Prepared &prepared);
  Error addGiven(const runtime::Exchange &exchange,
                 const runtime::Message &message, Prepared &prepared);
  Error makeMeeting(const std::vector<tofu_meeting> &meetings, Meeting &to);
  Error meet(const Meeting &meeting);

  CudaDevice &device;
  PeerMemory memory;
  runtime::Neighbours neighbours;
  Tables tables;
  Stream stream = nullptr;
  Function meetFunction = nullptr;
  uint32_t *stopped = nullptr;       // pinned: devices read it
  Address over = 0;                  // the device's word of that
  std::map<int64_t, Prepared> known; // by the exchange's number
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_PEERFETCH_H
