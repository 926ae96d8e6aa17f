//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operators of the library as text, and read again: they say the same, and the
// text does not change any more.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Export/ExportTDL.h"
#include "tofu/Export/SameOperator.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Operators/Instances.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu;

namespace {
class RoundTrip : public testing::TestWithParam<std::string> {
protected:
  OwningOpRef<ModuleOp> read(std::unique_ptr<llvm::MemoryBuffer> text) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(std::move(text), {});
    return importTDL(sources, &context);
  }

  void check(const OperatorInstance &instance);

  MLIRContext context;
  unsigned count = 0;
};
} // namespace

/// Whether an extent is 1 is known where a generic definition is applied, and
/// not required any more.
static void dropKnown(tdl::OpOp op) {
  for (auto require : llvm::make_early_inc_range(op.getOps<tdl::RequireOp>())) {
    auto comparison = require.getCondition().getDefiningOp<arith::CmpIOp>();
    if (op.getExact() && comparison &&
        isa<BlockArgument>(comparison.getLhs()) &&
        matchPattern(comparison.getRhs(), m_One()))
      require.erase();
  }
}

/// The operator of the text, for the operands of `like`.
static tdl::OpOp find(ModuleOp module, Templates &templates,
                      const OperatorInstance &instance) {
  tdl::OpOp like = instance.op;
  for (auto op : module.getOps<tdl::OpOp>())
    return op;
  for (auto definition : module.getOps<tdl::TemplateOp>()) {
    SmallVector<Type> operands(like.getBody().getArgumentTypes());
    operands.truncate(like.getOperandShapes().size());
    llvm::copy(instance.operands, operands.begin()); // without cotangents
    FailureOr<tdl::OpOp> op = templates.specialise(
        definition, operands, {}, DictionaryAttr::get(module.getContext()),
        like.getLoc());
    if (failed(op))
      return {};
    std::string name = definition.getSymName().str();
    definition.erase();
    op->setSymName(name);
    return *op;
  }
  return {};
}

void RoundTrip::check(const OperatorInstance &instance) {
  tdl::OpOp op = instance.op;
  dropKnown(op);
  std::string where = op.getSymName().str();
  std::optional<std::string> text = exportTDL(op);
  ASSERT_TRUE(text) << where;
  OwningOpRef<ModuleOp> module =
      read(llvm::MemoryBuffer::getMemBuffer(*text, where));
  ASSERT_TRUE(module) << *text;
  Templates templates(*module);
  tdl::OpOp again = find(*module, templates, instance);
  ASSERT_TRUE(again) << *text;
  EXPECT_TRUE(isSameOperator(op, again)) << *text;
  std::optional<std::string> twice = exportTDL(again);
  ASSERT_TRUE(twice) << *text;
  EXPECT_EQ(*text, *twice);
  ++count;
}

TEST_P(RoundTrip, SaysTheSame) {
  auto file = llvm::MemoryBuffer::getFile(GetParam());
  ASSERT_TRUE(bool(file));
  OwningOpRef<ModuleOp> module = read(std::move(*file));
  ASSERT_TRUE(module);
  Instances instances(*module);
  for (Operation *definition : instances.getDefinitions())
    for (const OperatorInstance &instance : instances.find(definition))
      check(instance);
  EXPECT_EQ(count == 0, instances.getDefinitions().empty());
}

static std::vector<std::string> getFiles() {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator each(TDL_STDLIB, error), end;
       each != end && !error; each.increment(error))
    if (llvm::sys::path::extension(each->path()) == ".tdl")
      files.push_back(each->path());
  llvm::sort(files);
  return files;
}

INSTANTIATE_TEST_SUITE_P(Library, RoundTrip, testing::ValuesIn(getFiles()),
                         [](const auto &info) {
                           return llvm::sys::path::stem(info.param).str();
                         });
