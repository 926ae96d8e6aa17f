//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Gpu.h"

#include <algorithm>

using namespace tofu::cuda;

Gpu::~Gpu() {
  if (!context)
    return;
  driver.setContext(context);
  if (uploads)
    driver.destroyStream(uploads);
  for (Address address : memory)
    driver.release(address);
  if (code)
    driver.unloadModule(code);
  driver.setContext(nullptr);
  driver.releaseContext(device);
}

/// 8.0
static std::string getVersion(int64_t architecture) {
  return std::to_string(architecture / 10) + "." +
         std::to_string(architecture % 10);
}

/// What ptxas has made for this very architecture, or the nearest below it of
/// the same major version; else the newest PTX that the driver can compile.
Error Gpu::chooseImage(const tofu_image *&image) const {
  const tofu_program_data &program = holdings.getProgram();
  image = nullptr;
  std::string there;
  for (int64_t i = 0; i != program.num_images; ++i) {
    const tofu_image &one = program.images[i];
    bool isPtx = one.kind == TOFU_PTX;
    there += (there.empty() ? "" : ", ") + getVersion(one.architecture) +
             (isPtx ? " and later (PTX)" : "");
    if (one.architecture > architecture ||
        (!isPtx && one.architecture / 10 != architecture / 10))
      continue;
    if (!image || std::pair(one.kind, one.architecture) >
                      std::pair(image->kind, image->architecture))
      image = &one;
  }
  if (image)
    return Error::success();
  return Error(describe() + " is of compute capability " +
               getVersion(architecture) + ", but the program's code is for " +
               there);
}

Error Gpu::open(int number) {
  if (Error error =
          driver.check(driver.getDevice(&device, number), "cuDeviceGet"))
    return error;
  char text[256] = "";
  if (Error error = driver.check(
          driver.getDeviceName(text, sizeof(text), device), "cuDeviceGetName"))
    return error;
  name = text;
  int major = 0, minor = 0;
  for (auto [value, attribute] : {std::pair(&major, kComputeCapabilityMajor),
                                  std::pair(&minor, kComputeCapabilityMinor)})
    if (Error error =
            driver.check(driver.getDeviceAttribute(value, attribute, device),
                         "cuDeviceGetAttribute"))
      return error;
  architecture = 10 * major + minor;
  const tofu_image *image;
  if (Error error = chooseImage(image))
    return error;
  if (Error error = driver.check(driver.retainContext(&context, device),
                                 "cuDevicePrimaryCtxRetain"))
    return error;
  if (Error error = use())
    return error;
  Error error =
      driver.check(driver.loadModule(&code, image->data, 0, nullptr, nullptr),
                   "cuModuleLoadDataEx");
  if (error)
    return Error(describe() +
                 " cannot load the program's code: " + error.getMessage() +
                 (image->kind == TOFU_PTX ? "; a newer driver may" : ""));
  return Error::success();
}

Error Gpu::use() const {
  return driver.check(driver.setContext(context), "cuCtxSetCurrent");
}

Error Gpu::connect(const Gpu &other) const {
  int can = 0;
  if (Error error =
          driver.check(driver.canAccessPeer(&can, device, other.device),
                       "cuDeviceCanAccessPeer"))
    return error;
  if (!can)
    return Error(describe() + " cannot use the memory of " + other.describe() +
                 ", so ranks of one process cannot be on both; show one with "
                 "CUDA_VISIBLE_DEVICES");
  if (Error error = use())
    return error;
  Result result = driver.enablePeerAccess(other.context, 0);
  return result == kPeerAccessAlreadyEnabled
             ? Error::success()
             : driver.check(result, "cuCtxEnablePeerAccess");
}

Error Gpu::getFunction(const std::string &name, Function &function) const {
  Result result = driver.getFunction(&function, code, name.c_str());
  return result == kNotFound
             ? Error("the program's code has no kernel " +
                     runtime::quote(name) +
                     ", which this runtime needs: another version of Tofu "
                     "wrote it; compile the program again")
             : driver.check(result, "cuModuleGetFunction");
}

Error Gpu::allocate(int64_t size, const char *purpose, Address &address,
                    const char *advice) {
  if (Error error = use())
    return error;
  size_t free = 0, total = 0;
  if (Error error =
          driver.check(driver.getMemoryInfo(&free, &total), "cuMemGetInfo"))
    return error;
  size = std::max<int64_t>(size, 1);
  Error error = driver.check(driver.allocate(&address, size), "cuMemAlloc");
  if (error)
    return Error("cannot allocate " + std::to_string(size) + " bytes for " +
                 purpose + ": " + error.getMessage() + "; " + describe() +
                 " has " + std::to_string(free) + " of " +
                 std::to_string(total) + " bytes free; " + advice);
  std::lock_guard<std::mutex> lock(mutex);
  memory.push_back(address);
  bytes += size;
  return Error::success();
}

Error Gpu::release(int64_t size, Address address) {
  if (Error error = use())
    return error;
  std::lock_guard<std::mutex> lock(mutex);
  memory.erase(std::remove(memory.begin(), memory.end(), address),
               memory.end());
  bytes -= size;
  return driver.check(driver.release(address), "cuMemFree");
}

Error Gpu::upload(Address to, const void *from, int64_t bytes) {
  if (!bytes)
    return Error::success();
  std::lock_guard<std::mutex> lock(mutex);
  if (!uploads)
    if (Error error =
            driver.check(driver.createStream(&uploads, kStreamNonBlocking),
                         "cuStreamCreate"))
      return error;
  if (Error error = driver.check(driver.copyToDevice(to, from, bytes, uploads),
                                 "cuMemcpyHtoDAsync"))
    return error;
  return driver.check(driver.synchronizeStream(uploads), "cuStreamSynchronize");
}

Error Gpu::getConstant(int64_t buffer, Address &address) {
  auto [found, isNew] = constants.try_emplace(buffer, 0);
  if (isNew) {
    const tofu_buffer &constant = holdings.getBuffer(buffer);
    // The same on all ranks, or it would be no constant of the program.
    int64_t bytes = holdings.getBytes(buffer, 0);
    // As in the arena, where kernels may read up to the next boundary.
    static constexpr char zeros[TOFU_ALIGNMENT] = {};
    int64_t rest = (TOFU_ALIGNMENT - bytes % TOFU_ALIGNMENT) % TOFU_ALIGNMENT;
    if (Error error = allocate(bytes + rest, "a constant", found->second))
      return error;
    if (Error error = upload(found->second, constant.constant, bytes))
      return error;
    if (Error error = upload(found->second + bytes, zeros, rest))
      return error;
  }
  address = found->second;
  return Error::success();
}
