//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What can be asked of a program before it has a plan, with one, and expanded.
//
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Report/Report.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu;

static constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>) -> tensor<8x8xf32> {
    %r = tdl.lambda (%i, %j) in [8, 8] on (%a = %x, %b = %w) : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32> {
      %s = tdl.reduce sum (%k) in [16] : f32 {
        %u = tdl.read %a[%i, %k] : tensor<8x16xf32>
        %v = tdl.read %b[%k, %j] : tensor<16x8xf32>
        %p = arith.mulf %u, %v : f32
        tdl.yield %p : f32
      }
      tdl.yield %s : f32
    }
    return %r : tensor<8x8xf32>
  })";

namespace {
struct Collect : testing::Test {
  Collect() : context(getRegistry()) {
    module = parseSourceString<ModuleOp>(kProgram, &context);
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      said += diagnostic.str() + ";";
      return success();
    });
  }

  static DialectRegistry getRegistry() {
    DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }

  func::FuncOp getMain() { return module->lookupSymbol<func::FuncOp>("main"); }

  LogicalResult plan() {
    PassManager manager(&context);
    return success(
        succeeded(buildPlanPipeline(
            manager, "devices=4", [&](const Twine &) { return failure(); })) &&
        succeeded(manager.run(*module)));
  }

  LogicalResult expand() {
    PassManager manager(&context);
    manager.addPass(createExpandPass());
    return manager.run(*module);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string said; // by the context
};
} // namespace

TEST_F(Collect, WithoutAPlanThereIsNothingToSay) {
  EXPECT_TRUE(failed(getBytesMoved(getMain())));
  EXPECT_TRUE(failed(collectReport(getMain())));
  EXPECT_TRUE(failed(expand()));
  EXPECT_EQ(said,
            "'main' has no plan;"
            "'main' has no plan;"
            "-tofu-expand: no function has a plan; run -tofu-plan first;");
}

TEST_F(Collect, APlanSaysItsBytes) {
  ASSERT_TRUE(succeeded(plan()));
  FailureOr<int64_t> planned = getBytesMoved(getMain());
  ASSERT_TRUE(succeeded(planned));
  EXPECT_GT(*planned, 0);
  EXPECT_TRUE(failed(collectReport(getMain())));
  EXPECT_EQ(said, "'main' is not expanded; run -tofu-expand first;");
  ASSERT_TRUE(succeeded(expand()));
  EXPECT_EQ(*getBytesMoved(getMain()), *planned);
  EXPECT_EQ(collectReport(getMain())->bytesMoved, *planned);
}
