//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// NVIDIA's driver, found when it is needed: nothing of CUDA is there when this
// is compiled. What is called of it is declared here, as its documentation
// (CUDA Driver API) says.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_DRIVER_H
#define TOFU_CUDA_DRIVER_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Watch.h"

#include <cstddef>
#include <cstdint>

namespace tofu::cuda {

using runtime::Error;

using Result = int; // 0: success
using DeviceNumber = int;
using Address = uint64_t; // in a device's memory
using Context = struct ContextHandle *;
using Module = struct ModuleHandle *;
using Function = struct FunctionHandle *;
using Stream = struct StreamHandle *;
using EventHandle = void *;
using Graph = struct GraphHandle *;
using GraphExec = struct GraphExecHandle *;

/// Values of the driver's enumerations.
enum : int {
  kComputeCapabilityMajor = 75, // of devices
  kComputeCapabilityMinor = 76,
  kMaxDynamicSharedBytes = 8, // of functions
  kNotFound = 500,
  kNotReady = 600,
  kPeerAccessAlreadyEnabled = 704
};
/// While a capture goes on, its thread may allocate and copy on other streams.
enum : int { kCaptureRelaxed = 2 };
enum : unsigned { kStreamNonBlocking = 1, kEventDisableTiming = 2 };

/// A function of the driver: what it is called here and there, parameters.
#define TOFU_CUDA_FUNCTIONS(X)                                                 \
  X(init, "cuInit", (unsigned flags))                                          \
  X(getDeviceCount, "cuDeviceGetCount", (int *count))                          \
  X(getDevice, "cuDeviceGet", (DeviceNumber * device, int number))             \
  X(getDeviceName, "cuDeviceGetName",                                          \
    (char *name, int length, DeviceNumber device))                             \
  X(getDeviceAttribute, "cuDeviceGetAttribute",                                \
    (int *value, int attribute, DeviceNumber device))                          \
  X(canAccessPeer, "cuDeviceCanAccessPeer",                                    \
    (int *can, DeviceNumber device, DeviceNumber peer))                        \
  X(retainContext, "cuDevicePrimaryCtxRetain",                                 \
    (Context * context, DeviceNumber device))                                  \
  X(releaseContext, "cuDevicePrimaryCtxRelease_v2", (DeviceNumber device))     \
  X(setContext, "cuCtxSetCurrent", (Context context))                          \
  X(enablePeerAccess, "cuCtxEnablePeerAccess", (Context peer, unsigned flags)) \
  X(loadModule, "cuModuleLoadDataEx",                                          \
    (Module * module, const void *image, unsigned count, int *options,         \
     void **values))                                                           \
  X(unloadModule, "cuModuleUnload", (Module module))                           \
  X(getFunction, "cuModuleGetFunction",                                        \
    (Function * function, Module module, const char *name))                    \
  X(setFunctionAttribute, "cuFuncSetAttribute",                                \
    (Function function, int attribute, int value))                             \
  X(getMemoryInfo, "cuMemGetInfo_v2", (size_t *free, size_t *total))           \
  X(allocate, "cuMemAlloc_v2", (Address * address, size_t bytes))              \
  X(release, "cuMemFree_v2", (Address address))                                \
  X(allocateHost, "cuMemAllocHost_v2", (void **place, size_t bytes))           \
  X(releaseHost, "cuMemFreeHost", (void *place))                               \
  X(copyToDevice, "cuMemcpyHtoDAsync_v2",                                      \
    (Address to, const void *from, size_t bytes, Stream stream))               \
  X(copyToHost, "cuMemcpyDtoHAsync_v2",                                        \
    (void *to, Address from, size_t bytes, Stream stream))                     \
  X(copy, "cuMemcpyDtoDAsync_v2",                                              \
    (Address to, Address from, size_t bytes, Stream stream))                   \
  X(fill8, "cuMemsetD8Async",                                                  \
    (Address to, unsigned char value, size_t count, Stream stream))            \
  X(fill16, "cuMemsetD16Async",                                                \
    (Address to, unsigned short value, size_t count, Stream stream))           \
  X(fill32, "cuMemsetD32Async",                                                \
    (Address to, unsigned value, size_t count, Stream stream))                 \
  X(createStream, "cuStreamCreate", (Stream * stream, unsigned flags))         \
  X(destroyStream, "cuStreamDestroy_v2", (Stream stream))                      \
  X(queryStream, "cuStreamQuery", (Stream stream))                             \
  X(synchronizeStream, "cuStreamSynchronize", (Stream stream))                 \
  X(waitForEvent, "cuStreamWaitEvent",                                         \
    (Stream stream, EventHandle event, unsigned flags))                        \
  X(createEvent, "cuEventCreate", (EventHandle * event, unsigned flags))       \
  X(destroyEvent, "cuEventDestroy_v2", (EventHandle event))                    \
  X(queryEvent, "cuEventQuery", (EventHandle event))                           \
  X(recordEvent, "cuEventRecord", (EventHandle event, Stream stream))          \
  X(getElapsed, "cuEventElapsedTime",                                          \
    (float *milliseconds, EventHandle begin, EventHandle end))                 \
  X(beginCapture, "cuStreamBeginCapture_v2", (Stream stream, int mode))        \
  X(endCapture, "cuStreamEndCapture", (Stream stream, Graph * graph))          \
  X(getCaptureState, "cuStreamIsCapturing", (Stream stream, int *state))       \
  X(destroyGraph, "cuGraphDestroy", (Graph graph))                             \
  X(instantiateGraph, "cuGraphInstantiateWithFlags",                           \
    (GraphExec * exec, Graph graph, unsigned long long flags))                 \
  X(launchGraph, "cuGraphLaunch", (GraphExec exec, Stream stream))             \
  X(destroyGraphExec, "cuGraphExecDestroy", (GraphExec exec))                  \
  X(launchKernel, "cuLaunchKernel",                                            \
    (Function function, unsigned gridX, unsigned gridY, unsigned gridZ,        \
     unsigned blockX, unsigned blockY, unsigned blockZ, unsigned sharedBytes,  \
     Stream stream, void **parameters, void **extra))                          \
  X(getErrorName, "cuGetErrorName", (Result result, const char **name))        \
  X(getErrorText, "cuGetErrorString", (Result result, const char **text))

/// As the driver has it: what another process opens.
struct MemoryHandle {
  char bytes[64];
};
enum : unsigned { kLazyEnablePeerAccess = 1 };

/// Functions that may be missing: then they are null.
#define TOFU_CUDA_OPTIONAL_FUNCTIONS(X)                                        \
  X(getMemoryHandle, "cuIpcGetMemHandle",                                      \
    (MemoryHandle * handle, Address address))                                  \
  X(openMemoryHandle, "cuIpcOpenMemHandle_v2",                                 \
    (Address * address, MemoryHandle handle, unsigned flags))                  \
  X(closeMemoryHandle, "cuIpcCloseMemHandle", (Address address))

class Driver {
public:
  /// The driver of this process, loaded and initialised once; an error if there
  /// is none, or no GPU.
  static Error get(const Driver *&driver);

  /// Processes can map each other's memory.
  bool hasHandles() const {
    return getMemoryHandle && openMemoryHandle && closeMemoryHandle;
  }
  int getNumDevices() const { return numDevices; }
  /// What a call of `name` gave, as an error.
  Error check(Result result, const char *name) const;
  /// From now on operations are waited for, so that errors are of the last one.
  static void setWaiting();

#define TOFU_CUDA_DECLARE(name, symbol, parameters)                            \
  runtime::Watched<Result parameters> name{symbol};
  TOFU_CUDA_FUNCTIONS(TOFU_CUDA_DECLARE)
  TOFU_CUDA_OPTIONAL_FUNCTIONS(TOFU_CUDA_DECLARE)
#undef TOFU_CUDA_DECLARE

private:
  Error load();

  int numDevices = 0;
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_DRIVER_H
