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
#include "tofu/Pipeline/Prepare.h"
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

TEST_F(Collect, APlanThatWasChangedIsVerified) {
  ASSERT_TRUE(succeeded(plan()));
  Attribute planned = getMain().getArgAttr(0, plan::kLayout);
  auto list = [&](std::vector<int64_t> axes) {
    return DenseI64ArrayAttr::get(&context, axes);
  };
  for (auto axes : {list({0, 0}), list({-1}), list({7})}) {
    getMain().setArgAttr(0, plan::kLayout,
                         plan::LayoutAttr::get(&context, {axes, list({})}, {}));
    EXPECT_TRUE(failed(getBytesMoved(getMain())));
    EXPECT_TRUE(failed(expand()));
  }
  getMain().setArgAttr(0, plan::kLayout, planned);
  EXPECT_TRUE(succeeded(getBytesMoved(getMain())));
  std::string twice = "names axis 0 twice;",
              sign = "names axis -1, but axes are numbered from 0;",
              many = "names axis 7, but the mesh has";
  for (const std::string &text : {twice, sign, many})
    EXPECT_NE(said.find(text, said.find(text) + 1), std::string::npos) << said;
}

TEST_F(Collect, APlanThatCannotBeCarriedOutMovesNothing) {
  ASSERT_TRUE(succeeded(plan()));
  Attribute planned = getMain().getArgAttr(0, plan::kLayout);
  auto none = DenseI64ArrayAttr::get(&context, {});
  SmallVector<DenseI64ArrayAttr> dims(
      cast<plan::LayoutAttr>(planned).getDims().size(), none);
  getMain().setArgAttr(0, plan::kLayout,
                       plan::LayoutAttr::get(&context, dims, {0}));
  EXPECT_TRUE(failed(getBytesMoved(getMain())));
  EXPECT_EQ(said, "is partial, but what the program is given, what it returns "
                  "and constants never are;");
}

TEST_F(Collect, APlanIsExpandedBeforeItIsScheduled) {
  ASSERT_TRUE(succeeded(plan()));
  EXPECT_TRUE(failed(schedule(*module)));
  EXPECT_EQ(said, "'main' is not expanded; run -tofu-expand first;");
}

#ifndef NDEBUG
// An operation of a program that is not expanded would move nothing.
TEST_F(Collect, APlanIsExpandedBeforeItsOperationsMoveBytes) {
  ASSERT_TRUE(succeeded(plan()));
  EXPECT_DEATH(ProgramBytes bytes(getMain()), "-tofu-expand says what moves");
}
#endif

TEST_F(Collect, APlanIsOfAModule) {
  PassManager manager(&context);
  EXPECT_TRUE(failed(buildPlanPipeline(manager.nest<func::FuncOp>(),
                                       "devices=4", [&](const Twine &text) {
                                         said = text.str();
                                         return failure();
                                       })));
  EXPECT_EQ(said, "-tofu-plan is for a module, but is to run on 'func.func'; "
                  "let it stand in 'builtin.module' alone");
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
