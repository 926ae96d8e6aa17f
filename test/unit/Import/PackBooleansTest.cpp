//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/PackBooleans.h"

#include "gtest/gtest.h"

#include <string>

using namespace tofu;

static std::string pack(const std::string &text) {
  return packBooleans(llvm::MemoryBuffer::getMemBufferCopy(text, "name"))
      ->getBuffer()
      .str();
}

TEST(PackBooleans, WritesABitForEachByte) {
  EXPECT_EQ(pack(R"(a dense<"0x0100000001010000"> : tensor<8xi1> b)"),
            R"(a dense<"0x31"              > : tensor<8xi1> b)");
  // Numbers of elements that no byte ends with; several dimensions.
  EXPECT_EQ(pack(R"(dense<"0x0001"> : tensor<2xi1>)"),
            R"(dense<"0x02"  > : tensor<2xi1>)");
  EXPECT_EQ(pack(R"(dense<"0x010000000000000001"> : tensor<3x1x3xi1>)"),
            R"(dense<"0x0101"              > : tensor<3x1x3xi1>)");
}

TEST(PackBooleans, FindsEveryConstant) {
  EXPECT_EQ(pack(R"(dense<"0x0101"> : tensor<2xi1>
dense<"0x0000803F"> : tensor<1xf32>, dense<"0x0100"> : tensor<1x2xi1>)"),
            R"(dense<"0x03"  > : tensor<2xi1>
dense<"0x0000803F"> : tensor<1xf32>, dense<"0x01"  > : tensor<1x2xi1>)");
}

TEST(PackBooleans, LeavesAllElse) {
  for (std::string text : {
           R"(dense<"0x31"> : tensor<8xi1>)",     // packed already
           R"(dense<"0x01"> : tensor<1xi1>)",     // both
           R"(dense<"0x0102"> : tensor<2xi1>)",   // no boolean
           R"(dense<"0x1001"> : tensor<2xi1>)",   // no boolean
           R"(dense<"0x0101"> : tensor<2xi8>)",   // another type
           R"(dense<"0x0101"> : tensor<2xi16>)",  // another type
           R"(dense<"0x0101"> : tensor<3xi1>)",   // too few
           R"(dense<"0x010101"> : tensor<2xi1>)", // too many
           R"(dense<"0x010"> : tensor<2xi1>)",    // half a byte
           R"(dense<"0x0101"> : tensor<?xi1>)",   // no constant shape
           R"(dense<"0x"> : tensor<0xi1>)",       // nothing
           R"(dense<"0x0101"> : tensor<99999999999999999999xi1>)",
           R"(dense<"0x0101"> : tensor<4294967296x4294967296xi1>)",
           R"(dense<"0x0101"> : tensor<2xi1)",
           R"(dense<"0x0101"> : tensor<2x)",
           R"(dense<"0x0101")",
           R"(dense<"0x0101)",
           R"(dense<"0x)",
           R"("0x0101"> : tensor<2xi1>)",
           "ML\xefR dense<\"0x0101\"> : tensor<2xi1>", // bytecode
           "",
       })
    EXPECT_EQ(pack(text), text);
}

TEST(PackBooleans, KeepsTheNameOfTheFile) {
  auto packed = packBooleans(llvm::MemoryBuffer::getMemBufferCopy(
      R"(dense<"0x0101"> : tensor<2xi1>)", "name"));
  EXPECT_EQ(packed->getBufferIdentifier(), "name");
}
