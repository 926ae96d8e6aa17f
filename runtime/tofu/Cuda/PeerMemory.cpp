//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/PeerMemory.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <random>
#include <unistd.h>

using namespace tofu::cuda;
using namespace tofu::runtime;

/// What one process writes is apart from what another one does.
static constexpr int64_t kSlot = 64;

/// Of what one process tells the others of what it cannot map.
static constexpr int64_t kMostNote = 512;

/// Linux makes it when it starts; containers of one machine have the same.
static constexpr const char *kBootId = "/proc/sys/kernel/random/boot_id";

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

Address PeerMemory::getWord(int64_t owner, int64_t teller,
                            int64_t number) const {
  return reinterpret_cast<Address>(peers[owner].words) + teller * kSlot +
         number * sizeof(uint32_t);
}

char *PeerMemory::getProbe(char *words, Probe probe, int64_t rank) const {
  int64_t size = processes.getSize();
  return words + ((1 + probe) * size + rank) * kSlot;
}

bool PeerMemory::hasSome() const {
  for (int64_t rank = 0; rank != processes.getSize(); ++rank)
    if (has(rank))
      return true;
  return false;
}

bool PeerMemory::hasAll() const {
  for (int64_t i = 0; i != processes.getSize(); ++i)
    for (int64_t j = 0; j != processes.getSize(); ++j)
      if (i != j && !pairs[i][j])
        return false;
  return true;
}

//===----------------------------------------------------------------------===//
// What others are told
//===----------------------------------------------------------------------===//

void PeerMemory::complain(int64_t rank, const Error &error) {
  if (note.empty())
    note = "rank " + std::to_string(processes.getRank()) +
           " cannot map the memory of rank " + std::to_string(rank) +
           ", so that pieces go between them by NCCL: " + error.getMessage();
}

Error PeerMemory::makeCard(Card &card) {
  card = {};
  std::string machine;
  std::getline(std::ifstream(kBootId), machine);
  machine.resize(std::min(machine.size(), sizeof(card.machine) - 1));
  std::memcpy(card.machine, machine.data(), machine.size());
  if (!device.getSharedArena() || machine.empty())
    return Error::success();
  std::random_device random;
  card.token = (uint64_t(random()) << 32 | random()) ^ getpid();
  int64_t rank = processes.getRank(), size = processes.getSize();
  char *words = nullptr;
  if (Error error =
          device.allocateShared((1 + NumProbes) * size * kSlot, words))
    return error;
  peers[rank] = {device.getSharedArena(), words};
  Gpu &gpu = device.getGpu();
  for (char *place : {getProbe(words, Token, rank),
                      peers[rank].arena + device.getBehindArena()})
    if (Error error = gpu.upload(reinterpret_cast<Address>(place), &card.token,
                                 sizeof(card.token)))
      return error;
  for (auto [handle, place] :
       {std::pair(&card.arena, peers[rank].arena), {&card.words, words}})
    if (Error error =
            gpu.driver.check(gpu.driver.getMemoryHandle(
                                 handle, reinterpret_cast<Address>(place)),
                             "cuIpcGetMemHandle")) {
      note = "others cannot map the memory of rank " + std::to_string(rank) +
             ", so that pieces go between them by NCCL: " + error.getMessage();
      return Error::success();
    }
  card.isShared = true;
  return Error::success();
}

/// What each gives, to all.
Error PeerMemory::share(const Processes::Bytes &mine,
                        std::vector<Processes::Bytes> &all) {
  if (Error error = processes.gather(mine, all))
    return error;
  Processes::Bytes together;
  for (const Processes::Bytes &bytes : all)
    together.insert(together.end(), bytes.begin(), bytes.end());
  if (Error error = processes.broadcast(together))
    return error;
  all.clear();
  for (size_t at = 0; at + mine.size() <= together.size(); at += mine.size())
    all.emplace_back(together.begin() + at,
                     together.begin() + at + mine.size());
  return int64_t(all.size()) == processes.getSize()
             ? Error::success()
             : Error("process 0 is of another version");
}

//===----------------------------------------------------------------------===//
// What is mapped
//===----------------------------------------------------------------------===//

void PeerMemory::map(int64_t rank, const Card &card) {
  const Driver &driver = device.getGpu().driver;
  Peer peer;
  for (auto [handle, place] :
       {std::pair(&card.arena, &peer.arena), {&card.words, &peer.words}}) {
    Address address = 0;
    if (Error error = driver.check(
            driver.openMemoryHandle(&address, *handle, kLazyEnablePeerAccess),
            "cuIpcOpenMemHandle"))
      return complain(rank, error);
    mapped.push_back(address);
    *place = reinterpret_cast<char *>(address);
  }
  peers[rank] = peer;
}

Error PeerMemory::probe(const Card &mine, const std::vector<Card> &cards,
                        Stream stream) {
  int64_t me = processes.getRank(), size = processes.getSize();
  const StridedBox word({{0, 1}}, {{0, 1}});
  char *own = peers[me].words;
  std::vector<Copying> first, second;
  auto add = [&](std::vector<Copying> &to, char *from, char *place) {
    to.push_back(
        {&word, from, &word, place, sizeof(uint64_t), sizeof(uint64_t)});
  };
  for (int64_t rank = 0; rank != size; ++rank)
    if (char *theirs = peers[rank].words; rank != me && theirs) {
      add(first, getProbe(theirs, Token, rank), getProbe(own, Token, rank));
      add(first, getProbe(own, Token, me), getProbe(theirs, Told, me));
      add(first, peers[rank].arena + device.getBehindArena(),
          getProbe(own, Behind, rank));
      add(second, getProbe(theirs, Told, me), getProbe(own, Echo, rank));
    }
  if (first.empty())
    return Error::success();
  for (const auto *copyings : {&first, &second})
    if (Error error = device.copyBoxes(copyings, reinterpret_cast<Address>(own),
                                       *copyings, stream))
      return error;
  const Driver &driver = device.getGpu().driver;
  if (Error error =
          driver.check(driver.synchronizeStream(stream), "cuStreamSynchronize"))
    return error;
  for (int64_t rank = 0; rank != size; ++rank) {
    if (rank == me || !peers[rank].words)
      continue;
    uint64_t token = 0, echo = 0, behind = 0;
    for (auto [to, which] : {std::pair(&token, Token), std::pair(&echo, Echo),
                             std::pair(&behind, Behind)})
      if (Error error =
              device.read(to, getProbe(own, which, rank), sizeof(*to)))
        return error;
    if (token != cards[rank].token || echo != mine.token ||
        behind != cards[rank].token) {
      complain(rank, Error("the driver maps it, but what is read there is not "
                           "what was written"));
      peers[rank] = {};
    }
  }
  return Error::success();
}

Error PeerMemory::open(Stream stream) {
  int64_t me = processes.getRank(), size = processes.getSize();
  peers.resize(size);
  pairs.assign(size, std::vector<bool>(size));
  Card mine;
  if (Error error = makeCard(mine))
    return error;
  std::vector<Processes::Bytes> all;
  Processes::Bytes bytes(sizeof(Card));
  std::memcpy(bytes.data(), &mine, sizeof(Card));
  if (Error error = share(bytes, all))
    return error;
  std::vector<Card> cards(size);
  for (int64_t rank = 0; rank != size; ++rank) {
    std::memcpy(&cards[rank], all[rank].data(), sizeof(Card));
    bool isHere =
        !std::memcmp(cards[rank].machine, mine.machine, sizeof(mine.machine));
    if (rank != me && isHere && mine.isShared && cards[rank].isShared)
      map(rank, cards[rank]);
  }
  if (Error error = probe(mine, cards, stream))
    return error;
  // What each has mapped, and the beginning of its note.
  Processes::Bytes mappings(size + kMostNote);
  for (int64_t rank = 0; rank != size; ++rank)
    mappings[rank] = rank != me && peers[rank].words;
  note.copy(mappings.data() + size, kMostNote - 1);
  if (Error error = share(mappings, all))
    return error;
  for (int64_t i = 0; i != size; ++i) {
    for (int64_t j = 0; j != size; ++j)
      pairs[i][j] = all[i][j] && all[j][i];
    if (note.empty())
      note = all[i].data() + size;
  }
  return Error::success();
}

void PeerMemory::close() {
  const Gpu &gpu = device.getGpu();
  if (!mapped.empty() && !gpu.use())
    for (Address address : mapped)
      gpu.driver.closeMemoryHandle(address);
  mapped.clear();
}
