//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Npz.h"
#include "Programs.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Numpy/Npz.h"
#include "llvm/Support/FileSystem.h"

using namespace tofu::interpreter;
namespace {
using NpzTest = Programs;

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
  std::vector<tofu::numpy::ArrayName> names =
      tofu::numpy::nameArrays("arg", std::vector<std::string>(tensors.size()));
  ASSERT_FALSE(tofu::numpy::writeNpz(
      path.str().str(), tofu::numpy::getArrayNames("arg", tensors.size()),
      getArrays(tensors)));
  auto reader = tofu::numpy::NpzReader::open(path.str().str());
  ASSERT_TRUE(bool(reader)) << reader.getError().getMessage();
  llvm::Expected<std::vector<Tensor>> read = readNpz(*reader, names, &context);
  ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
  for (auto [actual, expected] : llvm::zip(*read, tensors)) {
    EXPECT_EQ(actual.elementType, expected.elementType);
    EXPECT_EQ(actual.shape, expected.shape);
    EXPECT_EQ(actual.bytes, expected.bytes);
  }
  llvm::sys::fs::remove(path);
}
} // namespace
