//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Memory.h"

#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace tofu::gpu;

/// Calls f(word, mask) for the bits [offset, offset + size).
template <class F> static void words(uint64_t offset, uint64_t size, F f) {
  while (size) {
    unsigned in = offset % 64;
    uint64_t here = std::min<uint64_t>(size, 64 - in);
    uint64_t mask = here == 64 ? ~uint64_t(0) : (uint64_t(1) << here) - 1;
    if (!f(offset / 64, mask << in))
      return;
    offset += here;
    size -= here;
  }
}

bool Allocation::isWritten(uint64_t offset, uint64_t size) const {
  if (written.empty())
    return true;
  bool result = true;
  words(offset, size, [&](uint64_t word, uint64_t mask) {
    return result = (written[word] & mask) == mask;
  });
  return result;
}

void Allocation::markWritten(uint64_t offset, uint64_t size) {
  if (!written.empty())
    words(offset, size, [&](uint64_t word, uint64_t mask) {
      written[word] |= mask;
      return true;
    });
}

void Allocation::markUnwritten(uint64_t offset, uint64_t size) {
  if (!written.empty())
    words(offset, size, [&](uint64_t word, uint64_t mask) {
      written[word] &= ~mask;
      return true;
    });
}

Memory::~Memory() {
  if (!base)
    return;
  munmap(reinterpret_cast<void *>(base), kReserve);
  munmap(alias, kReserve);
  close(fd);
}

bool Memory::open() {
  if (base)
    return true;
  int protection = PROT_READ | PROT_WRITE;
  fd = memfd_create("tofu-gpu", MFD_CLOEXEC);
  if (fd < 0 || ftruncate(fd, kReserve) != 0)
    return false;
  void *seen = mmap(nullptr, kReserve, PROT_NONE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  void *bytes =
      mmap(nullptr, kReserve, protection, MAP_SHARED | MAP_NORESERVE, fd, 0);
  if (seen == MAP_FAILED || bytes == MAP_FAILED)
    return false;
  base = reinterpret_cast<uint64_t>(seen);
  alias = static_cast<char *>(bytes);
  next = kGap;
  return true;
}

static uint64_t roundUp(uint64_t n, uint64_t unit) {
  return (n + unit - 1) / unit * unit;
}

Allocation *Memory::allocate(uint64_t bytes, int ordinal) {
  if (!open() || bytes > kReserve || next + bytes + 2 * kGap > kReserve)
    return nullptr;
  auto allocation = std::make_unique<Allocation>();
  allocation->address = base + next;
  allocation->host = alias + next;
  allocation->bytes = bytes;
  allocation->ordinal = ordinal;
  allocation->label = "buffer " + std::to_string(serial++) + " of " +
                      std::to_string(bytes) + " bytes";
  // A bit a byte: of what is huge, nothing is known.
  if (bytes <= uint64_t(2) << 30)
    allocation->written.assign((bytes + 63) / 64, 0);
  allocation->shadow.resize(bytes);
  // What nobody wrote is not a number. To fill a workspace of a library, which
  // each rank of each session has, takes longer than most programs.
  if (bytes <= uint64_t(16) << 20)
    std::memset(allocation->host, 0xFF, bytes);
  next = roundUp(next + bytes, kGap) + kGap;
  return (allocations[allocation->address] = std::move(allocation)).get();
}

Allocation *Memory::addHost(void *host, uint64_t bytes, Allocation::Kind kind) {
  auto allocation = std::make_unique<Allocation>();
  allocation->kind = kind;
  allocation->address = reinterpret_cast<uint64_t>(host);
  allocation->host = static_cast<char *>(host);
  allocation->bytes = bytes;
  allocation->label = "host buffer " + std::to_string(serial++) + " of " +
                      std::to_string(bytes) + " bytes";
  allocation->shadow.resize(bytes);
  return (allocations[allocation->address] = std::move(allocation)).get();
}

Allocation *Memory::import(int theirs, uint64_t fileOffset, uint64_t bytes,
                           int ordinal, bool isOther) {
  // The reserve of this process gives the address; its bytes are replaced.
  Allocation *result = allocate(bytes, ordinal);
  if (!result)
    return nullptr;
  void *mapped =
      mmap(result->host, roundUp(bytes, kGap), PROT_READ | PROT_WRITE,
           MAP_FIXED | (isOther ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED),
           isOther ? -1 : theirs, isOther ? 0 : fileOffset);
  if (mapped == MAP_FAILED) {
    allocations.erase(result->address);
    return nullptr;
  }
  result->kind = Allocation::imported;
  result->written.clear(); // the owner knows
  result->label = "imported " + result->label;
  return result;
}

void Memory::free(Allocation *allocation) {
  if (allocation->kind == Allocation::device ||
      allocation->kind == Allocation::imported) {
    uint64_t offset = fileOffset(*allocation);
    uint64_t bytes = roundUp(allocation->bytes, kGap);
    if (allocation->kind == Allocation::device)
      fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, offset, bytes);
    else
      mmap(allocation->host, bytes, PROT_READ | PROT_WRITE,
           MAP_SHARED | MAP_FIXED | MAP_NORESERVE, fd, offset);
    allocation->freed = true;
    allocation->trail = nullptr;
    allocation->shadow = Shadow();
    allocation->written = {};
    return;
  }
  allocations.erase(allocation->address);
}

void Memory::clear() {
  for (const auto &[address, allocation] : allocations)
    if (!allocation->freed && (allocation->kind == Allocation::device ||
                               allocation->kind == Allocation::imported))
      free(allocation.get());
  allocations.clear();
  next = kGap;
  serial = 0;
}

Allocation *Memory::find(uint64_t address) {
  Allocation *found = before(address);
  return found && found->contains(address, 1) ? found : nullptr;
}

Allocation *Memory::before(uint64_t address) {
  auto after = allocations.upper_bound(address);
  return after == allocations.begin() ? nullptr
                                      : std::prev(after)->second.get();
}
