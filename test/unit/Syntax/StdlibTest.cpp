//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace tofu::syntax;
using namespace tofu::syntax::test;

/// The library's files, without their folder.
static std::vector<std::string> getFiles() {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator at(TDL_STDLIB, error), end;
       at != end && !error; at.increment(error))
    if (llvm::sys::path::extension(at->path()) == ".tdl")
      files.push_back(llvm::sys::path::stem(at->path()).str());
  llvm::sort(files);
  return files;
}

class Stdlib : public testing::TestWithParam<std::string> {};

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

INSTANTIATE_TEST_SUITE_P(Files, Stdlib, testing::ValuesIn(getFiles()));
