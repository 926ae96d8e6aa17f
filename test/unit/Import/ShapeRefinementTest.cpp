//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program in which shapes were carried through, but which is then refused, is
// as it was.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/GraphImport.h"
#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;

static constexpr StringLiteral kText = R"mlir(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<?xf32>
  %1 = call @f(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = "stablehlo.convert"(%1) : (tensor<?xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.LAST"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
)mlir";

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  return text;
}

TEST(ShapeRefinement, IsUndoneWhereTheProgramIsRefused) {
  DialectRegistry registry;
  registry
      .insert<tofu::tdl::TDLDialect, func::FuncDialect, arith::ArithDialect>();
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
  ScopedDiagnosticHandler quiet(&context,
                                [](Diagnostic &) { return success(); });
  for (auto [last, isRead] : {std::pair("negate", true), {"outer", false}}) {
    std::string text = kText.str();
    text.replace(text.find("LAST"), 4, last);
    auto module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    std::string before = print(*module);
    EXPECT_EQ(succeeded(tofu::importStableHLO(*module)), isRead);
    EXPECT_EQ(print(*module) == before, !isRead);
  }
}
