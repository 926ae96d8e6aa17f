//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What random programs found in code for devices.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "tofu/Interpreter/Tensor.h"

using namespace tofu;
using namespace tofu::test;

namespace {

// A constant whose bytes end before a boundary: kernels read whole words of it.
TEST_F(Compiled, FoldsAnOddConstant) {
  compareSplits(R"(
func.func @f(%a: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
  %c = arith.constant dense<[[[false, true, true, false, true],
    [true, true, true, true, true], [true, false, true, true, true]],
    [[true, true, true, true, true], [true, true, true, false, true],
    [true, true, true, true, true]], [[true, true, true, true, true],
    [true, true, true, true, true], [true, true, true, true, false]]]>
    : tensor<3x3x5xi1>
  %0:2 = tdl.lambda () in [] on (%x = %c, %y = %a)
      : (tensor<3x3x5xi1>, tensor<i1>) -> (tensor<i1>, tensor<i1>) {
    %s = tdl.reduce any (%i, %j, %k) in [3, 3, 5] : i1 {
      %v = tdl.read %x[%i, %j, %k] : tensor<3x3x5xi1>
      tdl.yield %v : i1
    }
    %t = tdl.reduce all (%i, %j, %k) in [3, 3, 5] : i1 {
      %v = tdl.read %x[%i, %j, %k] : tensor<3x3x5xi1>
      tdl.yield %v : i1
    }
    %b = tdl.read %y[] : tensor<i1>
    %u = arith.xori %t, %b : i1
    tdl.yield %s, %u : i1, i1
  }
  return %0#0, %0#1 : tensor<i1>, tensor<i1>
})");
}

// Amounts whose low bits alone are those of a small shift.
TEST_F(Compiled, ShiftsByAnyAmount) {
  for (std::string type : {"i64", "i32", "i8"}) {
    SCOPED_TRACE(type);
    std::string tensor = "tensor<8x" + type + ">";
    std::string text = "func.func @f(%a: " + tensor + ", %b: " + tensor +
                       ") -> (" + tensor + ", " + tensor + ", " + tensor +
                       ") {\n%0:3 = tdl.lambda (%i) in [8] on (%x = %a, %y = "
                       "%b) : (" +
                       tensor + ", " + tensor + ") -> (" + tensor + ", " +
                       tensor + ", " + tensor + ") {\n" +
                       "%v = tdl.read %x[%i] : " + tensor +
                       "\n%w = tdl.read %y[%i] : " + tensor;
    for (std::string op : {"shli", "shrui", "shrsi"})
      text += "\n%" + op + " = arith." + op + " %v, %w : " + type;
    text += "\ntdl.yield %shli, %shrui, %shrsi : " + type + ", " + type + ", " +
            type + "\n}\nreturn %0#0, %0#1, %0#2 : " + tensor + ", " + tensor +
            ", " + tensor + "\n}\n";
    inputs.clear();
    mlir::func::FuncOp parts = split(text, 2);
    ASSERT_EQ(inputs.size(), 2u);
    int64_t least = std::numeric_limits<int64_t>::min();
    for (auto [number, amount] : llvm::enumerate(std::initializer_list<int64_t>{
             least, least + 3, int64_t(1) << 32, -1, 0, 7, 64, 31})) {
      interpreter::Register value, shift;
      value.i = -3 - int64_t(number);
      shift.i = amount;
      inputs[0].set(number, value);
      inputs[1].set(number, shift);
    }
    compare(parts);
  }
}

// The lesser of -0.0 and 0.0 is what the comparison says, not a minimum.
TEST_F(Compiled, KeepsSignsOfZeros) {
  for (std::string type : {"f32", "f64", "bf16"}) {
    SCOPED_TRACE(type);
    std::string tensor = "tensor<4x" + type + ">";
    auto choose = [&](const std::string &name, const std::string &test,
                      const std::string &values) {
      return "%t" + name + " = arith.cmpf " + test + ", %v, %zero : " + type +
             "\n%" + name + " = arith.select %t" + name + ", " + values +
             " : " + type + "\n";
    };
    mlir::func::FuncOp whole = split(
        "func.func @f(%a: " + tensor + ") -> (" + tensor + ", " + tensor +
            ") {\n%0:2 = tdl.lambda (%i) in [4] on (%x = %a) : (" + tensor +
            ") -> (" + tensor + ", " + tensor + ") {\n" +
            "%v = tdl.read %x[%i] : " + tensor +
            "\n%zero = arith.constant 0.0 : " + type + "\n" +
            choose("less", "olt", "%v, %zero") +
            choose("more", "ogt", "%v, %zero") +
            "tdl.yield %less, %more : " + type + ", " + type +
            "\n}\nreturn %0#0, %0#1 : " + tensor + ", " + tensor + "\n}\n",
        1);
    inputs[0].set(0, [&] {
      interpreter::Register zero;
      type == "f64" ? void(zero.d = -0.0) : void(zero.f = -0.0f);
      return zero;
    }());
    auto expected = interpreter::execute(whole, inputs);
    ASSERT_TRUE(bool(expected));
    auto actual = runForCuda(whole);
    ASSERT_EQ(actual.size(), 2u);
    for (unsigned i : {0, 1})
      EXPECT_EQ(actual[i].bytes, expected->results[i].bytes);
    inputs.clear();
  }
}

} // namespace
