//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions that a host gives too early are refused, not run as something else.
//
//===----------------------------------------------------------------------===//
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Opaque.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace tofu;

namespace {
class Refused : public testing::Test {
protected:
  Refused() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.allowUnregisteredDialects();
    context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
      said += diagnostic.str() + ";";
      return success();
    });
  }

  func::FuncOp parse(const char *text) {
    module = parseSourceString<ModuleOp>(text, &context);
    return findEntry(*module);
  }
  LogicalResult compile(func::FuncOp function) {
    lowering::Phases phases;
    return lowering::compileToFile(function, {}, "/dev/null/program", phases);
  }
  std::string getError(func::FuncOp function,
                       ArrayRef<interpreter::Tensor> inputs) {
    auto results = interpreter::run(function, inputs);
    return results ? "" : llvm::toString(results.takeError());
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string said; // by the context
};
} // namespace

static constexpr const char *kSquare = R"(
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = tdl.lambda (%i) in [4] on (%z = %x) : (tensor<4xf32>) -> tensor<4xf32> {
      %v = tdl.read %z[%i] : tensor<4xf32>
      %w = arith.mulf %v, %v : f32
      tdl.yield %w : f32
    }
    return %y : tensor<4xf32>
  })";

static constexpr const char *kRow = R"(
  func.func @main(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = tdl.lambda (%i) in [2] on (%z = %x) : (tensor<2x4xf32>) -> tensor<2x4xf32> {
      %v = tdl.opaque "my_row"(%z[%i, :]) : (tensor<2x4xf32>) -> tensor<4xf32>
      tdl.yield %v : tensor<4xf32>
    }
    return %y : tensor<2x4xf32>
  })";

TEST_F(Refused, WhatIsPlannedButNotExpanded) {
  func::FuncOp function = parse(kSquare);
  PassManager manager(&context);
  ASSERT_TRUE(succeeded(buildPlanPipeline(
      manager, "devices=2", [](const Twine &) { return failure(); })));
  ASSERT_TRUE(succeeded(manager.run(*module)));
  EXPECT_TRUE(failed(compile(function)));
  EXPECT_EQ(said, "'main' is not expanded; run -tofu-expand first;");
  std::string error = getError(
      function, {interpreter::Tensor(Float32Type::get(&context), {4})});
  EXPECT_NE(error.find("'main' is not expanded; run -tofu-expand first"),
            std::string::npos)
      << error;
}

// Of a context that no pass of Tofu has seen, too.
TEST_F(Refused, WhatNoPassHasPrepared) {
  func::FuncOp function = parse(R"(
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = "my.square"(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %y : tensor<4xf32>
    })");
  EXPECT_TRUE(failed(compile(function)));
  EXPECT_EQ(said,
            "'my.square' is not an operation of a partitioned program; run "
            "-tofu-partition first;");
}

TEST_F(Refused, ArraysOfOtherSizes) {
  func::FuncOp function = parse(kSquare);
  interpreter::Tensor x(Float32Type::get(&context), {4});
  EXPECT_EQ(getError(function, {x}), "");
  x.bytes.resize(3);
  EXPECT_EQ(getError(function, {x}),
            "argument 0 is tensor<4xf32>, 16 bytes, but the array given has 3");
}

TEST_F(Refused, BodiesThatAreNone) {
  func::FuncOp function = parse(kRow);
  interpreter::Tensor x(Float32Type::get(&context), {2, 4});
  interpreter::registerOpaque("my_row", [](const interpreter::OpaqueCall &) {
    return llvm::Error::success();
  });
  EXPECT_EQ(getError(function, {x}), "");
  interpreter::registerOpaque("my_row", nullptr);
  std::string error = getError(function, {x});
  EXPECT_NE(error.find("no body for the opaque function 'my_row'"),
            std::string::npos)
      << error;
}
