//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A value, or the sentence that says why there is none.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_RESULT_H
#define TOFU_NUMPY_RESULT_H

#include "tofu/Files/Error.h"

#include <variant>

namespace tofu::numpy {

using files::Error;

template <class T> class [[nodiscard]] Result {
public:
  Result(T value) : content(std::move(value)) {}
  Result(Error error) : content(std::move(error)) {}

  /// True if there is a value.
  explicit operator bool() const { return std::holds_alternative<T>(content); }
  T &operator*() { return *std::get_if<T>(&content); }
  T *operator->() { return std::get_if<T>(&content); }
  const Error &getError() const { return *std::get_if<Error>(&content); }

private:
  std::variant<T, Error> content;
};

} // namespace tofu::numpy

#endif // TOFU_NUMPY_RESULT_H
