//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is computed wherever it is read, and what only looks like it: lambdas of
// scalars that are sums over devices, and constants too large to be everywhere.
// Programs that are split, interpreted and compiled, against the whole one.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "../Partition/Operators.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Arrays.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

namespace {
class FreeTensors : public Compiled {
protected:
  void check(const std::string &text) {
    SCOPED_TRACE(text);
    auto module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    func::FuncOp whole = findEntry(*module);
    inputs = makeInputs(whole);
    auto expected = interpreter::execute(whole, inputs);
    ASSERT_TRUE(bool(expected)) << llvm::toString(expected.takeError());
    for (int64_t devices : {1, 2, 3, 4, 6}) {
      SCOPED_TRACE(devices);
      func::FuncOp parts = split(text, devices);
      auto actual = interpreter::execute(parts, inputs);
      ASSERT_TRUE(bool(actual)) << llvm::toString(actual.takeError());
      numpy::Comparison comparison = numpy::compareResults(
          interpreter::getArrays(actual->results),
          interpreter::getArrays(expected->results), /*tolerance=*/1e-6);
      ASSERT_FALSE(comparison.error) << comparison.text;
      ASSERT_NO_FATAL_FAILURE(compare(parts, /*tolerance=*/1e-6));
    }
  }
};

/// `name`: the sum of vector `of`, as a scalar.
std::string sum(const std::string &name, const std::string &of,
                const std::string &type = "f32") {
  std::string vector = "tensor<12x" + type + ">";
  return "%" + name + " = tdl.lambda () in [] on (%first = %" + of + ") : (" +
         vector + ") -> tensor<" + type + "> {\n" +
         "  %s = tdl.reduce sum (%k) in [12] : " + type + " {\n" +
         "    %v = tdl.read %first[%k] : " + vector + "\n" +
         "    tdl.yield %v : " + type + "\n  }\n" + "  tdl.yield %s : " + type +
         "\n}\n";
}

/// `name`: elements 0 to 11 of what `body` yields of the scalar %s.
std::string vector(const std::string &name, const std::string &of,
                   const std::string &body, const std::string &from = "f32",
                   const std::string &to = "f32") {
  return "%" + name + " = tdl.lambda (%i) in [12] on (%first = %" + of +
         ") : (tensor<" + from + ">) -> tensor<12x" + to + "> {\n" +
         "  %s = tdl.read %first[] : tensor<" + from + ">\n" +
         "  %n = arith.index_cast %i : index to i32\n" +
         "  %f = arith.sitofp %n : i32 to f32\n" + body +
         "  tdl.yield %r : " + to + "\n}\n";
}

/// `name`: what `body` yields of elements %v and %w of two vectors.
std::string map(const std::string &name, const std::string &left,
                const std::string &right, const std::string &body,
                const std::string &type = "f32") {
  return "%" + name + " = tdl.lambda (%i) in [12] on (%first = %" + left +
         ", %second = %" + right + ") : (tensor<12xf32>, tensor<12x" + type +
         ">) -> tensor<12xf32> {\n" +
         "  %v = tdl.read %first[%i] : tensor<12xf32>\n" +
         "  %w = tdl.read %second[%i] : tensor<12x" + type + ">\n" + body +
         "  tdl.yield %r : f32\n}\n";
}

std::string function(const std::string &arguments, const std::string &body,
                     const std::string &results, const std::string &types) {
  return "func.func @f(" + arguments + ") -> (" + types + ") {\n" + body +
         "return " + results + " : " + types + "\n}\n";
}

const std::string kTwo = "%x: tensor<12xf32>, %z: tensor<12xf32>";
const std::string kOne = "tensor<12xf32>";
const std::string kAdd = "  %r = arith.addf %v, %w : f32\n";
const std::string kMultiply = "  %r = arith.mulf %v, %w : f32\n";

TEST_F(FreeTensors, SumOnEveryElement) {
  check(function(kTwo,
                 sum("t", "x") +
                     vector("b", "t",
                            "  %c = arith.constant 3.0 : f32\n"
                            "  %r = arith.mulf %s, %c : f32\n") +
                     map("y", "z", "b", kAdd),
                 "%y", kOne));
}

TEST_F(FreeTensors, SumTimesIota) {
  check(function(kTwo,
                 sum("t", "x") +
                     vector("b", "t", "  %r = arith.mulf %s, %f : f32\n") +
                     map("y", "z", "b", kMultiply),
                 "%y", kOne));
}

// What is free of what is free of a sum.
TEST_F(FreeTensors, SumAtSecondHand) {
  check(function(
      kTwo,
      sum("t", "x") + vector("b", "t", "  %r = arith.mulf %s, %f : f32\n") +
          "%c = tdl.lambda (%i) in [12] on (%first = %b) : (tensor<12xf32>) -> "
          "tensor<12xf32> {\n"
          "  %v = tdl.read %first[11 - %i] : tensor<12xf32>\n"
          "  %r = arith.mulf %v, %v : f32\n  tdl.yield %r : f32\n}\n" +
          map("y", "z", "c", kAdd),
      "%y", kOne));
}

TEST_F(FreeTensors, MaskByASum) {
  check(function("%x: tensor<12xi32>, %z: tensor<12xf32>",
                 sum("t", "x", "i32") +
                     vector("b", "t", "  %r = arith.cmpi slt, %n, %s : i32\n",
                            "i32", "i1") +
                     map("y", "z", "b",
                         "  %zero = arith.constant 0.0 : f32\n"
                         "  %r = arith.select %w, %v, %zero : f32\n",
                         "i1"),
                 "%y", kOne));
}

TEST_F(FreeTensors, OneHotOfASum) {
  check(function("%x: tensor<12xi32>, %z: tensor<12xf32>",
                 sum("t", "x", "i32") +
                     vector("b", "t",
                            "  %m = arith.constant 12 : i32\n"
                            "  %u = arith.remui %s, %m : i32\n"
                            "  %e = arith.cmpi eq, %n, %u : i32\n"
                            "  %r = arith.uitofp %e : i1 to f32\n",
                            "i32") +
                     map("y", "z", "b", kMultiply),
                 "%y", kOne));
}

// The sums are parts of one small tensor, which a product reads.
TEST_F(FreeTensors, StackOfSums) {
  check(function(
      kTwo,
      sum("t", "x") + sum("u", "z") +
          "%c = tdl.lambda (%i) in [2] on (%first = %t, %second = %u) : "
          "(tensor<f32>, "
          "tensor<f32>) -> tensor<2xf32> {\n"
          "  %zero = arith.constant 0.0 : f32\n"
          "  %v = tdl.read %first[] else %zero where (%i == 0) : tensor<f32>\n"
          "  %w = tdl.read %second[] else %v where (%i - 1 == 0) : "
          "tensor<f32>\n"
          "  tdl.yield %w : f32\n}\n"
          "%y = tdl.lambda (%i, %j) in [12, 2] on (%first = %x, %second = %c) "
          ": "
          "(tensor<12xf32>, tensor<2xf32>) -> tensor<12x2xf32> {\n"
          "  %v = tdl.read %first[%i] : tensor<12xf32>\n"
          "  %w = tdl.read %second[%j] : tensor<2xf32>\n"
          "  %r = arith.mulf %v, %w : f32\n  tdl.yield %r : f32\n}\n",
      "%y", "tensor<12x2xf32>"));
}

// The same sum goes into another sum, is returned, and scales what is summed.
TEST_F(FreeTensors, SumWithSeveralReaders) {
  check(function(
      kTwo,
      sum("t", "x") + vector("b", "t", "  %r = arith.addf %s, %f : f32\n") +
          map("y", "z", "b", kMultiply) + sum("u", "y") +
          "%total = tdl.lambda () in [] on (%first = %t, %second = %u) : "
          "(tensor<f32>, "
          "tensor<f32>) -> tensor<f32> {\n"
          "  %v = tdl.read %first[] : tensor<f32>\n"
          "  %w = tdl.read %second[] : tensor<f32>\n"
          "  %r = arith.addf %v, %w : f32\n  tdl.yield %r : f32\n}\n" +
          vector("c", "total", "  %r = arith.subf %s, %f : f32\n") +
          map("e", "x", "c", kMultiply),
      "%e, %t, %total", "tensor<12xf32>, tensor<f32>, tensor<f32>"));
}

// A scalar with dimensions.
TEST_F(FreeTensors, SumOfOneByOne) {
  check(function(
      kTwo,
      "%t = tdl.lambda (%i, %j) in [1, 1] on (%first = %x) : (tensor<12xf32>) "
      "-> "
      "tensor<1x1xf32> {\n"
      "  %s = tdl.reduce sum (%k) in [12] : f32 {\n"
      "    %v = tdl.read %first[%k] : tensor<12xf32>\n    tdl.yield %v : f32\n "
      " }\n"
      "  tdl.yield %s : f32\n}\n"
      "%b = tdl.lambda (%i) in [12] on (%first = %t) : (tensor<1x1xf32>) -> "
      "tensor<12xf32> {\n"
      "  %v = tdl.read %first[0, 0] : tensor<1x1xf32>\n  tdl.yield %v : "
      "f32\n}\n" +
          map("y", "z", "b", kAdd),
      "%y", kOne));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// `c`: 40 x 30 elements, 4,800 bytes in f32: more than what is free.
std::string constant(const std::string &type = "f32") {
  std::string text = "%c = arith.constant dense<[";
  for (int i = 0; i != 40; ++i) {
    text += i ? ", [" : "[";
    for (int j = 0; j != 30; ++j)
      text += (j ? ", " : "") + std::to_string((7 * i + 3 * j) % 11 - 5) +
              (type[0] == 'i' ? "" : ".0");
    text += "]";
  }
  return text + "]> : tensor<40x30x" + type + ">\n";
}

/// `name` = `left` x `right`, [n, m] and [m, p].
std::string product(const std::string &name, const std::string &left,
                    const std::string &right, int n, int m, int p) {
  auto type = [](int rows, int columns) {
    return "tensor<" + std::to_string(rows) + "x" + std::to_string(columns) +
           "xf32>";
  };
  return "%" + name + " = tdl.lambda (%i, %j) in [" + std::to_string(n) + ", " +
         std::to_string(p) + "] on (%first = %" + left + ", %second = %" +
         right + ") : (" + type(n, m) + ", " + type(m, p) + ") -> " +
         type(n, p) + " {\n  %s = tdl.reduce sum (%k) in [" +
         std::to_string(m) +
         "] : f32 {\n    %v = tdl.read %first[%i, %k] : " + type(n, m) +
         "\n    %w = tdl.read %second[%k, %j] : " + type(m, p) +
         "\n    %q = arith.mulf %v, %w : f32\n    tdl.yield %q : f32\n  }\n"
         "  tdl.yield %s : f32\n}\n";
}

const std::string kAddMatrix =
    "%y = tdl.lambda (%i, %j) in [40, 30] on (%first = %p, %second = %c) : "
    "(tensor<40x30xf32>, tensor<40x30xf32>) -> tensor<40x30xf32> {\n"
    "  %v = tdl.read %first[%i, %j] : tensor<40x30xf32>\n"
    "  %w = tdl.read %second[%i, %j] : tensor<40x30xf32>\n"
    "  %r = arith.addf %v, %w : f32\n  tdl.yield %r : f32\n}\n";

TEST_F(FreeTensors, ConstantFactor) {
  check(function("%x: tensor<7x40xf32>",
                 constant() + product("y", "x", "c", 7, 40, 30), "%y",
                 "tensor<7x30xf32>"));
}

// Two products read the constant along other dimensions.
TEST_F(FreeTensors, ConstantOfTwoProducts) {
  check(function("%x: tensor<7x40xf32>, %z: tensor<30x5xf32>",
                 constant() + product("y", "x", "c", 7, 40, 30) +
                     product("w", "c", "z", 40, 30, 5),
                 "%y, %w", "tensor<7x30xf32>, tensor<40x5xf32>"));
}

// One that is returned, and one that an argument becomes in the next step.
TEST_F(FreeTensors, ConstantReturned) {
  check(function("%p: tensor<40x30xf32>", constant() + kAddMatrix, "%y, %c",
                 "tensor<40x30xf32>, tensor<40x30xf32>"));
  check(function("%p: tensor<40x30xf32>", constant() + kAddMatrix, "%c, %y",
                 "tensor<40x30xf32>, tensor<40x30xf32>"));
  check(function("", constant(), "%c", "tensor<40x30xf32>"));
}

// Added to terms of a sum, each device takes its part of the constant.
TEST_F(FreeTensors, ConstantAmongTerms) {
  check(function("%x: tensor<40x600xf32>, %z: tensor<600x30xf32>",
                 constant() + product("p", "x", "z", 40, 600, 30) + kAddMatrix,
                 "%y", "tensor<40x30xf32>"));
}

TEST_F(FreeTensors, ConstantTable) {
  check(function(
      "%n: tensor<9xi32>",
      constant() +
          "%y = tdl.lambda (%i, %j) in [9, 30] on (%first = %c, %second = %n) "
          ": "
          "(tensor<40x30xf32>, tensor<9xi32>) -> tensor<9x30xf32> {\n"
          "  %d = tdl.read %second[%i] : tensor<9xi32>\n"
          "  %m = arith.constant 40 : i32\n"
          "  %u = arith.remui %d, %m : i32\n"
          "  %k = arith.index_cast %u : i32 to index\n"
          "  %v = tdl.read %first[symbol(%k), %j] : tensor<40x30xf32>\n"
          "  tdl.yield %v : f32\n}\n",
      "%y", "tensor<9x30xf32>"));
}

// A lambda of constants alone is an operator like any other.
TEST_F(FreeTensors, LambdaOfAConstant) {
  check(function(
      "%p: tensor<30x40xf32>",
      constant("i64") +
          "%b = tdl.lambda (%i, %j) in [30, 40] on (%first = %c) : "
          "(tensor<40x30xi64>) -> tensor<30x40xf32> {\n"
          "  %v = tdl.read %first[%j, %i] : tensor<40x30xi64>\n"
          "  %r = arith.sitofp %v : i64 to f32\n  tdl.yield %r : f32\n}\n"
          "%y = tdl.lambda (%i, %j) in [30, 40] on (%first = %p, %second = %b) "
          ": "
          "(tensor<30x40xf32>, tensor<30x40xf32>) -> tensor<30x40xf32> {\n"
          "  %v = tdl.read %first[%i, %j] : tensor<30x40xf32>\n"
          "  %w = tdl.read %second[%i, 39 - %j] : tensor<30x40xf32>\n"
          "  %r = arith.mulf %v, %w : f32\n  tdl.yield %r : f32\n}\n",
      "%y", "tensor<30x40xf32>"));
}
} // namespace
