//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Memory of devices, of the host for devices, and of other processes.
#include "Driver.h"
#include "Trail.h"

#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace tofu::gpu;

CU_API cuMemAlloc_v2(CUdeviceptr *address, size_t bytes) {
  return call("cuMemAlloc_v2", [&](Driver &d) -> CUresult {
    if (!bytes)
      return CUDA_ERROR_INVALID_VALUE;
    if (d.captureForbids()) {
      for (auto &capture : d.captures)
        capture->isValid = false;
      return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    CUresult error;
    Allocation *made = d.allocate(bytes, d.current()->ordinal, error);
    if (made)
      *address = made->address;
    return error;
  });
}

CU_API cuMemAllocPitch_v2(CUdeviceptr *address, size_t *pitch, size_t width,
                          size_t height, unsigned) {
  *pitch = (width + 511) / 512 * 512;
  return cuMemAlloc_v2(address, *pitch * height);
}

/// The living allocation that begins there.
static Allocation *owner(Driver &d, CUdeviceptr address) {
  Allocation *a = d.memory.find(address);
  return a && a->address == address && !a->freed ? a : nullptr;
}

static void reportBadFree(Driver &d, CUdeviceptr address,
                          const char *function) {
  Allocation *a = d.memory.find(address);
  if (a && a->freed && a->address == address)
    d.findings.add("double-free", a->label,
                   std::string(function) + " frees it once more");
  else
    d.findings.add("bad-free", function, "no allocation begins where it frees");
}

CU_API cuMemFree_v2(CUdeviceptr address) {
  return call("cuMemFree_v2", [&](Driver &d) -> CUresult {
    if (!address)
      return CUDA_SUCCESS;
    Allocation *a = owner(d, address);
    if (!a || a->kind != Allocation::device) {
      reportBadFree(d, address, "cuMemFree");
      return CUDA_ERROR_INVALID_VALUE;
    }
    if (d.captureForbids())
      return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    d.schedule.waitForAll(d.current()); // as the driver does
    d.release(a);
    return CUDA_SUCCESS;
  });
}

CU_API cuMemGetInfo_v2(size_t *free, size_t *total) {
  return call("cuMemGetInfo_v2", [&](Driver &d) {
    *total = d.settings.memory;
    *free = *total - d.used[d.current()->ordinal];
    return CUDA_SUCCESS;
  });
}

CU_API cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *bytes,
                               CUdeviceptr address) {
  return call("cuMemGetAddressRange_v2", [&](Driver &d) -> CUresult {
    Allocation *a = d.memory.find(address);
    if (!a || a->freed)
      return CUDA_ERROR_NOT_FOUND;
    if (base)
      *base = a->address;
    if (bytes)
      *bytes = a->bytes;
    return CUDA_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// The host's
//===----------------------------------------------------------------------===//

CU_API cuMemHostAlloc(void **address, size_t bytes, unsigned) {
  return call("cuMemHostAlloc", [&](Driver &d) -> CUresult {
    if (!bytes)
      return CUDA_ERROR_INVALID_VALUE;
    void *made = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (made == MAP_FAILED)
      return CUDA_ERROR_OUT_OF_MEMORY;
    d.memory.addHost(made, bytes, Allocation::pinned)->ordinal =
        d.current()->ordinal;
    *address = made;
    return CUDA_SUCCESS;
  });
}

CU_API cuMemAllocHost_v2(void **address, size_t bytes) {
  return cuMemHostAlloc(address, bytes, 0);
}

CU_API cuMemFreeHost(void *address) {
  return call("cuMemFreeHost", [&](Driver &d) -> CUresult {
    auto at = reinterpret_cast<CUdeviceptr>(address);
    Allocation *a = owner(d, at);
    if (!a || a->kind != Allocation::pinned) {
      reportBadFree(d, at, "cuMemFreeHost");
      return CUDA_ERROR_INVALID_VALUE;
    }
    d.schedule.waitForAll(d.current());
    uint64_t bytes = a->bytes;
    d.release(a);
    munmap(address, bytes);
    return CUDA_SUCCESS;
  });
}

CU_API cuMemHostRegister_v2(void *address, size_t bytes, unsigned) {
  return call("cuMemHostRegister_v2", [&](Driver &d) -> CUresult {
    auto at = reinterpret_cast<uint64_t>(address);
    if (!address || !bytes)
      return CUDA_ERROR_INVALID_VALUE;
    if (d.memory.find(at) || d.memory.find(at + bytes - 1))
      return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    d.memory.addHost(address, bytes, Allocation::registered)->ordinal =
        d.current()->ordinal;
    return CUDA_SUCCESS;
  });
}

CU_API cuMemHostUnregister(void *address) {
  return call("cuMemHostUnregister", [&](Driver &d) -> CUresult {
    Allocation *a = owner(d, reinterpret_cast<uint64_t>(address));
    if (!a || a->kind != Allocation::registered)
      return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
    d.schedule.waitForAll(d.current());
    d.release(a);
    return CUDA_SUCCESS;
  });
}

CU_API cuMemHostGetDevicePointer_v2(CUdeviceptr *device, void *host, unsigned) {
  return call("cuMemHostGetDevicePointer_v2", [&](Driver &d) -> CUresult {
    Allocation *a = d.memory.find(reinterpret_cast<uint64_t>(host));
    if (!a || a->kind == Allocation::device)
      return CUDA_ERROR_INVALID_VALUE;
    *device = reinterpret_cast<uint64_t>(host);
    return CUDA_SUCCESS;
  });
}

CU_API cuMemHostGetFlags(unsigned *flags, void *) {
  return call("cuMemHostGetFlags", [&](Driver &) {
    *flags = 2; // mapped
    return CUDA_SUCCESS;
  });
}

static CUresult attributeOf(Driver &d, void *value, int attribute,
                            CUdeviceptr address) {
  Allocation *a = d.memory.find(address);
  if (!a || a->freed)
    return CUDA_ERROR_INVALID_VALUE;
  bool isHost =
      a->kind == Allocation::pinned || a->kind == Allocation::registered;
  auto give = [&](auto v) {
    std::memcpy(value, &v, sizeof v);
    return CUDA_SUCCESS;
  };
  switch (attribute) {
  case 1:
    return give(d.current());
  case 2:
    return give(unsigned(isHost ? 1 : 2));
  case 3:
    return give(uint64_t(address));
  case 4:
    return isHost ? give(uint64_t(address)) : CUDA_ERROR_INVALID_VALUE;
  case 7:
    return give(uint64_t(a->address));
  case 8:
    return give(unsigned(0));
  case 9:
    return give(int(a->ordinal));
  case 10:
    return give(unsigned(a->kind == Allocation::device));
  case 11:
    return give(uint64_t(a->address));
  case 12:
    return give(size_t(a->bytes));
  case 13:
    return give(unsigned(1));
  default:
    return CUDA_ERROR_NOT_SUPPORTED;
  }
}

CU_API cuPointerGetAttribute(void *value, int attribute, CUdeviceptr address) {
  return call("cuPointerGetAttribute", [&](Driver &d) {
    return attributeOf(d, value, attribute, address);
  });
}

CU_API cuPointerGetAttributes(unsigned count, int *attributes, void **values,
                              CUdeviceptr address) {
  return call("cuPointerGetAttributes", [&](Driver &d) {
    for (unsigned i = 0; i < count; ++i)
      if (attributeOf(d, values[i], attributes[i], address))
        std::memset(values[i], 0, 4);
    return CUDA_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// In the order of a stream
//===----------------------------------------------------------------------===//

static CUresult allocateAsync(Driver &d, CUdeviceptr *address, size_t bytes,
                              int ordinal, CUstream stream) {
  Stream *on = d.streamOf(stream);
  if (!on || !bytes)
    return on ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
  if (on->capture)
    return CUDA_ERROR_NOT_SUPPORTED; // memory nodes of graphs
  CUresult error;
  Allocation *made = d.allocate(bytes, ordinal, error);
  if (!made) {
    // What is freed on the way may make room.
    d.schedule.waitForAll(d.current());
    made = d.allocate(bytes, ordinal, error);
  }
  if (!made)
    return error;
  *address = made->address;
  // Whoever uses it must be behind this.
  return d.enqueue(stream, "allocation of " + made->label,
                   [=](Operation &operation) {
                     operation.touch(made, 0, made->bytes, true);
                   });
}

CU_API cuMemAllocAsync(CUdeviceptr *address, size_t bytes, CUstream stream) {
  return call("cuMemAllocAsync", [&](Driver &d) {
    return allocateAsync(d, address, bytes, d.current()->ordinal, stream);
  });
}

CU_API cuMemAllocFromPoolAsync(CUdeviceptr *address, size_t bytes,
                               CUmemoryPool pool, CUstream stream) {
  return call("cuMemAllocFromPoolAsync", [&](Driver &d) {
    return allocateAsync(d, address, bytes, pool->ordinal, stream);
  });
}

CU_API cuMemFreeAsync(CUdeviceptr address, CUstream stream) {
  return call("cuMemFreeAsync", [&](Driver &d) -> CUresult {
    Allocation *a = owner(d, address);
    if (!a || a->kind != Allocation::device) {
      reportBadFree(d, address, "cuMemFreeAsync");
      return CUDA_ERROR_INVALID_VALUE;
    }
    Stream *on = d.streamOf(stream);
    if (on && on->capture)
      return CUDA_ERROR_NOT_SUPPORTED;
    return d.enqueue(stream, "freeing of " + a->label,
                     [a, &d](Operation &operation) {
                       operation.touch(a, 0, a->bytes, true);
                       operation.run = [a, &d](Operation &) {
                         if (a->freed)
                           reportBadFree(d, a->address, "cuMemFreeAsync");
                         else
                           d.retire(a);
                         return Progress::done;
                       };
                     });
  });
}

CU_API cuDeviceGetDefaultMemPool(CUmemoryPool *pool, CUdevice device) {
  return call(
      "cuDeviceGetDefaultMemPool",
      [&](Driver &d) -> CUresult {
        if (device < 0 || device >= d.settings.devices)
          return CUDA_ERROR_INVALID_DEVICE;
        *pool = d.pools[device].get();
        return CUDA_SUCCESS;
      },
      false);
}
CU_ALSO(cuDeviceGetMemPool, cuDeviceGetDefaultMemPool)

CU_API cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *props) {
  return call("cuMemPoolCreate", [&](Driver &d) -> CUresult {
    if (props->location.id < 0 || props->location.id >= d.settings.devices)
      return CUDA_ERROR_INVALID_DEVICE;
    d.pools.push_back(std::make_unique<Pool>(Pool{props->location.id}));
    *pool = d.pools.back().get();
    return CUDA_SUCCESS;
  });
}

CU_API cuMemPoolDestroy(CUmemoryPool pool) {
  return call("cuMemPoolDestroy", [&](Driver &d) -> CUresult {
    for (size_t i = d.settings.devices; i < d.pools.size(); ++i)
      if (d.pools[i].get() == pool) {
        d.pools.erase(d.pools.begin() + i);
        return CUDA_SUCCESS;
      }
    return CUDA_ERROR_INVALID_VALUE;
  });
}

CU_API cuMemPoolSetAttribute(CUmemoryPool pool, int attribute, void *value) {
  return call("cuMemPoolSetAttribute", [&](Driver &) {
    if (attribute == 4)
      pool->threshold = *static_cast<uint64_t *>(value);
    return CUDA_SUCCESS;
  });
}

CU_API cuMemPoolGetAttribute(CUmemoryPool pool, int attribute, void *value) {
  return call("cuMemPoolGetAttribute", [&](Driver &d) {
    if (attribute >= 5)
      *static_cast<uint64_t *>(value) = d.used[pool->ordinal];
    else if (attribute == 4)
      *static_cast<uint64_t *>(value) = pool->threshold;
    else
      *static_cast<int *>(value) = 1;
    return CUDA_SUCCESS;
  });
}

CU_API cuMemPoolTrimTo(CUmemoryPool, size_t) {
  return call("cuMemPoolTrimTo", [&](Driver &) { return CUDA_SUCCESS; });
}
CU_API cuMemPoolSetAccess(CUmemoryPool, const void *, size_t) {
  return call("cuMemPoolSetAccess", [&](Driver &) { return CUDA_SUCCESS; });
}

//===----------------------------------------------------------------------===//
// Other processes
//===----------------------------------------------------------------------===//

namespace {
/// What a handle holds: enough to open the memory file of its process.
struct Shared {
  char magic[8];
  uint64_t process, file, offset, bytes;
  int ordinal;
  std::string getPath() const {
    return "/proc/" + std::to_string(process) + "/fd/" + std::to_string(file);
  }
};
static_assert(sizeof(Shared) <= sizeof(CUipcMemHandle));
/// What is said when a handle is made, and heard when it is opened: at the end
/// of the allocation, which no kernel's word can be.
constexpr uint32_t kHandle = 1;
uint64_t placeOfHandle(uint64_t bytes) { return (bytes + 3) / 4 * 4; }
} // namespace

CU_API cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr address) {
  return call("cuIpcGetMemHandle", [&](Driver &d) -> CUresult {
    Allocation *a = d.memory.find(address);
    if (!a || a->freed || a->kind != Allocation::device)
      return CUDA_ERROR_INVALID_VALUE;
    // Others write it now, and are not seen.
    d.schedule.waitForAll(d.current());
    a->written.clear();
    Shared shared = {};
    std::memcpy(shared.magic, "tofu-gpu", 8);
    shared.process = getpid();
    shared.file = d.memory.file();
    shared.offset = d.memory.fileOffset(*a);
    shared.bytes = a->bytes;
    shared.ordinal = a->ordinal;
    if (!a->trail)
      a->trail = std::make_shared<Trail>(shared.getPath(), shared.offset);
    a->trail->say(placeOfHandle(a->bytes), kHandle, d.schedule.getHost(),
                  d.schedule);
    std::memset(handle, 0, sizeof *handle);
    std::memcpy(handle, &shared, sizeof shared);
    return CUDA_SUCCESS;
  });
}

CU_API cuIpcOpenMemHandle_v2(CUdeviceptr *address, CUipcMemHandle handle,
                             unsigned) {
  return call("cuIpcOpenMemHandle_v2", [&](Driver &d) -> CUresult {
    Shared shared;
    std::memcpy(&shared, &handle, sizeof shared);
    if (std::memcmp(shared.magic, "tofu-gpu", 8) != 0)
      return CUDA_ERROR_INVALID_VALUE;
    if (shared.process == uint64_t(getpid()))
      return CUDA_ERROR_INVALID_CONTEXT; // as the driver: not in one process
    int fd = open(shared.getPath().c_str(), O_RDWR | O_CLOEXEC);
    if (fd < 0)
      return CUDA_ERROR_MAP_FAILED;
    Allocation *a =
        d.memory.import(fd, shared.offset, shared.bytes, d.current()->ordinal,
                        d.isPlanted("other-memory", 0));
    close(fd);
    if (!a)
      return CUDA_ERROR_MAP_FAILED;
    a->trail = std::make_shared<Trail>(shared.getPath(), shared.offset);
    a->trail->hear(placeOfHandle(shared.bytes), kHandle, d.schedule.getHost(),
                   d.schedule);
    *address = a->address;
    return CUDA_SUCCESS;
  });
}

CU_API cuIpcCloseMemHandle(CUdeviceptr address) {
  return call("cuIpcCloseMemHandle", [&](Driver &d) -> CUresult {
    Allocation *a = owner(d, address);
    if (!a || a->kind != Allocation::imported)
      return CUDA_ERROR_INVALID_VALUE;
    d.schedule.waitForAll(d.current());
    a->trail->forget(a->bytes);
    d.release(a);
    return CUDA_SUCCESS;
  });
}

CU_ALSO(cuMemAllocAsync_ptsz, cuMemAllocAsync)
CU_ALSO(cuMemAllocFromPoolAsync_ptsz, cuMemAllocFromPoolAsync)
CU_ALSO(cuMemFreeAsync_ptsz, cuMemFreeAsync)
