//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

using namespace tofu::numpy;
using testing::HasSubstr;

namespace {
/// The header of 2 x 3 elements.
std::string getHeader() {
  int64_t extents[] = {2, 3};
  return formatNpyHeader({TOFU_F32, extents, nullptr});
}

std::string parseError(const std::string &bytes) {
  Result<NpyHeader> result = parseNpyHeader(bytes);
  return result ? "" : result.getError().getMessage();
}

/// A header around the text of a dictionary.
std::string wrap(const std::string &text, char version = 1) {
  std::string bytes = "\x93NUMPY" + std::string({version, 0});
  for (int byte = 0; byte != (version == 1 ? 2 : 4); ++byte)
    bytes += char(text.size() >> (8 * byte));
  return bytes + text;
}

TEST(NpyTest, EveryPrefixOfAHeaderIsAnError) {
  std::string bytes = getHeader();
  EXPECT_EQ(parseError(bytes), "");
  for (size_t length = 0; length != bytes.size(); ++length)
    EXPECT_NE(parseError(bytes.substr(0, length)), "") << length;
}
TEST(NpyTest, EveryChangedByteOfTheHeaderIsReadOrRefused) {
  std::string bytes = getHeader();
  for (size_t at = 0; at != bytes.size(); ++at)
    for (int value = 0; value != 256; ++value) {
      std::string changed = bytes;
      changed[at] = char(value);
      (void)parseError(changed); // no crash, no huge allocation
    }
}
TEST(NpyTest, HeadersAreChecked) {
  std::string bytes = getHeader();
  auto with = [&](const std::string &from, const std::string &to) {
    std::string changed = bytes;
    changed.replace(changed.find(from), from.size(), to);
    return parseError(changed);
  };
  EXPECT_THAT(with("'<f4'", "'>f4'"), HasSubstr("is big endian"));
  EXPECT_THAT(with("'<f4'", "'<m8'"), HasSubstr("type '<m8' is not one of"));
  EXPECT_THAT(with("'<f4'", "[('a'"), HasSubstr("type of a record"));
  EXPECT_EQ(with("False", "True "), "");
  EXPECT_THAT(with("(2, 3)", "(-2,3)"), HasSubstr("extent '-2' of the shape"));
  EXPECT_THAT(with("(2, 3)", "2, 3  "), HasSubstr("no shape in parentheses"));
  EXPECT_THAT(with("'descr'", "'other'"),
              HasSubstr("header has 'other', which is none of 'descr'"));
  EXPECT_THAT(with("\x01", "\x09"), HasSubstr("version 9 of the .npy format"));
}
TEST(NpyTest, HeadersAreDictionariesOfPython) {
  auto parse = [](const std::string &text) { return parseError(wrap(text)); };
  const std::string type = "'descr': '<f4'", order = "'fortran_order': False",
                    shape = "'shape': (2, 3)";
  for (const std::string &text :
       {"{" + type + ", " + order + ", " + shape + ", }",
        "{" + shape + "," + type + "," + order + "}\n",
        "{" + type + "," + order + ",'shape':(2,3,)} ",
        "{\"descr\":\"<f4\", " + order + " ,'shape' : ( )} \n",
        "{" + type + "," + order + ", 'shape': (2 , ) }",
        "{" + type + ", 'fortran_order': True, 'shape': (2,)}"})
    EXPECT_EQ(parse(text), "") << text;
  EXPECT_EQ(parse("{" + type + "," + order + "," + shape + "} x"),
            "header is no dictionary of Python, from byte 56 on");
  for (const std::string &text : {
           type + "," + order + "," + shape,
           "{" + type + "," + order + "," + shape,
           "{" + type + " " + order + "," + shape + "}",
           "{" + type + "," + order + ", 'shape': (2, 3) 4}",
           "{" + type + "," + order + ", 'shape': (2, 3)) }",
           "{" + type + "," + order + ", 'shape': (2 3)}",
           "{" + type + "," + order + ", 'shape': (2)}",
           "{" + type + "," + order + ", 'shape': (2, 3}",
           "{" + type + "," + order + ", 'shape': (,)}",
           "{" + type + "," + order + ", 'shape': (0x2,)}",
           "{'descr': '<f4, " + order + "," + shape + "}",
           "{'descr': <f4, " + order + "," + shape + "}",
           std::string("{}"),
           std::string("{,}"),
           std::string(""),
       })
    EXPECT_NE(parse(text), "") << text;
  for (const char *value : {"false", "0", "'False'", "None", "Fals", ""})
    EXPECT_EQ(
        parse("{" + type + ", 'fortran_order': " + value + "," + shape + "}"),
        "'fortran_order' is neither True nor False");
  EXPECT_NE(parse("{" + type + ", 'fortran_order': Falsely," + shape + "}"),
            "");
  for (const std::string &twice : {type, order, shape})
    EXPECT_THAT(
        parse("{" + type + "," + order + "," + shape + "," + twice + "}"),
        HasSubstr("twice"));
}
/// The numbers of the elements in rows, as Fortran's order has them.
template <class T> std::vector<char> toColumns(std::vector<T> columns) {
  auto *bytes = reinterpret_cast<const char *>(columns.data());
  return {bytes, bytes + columns.size() * sizeof(T)};
}
template <class T> std::vector<T> toRows(NpyHeader header, std::vector<T> all) {
  std::vector<char> rows = toRowMajor(header, toColumns(all));
  std::vector<T> numbers(rows.size() / sizeof(T));
  std::memcpy(numbers.data(), rows.data(), rows.size());
  return numbers;
}
TEST(NpyTest, FortransOrderBecomesRows) {
  NpyHeader plane{TOFU_I16, {2, 3}, true};
  EXPECT_EQ(toRows<int16_t>(plane, {0, 3, 1, 4, 2, 5}),
            (std::vector<int16_t>{0, 1, 2, 3, 4, 5}));
  NpyHeader cube{TOFU_I8, {2, 1, 3, 2}, true};
  EXPECT_EQ(toRows<int8_t>(cube, {0, 6, 2, 8, 4, 10, 1, 7, 3, 9, 5, 11}),
            (std::vector<int8_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
  // The parts of a complex number stand together.
  NpyHeader complex{TOFU_F64, {2, 2, 2}, true, true};
  EXPECT_EQ(toRows<double>(complex, {0, 1, 4, 5, 2, 3, 6, 7}),
            (std::vector<double>{0, 1, 2, 3, 4, 5, 6, 7}));
  NpyHeader none{TOFU_F32, {3, 0}, true};
  EXPECT_EQ(toRows<float>(none, {}), std::vector<float>());
  NpyHeader ones{TOFU_F32, std::vector<int64_t>(100000, 1), true};
  EXPECT_EQ(toRows<float>(ones, {7}), std::vector<float>{7});
  // One dimension is in both orders.
  auto parse = [](const std::string &shape) {
    return parseNpyHeader(wrap("{'descr': '<c16', 'fortran_order': True, "
                               "'shape': " +
                               shape + "}"));
  };
  EXPECT_FALSE(parse("(3,)")->isFortran);
  EXPECT_TRUE(parse("(3, 2)")->isFortran);
  EXPECT_EQ(parse("(3, 2)")->numbers, TOFU_COMPLEX);
}
TEST(NpyTest, IntegersWithoutSignAreWrittenAsTheyAreRead) {
  for (auto [type, name] :
       {std::pair(TOFU_I8, "'|u1'"), std::pair(TOFU_I16, "'<u2'"),
        std::pair(TOFU_I32, "'<u4'"), std::pair(TOFU_I64, "'<u8'")}) {
    std::string header = formatNpyHeader({type, {}, nullptr, TOFU_UNSIGNED});
    EXPECT_THAT(header, HasSubstr(name));
    EXPECT_EQ(parseNpyHeader(header)->type, type);
    EXPECT_EQ(parseNpyHeader(header)->numbers, TOFU_UNSIGNED);
  }
}
TEST(NpyTest, LongHeadersAreNone) {
  std::string text(size_t(1) << 21, ' ');
  EXPECT_EQ(parseError(wrap(text, 2)),
            "header is of 2097152 bytes, but can be of 1048576");
}
} // namespace
