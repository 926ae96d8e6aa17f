//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Lambdas from text: what the tests of this folder start from.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_UNIT_ANALYSIS_PARSEDLAMBDA_H
#define TOFU_TEST_UNIT_ANALYSIS_PARSEDLAMBDA_H

#include "tofu/Analysis/LambdaAnalysis.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

/// A module that holds one function whose body ends in one lambda.
class ParsedLambda {
public:
  /// `inputs` are the function's arguments, `lambda` its text.
  ParsedLambda(llvm::StringRef inputs, llvm::StringRef lambda,
               llvm::StringRef before = "") {
    context.loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                        mlir::math::MathDialect, tofu::tdl::TDLDialect>();
    std::string text =
        (before + "func.func @f(" + inputs + ") {\n" + lambda + "\nreturn\n}\n")
            .str();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (module)
      module->walk([&](tofu::tdl::LambdaOp op) { lambdaOp = op; });
    EXPECT_TRUE(lambdaOp) << text;
  }

  tofu::tdl::LambdaAnalysis analyse(bool finite = false) {
    return tofu::tdl::LambdaAnalysis(lambdaOp, finite);
  }
  /// One letter per variable: o(utput), r(eduction), d(ata), f(ixed).
  std::string getKinds(bool finite = false) {
    std::string kinds;
    tofu::tdl::LambdaAnalysis analysis = analyse(finite);
    for (const tofu::tdl::IndexVariable &variable : analysis.getVariables())
      kinds += "orpdf"[int(variable.kind)];
    return kinds;
  }
  std::vector<uint64_t> getLinearSets(bool finite = false) {
    tofu::tdl::LambdaAnalysis analysis = analyse(finite);
    return {analysis.getLinearSets().begin(), analysis.getLinearSets().end()};
  }

private:
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  tofu::tdl::LambdaOp lambdaOp;
};

#endif // TOFU_TEST_UNIT_ANALYSIS_PARSEDLAMBDA_H
