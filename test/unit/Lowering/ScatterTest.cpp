//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scatters, whatever their positions depend on, against the interpreter.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Scatter.h"
#include "Compiled.h"

using namespace tofu;
using namespace tofu::test;

namespace {

/// A variable of a scatter: an index of the result, or one that is summed over.
struct Variable {
  std::string name;
  int extent;
};
const Variable kOutputs[] = {{"%b", 3}, {"%v", 5}, {"%j", 4}};
const Variable kSummed[] = {{"%i", 6}, {"%l", 2}};

/// What differs between scatters. Sets are bit masks over %b, %v, %j, %i, %l.
struct Case {
  unsigned rows;     // of the outputs
  unsigned position; // what the positions depend on
  bool isGuarded;    // sums over `%i <= %b + 2` only
  std::string type, accumulator;
  bool isResult;   // nothing is computed of the sum
  bool isFiltered; // some terms are left out
};

/// Functions of one lambda each, written one after the other.
class Writer {
public:
  void add(const Case &c);
  std::string finish() const {
    return "func.func @f(" + arguments + ") -> (" + types + ") {\n" + lambdas +
           "return " + results + " : " + types + "\n}";
  }

private:
  /// An argument over the variables of a set; returns its type, and the
  /// coordinates at which it is read.
  std::pair<std::string, std::string> addArgument(unsigned set,
                                                  const std::string &type);
  std::string arguments, lambdas, results, types;
  int numArguments = 0, numLambdas = 0;
};

std::pair<std::string, std::string>
Writer::addArgument(unsigned set, const std::string &type) {
  std::string shape, coordinates;
  for (unsigned bit = 0; bit != 5; ++bit) {
    if (!(set >> bit & 1))
      continue;
    const Variable &variable = bit < 3 ? kOutputs[bit] : kSummed[bit - 3];
    shape += std::to_string(variable.extent) + "x";
    coordinates += (coordinates.empty() ? "" : ", ") + variable.name;
  }
  std::string tensor = "tensor<" + shape + type + ">";
  arguments += (numArguments ? ", %a" : "%a") + std::to_string(numArguments) +
               ": " + tensor;
  ++numArguments;
  return {tensor, coordinates};
}

void Writer::add(const Case &c) {
  int first = numArguments;
  std::string number = std::to_string(numLambdas++);
  auto [positions, at] = addArgument(c.position, "i32");
  auto [terms, place] = addArgument(31 & ~c.rows, c.type);
  auto [bias, here] = addArgument(7, c.type);
  std::string names[] = {"%a" + std::to_string(first),
                         "%a" + std::to_string(first + 1),
                         "%a" + std::to_string(first + 2)};
  std::string result = "tensor<3x5x4x" + c.type + ">";
  lambdas += "%" + number +
             " = tdl.lambda (%b, %v, %j) in [3, 5, 4] on (%p = " + names[0] +
             ", %g = " + names[1] + ", %x = " + names[2] + ") : (" + positions +
             ", " + terms + ", " + bias + ") -> " + result + " {\n";
  lambdas += "%zero = arith.constant 0.0 : " + c.type + "\n";
  lambdas += "%seven = arith.constant 7 : i32\n";
  lambdas += "%s = tdl.reduce sum (%i, %l) in [6, 2]";
  lambdas += c.accumulator;
  lambdas += c.isGuarded ? " where (%b - %i + 2 >= 0)" : "";
  lambdas += " : " + c.type + " {\n";
  lambdas += "%n = tdl.read %p[" + at + "] : " + positions + "\n";
  lambdas += "%m = arith.remsi %n, %seven : i32\n";
  lambdas += "%at = arith.index_cast %m : i32 to index\n";
  std::string condition;
  if (c.isFiltered) {
    lambdas += "%few = arith.constant 3 : i32\n";
    lambdas += "%filter = arith.cmpi slt, %m, %few : i32\n";
    condition = "%filter";
  }
  for (unsigned bit = 0; bit != 3; ++bit) {
    if (!(c.rows >> bit & 1))
      continue;
    std::string name = "%c" + std::to_string(bit);
    lambdas += name + " = arith.cmpi eq, " +
               (bit == 1 ? kOutputs[bit].name + ", %at"
                         : "%at, " + kOutputs[bit].name) +
               " : index\n";
    if (!condition.empty()) {
      std::string both = "%both" + std::to_string(bit);
      lambdas += both + " = arith.andi " + condition + ", " + name + " : i1\n";
      name = both;
    }
    condition = name;
  }
  lambdas += "%t = tdl.read %g[" + place + "] : " + terms + "\n";
  lambdas += "%y = arith.select " + condition + ", %t, %zero : " + c.type +
             "\ntdl.yield %y : " + c.type + "\n}\n";
  lambdas += "%o = tdl.read %x[" + here + "] : " + bias + "\n";
  lambdas += "%r = arith.addf %s, %o : " + c.type + "\n";
  lambdas += std::string("tdl.yield ") + (c.isResult ? "%s" : "%r") + " : " +
             c.type + "\n}\n";
  results += (number == "0" ? "%" : ", %") + number;
  types += (number == "0" ? "" : ", ") + result;
}

class CompiledScatters : public Compiled {
protected:
  /// On one device, and on 2, 3 or 4 in turn.
  void check(const Writer &writer) {
    for (int64_t devices : {1, numBatches % 3 + 2}) {
      inputs.clear();
      mlir::func::FuncOp function = split(writer.finish(), devices);
      ASSERT_TRUE(function);
      function.walk([](tdl::LambdaOp lambda) {
        if (!lambda.getReductions().empty())
          EXPECT_TRUE(tdl::matchScatter(lambda));
      });
      ASSERT_NO_FATAL_FAILURE(compare(function));
    }
    ++numBatches;
  }

  int numBatches = 0;
};

// Every set of rows, and every set of variables on which positions may depend;
// the rest in turn.
TEST_F(CompiledScatters, PositionsOfAnyVariables) {
  const std::pair<const char *, const char *> types[] = {{"f32", ""},
                                                         {"bf16", " acc f32"},
                                                         {"f64", ""},
                                                         {"f16", " acc f64"},
                                                         {"f32", " acc f64"}};
  Writer writer;
  unsigned number = 0;
  for (unsigned rows : {1, 2, 4, 3, 6, 5, 7})
    for (unsigned position = 0; position != 32; ++position) {
      if (position & rows)
        continue;
      Case c = {rows,
                position,
                number % 2 == 1,
                types[number % 5].first,
                types[number % 5].second,
                number % 3 != 0,
                number % 4 == 0};
      // The guard depends on %b, which is then no row.
      c.isGuarded &= !(rows & 1);
      writer.add(c);
      if (++number % 16 == 0) {
        ASSERT_NO_FATAL_FAILURE(check(writer));
        writer = Writer();
      }
    }
  check(writer);
}

// Results of several tiles of accumulators: of many rows, and of long ones.
TEST_F(CompiledScatters, TilesOfAccumulators) {
  const std::string text = R"(
    func.func @f(%a: tensor<40xi32>, %b: tensor<40x200xbf16>, %c: tensor<5x70000xf16>)
        -> (tensor<400x200xbf16>, tensor<3x70000xf16>) {
      %0 = tdl.lambda (%v, %j) in [400, 200] on (%ids = %a, %g = %b)
          : (tensor<40xi32>, tensor<40x200xbf16>) -> tensor<400x200xbf16> {
        %zero = arith.constant 0.0 : bf16
        %k = arith.constant 17 : i32
        %s = tdl.reduce sum (%i) in [40] acc f32 : bf16 {
          %n = tdl.read %ids[%i] : tensor<40xi32>
          %m = arith.muli %n, %k : i32
          %at = arith.index_cast %m : i32 to index
          %is = arith.cmpi eq, %v, %at : index
          %t = tdl.read %g[%i, %j] : tensor<40x200xbf16>
          %y = arith.select %is, %t, %zero : bf16
          tdl.yield %y : bf16
        }
        tdl.yield %s : bf16
      }
      %1 = tdl.lambda (%v, %j) in [3, 70000] on (%ids = %a, %g = %c)
          : (tensor<40xi32>, tensor<5x70000xf16>) -> tensor<3x70000xf16> {
        %zero = arith.constant 0.0 : f16
        %k = arith.constant 3 : i32
        %s = tdl.reduce sum (%i) in [5] acc f32 : f16 {
          %n = tdl.read %ids[%i] : tensor<40xi32>
          %m = arith.remsi %n, %k : i32
          %at = arith.index_cast %m : i32 to index
          %is = arith.cmpi eq, %v, %at : index
          %t = tdl.read %g[%i, %j] : tensor<5x70000xf16>
          %y = arith.select %is, %t, %zero : f16
          tdl.yield %y : f16
        }
        tdl.yield %s : f16
      }
      return %0, %1 : tensor<400x200xbf16>, tensor<3x70000xf16>
    })";
  for (int64_t devices : {1, 3}) {
    inputs.clear();
    compare(split(text, devices));
  }
}

} // namespace
