//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support.h"
#include "gtest/gtest.h"

using namespace tofu::syntax;
using namespace tofu::syntax::test;

class Stdlib : public testing::TestWithParam<const char *> {};

TEST_P(Stdlib, ParsesChecksAndPrints) {
  auto buffer = llvm::MemoryBuffer::getFile(std::string(TDL_STDLIB "/") +
                                            GetParam() + ".tdl");
  ASSERT_TRUE(buffer) << buffer.getError().message();
  Outcome outcome = run((*buffer)->getBuffer(), true);
  EXPECT_EQ(outcome.messages, "");
  ASSERT_TRUE(outcome.module);
  for (const Definition &definition : outcome.module->definitions)
    for (const Expr &expr : definition.exprs) {
      if (expr.getIf<Opaque>()) // slices, which have the types of the results
        continue;
      EXPECT_NE(expr.type, Type::Unknown) << definition.name.text.str();
      EXPECT_NE(expr.type, Type::Literal) << definition.name.text.str();
      if (const auto *name = expr.getIf<NameUse>())
        EXPECT_NE(name->binding, Binding::Unresolved);
    }
  std::string printed = outcome.printed();
  Outcome again = run(printed, true);
  EXPECT_EQ(again.messages, "");
  EXPECT_EQ(again.printed(), printed);
}

INSTANTIATE_TEST_SUITE_P(Files, Stdlib,
                         testing::Values("contract", "convolve", "elementwise",
                                         "index", "reduce"));
