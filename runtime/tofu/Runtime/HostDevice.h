//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The CPU as a rank's device: an arena, and threads.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_HOSTDEVICE_H
#define TOFU_RUNTIME_HOSTDEVICE_H

#include "tofu/Runtime/Arena.h"
#include "tofu/Runtime/Device.h"
#include "tofu/Runtime/Team.h"

#include <deque>

namespace tofu::runtime {

class HostDevice : public Device {
public:
  /// Of the rank with these coordinates.
  HostDevice(const Holdings &holdings, Coordinates coordinates, int64_t workers,
             bool useLibraries)
      : holdings(holdings), coordinates(std::move(coordinates)),
        workers(workers), useLibraries(useLibraries) {}

  Error allocate(int64_t bytes, char *&place) override;
  Error getConstant(int64_t buffer, char *&place) override;
  bool isHost() const override { return true; }
  Error prepare(const tofu_operation &op,
                std::unique_ptr<Computation> &computation) override;
  Error write(char *to, const void *from, int64_t bytes) override;
  Error read(void *to, const char *from, int64_t bytes) override;
  Error copy(char *to, const char *from, int64_t bytes) override;
  Error fold(char *to, const char *from, int64_t count, int64_t type,
             int64_t combiner) override;
  Error fillNeutral(char *to, int64_t count, int64_t type,
                    int64_t combiner) override;
  Error finish(const tofu_fold &fold, char *to, const char *from,
               int64_t count) override;
  Error put(const Exchange &exchange, const Message &message,
            const std::vector<StridedBox> &boxes, const char *data,
            Event there) override;

private:
  const Holdings &holdings;
  Coordinates coordinates;
  std::deque<Arena> arenas;
  Team workers;
  bool useLibraries;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_HOSTDEVICE_H
