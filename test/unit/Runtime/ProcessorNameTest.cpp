//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/BlasCalls.h"

#include <cblas.h>
#include <cstdlib>
#include <gtest/gtest.h>

extern "C" void gotoblas_dynamic_quit() __attribute__((weak));
extern "C" void gotoblas_dynamic_init() __attribute__((weak));

/// A processor that OpenBLAS does not know is told of as one that it knows, but
/// not against the user's word.
TEST(ProcessorNameTest, IsNotThatOfTheFirstWith64Bits) {
  __builtin_cpu_init();
  if (!gotoblas_dynamic_init || !__builtin_cpu_supports("x86-64-v3"))
    GTEST_SKIP() << "OpenBLAS has code for one processor, or this has no AVX2";
  setenv("OPENBLAS_CORETYPE", "Prescott", 1);
  gotoblas_dynamic_quit();
  gotoblas_dynamic_init();
  tofu::runtime::nameProcessor();
  EXPECT_STREQ(openblas_get_corename(), "Prescott");
  unsetenv("OPENBLAS_CORETYPE");
  tofu::runtime::nameProcessor();
  EXPECT_STRNE(openblas_get_corename(), "Prescott");
  EXPECT_EQ(getenv("OPENBLAS_CORETYPE"), nullptr);
}
