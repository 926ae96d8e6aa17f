//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The results of a step become the arguments of the next one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FEED_H
#define TOFU_RUNTIME_FEED_H

#include "tofu/Runtime/HostPieces.h"

namespace tofu::runtime {

/// A result and the argument that it replaces.
struct Feed {
  const char *name;
  int64_t result, argument; // buffers
};

/// All at once: an argument's place may be that of another one's result.
/// If not all ranks are here or in these processes, an error where a result is
/// held in other boxes than its argument.
Error runFeeds(const Holdings &holdings, const Ranks &ranks,
               Processes *processes, const std::vector<Feed> &feeds);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FEED_H
