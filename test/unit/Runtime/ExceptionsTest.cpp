//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Exceptions.h"

#include "gtest/gtest.h"
#include <new>

using tofu::runtime::describe;

/// What there is too little of has a name.
TEST(Exceptions, NameWhatIsWanting) {
  std::string memory = "there is not enough memory: the process needs more "
                       "than the system gives it";
  EXPECT_EQ(describe(std::bad_alloc()), memory);
  EXPECT_EQ(describe(std::length_error("vector::reserve")), memory);
  auto ofSystem = [](std::errc code) {
    return describe(std::system_error(std::make_error_code(code)));
  };
  EXPECT_EQ(ofSystem(std::errc::not_enough_memory), memory);
  EXPECT_EQ(ofSystem(std::errc::resource_unavailable_try_again),
            "the system starts no more threads: of what ulimit -u, ulimit -v "
            "or a container allows, nothing is left");
  EXPECT_EQ(ofSystem(std::errc::too_many_files_open), "Too many open files");
}
