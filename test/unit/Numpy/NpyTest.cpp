//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tofu::numpy;
using testing::HasSubstr;

namespace {
/// 2 x 3 elements.
Array getArray() { return {TOFU_F32, {2, 3}, std::vector<char>(24)}; }

std::string parseError(const std::string &bytes) {
  Result<Array> result = parseNpy(bytes);
  return result ? "" : result.getError().getMessage();
}

TEST(NpyTest, EveryPrefixOfAFileIsAnError) {
  std::string bytes = formatNpy(getArray());
  EXPECT_EQ(parseError(bytes), "");
  for (size_t length = 0; length != bytes.size(); ++length)
    EXPECT_NE(parseError(bytes.substr(0, length)), "") << length;
}
TEST(NpyTest, EveryChangedByteOfTheHeaderIsReadOrRefused) {
  std::string bytes = formatNpy(getArray());
  for (size_t at = 0; at != 128; ++at)
    for (int value = 0; value != 256; ++value) {
      std::string changed = bytes;
      changed[at] = char(value);
      (void)parseError(changed); // no crash, no huge allocation
    }
}
TEST(NpyTest, HeadersAreChecked) {
  std::string bytes = formatNpy(getArray());
  auto with = [&](const std::string &from, const std::string &to) {
    std::string changed = bytes;
    changed.replace(changed.find(from), from.size(), to);
    return parseError(changed);
  };
  EXPECT_THAT(with("'<f4'", "'>f4'"), HasSubstr("is big endian"));
  EXPECT_THAT(with("'<f4'", "'<c8'"), HasSubstr("type '<c8' is not one of"));
  EXPECT_THAT(with("'<f4'", "[('a"), HasSubstr("type of a record"));
  EXPECT_THAT(with("False", "True "), HasSubstr("Fortran order"));
  EXPECT_THAT(with("(2, 3)", "(-2,3)"), HasSubstr("extent '-2' of the shape"));
  EXPECT_THAT(with("(2, 3)", "(2, 4)"),
              HasSubstr("holds 24 bytes, but its shape "
                        "needs 32"));
  EXPECT_THAT(with("(2, 3)", "2, 3  "), HasSubstr("no shape in parentheses"));
  EXPECT_THAT(with("'descr'", "'other'"), HasSubstr("header lacks 'descr'"));
  EXPECT_THAT(with("\x01", "\x09"), HasSubstr("version 9 of the .npy format"));
}
} // namespace
