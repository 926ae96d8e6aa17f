//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A GPU: what the ranks that share it have in common, which is its context, the
// program's code and its constants.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_GPU_H
#define TOFU_CUDA_GPU_H

#include "tofu/Cuda/Driver.h"
#include "tofu/Runtime/Holdings.h"

#include <map>
#include <mutex>

namespace tofu::cuda {

using runtime::Holdings;

class Gpu {
public:
  explicit Gpu(const Driver &driver, const Holdings &holdings)
      : driver(driver), holdings(holdings) {}
  Gpu(const Gpu &) = delete;
  ~Gpu();

  /// The one of this number, with the program's code that fits it.
  Error open(int number);
  /// Makes it the one that the calling thread's calls are for.
  Error use() const;
  /// The other GPU's memory can be used from this one.
  Error connect(const Gpu &other) const;

  Error getFunction(const std::string &name, Function &function) const;
  /// Memory for as long as the GPU is there; `purpose`: 'its arena'.
  /// An error ends with `advice`.
  Error allocate(int64_t size, const char *purpose, Address &address,
                 const char *advice = "compile the program for more devices");
  /// Before that; nothing uses it any more.
  Error release(int64_t size, Address address);
  /// All that is there.
  int64_t getBytes() const { return bytes; }
  /// Writes to memory that nothing uses yet; done when it returns, whatever the
  /// streams of ranks wait for.
  Error upload(Address to, const void *from, int64_t bytes);
  /// Where the data of a constant is.
  Error getConstant(int64_t buffer, Address &address);

  const Driver &driver;

private:
  Error chooseImage(const tofu_image *&image) const;
  std::string describe() const { return "GPU " + runtime::quote(name); }

  const Holdings &holdings;
  DeviceNumber device = 0;
  std::string name;
  int architecture = 0; // as that of an image
  Context context = nullptr;
  Module code = nullptr;
  Stream uploads = nullptr;
  std::mutex mutex; // of the memory and the uploads, which are of several ranks
  std::vector<Address> memory;
  int64_t bytes = 0; // of it
  std::map<int64_t, Address> constants;
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_GPU_H
