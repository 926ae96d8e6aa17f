//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The arenas of other processes on this machine, mapped by CUDA IPC: what of
// them this process's kernels can read. Whether one can be mapped is what the
// driver says when it is tried, and what a word says that is read there.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_PEERMEMORY_H
#define TOFU_CUDA_PEERMEMORY_H

#include "tofu/Cuda/CudaDevice.h"
#include "tofu/Runtime/Processes.h"

namespace tofu::cuda {

class PeerMemory {
public:
  /// Of the rank of this process, which has the device.
  PeerMemory(runtime::Processes &processes, CudaDevice &device)
      : processes(processes), device(device) {}
  ~PeerMemory() { close(); }

  /// Called by all processes. Where something cannot be mapped that is no
  /// error, but noted.
  Error open(Stream stream);
  /// Nothing reads there any more. Before the owners free it.
  void close();

  /// Both processes have mapped what is the other one's.
  bool has(int64_t rank) const { return pairs[processes.getRank()][rank]; }
  bool hasSome() const;
  bool hasAll() const;
  /// What is at `place` in this rank's arena, in the arena of another one.
  const char *getPeerPlace(int64_t rank, const char *place) const {
    return peers[rank].arena + (place - device.getSharedArena());
  }
  /// A word of `owner`, this rank or one that is mapped, of 4 bytes, which was
  /// 0 at first: for `teller` to say that the owner may read its pieces
  /// (`number` 0), or that it has read the owner's (1).
  Address getWord(int64_t owner, int64_t teller, int64_t number) const;
  /// A sentence why processes of one machine cannot map all; or "".
  const std::string &getNote() const { return note; }

private:
  using Processes = runtime::Processes;
  /// What the others are told of a process.
  struct Card {
    char machine[64];
    bool isShared;
    MemoryHandle arena, words;
    uint64_t token;
  };
  /// Where things are in this process.
  struct Peer {
    char *arena = nullptr, *words = nullptr;
  };
  /// What shows that memory is the peer's, 8 bytes each behind the words: what
  /// each peer writes there, what each is, this one among them, and what it has
  /// read of what it has written at each; and what each has behind its arena.
  enum Probe { Told, Token, Echo, Behind, NumProbes };
  char *getProbe(char *words, Probe probe, int64_t rank) const;

  Error makeCard(Card &card);
  Error share(const Processes::Bytes &mine, std::vector<Processes::Bytes> &all);
  void map(int64_t rank, const Card &card);
  /// Whether kernels read and write what the cards say, of those mapped.
  Error probe(const Card &mine, const std::vector<Card> &cards, Stream stream);
  void complain(int64_t rank, const Error &error);

  Processes &processes;
  CudaDevice &device;
  std::vector<Peer> peers;     // by rank, this one among them
  std::vector<Address> mapped; // to be closed
  std::vector<std::vector<bool>> pairs;
  std::string note;
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_PEERMEMORY_H
