//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a process says as it ends, which it has to, whether somebody reads that
// or not: a pipe that is full lets nobody write.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_LASTWORDS_H
#define TOFU_FILES_LASTWORDS_H

#include <functional>

namespace tofu::files {

/// Calls `say` on a thread of its own, and returns when that does, or after a
/// second: then it may still be called, until the process ends.
void sayLast(std::function<void()> say);

} // namespace tofu::files

#endif // TOFU_FILES_LASTWORDS_H
