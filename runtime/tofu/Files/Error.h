//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An error is one sentence; no sentence is success.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_ERROR_H
#define TOFU_FILES_ERROR_H

#include <optional>
#include <string>
#include <utility>

namespace tofu::files {

class [[nodiscard]] Error {
public:
  static Error success() { return Error(); }
  explicit Error(std::string message) : message(std::move(message)) {}

  /// True if there is an error.
  explicit operator bool() const { return message.has_value(); }
  const std::string &getMessage() const { return *message; }

private:
  Error() = default;
  std::optional<std::string> message;
};

/// "'" + text + "'"
inline std::string quote(const std::string &text) { return "'" + text + "'"; }

} // namespace tofu::files

#endif // TOFU_FILES_ERROR_H
