//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Copies and fillings. Memory of the host that is not pinned is read before
// the call returns and is written before it returns, as the driver does.
#include "Driver.h"

#include <cstring>

using namespace tofu::gpu;

namespace {

/// One side of a copy: rows of bytes.
struct Side {
  uint64_t address = 0;
  uint64_t pitch = 0;
  Allocation *allocation = nullptr; // null: of the host, not pinned
};

struct Copy {
  Side to, from;
  uint64_t width = 0, rows = 1;
  /// What the source held when the call was made, of pageable memory.
  std::shared_ptr<std::vector<char>> kept;
};

/// Finds the allocation, or says what is wrong with a range.
CUresult resolve(Driver &d, Side &side, uint64_t bytes, const char *what,
                 bool isWrite, bool mustBeDevice) {
  Allocation *a = d.memory.find(side.address);
  if (!a) {
    if (!mustBeDevice && !d.memory.isDevice(side.address))
      return CUDA_SUCCESS;
    d.findings.add("out-of-bounds", what, "no memory is allocated there");
    return CUDA_ERROR_INVALID_VALUE;
  }
  if (a->freed) {
    d.findings.add("use-after-free", what,
                   std::string(isWrite ? "writes " : "reads ") + a->label +
                       ", which is freed");
    return CUDA_ERROR_INVALID_VALUE;
  }
  if (!a->contains(side.address, bytes)) {
    d.findings.add("out-of-bounds", what,
                   std::string(isWrite ? "writes " : "reads ") +
                       std::to_string(bytes) + " bytes at offset " +
                       std::to_string(side.address - a->address) + " of " +
                       a->label);
    return CUDA_ERROR_INVALID_VALUE;
  }
  side.allocation = a;
  return CUDA_SUCCESS;
}

const char *hostOf(const Side &side) {
  return side.allocation ? side.allocation->at(side.address)
                         : reinterpret_cast<const char *>(side.address);
}

bool isDevice(const Side &side) {
  return side.allocation && side.allocation->kind == Allocation::device;
}

/// Whether what is written is written is copied with the bytes.
void copyState(const Copy &copy, uint64_t row, Driver &d,
               const std::string &what) {
  Allocation *from = copy.from.allocation, *to = copy.to.allocation;
  uint64_t source = copy.from.address + row * copy.from.pitch;
  uint64_t target = copy.to.address + row * copy.to.pitch;
  bool toDevice = to && to->kind == Allocation::device;
  if (!from || from->written.empty()) {
    if (to)
      to->markWritten(target - to->address, copy.width);
    return;
  }
  uint64_t at = source - from->address;
  if (from->isWritten(at, copy.width)) {
    if (to)
      to->markWritten(target - to->address, copy.width);
  } else if (toDevice && !to->written.empty()) {
    for (uint64_t i = 0; i < copy.width; ++i)
      if (from->isWritten(at + i, 1))
        to->markWritten(target - to->address + i, 1);
      else
        to->markUnwritten(target - to->address + i, 1);
  } else if (d.settings.checkUnwritten) {
    d.findings.add("unwritten", what,
                   "the host gets bytes of " + from->label +
                       " that nobody wrote");
  }
}

CUresult copyBytes(Driver &d, const char *name, Copy copy, CUstream stream,
                   bool isAsync, bool toDevice, bool fromDevice) {
  if (!copy.width || !copy.rows)
    return CUDA_SUCCESS;
  auto extent = [&](const Side &side) {
    return (copy.rows - 1) * side.pitch + copy.width;
  };
  CUresult error = resolve(d, copy.to, extent(copy.to), name, true, toDevice);
  if (!error)
    error = resolve(d, copy.from, extent(copy.from), name, false, fromDevice);
  if (error)
    return error;
  Stream *on = d.streamOf(stream);
  if (!on)
    return CUDA_ERROR_INVALID_HANDLE;
  bool waits = !isAsync || !copy.to.allocation;
  if (on->capture && waits) {
    on->capture->isValid = false;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  }
  if (!copy.from.allocation && !on->capture) {
    const char *begin = hostOf(copy.from);
    copy.kept =
        std::make_shared<std::vector<char>>(begin, begin + extent(copy.from));
  }
  std::string what = name;
  what += " of " + std::to_string(copy.width * copy.rows) + " bytes";
  OperationRef added;
  error = d.enqueue(
      stream, what,
      [copy, &d, what](Operation &operation) {
        for (uint64_t row = 0; row < copy.rows; ++row) {
          if (Allocation *a = copy.to.allocation) {
            uint64_t at = copy.to.address + row * copy.to.pitch - a->address;
            operation.touch(a, at, at + copy.width, true);
          }
          if (Allocation *a = copy.from.allocation) {
            uint64_t at =
                copy.from.address + row * copy.from.pitch - a->address;
            operation.touch(a, at, at + copy.width, false);
          }
        }
        operation.run = [copy, &d, what](Operation &) {
          for (const Side *side : {&copy.to, &copy.from})
            if (side->allocation && side->allocation->freed) {
              d.findings.add("use-after-free", what,
                             side->allocation->label + " is freed");
              return Progress::done;
            }
          const char *from = copy.kept ? copy.kept->data() : hostOf(copy.from);
          char *to = const_cast<char *>(hostOf(copy.to));
          for (uint64_t row = 0; row < copy.rows; ++row) {
            std::memmove(to + row * copy.to.pitch, from + row * copy.from.pitch,
                         copy.width);
            copyState(copy, row, d, what);
          }
          bool isToDevice = isDevice(copy.to),
               isFromDevice = isDevice(copy.from);
          uint64_t bytes = copy.width * copy.rows;
          d.bytesToDevice += isToDevice && !isFromDevice ? bytes : 0;
          d.bytesToHost += isFromDevice && !isToDevice ? bytes : 0;
          return Progress::done;
        };
      },
      &added);
  if (error || !waits || on->capture)
    return error;
  d.schedule.wait(added);
  return on->context->sticky;
}

Copy flat(CUdeviceptr to, CUdeviceptr from, size_t bytes) {
  Copy copy;
  copy.to.address = to;
  copy.from.address = from;
  copy.to.pitch = copy.from.pitch = copy.width = bytes;
  return copy;
}

CUdeviceptr at(const void *host) { return reinterpret_cast<uint64_t>(host); }

} // namespace

CU_API cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t bytes) {
  return call("cuMemcpyHtoD_v2", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyHtoD", flat(to, at(from), bytes), nullptr,
                     false, true, false);
  });
}
CU_API cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t bytes) {
  return call("cuMemcpyDtoH_v2", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyDtoH", flat(at(to), from, bytes), nullptr,
                     false, false, true);
  });
}
CU_API cuMemcpyDtoD_v2(CUdeviceptr to, CUdeviceptr from, size_t bytes) {
  return call("cuMemcpyDtoD_v2", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyDtoD", flat(to, from, bytes), nullptr, true,
                     true, true);
  });
}
CU_API cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t bytes,
                            CUstream stream) {
  return call("cuMemcpyHtoDAsync_v2", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyHtoDAsync", flat(to, at(from), bytes), stream,
                     true, true, false);
  });
}
CU_API cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t bytes,
                            CUstream stream) {
  return call("cuMemcpyDtoHAsync_v2", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyDtoHAsync", flat(at(to), from, bytes), stream,
                     true, false, true);
  });
}
CU_API cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                            CUstream stream) {
  return call("cuMemcpyDtoDAsync_v2", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyDtoDAsync", flat(to, from, bytes), stream,
                     true, true, true);
  });
}
CU_API cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t bytes) {
  return call("cuMemcpy", [&](Driver &d) {
    return copyBytes(d, "cuMemcpy", flat(to, from, bytes), nullptr, false,
                     false, false);
  });
}
CU_API cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                     CUstream stream) {
  return call("cuMemcpyAsync", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyAsync", flat(to, from, bytes), stream, true,
                     false, false);
  });
}
CU_API cuMemcpyPeer(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext,
                    size_t bytes) {
  return call("cuMemcpyPeer", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyPeer", flat(to, from, bytes), nullptr, false,
                     true, true);
  });
}
CU_API cuMemcpyPeerAsync(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext,
                         size_t bytes, CUstream stream) {
  return call("cuMemcpyPeerAsync", [&](Driver &d) {
    return copyBytes(d, "cuMemcpyPeerAsync", flat(to, from, bytes), stream,
                     true, true, true);
  });
}

static CUresult copyBox(Driver &d, const char *name, const CUDA_MEMCPY2D &p,
                        CUstream stream, bool isAsync) {
  auto isDevice = [](int type) { return type == 2; };
  auto isHost = [](int type) { return type == 1; };
  if (p.srcMemoryType == 3 || p.dstMemoryType == 3)
    return CUDA_ERROR_NOT_SUPPORTED; // arrays
  Copy copy;
  copy.width = p.WidthInBytes;
  copy.rows = p.Height;
  copy.from.pitch = p.srcPitch ? p.srcPitch : p.WidthInBytes;
  copy.to.pitch = p.dstPitch ? p.dstPitch : p.WidthInBytes;
  if (copy.from.pitch < p.srcXInBytes + p.WidthInBytes ||
      copy.to.pitch < p.dstXInBytes + p.WidthInBytes)
    return CUDA_ERROR_INVALID_VALUE;
  copy.from.address = (isHost(p.srcMemoryType) ? at(p.srcHost) : p.srcDevice) +
                      p.srcY * copy.from.pitch + p.srcXInBytes;
  copy.to.address = (isHost(p.dstMemoryType) ? at(p.dstHost) : p.dstDevice) +
                    p.dstY * copy.to.pitch + p.dstXInBytes;
  return copyBytes(d, name, copy, stream, isAsync, isDevice(p.dstMemoryType),
                   isDevice(p.srcMemoryType));
}

CU_API cuMemcpy2D_v2(const CUDA_MEMCPY2D *p) {
  return call("cuMemcpy2D_v2", [&](Driver &d) {
    return copyBox(d, "cuMemcpy2D", *p, nullptr, false);
  });
}
CU_ALSO(cuMemcpy2DUnaligned_v2, cuMemcpy2D_v2)
CU_API cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *p, CUstream stream) {
  return call("cuMemcpy2DAsync_v2", [&](Driver &d) {
    return copyBox(d, "cuMemcpy2DAsync", *p, stream, true);
  });
}

//===----------------------------------------------------------------------===//
// Fillings
//===----------------------------------------------------------------------===//

static CUresult fill(Driver &d, const char *name, CUdeviceptr to, size_t pitch,
                     uint32_t value, unsigned unit, size_t width, size_t rows,
                     CUstream stream, bool waits) {
  if (!width || !rows)
    return CUDA_SUCCESS;
  if (to % unit || pitch % unit)
    return CUDA_ERROR_INVALID_VALUE;
  Side side;
  side.address = to;
  uint64_t bytes = width * unit;
  CUresult error =
      resolve(d, side, (rows - 1) * pitch + bytes, name, true, true);
  if (error)
    return error;
  Allocation *a = side.allocation;
  OperationRef added;
  error = d.enqueue(
      stream,
      std::string(name) + " of " + std::to_string(bytes * rows) + " bytes",
      [=, &d](Operation &operation) {
        for (size_t row = 0; row < rows; ++row) {
          uint64_t at = to + row * pitch - a->address;
          operation.touch(a, at, at + bytes, true);
        }
        operation.run = [=, &d](Operation &self) {
          if (a->freed) {
            d.findings.add("use-after-free", self.what, a->label + " is freed");
            return Progress::done;
          }
          for (size_t row = 0; row < rows; ++row) {
            char *begin = a->at(to + row * pitch);
            for (uint64_t i = 0; i < bytes; i += unit)
              std::memcpy(begin + i, &value, unit);
            a->markWritten(to + row * pitch - a->address, bytes);
          }
          return Progress::done;
        };
      },
      &added);
  if (!error && waits && added)
    d.schedule.wait(added);
  return error;
}

#define FILL(bits, type)                                                       \
  CU_API cuMemsetD##bits##_v2(CUdeviceptr to, type value, size_t n) {          \
    return call("cuMemsetD" #bits "_v2", [&](Driver &d) {                      \
      return fill(d, "cuMemsetD" #bits, to, 0, value, bits / 8, n, 1, nullptr, \
                  false);                                                      \
    });                                                                        \
  }                                                                            \
  CU_API cuMemsetD##bits##Async(CUdeviceptr to, type value, size_t n,          \
                                CUstream stream) {                             \
    return call("cuMemsetD" #bits "Async", [&](Driver &d) {                    \
      return fill(d, "cuMemsetD" #bits "Async", to, 0, value, bits / 8, n, 1,  \
                  stream, false);                                              \
    });                                                                        \
  }                                                                            \
  CU_API cuMemsetD2D##bits##_v2(CUdeviceptr to, size_t pitch, type value,      \
                                size_t width, size_t rows) {                   \
    return call("cuMemsetD2D" #bits "_v2", [&](Driver &d) {                    \
      return fill(d, "cuMemsetD2D" #bits, to, pitch, value, bits / 8, width,   \
                  rows, nullptr, false);                                       \
    });                                                                        \
  }                                                                            \
  CU_API cuMemsetD2D##bits##Async(CUdeviceptr to, size_t pitch, type value,    \
                                  size_t width, size_t rows,                   \
                                  CUstream stream) {                           \
    return call("cuMemsetD2D" #bits "Async", [&](Driver &d) {                  \
      return fill(d, "cuMemsetD2D" #bits "Async", to, pitch, value, bits / 8,  \
                  width, rows, stream, false);                                 \
    });                                                                        \
  }

FILL(8, unsigned char)
FILL(16, unsigned short)
FILL(32, unsigned)

#undef FILL

CU_ALSO(cuMemcpyHtoDAsync_v2_ptsz, cuMemcpyHtoDAsync_v2)
CU_ALSO(cuMemcpyDtoHAsync_v2_ptsz, cuMemcpyDtoHAsync_v2)
CU_ALSO(cuMemcpyDtoDAsync_v2_ptsz, cuMemcpyDtoDAsync_v2)
CU_ALSO(cuMemcpyAsync_ptsz, cuMemcpyAsync)
CU_ALSO(cuMemcpyPeerAsync_ptsz, cuMemcpyPeerAsync)
CU_ALSO(cuMemcpy2DAsync_v2_ptsz, cuMemcpy2DAsync_v2)
CU_ALSO(cuMemsetD8Async_ptsz, cuMemsetD8Async)
CU_ALSO(cuMemsetD16Async_ptsz, cuMemsetD16Async)
CU_ALSO(cuMemsetD32Async_ptsz, cuMemsetD32Async)
CU_ALSO(cuMemsetD2D8Async_ptsz, cuMemsetD2D8Async)
CU_ALSO(cuMemsetD2D16Async_ptsz, cuMemsetD2D16Async)
CU_ALSO(cuMemsetD2D32Async_ptsz, cuMemsetD2D32Async)
CU_ALSO(cuMemcpyHtoD_v2_ptds, cuMemcpyHtoD_v2)
CU_ALSO(cuMemcpyDtoH_v2_ptds, cuMemcpyDtoH_v2)
CU_ALSO(cuMemcpyDtoD_v2_ptds, cuMemcpyDtoD_v2)
CU_ALSO(cuMemcpy_ptds, cuMemcpy)
CU_ALSO(cuMemcpy2D_v2_ptds, cuMemcpy2D_v2)
