//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/OpaqueAttr.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

using namespace tofu;

/// The parts in one line: mnemonic, word, then key=values, then lists.
static std::string parse(llvm::StringRef text) {
  std::optional<OpaqueParts> attr = parseOpaqueAttr(text);
  if (!attr)
    return "none";
  std::string result = attr->mnemonic + "|" + attr->word;
  for (const OpaqueField &field : attr->fields) {
    result += "|" + field.key + "=";
    for (int64_t value : field.values)
      result += std::to_string(value) + ",";
  }
  for (llvm::ArrayRef<std::string> list : attr->lists)
    result += "|[" + llvm::join(list, ",") + "]";
  return result;
}

TEST(OpaqueAttr, ReadsBothSpellings) {
  EXPECT_EQ(parse("#stablehlo<comparison_direction GT>"),
            "comparison_direction|GT");
  EXPECT_EQ(parse("#stablehlo.dot<a = [1, -2], b = [], c = 3>"),
            "dot||a=1,-2,|b=|c=3,");
  EXPECT_EQ(parse("#stablehlo<dot<a = [1]>>"), "dot||a=1,");
  EXPECT_EQ(parse("#stablehlo.dot<>"), "dot|");
  EXPECT_EQ(parse("#stablehlo.dot"), "dot|");
  EXPECT_EQ(parse("#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>"),
            "conv||[b,0,f]|[0,i,o]|[b,0,f]");
}

TEST(OpaqueAttr, RefusesEverythingElse) {
  for (llvm::StringRef text :
       {"", "1 : i64", "#", "#stablehlo", "#stablehlo.dot<", "#s.dot<a = [>",
        "#s.dot<a = [1>", "#s.dot<a = [1],>>", "#s.dot<a b>", "#s.dot<= [1]>",
        "#s.dot<a = [99999999999999999999]>", "#s.dot<a = [1]> trailing",
        "#s<dot<a = [1]>", "#s.conv<[b, 0]x>", "#s.conv<[b, ]>", "#s.conv<[b>",
        "#s.conv<[b]a = 1>"})
    EXPECT_EQ(parse(text), "none") << text.str();
}
