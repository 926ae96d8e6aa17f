//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Devices, contexts, errors, addresses of functions.
#include "Driver.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

using namespace tofu::gpu;

namespace tofu::gpu {
std::vector<Context *> &contextStack();
}

static void onExit(int status, void *) { Driver::get().atExit(status); }

CU_API cuInit(unsigned flags) {
  return call(
      "cuInit",
      [&](Driver &d) -> CUresult {
        if (flags)
          return CUDA_ERROR_INVALID_VALUE;
        if (!d.settings.devices)
          return CUDA_ERROR_NO_DEVICE;
        if (!d.isInitialised)
          on_exit(onExit, nullptr);
        d.isInitialised = true;
        return CUDA_SUCCESS;
      },
      false);
}

CU_API cuDriverGetVersion(int *version) {
  return call(
      "cuDriverGetVersion",
      [&](Driver &d) {
        *version = d.settings.driverVersion;
        return CUDA_SUCCESS;
      },
      false);
}

/// Of calls about a device: it must be there, a context need not.
static CUresult ofDevice(const char *name, CUdevice device,
                         const std::function<CUresult(Driver &)> &body) {
  return call(
      name,
      [&](Driver &d) -> CUresult {
        if (!d.isInitialised)
          return CUDA_ERROR_NOT_INITIALIZED;
        if (device < 0 || device >= d.settings.devices)
          return CUDA_ERROR_INVALID_DEVICE;
        return body(d);
      },
      false);
}

CU_API cuDeviceGetCount(int *count) {
  return ofDevice("cuDeviceGetCount", 0, [&](Driver &d) {
    *count = d.settings.devices;
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceGet(CUdevice *device, int ordinal) {
  return ofDevice("cuDeviceGet", ordinal, [&](Driver &) {
    *device = ordinal;
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceGetName(char *name, int length, CUdevice device) {
  return ofDevice("cuDeviceGetName", device, [&](Driver &d) {
    std::strncpy(name, d.settings.name.c_str(), length);
    if (length > 0)
      name[length - 1] = 0;
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice device) {
  return ofDevice("cuDeviceGetUuid_v2", device, [&](Driver &) {
    std::memset(uuid, 0, sizeof *uuid);
    std::memcpy(uuid->bytes, "tofu", 4);
    uuid->bytes[15] = device;
    return CUDA_SUCCESS;
  });
}
CU_ALSO(cuDeviceGetUuid, cuDeviceGetUuid_v2)

CU_API cuDeviceTotalMem_v2(size_t *bytes, CUdevice device) {
  return ofDevice("cuDeviceTotalMem_v2", device, [&](Driver &d) {
    *bytes = d.settings.memory;
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceGetPCIBusId(char *id, int length, CUdevice device) {
  return ofDevice("cuDeviceGetPCIBusId", device, [&](Driver &) {
    std::snprintf(id, length, "0000:%02X:00.0", device + 1);
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceComputeCapability(int *major, int *minor, CUdevice device) {
  return ofDevice("cuDeviceComputeCapability", device, [&](Driver &d) {
    *major = d.settings.capability / 10;
    *minor = d.settings.capability % 10;
    return CUDA_SUCCESS;
  });
}

static int sharedOptIn(int capability) {
  return (capability >= 90    ? 227
          : capability == 80  ? 163
          : capability >= 100 ? 227
                              : 99)
         << 10;
}

CU_API cuDeviceGetAttribute(int *value, int attribute, CUdevice device) {
  return ofDevice("cuDeviceGetAttribute", device, [&](Driver &d) -> CUresult {
    int capability = d.settings.capability;
    const std::map<int, int> values = {{1, 1024},
                                       {2, 1024},
                                       {3, 1024},
                                       {4, 64},
                                       {5, 2147483647},
                                       {6, 65535},
                                       {7, 65535},
                                       {8, 48 << 10},
                                       {9, 64 << 10},
                                       {10, 32},
                                       {11, 2147483647},
                                       {12, 65536},
                                       {13, 1410000},
                                       {15, 1},
                                       {16, 4},
                                       {17, 0},
                                       {18, 0},
                                       {19, 1},
                                       {20, 0},
                                       {31, 1},
                                       {32, 0},
                                       {33, device + 1},
                                       {34, 0},
                                       {35, 0},
                                       {36, 1215000},
                                       {37, 5120},
                                       {38, 40 << 20},
                                       {39, 2048},
                                       {40, 3},
                                       {41, 1},
                                       {50, 0},
                                       {75, capability / 10},
                                       {76, capability % 10},
                                       {78, 1},
                                       {81, sharedOptIn(capability) + 1024},
                                       {82, 65536},
                                       {83, 0},
                                       {88, 0},
                                       {89, 0},
                                       {91, 1},
                                       {92, 1},
                                       {93, 1},
                                       {94, 1},
                                       {95, 1},
                                       {96, 0},
                                       {97, sharedOptIn(capability)},
                                       {99, 1},
                                       {100, 0},
                                       {103, 0},
                                       {106, 32},
                                       {111, 1024},
                                       {115, 1},
                                       {120, 0},
                                       {122, 1},
                                       {123, 1},
                                       {125, 0}};
    auto found = values.find(attribute);
    // What is not in the table is something that this device cannot do.
    *value = found == values.end() ? 0 : found->second;
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer) {
  return ofDevice("cuDeviceCanAccessPeer", device, [&](Driver &d) -> CUresult {
    if (peer < 0 || peer >= d.settings.devices)
      return CUDA_ERROR_INVALID_DEVICE;
    *can = device != peer;
    return CUDA_SUCCESS;
  });
}

CU_API cuDeviceGetP2PAttribute(int *value, int attribute, CUdevice device,
                               CUdevice peer) {
  return ofDevice("cuDeviceGetP2PAttribute", device, [&](Driver &) {
    *value = attribute == 1 ? 0 : device != peer;
    return CUDA_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

static Context *makeContext(Driver &d, CUdevice device, bool isPrimary) {
  auto context = std::make_unique<Context>();
  context->ordinal = device;
  context->isPrimary = isPrimary;
  d.contexts.push_back(std::move(context));
  return d.contexts.back().get();
}

CU_API cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  return ofDevice("cuDevicePrimaryCtxRetain", device, [&](Driver &d) {
    if (!d.primaries[device])
      d.primaries[device] = makeContext(d, device, true);
    ++d.primaries[device]->retained;
    *context = d.primaries[device];
    return CUDA_SUCCESS;
  });
}

/// Work ends, what is left is a leak.
static void endContext(Driver &d, Context *context) {
  if (context->sticky)
    d.schedule.abandon();
  else
    d.schedule.waitForAll(context);
  if (!context->sticky)
    d.findLeaks(context);
  // What leaked is gone now, and is not found again at exit.
  std::vector<Allocation *> left;
  for (const auto &[address, a] : d.memory.all())
    if (!a->freed && a->ordinal == context->ordinal)
      left.push_back(a.get());
  for (Allocation *a : left)
    d.release(a);
  std::erase_if(d.streams,
                [&](auto &entry) { return entry.first->context == context; });
  std::erase_if(d.events,
                [&](auto &entry) { return entry.first->context == context; });
  std::erase_if(d.modules,
                [&](auto &entry) { return entry.first->context == context; });
  d.defaults.erase(context);
}

CU_API cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  return ofDevice("cuDevicePrimaryCtxRelease_v2", device,
                  [&](Driver &d) -> CUresult {
                    Context *&context = d.primaries[device];
                    if (!context)
                      return CUDA_ERROR_INVALID_CONTEXT;
                    if (--context->retained)
                      return CUDA_SUCCESS;
                    endContext(d, context);
                    context = nullptr;
                    return CUDA_SUCCESS;
                  });
}

CU_API cuDevicePrimaryCtxReset_v2(CUdevice device) {
  return ofDevice("cuDevicePrimaryCtxReset_v2", device, [&](Driver &d) {
    if (d.primaries[device]) {
      endContext(d, d.primaries[device]);
      d.primaries[device] = nullptr;
    }
    return CUDA_SUCCESS;
  });
}

CU_API cuDevicePrimaryCtxSetFlags_v2(CUdevice device, unsigned) {
  return ofDevice("cuDevicePrimaryCtxSetFlags_v2", device,
                  [&](Driver &) { return CUDA_SUCCESS; });
}

CU_API cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags,
                                  int *active) {
  return ofDevice("cuDevicePrimaryCtxGetState", device, [&](Driver &d) {
    *flags = 0;
    *active = d.primaries[device] != nullptr;
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxCreate_v2(CUcontext *context, unsigned, CUdevice device) {
  return ofDevice("cuCtxCreate_v2", device, [&](Driver &d) {
    *context = makeContext(d, device, false);
    contextStack().push_back(*context);
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxCreate_v4(CUcontext *context, void *params, unsigned flags,
                      CUdevice device) {
  return params ? CUDA_ERROR_NOT_SUPPORTED
                : cuCtxCreate_v2(context, flags, device);
}

/// Of calls that work without a context, or with a broken one.
static CUresult anytime(const char *name,
                        const std::function<CUresult(Driver &)> &body) {
  return call(
      name,
      [&](Driver &d) -> CUresult {
        return d.isInitialised ? body(d) : CUDA_ERROR_NOT_INITIALIZED;
      },
      false);
}

static bool isLiving(Driver &d, Context *context) {
  for (const auto &owned : d.contexts)
    if (owned.get() == context)
      return !context->isPrimary || d.primaries[context->ordinal] == context;
  return false;
}

CU_API cuCtxDestroy_v2(CUcontext context) {
  return anytime("cuCtxDestroy_v2", [&](Driver &d) -> CUresult {
    if (!isLiving(d, context) || context->isPrimary)
      return CUDA_ERROR_INVALID_CONTEXT;
    endContext(d, context);
    std::erase(contextStack(), context);
    std::erase_if(d.contexts,
                  [&](const auto &owned) { return owned.get() == context; });
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxPushCurrent_v2(CUcontext context) {
  return anytime("cuCtxPushCurrent_v2", [&](Driver &d) -> CUresult {
    if (!isLiving(d, context))
      return CUDA_ERROR_INVALID_CONTEXT;
    contextStack().push_back(context);
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxPopCurrent_v2(CUcontext *context) {
  return anytime("cuCtxPopCurrent_v2", [&](Driver &d) -> CUresult {
    if (contextStack().empty())
      return CUDA_ERROR_INVALID_CONTEXT;
    if (context)
      *context = contextStack().back();
    contextStack().pop_back();
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxSetCurrent(CUcontext context) {
  return anytime("cuCtxSetCurrent", [&](Driver &d) -> CUresult {
    if (context && !isLiving(d, context))
      return CUDA_ERROR_INVALID_CONTEXT;
    d.setCurrent(context);
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxGetCurrent(CUcontext *context) {
  return anytime("cuCtxGetCurrent", [&](Driver &d) {
    *context = d.current();
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxGetDevice(CUdevice *device) {
  return anytime("cuCtxGetDevice", [&](Driver &d) -> CUresult {
    if (!d.current())
      return CUDA_ERROR_INVALID_CONTEXT;
    *device = d.current()->ordinal;
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxSynchronize() {
  return call("cuCtxSynchronize", [&](Driver &d) -> CUresult {
    if (!d.captures.empty()) {
      for (auto &capture : d.captures)
        capture->isValid = false;
      return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    d.schedule.waitForAll(d.current());
    return d.current()->sticky;
  });
}

CU_API cuCtxEnablePeerAccess(CUcontext peer, unsigned) {
  return call("cuCtxEnablePeerAccess", [&](Driver &d) -> CUresult {
    if (!isLiving(d, peer))
      return CUDA_ERROR_INVALID_CONTEXT;
    bool &enabled = d.peers[{d.current()->ordinal, peer->ordinal}];
    if (enabled)
      return CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
    enabled = true;
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxDisablePeerAccess(CUcontext peer) {
  return call("cuCtxDisablePeerAccess", [&](Driver &d) -> CUresult {
    bool &enabled = d.peers[{d.current()->ordinal, peer->ordinal}];
    if (!enabled)
      return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
    d.peers.erase({d.current()->ordinal, peer->ordinal});
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxGetStreamPriorityRange(int *least, int *greatest) {
  return call("cuCtxGetStreamPriorityRange", [&](Driver &) {
    *least = 0;
    *greatest = -5;
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxGetLimit(size_t *value, int limit) {
  return call("cuCtxGetLimit", [&](Driver &) {
    *value = limit == 0 ? 1024 : 8 << 20;
    return CUDA_SUCCESS;
  });
}

CU_API cuCtxSetLimit(int, size_t) {
  return call("cuCtxSetLimit", [&](Driver &) { return CUDA_SUCCESS; });
}

CU_API cuCtxGetApiVersion(CUcontext, unsigned *version) {
  return anytime("cuCtxGetApiVersion", [&](Driver &d) {
    *version = 3020;
    return CUDA_SUCCESS;
  });
}

CU_API cuProfilerStart() {
  return call("cuProfilerStart", [&](Driver &) { return CUDA_SUCCESS; });
}
CU_API cuProfilerStop() {
  return call("cuProfilerStop", [&](Driver &) { return CUDA_SUCCESS; });
}

//===----------------------------------------------------------------------===//
// Errors, addresses of functions
//===----------------------------------------------------------------------===//

static const struct {
  CUresult code;
  const char *name, *text;
} kErrors[] = {
    {0, "CUDA_SUCCESS", "no error"},
    {1, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {3, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {4, "CUDA_ERROR_DEINITIALIZED", "driver shutting down"},
    {46, "CUDA_ERROR_DEVICE_UNAVAILABLE",
     "CUDA-capable device(s) is/are busy or unavailable"},
    {100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {101, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"},
    {200, "CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"},
    {201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {205, "CUDA_ERROR_MAP_FAILED", "mapping of buffer object failed"},
    {209, "CUDA_ERROR_NO_BINARY_FOR_GPU",
     "no kernel image is available for execution on the device"},
    {214, "CUDA_ERROR_ECC_UNCORRECTABLE",
     "uncorrectable ECC error encountered"},
    {218, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
     "the provided PTX was compiled with an unsupported toolchain."},
    {301, "CUDA_ERROR_FILE_NOT_FOUND", "file not found"},
    {304, "CUDA_ERROR_OPERATING_SYSTEM",
     "OS call failed or operation not supported on this OS"},
    {400, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {500, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {600, "CUDA_ERROR_NOT_READY", "device not ready"},
    {700, "CUDA_ERROR_ILLEGAL_ADDRESS",
     "an illegal memory access was encountered"},
    {701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
     "too many resources requested for launch"},
    {702, "CUDA_ERROR_LAUNCH_TIMEOUT",
     "the launch timed out and was terminated"},
    {704, "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED",
     "peer access is already enabled"},
    {705, "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED",
     "peer access has not been enabled"},
    {710, "CUDA_ERROR_ASSERT", "device-side assert triggered"},
    {712, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
     "part or all of the requested memory range is already mapped"},
    {713, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED",
     "pointer does not correspond to a registered memory region"},
    {716, "CUDA_ERROR_MISALIGNED_ADDRESS", "misaligned address"},
    {719, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
    {720, "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
     "too many blocks in cooperative launch"},
    {801, "CUDA_ERROR_NOT_SUPPORTED", "operation not supported"},
    {900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
     "operation not permitted when stream is capturing"},
    {901, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
     "operation failed due to a previous error during capture"},
    {902, "CUDA_ERROR_STREAM_CAPTURE_MERGE",
     "operation would result in a merge of separate capture sequences"},
    {903, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
     "capture was not ended in the same stream as it began"},
    {904, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
     "capturing stream has unjoined work"},
    {905, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
     "dependency created on uncaptured work in another stream"},
    {906, "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
     "operation would make the legacy stream depend on a capturing blocking "
     "stream"},
    {907, "CUDA_ERROR_CAPTURED_EVENT",
     "operation not permitted on an event last recorded in a capturing stream"},
    {909, "CUDA_ERROR_TIMEOUT", "wait operation timed out"},
    {999, "CUDA_ERROR_UNKNOWN", "unknown error"}};

CU_API cuGetErrorName(CUresult code, const char **name) {
  for (const auto &entry : kErrors)
    if (entry.code == code) {
      *name = entry.name;
      return CUDA_SUCCESS;
    }
  *name = nullptr;
  return CUDA_ERROR_INVALID_VALUE;
}

CU_API cuGetErrorString(CUresult code, const char **text) {
  for (const auto &entry : kErrors)
    if (entry.code == code) {
      *text = entry.text;
      return CUDA_SUCCESS;
    }
  *text = nullptr;
  return CUDA_ERROR_INVALID_VALUE;
}

CU_API cuGetProcAddress_v2(const char *symbol, void **function, int, uint64_t,
                           int *status) {
  Dl_info self;
  dladdr(reinterpret_cast<void *>(&cuInit), &self);
  void *library = dlopen(self.dli_fname, RTLD_NOW | RTLD_NOLOAD);
  *function = nullptr;
  std::string name = symbol;
  if (name == "cuGraphInstantiate")
    name = "cuGraphInstantiateWithFlags";
  for (const char *suffix : {"_v2", ""})
    if (library && !*function)
      *function = dlsym(library, (name + suffix).c_str());
  if (library)
    dlclose(library);
  if (status)
    *status = *function ? 0 : 1; // found, or not
  return *function ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

CU_API cuGetProcAddress(const char *symbol, void **function, int version,
                        uint64_t flags) {
  return cuGetProcAddress_v2(symbol, function, version, flags, nullptr);
}
