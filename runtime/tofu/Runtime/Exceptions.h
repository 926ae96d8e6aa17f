//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the standard library throws, in a sentence.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_EXCEPTIONS_H
#define TOFU_RUNTIME_EXCEPTIONS_H

#include <exception>
#include <new>
#include <string>

namespace tofu::runtime {

inline std::string describe(const std::exception &exception) {
  if (dynamic_cast<const std::bad_alloc *>(&exception))
    return "there is not enough memory: the process needs more than the system "
           "gives it";
  return std::string("the system has too little of something: ") +
         exception.what();
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_EXCEPTIONS_H
