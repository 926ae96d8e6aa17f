//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the standard library throws, in a sentence.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_EXCEPTIONS_H
#define TOFU_RUNTIME_EXCEPTIONS_H

#include <new>
#include <stdexcept>
#include <string>
#include <system_error>

namespace tofu::runtime {

inline constexpr const char *kNoMoreThreads =
    "the system starts no more threads: of what ulimit -u, ulimit -v or a "
    "container allows, nothing is left";

inline std::string describe(const std::exception &exception) {
  auto *ofSystem = dynamic_cast<const std::system_error *>(&exception);
  std::error_code code = ofSystem ? ofSystem->code() : std::error_code();
  if (dynamic_cast<const std::bad_alloc *>(&exception) ||
      dynamic_cast<const std::length_error *>(&exception) ||
      code == std::errc::not_enough_memory)
    return "there is not enough memory: the process needs more than the system "
           "gives it";
  if (code == std::errc::resource_unavailable_try_again)
    return kNoMoreThreads;
  return exception.what();
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_EXCEPTIONS_H
