//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Npz.h"
#include "Programs.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Interpreter/Npy.h"
#include "llvm/Support/FileSystem.h"

#include <cmath>

using namespace tofu::interpreter;
using testing::HasSubstr;

namespace {
class NpzTest : public Programs {
protected:
  std::string parseError(const std::string &bytes) {
    llvm::Expected<Tensor> result = parseNpy(bytes, &context);
    if (result)
      return "";
    return llvm::toString(result.takeError());
  }
  Tensor x = tensor("tensor<2x3xf32>", {1, 2, 3, 4, 5, 6});
};

TEST_F(NpzTest, RoundTripOfEveryType) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("tofu", "npz", path));
  std::vector<Tensor> tensors;
  for (const char *type :
       {"f32", "f64", "bf16", "f16", "i1", "i8", "i16", "i32", "i64"})
    tensors.push_back(
        tensor("tensor<2x2x" + std::string(type) + ">", {0, -1, -1, 0}));
  tensors.push_back(tensor("tensor<f32>", {7}));
  tensors.push_back(tensor("tensor<5xf32>", {1, 2, 3, 4, 5}));
  tensors.push_back(tensor("tensor<0x3xf32>", {}));
  std::vector<std::string> names = getArrayNames("arg", tensors.size());
  ASSERT_FALSE(writeNpz(path, names, tensors));
  llvm::Expected<std::vector<Tensor>> read = readNpz(path, names, &context);
  ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
  for (auto [actual, expected] : llvm::zip(*read, tensors)) {
    EXPECT_EQ(actual.elementType, expected.elementType);
    EXPECT_EQ(actual.shape, expected.shape);
    EXPECT_EQ(actual.bytes, expected.bytes);
  }
  llvm::sys::fs::remove(path);
}
TEST_F(NpzTest, UnwritableFileLeavesNothing) {
  llvm::Error error = writeNpz("/nonexistent/x.npz", {"out0"}, {x});
  EXPECT_THAT(llvm::toString(std::move(error)),
              HasSubstr("/nonexistent/x.npz: cannot be written: "));
}
TEST_F(NpzTest, EveryPrefixOfAFileIsAnError) {
  std::string bytes = formatNpy(x);
  EXPECT_EQ(parseError(bytes), "");
  for (size_t length = 0; length != bytes.size(); ++length)
    EXPECT_NE(parseError(bytes.substr(0, length)), "") << length;
}
TEST_F(NpzTest, EveryChangedByteOfTheHeaderIsReadOrRefused) {
  std::string bytes = formatNpy(x);
  for (size_t at = 0; at != 128; ++at)
    for (int value = 0; value != 256; ++value) {
      std::string changed = bytes;
      changed[at] = char(value);
      (void)parseError(changed); // no crash, no huge allocation
    }
}
TEST_F(NpzTest, HeadersAreChecked) {
  std::string bytes = formatNpy(x);
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
TEST_F(NpzTest, Comparison) {
  Tensor a = tensor("tensor<3xf32>", {1, 2, 4}),
         b = tensor("tensor<3xf32>", {1, 3, 4}),
         n = tensor("tensor<3xf32>", {1, NAN, 4}),
         i = tensor("tensor<3xf32>", {1, INFINITY, 4});
  EXPECT_EQ(compare(a, a).error, 0);
  EXPECT_EQ(compare(a, b).error, 0.25);
  EXPECT_EQ(compare(a, b).offset, 1);
  EXPECT_EQ(compare(n, n).error, 0);
  EXPECT_EQ(compare(n, a).error, INFINITY);
  EXPECT_EQ(compare(i, i).error, 0);
  EXPECT_EQ(compare(a, i).error, INFINITY);
  Tensor zero = tensor("tensor<1xf32>", {0}),
         small = tensor("tensor<1xf32>", {0.5});
  EXPECT_EQ(compare(small, zero).error, 0.5);
}
} // namespace
