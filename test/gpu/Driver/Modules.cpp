//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Modules, kernels, launches.
#include "Driver.h"
#include "Trail.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace tofu::gpu;

//===----------------------------------------------------------------------===//
// From an image to PTX
//===----------------------------------------------------------------------===//

namespace {

/// What a fat binary begins with, and each of its entries; the tools that
/// write it document neither, but the layout has not changed for years.
struct FatHeader {
  uint32_t magic;
  uint16_t version, headerSize;
  uint64_t size;
};
struct FatEntry {
  uint16_t kind, version;
  uint32_t headerSize;
  uint64_t size;
  uint32_t compressedSize;
  uint32_t optionsOffset;
  uint16_t minor, major;
  uint32_t capability;
  uint32_t nameOffset, nameSize;
  uint64_t flags;
  uint64_t reserved;
  uint64_t uncompressedSize;
};
constexpr uint32_t kFatMagic = 0xBA55ED50, kWrapperMagic = 0x466243B1;
constexpr uint64_t kCompressed = 0x2000 | 0x8000;

struct Wrapper {
  uint32_t magic, version;
  const void *data;
  void *unused;
};

/// The PTX of the highest target that `capability` can run. Empty: none.
std::string ptxOfFat(const char *image, int capability, std::string &why) {
  FatHeader header;
  std::memcpy(&header, image, sizeof header);
  const char *at = image + header.headerSize;
  const char *end = at + header.size;
  std::string best;
  int bestCapability = -1;
  while (at + sizeof(FatEntry) <= end) {
    FatEntry entry;
    std::memcpy(&entry, at, sizeof entry);
    bool isPtx = entry.kind == 1;
    if (isPtx && entry.flags & kCompressed)
      why = "the PTX in the fat binary is compressed";
    else if (isPtx && int(entry.capability) > capability)
      why = "the PTX in the fat binary is for sm_" +
            std::to_string(entry.capability);
    else if (isPtx && int(entry.capability) > bestCapability) {
      bestCapability = entry.capability;
      best.assign(at + entry.headerSize, entry.size);
    }
    at += entry.headerSize + entry.size;
  }
  if (size_t zero = best.find('\0'); zero != best.npos)
    best.resize(zero);
  if (best.empty() && why.empty())
    why = "the fat binary holds no PTX";
  return best;
}

std::string ptxOf(const void *image, int capability, std::string &why) {
  uint32_t magic;
  std::memcpy(&magic, image, 4);
  if (magic == kWrapperMagic) {
    Wrapper wrapper;
    std::memcpy(&wrapper, image, sizeof wrapper);
    return ptxOf(wrapper.data, capability, why);
  }
  if (magic == kFatMagic)
    return ptxOfFat(static_cast<const char *>(image), capability, why);
  if (std::memcmp(image, "\177ELF", 4) == 0) {
    why = "the image is machine code; the stand-in runs PTX";
    return "";
  }
  return static_cast<const char *>(image);
}

/// sm_90a: 90.
int targetOf(const std::string &target) {
  size_t digit = target.find_first_of("0123456789");
  return digit == target.npos ? 0 : std::atoi(target.c_str() + digit);
}

} // namespace

static CUresult load(Driver &d, Module *&result, const void *image,
                     bool isLibrary, std::string &log) {
  if (!image)
    return CUDA_ERROR_INVALID_VALUE;
  int capability = d.settings.capability;
  std::string text = ptxOf(image, capability, log);
  if (text.empty())
    return CUDA_ERROR_NO_BINARY_FOR_GPU;
  auto module = std::make_unique<Module>();
  module->isLibrary = isLibrary;
  module->context = d.current();
  int ordinal = module->context ? module->context->ordinal : 0;
  try {
    std::unique_ptr<ModuleText> parsed = parsePtx(text);
    if (targetOf(parsed->target) > capability) {
      log = "PTX for " + parsed->target + ", but the device has sm_" +
            std::to_string(capability);
      return CUDA_ERROR_INVALID_PTX;
    }
    std::map<const Variable *, Allocation *> places;
    module->program = std::make_unique<Program>(
        std::move(parsed), [&](const Variable &variable) -> uint64_t {
          CUresult error;
          Allocation *a =
              d.allocate(std::max<uint64_t>(variable.bytes, 1), ordinal, error,
                         /*ofModule=*/true);
          if (!a)
            throw std::bad_alloc();
          a->label = "variable '" + variable.name + "' of " +
                     std::to_string(variable.bytes) + " bytes";
          places[&variable] = a;
          module->variables.push_back(a);
          return a->address;
        });
    for (auto [variable, a] : places) {
      std::vector<char> bytes = module->program->initialBytes(*variable);
      std::memcpy(a->host, bytes.data(), bytes.size());
      a->markWritten(0, bytes.size());
    }
  } catch (const PtxError &error) {
    log = error.what();
    for (Allocation *a : module->variables)
      d.release(a);
    return CUDA_ERROR_INVALID_PTX;
  }
  for (const auto &function : module->program->functions()) {
    if (!function->isEntry)
      continue;
    auto kernel = std::make_unique<Kernel>();
    kernel->module = module.get();
    kernel->function = function.get();
    module->kernels[function->name] = std::move(kernel);
  }
  result = module.get();
  d.modules[result] = std::move(module);
  return CUDA_SUCCESS;
}

/// Options 5 and 6: a buffer for what went wrong, and its size.
static CUresult loadWithLog(Driver &d, Module *&result, const void *image,
                            bool isLibrary, unsigned count, int *options,
                            void **values) {
  std::string log;
  CUresult error = load(d, result, image, isLibrary, log);
  if (log.empty())
    return error;
  char *buffer = nullptr;
  size_t size = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (options[i] == 5)
      buffer = static_cast<char *>(values[i]);
    if (options[i] == 6)
      size = reinterpret_cast<uintptr_t>(values[i]);
  }
  if (buffer && size)
    std::snprintf(buffer, size, "%s", log.c_str());
  if (error)
    d.findings.add("module", "a module is not loaded", log);
  return error;
}

CU_API cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned count,
                          int *options, void **values) {
  return call("cuModuleLoadDataEx", [&](Driver &d) {
    return loadWithLog(d, *module, image, false, count, options, values);
  });
}
CU_API cuModuleLoadData(CUmodule *module, const void *image) {
  return call("cuModuleLoadData", [&](Driver &d) {
    return loadWithLog(d, *module, image, false, 0, nullptr, nullptr);
  });
}
CU_API cuModuleLoadFatBinary(CUmodule *module, const void *image) {
  return call("cuModuleLoadFatBinary", [&](Driver &d) {
    return loadWithLog(d, *module, image, false, 0, nullptr, nullptr);
  });
}
CU_API cuModuleLoad(CUmodule *module, const char *path) {
  return call("cuModuleLoad", [&](Driver &d) -> CUresult {
    FILE *file = std::fopen(path, "rb");
    if (!file)
      return CUDA_ERROR_FILE_NOT_FOUND;
    std::string text;
    char part[4096];
    while (size_t n = std::fread(part, 1, sizeof part, file))
      text.append(part, n);
    std::fclose(file);
    return loadWithLog(d, *module, text.c_str(), false, 0, nullptr, nullptr);
  });
}
CU_API cuLibraryLoadData(CUlibrary *library, const void *image, int *jit,
                         void **jitValues, unsigned jitCount, int *, void **,
                         unsigned) {
  return call("cuLibraryLoadData", [&](Driver &d) {
    return loadWithLog(d, *library, image, true, jitCount, jit, jitValues);
  });
}

static CUresult unload(Driver &d, Module *module) {
  if (!d.modules.count(module))
    return CUDA_ERROR_INVALID_HANDLE;
  d.schedule.waitForAll(d.current());
  for (Allocation *a : module->variables)
    d.release(a);
  d.modules.erase(module);
  return CUDA_SUCCESS;
}

CU_API cuModuleUnload(CUmodule module) {
  return call("cuModuleUnload", [&](Driver &d) { return unload(d, module); });
}
CU_API cuLibraryUnload(CUlibrary library) {
  return call("cuLibraryUnload", [&](Driver &d) { return unload(d, library); });
}

static CUresult find(Driver &d, Kernel *&result, Module *module,
                     const char *name) {
  if (!d.modules.count(module))
    return CUDA_ERROR_INVALID_HANDLE;
  auto found = module->kernels.find(name);
  if (found == module->kernels.end())
    return CUDA_ERROR_NOT_FOUND;
  result = found->second.get();
  return CUDA_SUCCESS;
}

CU_API cuModuleGetFunction(CUfunction *function, CUmodule module,
                           const char *name) {
  return call("cuModuleGetFunction",
              [&](Driver &d) { return find(d, *function, module, name); });
}
CU_API cuLibraryGetKernel(CUkernel *kernel, CUlibrary library,
                          const char *name) {
  return call("cuLibraryGetKernel",
              [&](Driver &d) { return find(d, *kernel, library, name); });
}
CU_API cuLibraryGetModule(CUmodule *module, CUlibrary library) {
  return call("cuLibraryGetModule", [&](Driver &) {
    *module = library;
    return CUDA_SUCCESS;
  });
}
CU_API cuKernelGetFunction(CUfunction *function, CUkernel kernel) {
  return call("cuKernelGetFunction", [&](Driver &) {
    *function = kernel;
    return CUDA_SUCCESS;
  });
}
CU_API cuFuncGetModule(CUmodule *module, CUfunction function) {
  return call("cuFuncGetModule", [&](Driver &) {
    *module = function->module;
    return CUDA_SUCCESS;
  });
}
CU_API cuFuncGetName(const char **name, CUfunction function) {
  return call("cuFuncGetName", [&](Driver &) {
    *name = function->function->name.c_str();
    return CUDA_SUCCESS;
  });
}
CU_ALSO(cuKernelGetName, cuFuncGetName)

static CUresult global(Driver &d, CUdeviceptr *address, size_t *bytes,
                       Module *module, const char *name) {
  if (!d.modules.count(module))
    return CUDA_ERROR_INVALID_HANDLE;
  const Variable *variable = module->program->variable(name);
  if (!variable)
    return CUDA_ERROR_NOT_FOUND;
  if (address)
    *address = module->program->address(variable);
  if (bytes)
    *bytes = variable->bytes;
  return CUDA_SUCCESS;
}
CU_API cuModuleGetGlobal_v2(CUdeviceptr *address, size_t *bytes,
                            CUmodule module, const char *name) {
  return call("cuModuleGetGlobal_v2", [&](Driver &d) {
    return global(d, address, bytes, module, name);
  });
}
CU_API cuLibraryGetGlobal(CUdeviceptr *address, size_t *bytes,
                          CUlibrary library, const char *name) {
  return call("cuLibraryGetGlobal", [&](Driver &d) {
    return global(d, address, bytes, library, name);
  });
}

//===----------------------------------------------------------------------===//
// What a kernel takes
//===----------------------------------------------------------------------===//

static int64_t mostThreads(const Function &f) {
  int64_t most = std::max(f.limit("maxntid"), f.limit("reqntid"));
  return most ? most : 1024;
}

CU_API cuFuncGetAttribute(int *value, int attribute, CUfunction function) {
  return call("cuFuncGetAttribute", [&](Driver &d) -> CUresult {
    const Function &f = *function->function;
    switch (attribute) {
    case 0:
      *value = mostThreads(f);
      break;
    case 1:
      *value = function->module->program->staticSharedBytes(f);
      break;
    case 2:
      *value = 0;
      break;
    case 3:
      *value = f.localBytes;
      break;
    case 4:
      *value = 32;
      break;
    case 5:
    case 6:
      *value = d.settings.capability;
      break;
    case 8:
      *value = function->mostDynamicShared;
      break;
    default:
      *value = 0;
    }
    return CUDA_SUCCESS;
  });
}

static CUresult setAttribute(Driver &d, CUfunction function, int attribute,
                             int value) {
  uint64_t most = (d.settings.capability >= 90   ? 227
                   : d.settings.capability == 80 ? 163
                                                 : 99)
                  << 10;
  uint64_t own =
      function->module->program->staticSharedBytes(*function->function);
  if (attribute == 8) {
    if (value < 0 || value + own > most)
      return CUDA_ERROR_INVALID_VALUE;
    function->mostDynamicShared = value;
  }
  return CUDA_SUCCESS;
}
CU_API cuFuncSetAttribute(CUfunction function, int attribute, int value) {
  return call("cuFuncSetAttribute", [&](Driver &d) {
    return setAttribute(d, function, attribute, value);
  });
}
CU_API cuKernelSetAttribute(int attribute, int value, CUkernel kernel,
                            CUdevice) {
  return call("cuKernelSetAttribute", [&](Driver &d) {
    return setAttribute(d, kernel, attribute, value);
  });
}
CU_API cuKernelGetAttribute(int *value, int attribute, CUkernel kernel,
                            CUdevice) {
  return cuFuncGetAttribute(value, attribute, kernel);
}
CU_API cuFuncSetCacheConfig(CUfunction, int) {
  return call("cuFuncSetCacheConfig", [&](Driver &) { return CUDA_SUCCESS; });
}
CU_API cuFuncGetParamInfo(CUfunction function, size_t index, size_t *offset,
                          size_t *bytes) {
  return call("cuFuncGetParamInfo", [&](Driver &) -> CUresult {
    const auto &params = function->function->kernelParams;
    if (index >= params.size())
      return CUDA_ERROR_INVALID_VALUE;
    *offset = params[index].first;
    if (bytes)
      *bytes = params[index].second;
    return CUDA_SUCCESS;
  });
}
CU_ALSO(cuKernelGetParamInfo, cuFuncGetParamInfo)

static int residentBlocks(Driver &d, const Kernel &kernel, int threads,
                          uint64_t dynamicShared) {
  if (threads <= 0 || threads > mostThreads(*kernel.function))
    return 0;
  uint64_t shared =
      kernel.module->program->staticSharedBytes(*kernel.function) +
      dynamicShared + 1024;
  int byThreads = 2048 / ((threads + 31) / 32 * 32);
  uint64_t whole = (d.settings.capability >= 90   ? 228
                    : d.settings.capability == 80 ? 164
                                                  : 100)
                   << 10;
  return std::min<uint64_t>({uint64_t(byThreads), 32, whole / shared});
}

CU_API cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *blocks, CUfunction function, int threads, size_t dynamicShared,
    unsigned) {
  return call("cuOccupancyMaxActiveBlocksPerMultiprocessor", [&](Driver &d) {
    *blocks = residentBlocks(d, *function, threads, dynamicShared);
    return CUDA_SUCCESS;
  });
}
CU_API cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                   CUfunction function,
                                                   int threads,
                                                   size_t dynamicShared) {
  return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      blocks, function, threads, dynamicShared, 0);
}
CU_API cuOccupancyMaxPotentialBlockSize(int *least, int *threads,
                                        CUfunction function,
                                        size_t (*sharedOf)(int),
                                        size_t dynamicShared, int limit) {
  return call("cuOccupancyMaxPotentialBlockSize", [&](Driver &d) {
    int best = 0;
    int most = mostThreads(*function->function);
    if (limit)
      most = std::min(most, limit);
    for (int n = 32; n <= most; n += 32) {
      uint64_t shared = sharedOf ? sharedOf(n) : dynamicShared;
      int blocks = residentBlocks(d, *function, n, shared);
      if (blocks * n >= best) {
        best = blocks * n;
        *threads = n;
        *least = blocks * 4;
      }
    }
    return CUDA_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

namespace {
struct Shape {
  Dim grid, block;
  uint64_t shared = 0;
  bool isCooperative = false;
};
} // namespace

/// The first stream but this one; itself where there is no other.
static CUstream getOther(Driver &d, CUstream stream) {
  CUstream first = stream;
  for (const auto &[other, owned] : d.streams)
    if (other != stream && other->context == stream->context && other->number &&
        (first == stream || other->number < first->number))
      first = other;
  return first;
}

/// What the first operand is in; null if that is no address.
static Allocation *getFirstOperand(Driver &d, const std::vector<char> &bytes) {
  uint64_t address = 0;
  if (bytes.size() < sizeof(address))
    return nullptr;
  std::memcpy(&address, bytes.data(), sizeof(address));
  return d.memory.find(address);
}

static std::shared_ptr<Launch> begin(Driver &d, const Kernel &kernel,
                                     const Shape &shape,
                                     const std::vector<char> &params,
                                     int ordinal) {
  auto launch = std::make_shared<Launch>(
      *kernel.module->program, *kernel.function, d.memory, d.findings);
  launch->grid = shape.grid;
  launch->block = shape.block;
  launch->dynamicShared = shape.shared;
  launch->params = params;
  launch->random.seed(d.schedule.random());
  launch->computeCapability = d.settings.capability;
  launch->checkUnwritten = d.settings.checkUnwritten;
  launch->mostInstructions = d.settings.mostInstructions;
  launch->ordinal = ordinal;
  for (int i = 0; i < d.settings.devices; ++i)
    if (d.peers.count({ordinal, i}))
      launch->peers.push_back(i);
  return launch;
}

static CUresult launch(Driver &d, Kernel *kernel, const Shape &shape,
                       CUstream stream, void **params, void **extra) {
  bool isKnown = false;
  for (const auto &[module, owned] : d.modules)
    isKnown |= kernel && kernel->module == module;
  if (!isKnown)
    return CUDA_ERROR_INVALID_HANDLE;
  const Function &function = *kernel->function;
  uint64_t threads = shape.block.volume();
  if (!threads || !shape.grid.volume() || threads > 1024 ||
      shape.block.z > 64 || shape.grid.y > 65535 || shape.grid.z > 65535)
    return CUDA_ERROR_INVALID_VALUE;
  if (int64_t(threads) > mostThreads(function))
    return CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
  int64_t exactly = function.limit("reqntid");
  if (exactly && int64_t(threads) != exactly)
    return CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
  uint64_t own = kernel->module->program->staticSharedBytes(function);
  if (own > 48 << 10)
    return CUDA_ERROR_INVALID_VALUE;
  if (shape.shared + own >
      std::max<uint64_t>(48 << 10, kernel->mostDynamicShared + own))
    return CUDA_ERROR_INVALID_VALUE;
  if (shape.isCooperative &&
      shape.grid.volume() >
          4u * residentBlocks(d, *kernel, threads, shape.shared))
    return 720;
  std::vector<char> bytes;
  if (!function.kernelParams.empty()) {
    auto [last, size] = function.kernelParams.back();
    bytes.resize(last + size);
  }
  if (params) {
    for (size_t i = 0; i < function.kernelParams.size(); ++i) {
      auto [offset, size] = function.kernelParams[i];
      std::memcpy(bytes.data() + offset, params[i], size);
    }
  } else if (extra) {
    const void *buffer = nullptr;
    size_t size = 0;
    for (size_t i = 0; extra[i]; i += 2) {
      if (reinterpret_cast<uintptr_t>(extra[i]) == 1)
        buffer = extra[i + 1];
      if (reinterpret_cast<uintptr_t>(extra[i]) == 2)
        size = *static_cast<size_t *>(extra[i + 1]);
    }
    if (!buffer || size < bytes.size())
      return CUDA_ERROR_INVALID_VALUE;
    std::memcpy(bytes.data(), buffer, bytes.size());
  } else if (!bytes.empty()) {
    return CUDA_ERROR_INVALID_VALUE;
  }
  Context *context = d.current();
  Stream *asked = d.streamOf(stream);
  Allocation *freed = nullptr;
  if (asked && d.isPlanted("freed", *asked))
    freed = getFirstOperand(d, bytes);
  if (asked && d.isPlanted("other-stream", *asked))
    stream = getOther(d, asked);
  uint32_t number = asked ? asked->number : 0;
  return d.enqueue(
      stream, "kernel '" + function.name + "'", [=, &d](Operation &operation) {
        std::shared_ptr<Launch> launch;
        std::optional<bool> isDeaf;
        operation.run = [=, &d](Operation &self) mutable {
          if (context->sticky)
            return Progress::done;
          if (freed && !freed->freed)
            d.retire(freed);
          if (!launch)
            launch = begin(d, *kernel, shape, bytes, context->ordinal);
          launch->speak = [&](Launch::Word word, Allocation &a, uint64_t at,
                              uint32_t value) {
            if (word == Launch::passed && a.kind == Allocation::pinned && value)
              d.schedule.stop();
            if (word == Launch::heard && !isDeaf)
              isDeaf = d.isPlanted("deaf", number);
            if (!a.trail || (word == Launch::heard && *isDeaf))
              return false;
            self.strong[&a].insert(at / Trail::kUnit);
            if (word == Launch::said)
              a.trail->say(at, value, self.clock, d.schedule);
            else if (word == Launch::heard && value)
              a.trail->hear(at, value, self.clock, d.schedule);
            return false;
          };
          std::optional<int> code = launch->run();
          for (Allocation *a : launch->touched) {
            Touched touched{a, {}, {}};
            a->shadow.touched(launch->id, touched.reads, touched.writes);
            self.touch(std::move(touched));
          }
          context->sticky = code.value_or(CUDA_SUCCESS);
          return code ? Progress::done : Progress::later;
        };
      });
}

CU_API cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY,
                      unsigned gridZ, unsigned blockX, unsigned blockY,
                      unsigned blockZ, unsigned shared, CUstream stream,
                      void **params, void **extra) {
  return call("cuLaunchKernel", [&](Driver &d) {
    d.schedule.waitForRoom(d.settings.queue);
    Shape shape{{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, shared};
    return launch(d, function, shape, stream, params, extra);
  });
}

CU_API cuLaunchCooperativeKernel(CUfunction function, unsigned gridX,
                                 unsigned gridY, unsigned gridZ,
                                 unsigned blockX, unsigned blockY,
                                 unsigned blockZ, unsigned shared,
                                 CUstream stream, void **params) {
  return call("cuLaunchCooperativeKernel", [&](Driver &d) {
    Shape shape{{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, shared, true};
    return launch(d, function, shape, stream, params, nullptr);
  });
}

CU_API cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction function,
                        void **params, void **extra) {
  return call("cuLaunchKernelEx", [&](Driver &d) -> CUresult {
    Shape shape{{c->gridDimX, c->gridDimY, c->gridDimZ},
                {c->blockDimX, c->blockDimY, c->blockDimZ},
                c->sharedMemBytes};
    for (unsigned i = 0; i < c->numAttrs; ++i) {
      int first;
      std::memcpy(&first, c->attrs[i].value, sizeof first);
      if (c->attrs[i].id == 4 && first != 1)
        return CUDA_ERROR_NOT_SUPPORTED; // clusters
      shape.isCooperative |= c->attrs[i].id == 2 && first;
    }
    return launch(d, function, shape, c->hStream, params, extra);
  });
}

CU_ALSO(cuLaunchKernel_ptsz, cuLaunchKernel)
CU_ALSO(cuLaunchKernelEx_ptsz, cuLaunchKernelEx)
CU_ALSO(cuLaunchCooperativeKernel_ptsz, cuLaunchCooperativeKernel)
