//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Device memory: host memory at another place. What a program gets as a device
// address is reserved and cannot be touched by the host, as on a machine with a
// GPU; the bytes are behind it, at a constant distance, in one memory file, so
// that another process can map them. Addresses are never given out twice:
// whatever still uses a freed buffer is found.
#ifndef TOFU_TEST_GPU_MEMORY_H
#define TOFU_TEST_GPU_MEMORY_H

#include "Shadow.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace tofu::gpu {

class Trail;

struct Allocation {
  enum Kind : uint8_t { device, pinned, registered, imported } kind = device;
  uint64_t address = 0; // as programs and kernels see it
  uint64_t bytes = 0;
  char *host = nullptr; // where the bytes are
  int ordinal = 0;      // of the device
  bool freed = false;
  bool ofModule = false;         // not reported as leaked
  std::string label;             // "buffer 3 of 256 bytes"
  std::vector<uint64_t> written; // a bit a byte; empty: all written
  Shadow shadow;
  uint32_t touchedBy = 0; // the last launch that touched it
  /// Where other processes have mapped it, or it is one of theirs.
  std::shared_ptr<Trail> trail;

  bool contains(uint64_t at, uint64_t size) const {
    return at >= address && at - address <= bytes &&
           size <= bytes - (at - address);
  }
  char *at(uint64_t a) { return host + (a - address); }
  bool isWritten(uint64_t offset, uint64_t size) const;
  void markWritten(uint64_t offset, uint64_t size);
  void markUnwritten(uint64_t offset, uint64_t size);
};

class Memory {
public:
  ~Memory();
  /// Null where there is no room left in the address space.
  Allocation *allocate(uint64_t bytes, int ordinal);
  /// Memory of the host that devices may use at its own address.
  Allocation *addHost(void *host, uint64_t bytes, Allocation::Kind kind);
  /// Another process's allocation: `fd` and where its bytes are in that file;
  /// or what only seems so.
  Allocation *import(int fd, uint64_t fileOffset, uint64_t bytes, int ordinal,
                     bool isOther);
  void free(Allocation *allocation);
  /// All of them, and gives their addresses out again.
  void clear();

  /// The allocation, living or freed, that holds the address; else null.
  Allocation *find(uint64_t address);
  /// What stands before an address that nothing holds, for messages.
  Allocation *before(uint64_t address);
  bool isDevice(uint64_t address) const {
    return base && address - base < kReserve;
  }
  uint64_t fileOffset(const Allocation &a) const { return a.host - alias; }
  int file() const { return fd; }
  const std::map<uint64_t, std::unique_ptr<Allocation>> &all() const {
    return allocations;
  }

private:
  bool open();
  static constexpr uint64_t kReserve = uint64_t(1) << 38;
  static constexpr uint64_t kGap = 4096;
  uint64_t base = 0, next = 0;
  char *alias = nullptr;
  int fd = -1;
  uint64_t serial = 0;
  std::map<uint64_t, std::unique_ptr<Allocation>> allocations; // by address
};

} // namespace tofu::gpu

#endif
