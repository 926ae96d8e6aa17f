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
  for (const std::optional<Operator> &op : outcome.operators)
    for (const Expr &expr : op ? op->exprs : std::vector<Expr>())
      EXPECT_NE(expr.type, Type::Literal) << op->name.text.str();
  std::string printed = outcome.printed();
  Outcome again = run(printed, true);
  EXPECT_EQ(again.messages, "");
  EXPECT_EQ(again.printed(), printed);
}

INSTANTIATE_TEST_SUITE_P(Files, Stdlib,
                         testing::Values("activate", "attention", "choose",
                                         "contract", "convolve", "elementwise",
                                         "graph", "index", "loss", "norm",
                                         "optimize", "pool", "reduce", "scan",
                                         "semiring"));
