//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/NestingScan.h"

#include "gtest/gtest.h"

#include <string>

using namespace tofu;

/// `line:column` of the offender among at most two levels, or "fine".
static std::string scan(llvm::StringRef text) {
  std::optional<NestingOffender> found = findDeepNesting(text, 2);
  if (!found)
    return "fine";
  return std::to_string(found->line) + ":" + std::to_string(found->column);
}

TEST(NestingScan, FindsTheFirstBracketBeyondTheLimit) {
  EXPECT_EQ(scan("([])[({"), "1:7");
  EXPECT_EQ(scan("a\n  ( <\n {"), "3:2");
  EXPECT_EQ(scan("()[]{}<>()[]{}<>"), "fine");
}

TEST(NestingScan, SkipsStringsAndComments) {
  EXPECT_EQ(scan(R"("((((" ())"), "fine");
  EXPECT_EQ(scan(R"("\"((((" ())"), "fine");
  EXPECT_EQ(scan("// ((((\n(("), "fine");
  EXPECT_EQ(scan("// ((((\n((("), "2:3");
  EXPECT_EQ(scan("\"((((\n((("), "2:3"); // a string ends with its line
}

TEST(NestingScan, ArrowsAndComparisonsAreNoBrackets) {
  EXPECT_EQ(scan("<-> <-> <"), "1:9");
  EXPECT_EQ(scan("a <= b <= c <= d"), "fine");
  EXPECT_EQ(scan("(a < b) (a < b) (a < b)"), "fine");
}

TEST(NestingScan, ClosersThatCloseNothingDoNotHideOpeners) {
  EXPECT_EQ(scan("(>(>("), "1:5");
  EXPECT_EQ(scan(")))((("), "1:6");
}
