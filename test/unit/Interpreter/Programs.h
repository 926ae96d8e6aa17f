//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Short ways to write a program, run it and look at its numbers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_INTERPRETER_PROGRAMS_H
#define TOFU_TEST_INTERPRETER_PROGRAMS_H

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Plan/Plan.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tofu::interpreter {

class Programs : public testing::Test {
protected:
  Programs() {
    context.loadDialect<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                        mlir::func::FuncDialect, mlir::math::MathDialect,
                        plan::PlanDialect, tdl::TDLDialect>();
  }

  /// The first function of the text.
  mlir::func::FuncOp parse(const std::string &text) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    if (!module)
      return {};
    return *module->getOps<mlir::func::FuncOp>().begin();
  }

  /// An array whose type is written as a tensor type.
  Tensor tensor(const std::string &type, std::vector<double> values) {
    auto parsed =
        mlir::cast<mlir::RankedTensorType>(mlir::parseType(type, &context));
    Tensor result(parsed.getElementType(), parsed.getShape());
    for (auto [i, value] : llvm::enumerate(values)) {
      Kind kind = getScalarType(result.elementType)->kind;
      result.set(i, kind == Kind::Int   ? Register{.i = int64_t(value)}
                    : kind == Kind::F64 ? Register{.d = value}
                                        : Register{.f = float(value)});
    }
    return result;
  }

  static std::vector<double> numbers(const Tensor &tensor) {
    std::vector<double> result;
    for (int64_t i = 0; i != tensor.getNumElements(); ++i)
      result.push_back(tensor.getNumber(i));
    return result;
  }

  Execution executeText(const std::string &text, std::vector<Tensor> inputs) {
    mlir::func::FuncOp function = parse(text);
    if (!function)
      return {};
    llvm::Expected<Execution> result = execute(function, inputs);
    if (result)
      return std::move(*result);
    ADD_FAILURE() << llvm::toString(result.takeError());
    return {};
  }

  /// The numbers of the only result.
  std::vector<double> runText(const std::string &text,
                              std::vector<Tensor> inputs) {
    Execution result = executeText(text, std::move(inputs));
    return result.results.empty() ? std::vector<double>()
                                  : numbers(result.results[0]);
  }

  /// The message of the error that the program ends with.
  std::string failText(const std::string &text, std::vector<Tensor> inputs) {
    mlir::func::FuncOp function = parse(text);
    if (!function)
      return "";
    llvm::Expected<Execution> result = execute(function, inputs);
    if (!result)
      return llvm::toString(result.takeError());
    ADD_FAILURE() << "no error";
    return "";
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace tofu::interpreter

#endif // TOFU_TEST_INTERPRETER_PROGRAMS_H
