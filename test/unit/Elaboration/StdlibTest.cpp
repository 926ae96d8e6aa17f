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

namespace {
/// Files of the library import each other.
class Library : public Importer {
public:
  Opened getMain() override { return {"", "", ""}; }
  std::optional<Opened> open(const File &importer, size_t number,
                             std::string &why) override {
    std::string path = (TDL_STDLIB "/" + importer.imports[number].path).str();
    auto buffer = llvm::MemoryBuffer::getFile(path);
    EXPECT_TRUE(buffer) << path;
    if (!buffer)
      return std::nullopt;
    buffers.push_back(std::move(*buffer));
    return Opened{path, path, buffers.back()->getBuffer()};
  }

private:
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> buffers;
};
} // namespace

class Stdlib : public testing::TestWithParam<std::string> {};

TEST_P(Stdlib, ParsesChecksAndPrints) {
  auto buffer = llvm::MemoryBuffer::getFile(std::string(TDL_STDLIB "/") +
                                            GetParam() + ".tdl");
  ASSERT_TRUE(buffer) << buffer.getError().message();
  Library library;
  Checked outcome = check((*buffer)->getBuffer(), &library);
  EXPECT_EQ(outcome.messages, "");
  ASSERT_TRUE(outcome.module);
  for (const std::optional<Operator> &op : outcome.operators)
    for (const Expr &expr : op ? op->exprs : std::vector<Expr>())
      EXPECT_NE(expr.type, Type::Literal) << op->name.text.str();
  std::string printed = outcome.printed();
  Checked again = check(printed, &library);
  EXPECT_EQ(again.messages, "");
  EXPECT_EQ(again.printed(), printed);
}

INSTANTIATE_TEST_SUITE_P(Files, Stdlib, testing::ValuesIn(getFiles()));
