//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// The part of the CUDA driver's public interface that the stand-in has, as the
// project declares it: names, numbers and layouts are the driver's.
#ifndef TOFU_TEST_GPU_DRIVER_CUDA_H
#define TOFU_TEST_GPU_DRIVER_CUDA_H

#include <cstddef>
#include <cstdint>

namespace tofu::gpu {
class Context;
struct Module;
struct Kernel;
struct Stream;
struct Event;
struct Graph;
struct GraphExec;
struct Pool;
} // namespace tofu::gpu

using CUresult = int;
using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUcontext = tofu::gpu::Context *;
using CUmodule = tofu::gpu::Module *;
using CUlibrary = tofu::gpu::Module *;
using CUfunction = tofu::gpu::Kernel *;
using CUkernel = tofu::gpu::Kernel *;
using CUstream = tofu::gpu::Stream *;
using CUevent = tofu::gpu::Event *;
using CUgraph = tofu::gpu::Graph *;
using CUgraphExec = tofu::gpu::GraphExec *;
using CUgraphNode = void *;
using CUmemoryPool = tofu::gpu::Pool *;
using CUhostFn = void (*)(void *);
using CUstreamCallback = void (*)(CUstream, CUresult, void *);

struct CUipcMemHandle {
  char reserved[64];
};
struct CUipcEventHandle {
  char reserved[64];
};
struct CUuuid {
  char bytes[16];
};
struct CUlaunchAttribute {
  int id;
  char pad[4];
  char value[64];
};
struct CUlaunchConfig {
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ;
  unsigned sharedMemBytes;
  CUstream hStream;
  CUlaunchAttribute *attrs;
  unsigned numAttrs;
};
struct CUDA_MEMCPY2D {
  size_t srcXInBytes, srcY;
  int srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  void *srcArray;
  size_t srcPitch;
  size_t dstXInBytes, dstY;
  int dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  void *dstArray;
  size_t dstPitch;
  size_t WidthInBytes, Height;
};
struct CUmemLocation {
  int type, id;
};
struct CUmemPoolProps {
  int allocType, handleTypes;
  CUmemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
  unsigned short usage;
  unsigned char reserved[54];
};
struct CUDA_GRAPH_INSTANTIATE_PARAMS {
  uint64_t flags;
  CUstream hUploadStream;
  CUgraphNode hErrNode_out;
  int result_out;
};

enum : CUresult {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_INVALID_DEVICE = 101,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_MAP_FAILED = 205,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_INVALID_PTX = 218,
  CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,
  CUDA_ERROR_FILE_NOT_FOUND = 301,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_ILLEGAL_ADDRESS = 700,
  CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
  CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705,
  CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,
  CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713,
  CUDA_ERROR_LAUNCH_FAILED = 719,
  CUDA_ERROR_NOT_SUPPORTED = 801,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
  CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
  CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
  CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
  CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
  CUDA_ERROR_CAPTURED_EVENT = 907,
  CUDA_ERROR_UNKNOWN = 999,
};

#define CU_API extern "C" __attribute__((visibility("default"))) CUresult

/// Another name of a function. Those that take a stream have one by which null
/// means the calling thread's own default stream; there is but one here.
#define CU_ALSO(other, name)                                                   \
  extern "C" __attribute__((visibility("default"),                             \
                            alias(#name))) decltype(name) other;

#endif
