//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Printable.h"

#include <gtest/gtest.h>

using namespace tofu::files;
using namespace std::literals;

TEST(Printable, TextStays) {
  for (std::string_view text :
       {""sv, "a\tb\nc ~"sv, "caf\u00e9 \u2264 \U0001F600"sv})
    EXPECT_EQ(makePrintable(text), text);
}

TEST(Printable, ControlsAreNumbers) {
  EXPECT_EQ(makePrintable("a\0b\x1b[31m\x7f\r"sv),
            "a\\x00b\\x1B[31m\\x7F\\x0D");
  EXPECT_EQ(makePrintable("\u009b31m"sv), "\\xC2\\x9B31m");
}

TEST(Printable, WhatIsNotUtf8IsNumbers) {
  EXPECT_EQ(makePrintable("\xff\xfe\x61"sv), "\\xFF\\xFEa");
  EXPECT_EQ(makePrintable("\xe2\x89"sv), "\\xE2\\x89");          // cut off
  EXPECT_EQ(makePrintable("\xc0\xaf"sv), "\\xC0\\xAF");          // too long
  EXPECT_EQ(makePrintable("\xe0\x80\xaf"sv), "\\xE0\\x80\\xAF"); // too long
  EXPECT_EQ(makePrintable("\xed\xa0\x80"sv), "\\xED\\xA0\\x80"); // half a pair
  EXPECT_EQ(makePrintable("\xf4\x90\x80\x80"sv), "\\xF4\\x90\\x80\\x80");
  EXPECT_EQ(makePrintable("\xc3(\x80"sv), "\\xC3(\\x80");
}
