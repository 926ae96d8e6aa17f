//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An error is one sentence; no sentence is success.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_ERROR_H
#define TOFU_RUNTIME_ERROR_H

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

namespace tofu::runtime {

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

/// That `number` is one of `count` things, which are numbered from 0.
inline Error checkNumber(const char *what, int64_t number, int64_t count) {
  if (number >= 0 && number < count)
    return Error::success();
  return Error(
      std::string("there is no ") + what + " " + std::to_string(number) +
      "; they are numbered from 0, and there are " + std::to_string(count));
}

/// "'" + text + "'"
inline std::string quote(const std::string &text) { return "'" + text + "'"; }

inline std::string formatSeconds(double seconds) {
  char text[32];
  std::snprintf(text, sizeof(text), "%g", seconds);
  return text;
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_ERROR_H
