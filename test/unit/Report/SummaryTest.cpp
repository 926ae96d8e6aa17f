//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Report.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace tofu;

static std::string print(const Report &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printSummary(report, os, {});
  return text;
}

TEST(Summary, WhatMergedLoopsDoToMemoryIsSaidAsItIs) {
  Report report;
  report.rank.arena = 128;
  report.compiled.emplace();
  report.compiled->arena = 96;
  EXPECT_NE(print(report).find("96 as it is compiled: loops merged, in an "
                               "order for little memory"),
            std::string::npos);
  report.compiled->arena = 160;
  EXPECT_NE(print(report).find("160 as it is compiled: merged loops, for fewer "
                               "passes over memory, keep more at once here"),
            std::string::npos);
}
