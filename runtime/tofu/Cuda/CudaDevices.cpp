//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/CudaDevice.h"
#include "tofu/Cuda/PeerFetch.h"

#include <algorithm>

using namespace tofu::cuda;
using namespace tofu::runtime;

/// Those from the `first` on, as many as ranks need.
static Error openGpus(const Driver &driver, const Holdings &holdings,
                      int64_t first, std::vector<std::shared_ptr<Gpu>> &gpus) {
  for (auto &gpu : gpus) {
    gpu = std::make_shared<Gpu>(driver, holdings);
    if (Error error = gpu->open(first++ % driver.getNumDevices()))
      return error;
  }
  for (const auto &one : gpus)
    for (const auto &other : gpus)
      if (one != other)
        if (Error error = one->connect(*other))
          return error;
  return Error::success();
}

Error tofu::cuda::makeCudaDevices(
    const Holdings &holdings, const std::vector<int64_t> &ranks, int64_t first,
    Libraries libraries, bool areShared, bool areWaiting,
    std::vector<std::unique_ptr<Device>> &devices) {
  const Driver *driver;
  std::vector<std::shared_ptr<Gpu>> gpus;
  Error error = Driver::get(driver);
  if (areWaiting)
    Driver::setWaiting();
  if (!error) {
    gpus.resize(std::min<size_t>(driver->getNumDevices(), ranks.size()));
    error = openGpus(*driver, holdings, first, gpus);
  }
  // Of other processes' ranks GPUs may be of other machines.
  bool areAllHere = int64_t(ranks.size()) == holdings.getMesh().getNumRanks();
  if (error)
    return areAllHere ? error
                      : Error("rank " + std::to_string(ranks.front()) + ": " +
                              error.getMessage());
  for (size_t i = 0; i != ranks.size(); ++i) {
    auto device = std::make_unique<CudaDevice>(gpus[i % gpus.size()], holdings,
                                               ranks[i], libraries);
    if (areShared && driver->hasHandles() && PeerFetch::isWanted(holdings))
      device->setShared();
    if (areWaiting)
      device->setWaiting();
    if (Error error = device->open())
      return Error("rank " + std::to_string(ranks[i]) + ": " +
                   error.getMessage());
    devices.push_back(std::move(device));
  }
  return Error::success();
}
