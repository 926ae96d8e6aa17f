//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/CudaDevice.h"

#include <algorithm>

using namespace tofu::cuda;
using namespace tofu::runtime;

Error tofu::cuda::makeCudaDevices(
    const Layout &layout, const std::vector<int64_t> &ranks, int64_t first,
    Libraries libraries, bool areShared,
    std::vector<std::unique_ptr<Device>> &devices) {
  const Driver *driver;
  if (Error error = Driver::get(driver))
    return error;
  std::vector<std::shared_ptr<Gpu>> gpus;
  int64_t count = std::min<int64_t>(driver->getNumDevices(), ranks.size());
  for (int64_t i = 0; i != count; ++i) {
    gpus.push_back(std::make_shared<Gpu>(*driver, layout));
    if (Error error = gpus.back()->open((first + i) % driver->getNumDevices()))
      return error;
  }
  for (const auto &one : gpus)
    for (const auto &other : gpus)
      if (one != other)
        if (Error error = one->connect(*other))
          return error;
  for (size_t i = 0; i != ranks.size(); ++i) {
    auto device = std::make_unique<CudaDevice>(gpus[i % count], layout,
                                               ranks[i], libraries);
    if (areShared && driver->hasHandles())
      device->setShared();
    if (Error error = device->open())
      return Error("rank " + std::to_string(ranks[i]) + ": " +
                   error.getMessage());
    devices.push_back(std::move(device));
  }
  return Error::success();
}
