//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The pieces of a buffer in the memory of this process, whatever devices the
// ranks have: where they are, or copies.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_HOSTPIECES_H
#define TOFU_RUNTIME_HOSTPIECES_H

#include "tofu/Runtime/Processes.h"
#include "tofu/Runtime/Rank.h"

namespace tofu::runtime {

/// The ranks that are here.
using Ranks = std::vector<std::unique_ptr<Rank>>;

class HostPieces {
public:
  /// `what`, of which errors are, as "result 'out0'".
  HostPieces(const Holdings &holdings, const Ranks &ranks, int64_t buffer,
             std::string what);

  /// Of the ranks that are here; after readAll, of all.
  const std::vector<char *> &getPlaces() const { return places; }
  /// To the devices.
  Error write(Processes *processes) const;
  /// From the devices, and from all processes, if there are several, to number
  /// 0. On the others there are none then.
  Error readAll(Processes *processes);

private:
  struct Copy {
    Rank &rank;
    std::vector<char> bytes;
  };
  const Holdings &holdings;
  int64_t buffer;
  std::string what;
  std::vector<char *> places;
  std::vector<Copy> copies; // of pieces that are elsewhere
  std::vector<Processes::Bytes> gathered;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_HOSTPIECES_H
