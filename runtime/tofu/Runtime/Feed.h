//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The results of a step become the arguments of the next one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FEED_H
#define TOFU_RUNTIME_FEED_H

#include "tofu/Runtime/Layout.h"

namespace tofu::runtime {

/// A result, the argument that it replaces, and where each rank here holds
/// them.
struct Feed {
  const char *name;
  int64_t result, argument; // buffers
  std::vector<char *> from, to;
};

/// All at once: an argument's place may be that of another one's result.
/// `here` are the ranks' numbers; if those are not all, an error where a result
/// is held in other boxes than its argument.
Error runFeeds(const Layout &layout, const std::vector<int64_t> &here,
               const std::vector<Feed> &feeds);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FEED_H
