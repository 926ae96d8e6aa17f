//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Floats of every type, on every level of CPU that this machine has, against
// the interpreter.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
#include <cctype>
#include <cmath>

using namespace tofu;
using namespace tofu::test;

namespace {

/// A text with a word in place of another one, where it stands alone or behind
/// an extent.
std::string replaceWord(std::string text, const std::string &word,
                        const std::string &type) {
  auto isLetter = [](char c) { return std::isalnum(c) && c != 'x'; };
  for (size_t at = 0; (at = text.find(word, at)) != std::string::npos;) {
    size_t end = at + word.size();
    if ((at && isLetter(text[at - 1])) || isLetter(text[end])) {
      at = end;
      continue;
    }
    text.replace(at, word.size(), type);
    at += type.size();
  }
  return text;
}

class CompiledFloats : public Compiled {
protected:
  /// With and without instructions for f16: one level for each code.
  const std::vector<std::string> twoLevels = {"x86-64", "x86-64-v3"};

  /// Levels that this machine can run.
  static std::vector<std::string> getLevels() {
    std::vector<std::string> levels;
    for (std::string level :
         {"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"}) {
      levels.push_back(level);
      if (level == *lowering::getCpuLevel("native"))
        break;
    }
    return levels;
  }

  /// Compares on levels. Arguments are the numbers, in turn.
  void check(llvm::ArrayRef<std::string> levels, const std::string &text,
             llvm::ArrayRef<double> numbers, double tolerance = 0,
             int64_t devices = 1) {
    for (const std::string &level : levels) {
      SCOPED_TRACE(level + "\n" + text);
      cpu = level;
      inputs.clear();
      mlir::func::FuncOp function = split(text, devices);
      setInputs(numbers);
      compare(function, tolerance);
    }
  }

  /// What every float type has: signs, infinities, NaN, ties, subnormals.
  std::vector<double> getNumbers(const std::string &type) const {
    double least = type == "f16"   ? 0x1p-24
                   : type == "f64" ? 0x1p-1074
                                   : 0x1p-133;
    std::vector<double> numbers = {
        0.0,  -0.0,  1.0,  -1.5,         INFINITY,    -INFINITY,
        NAN,  least, 0.75, -2.0 * least, 3.0 * least, 2.25,
        -3.0, 100.0, 0.1,  -0x1p-14};
    for (int i = 0; i != 25; ++i)
      numbers.push_back(std::ldexp(i - 7, i % 9 - 4));
    return numbers;
  }

private:
  void setInputs(llvm::ArrayRef<double> numbers) {
    size_t next = 0;
    for (interpreter::Tensor &input : inputs)
      for (int64_t i = 0; i != input.getNumElements(); ++i) {
        double number = numbers[next++ % numbers.size()];
        interpreter::Register element;
        switch (interpreter::getScalarType(input.elementType)->kind) {
        case interpreter::Kind::Int:
          element.i = std::isfinite(number) ? int64_t(number) : 0;
          break;
        case interpreter::Kind::F64:
          element.d = number;
          break;
        default:
          element.f = float(number);
        }
        input.set(i, element);
      }
  }
};

/// An expression of `%v : T` that defines `%r : R`; and what R is.
struct Body {
  std::string text, result;
};

/// A function of a lambda for each body; of different lengths, so that no loop
/// joins another.
std::string writeElementwise(llvm::ArrayRef<Body> bodies,
                             const std::string &argument) {
  std::string lambdas, names, types;
  for (auto [number, body] : llvm::enumerate(bodies)) {
    std::string extent = std::to_string(83 - number);
    std::string type = "tensor<" + extent + "x" + body.result + ">";
    std::string name = "%" + std::to_string(number);
    std::string lambda = " = tdl.lambda (%i) in [" + extent +
                         "] on (%x = %a) : (tensor<83xT>) -> " + type + R"( {
      %v = tdl.read %x[%i] : tensor<83xT>
      )" + body.text + R"(
      tdl.yield %r : R
    }
    )";
    lambdas += name + replaceWord(lambda, "R", body.result);
    names += (number ? ", " : "") + name;
    types += (number ? ", " : "") + type;
  }
  std::string text = "func.func @f(%a: tensor<83xT>) -> (" + types + ") {\n" +
                     lambdas + "return " + names + " : " + types + "\n}";
  return replaceWord(text, "T", argument);
}

struct FloatType {
  std::string name;
  double tolerance; // of functions, relative to the largest result
};
const FloatType kTypes[] = {
    {"f32", 1e-6}, {"f64", 1e-14}, {"bf16", 1.0 / 128}, {"f16", 1.0 / 1024}};

// Functions of vectors are those of the level's registers, whatever stands
// beside: a loop over bf16 has more lanes than a register has numbers of f32.
TEST_F(CompiledFloats, MathFunctions) {
  std::vector<double> numbers;
  for (int i = 0; i != 41; ++i)
    numbers.push_back(0.125 + 0.0625 * i);
  for (const FloatType &type : kTypes) {
    std::vector<Body> bodies;
    for (std::string name :
         {"exp", "log", "sin", "cos", "tan", "tanh", "sqrt", "rsqrt", "erf",
          "log1p", "expm1", "exp2", "log2", "log10", "cbrt", "atan"})
      bodies.push_back({"%r = math." + name + " %v : T", type.name});
    bodies.push_back({"%r = math.powf %v, %v : T", type.name});
    check(getLevels(), writeElementwise(bodies, type.name), numbers,
          type.tolerance);
  }
}

// What log1p and expm1 are for: log(1 + x) and exp(x) - 1 of a small x have no
// digit right.
TEST_F(CompiledFloats, MathFunctionsOfSmallNumbers) {
  std::vector<double> numbers;
  for (int i = 0; i != 41; ++i)
    numbers.push_back(1e-7 * (i - 20));
  for (std::string type : {"f32", "f64"}) {
    std::vector<Body> bodies;
    for (std::string name : {"log1p", "expm1", "tanh", "erf"})
      bodies.push_back({"%r = math." + name + " %v : T", type});
    check(getLevels(), writeElementwise(bodies, type), numbers,
          type == "f32" ? 1e-6 : 1e-14);
  }
}

// Loops over i8 have the most lanes.
TEST_F(CompiledFloats, MathFunctionsOfIntegers) {
  std::vector<Body> bodies;
  for (std::string name : {"exp", "log", "sin", "cos"})
    bodies.push_back(
        {"%f = arith.sitofp %v : i8 to f32\n%r = math." + name + " %f : f32",
         "f32"});
  std::vector<double> numbers;
  for (int i = 0; i != 41; ++i)
    numbers.push_back(i);
  check(getLevels(), writeElementwise(bodies, "i8"), numbers, 1e-6);
}

// The sign of a NaN changes, its payload does not.
TEST_F(CompiledFloats, SignsOfNan) {
  std::vector<double> numbers;
  for (int payload = 0; payload != 41; ++payload)
    for (int sign : {0, -0x8000})
      numbers.push_back(sign + 0x7E00 + 12 * payload);
  std::vector<Body> bodies;
  for (std::string op : {"arith.negf", "math.absf"})
    bodies.push_back({"%f = arith.bitcast %v : i16 to f16\n%g = " + op +
                          " %f : f16\n%r = arith.bitcast %g : f16 to i16",
                      "i16"});
  check(twoLevels, writeElementwise(bodies, "i16"), numbers);
}

// Every number is what the interpreter has, to the sign of zero: the inverse
// of a zero is an infinity.
TEST_F(CompiledFloats, Arithmetic) {
  for (const FloatType &type : kTypes) {
    std::vector<Body> bodies;
    std::string other = "%w = tdl.read %x[82 - %i] : tensor<83xT>\n";
    for (std::string op : {"addf", "subf", "mulf", "divf", "remf", "maximumf",
                           "minimumf", "maxnumf", "minnumf"}) {
      bodies.push_back({other + "%r = arith." + op + " %v, %w : T", type.name});
      bodies.push_back({other + "%q = arith." + op + R"( %v, %w : T
                          %one = arith.constant 1.0 : T
                          %r = arith.divf %one, %q : T)",
                        type.name});
    }
    bodies.push_back({"%r = arith.negf %v : T", type.name});
    bodies.push_back({"%r = math.absf %v : T", type.name});
    bodies.push_back({other + "%r = math.copysign %v, %w : T", type.name});
    for (std::string op : {"floor", "ceil", "roundeven", "round", "trunc"})
      bodies.push_back({"%r = math." + op + " %v : T", type.name});
    for (std::string predicate : {"oeq", "ogt", "ule", "une", "uno", "one"})
      bodies.push_back({other + "%c = arith.cmpf " + predicate +
                            R"(, %v, %w : T
                          %k = arith.constant 0.375 : T
                          %r = arith.select %c, %v, %k : T)",
                        type.name});
    check(twoLevels, writeElementwise(bodies, type.name),
          getNumbers(type.name));
  }
}

// From and to everything; to narrow types rounded once.
TEST_F(CompiledFloats, Conversions) {
  const char *integers[] = {"i1", "i8", "i16", "i32", "i64"};
  for (const FloatType &from : kTypes) {
    std::vector<double> numbers = getNumbers(from.name);
    // Ties of bf16 and f16, and what lies just beside them.
    for (double tie : {1 + 0x1p-8, 1 + 0x3p-8, 1 + 0x1p-11, 1 + 0x3p-11})
      for (double beside : {0.0, 0x1p-20, -0x1p-20, 0x1p-40, -0x1p-40})
        numbers.push_back(tie + beside);
    std::vector<Body> bodies;
    auto isHalf = [](const FloatType &type) {
      return type.name.size() > 3 || type.name == "f16";
    };
    for (const FloatType &to : kTypes)
      if (from.name != to.name && !(isHalf(from) && isHalf(to)))
        bodies.push_back(
            {(from.name == "f64" || isHalf(to) ? "%r = arith.truncf %v : T to "
                                               : "%r = arith.extf %v : T to ") +
                 to.name,
             to.name});
    for (std::string integer : integers) {
      bodies.push_back({"%r = arith.fptosi %v : T to R", integer});
      bodies.push_back({"%r = arith.fptoui %v : T to R", integer});
    }
    if (isHalf(from))
      bodies.push_back({"%r = arith.bitcast %v : T to i16", "i16"});
    check(twoLevels, writeElementwise(bodies, from.name), numbers);
  }
  for (std::string integer : integers) {
    std::vector<Body> bodies;
    for (const FloatType &to : kTypes) {
      bodies.push_back({"%r = arith.sitofp %v : T to R", to.name});
      bodies.push_back({"%r = arith.uitofp %v : T to R", to.name});
    }
    check(twoLevels, writeElementwise(bodies, integer),
          {0,
           1,
           -1,
           5,
           -100,
           257,
           258,
           259,
           2049,
           2050,
           2051,
           65519,
           65520,
           16842752,
           16842753,
           16842751,
           1e9 + 1,
           -0x1p31,
           0x1p31 - 1,
           0x1.01p40,
           0x1.01p40 + 1,
           0x1.03p40 - 1,
           0x1p62});
  }
}

// What moves keeps every bit.
TEST_F(CompiledFloats, Movement) {
  for (const FloatType &type : kTypes) {
    std::string text = R"(
    func.func @f(%a: tensor<7x13xT>, %b: tensor<4x13xT>, %ids: tensor<9xi32>)
        -> (tensor<11x13xT>, tensor<9x20xT>, tensor<7x13xT>, tensor<9x13xT>,
            tensor<7x13xT>, tensor<13x7xT>) {
      %join = tdl.lambda (%i, %j) in [11, 13] on (%x = %a, %y = %b)
          : (tensor<7x13xT>, tensor<4x13xT>) -> tensor<11x13xT> {
        %c = arith.constant 0.0 : T
        %w = tdl.read %y[%i - 7, %j] else %c : tensor<4x13xT>
        %v = tdl.read %x[%i, %j] else %w : tensor<7x13xT>
        tdl.yield %v : T
      }
      %pad = tdl.lambda (%i, %j) in [9, 20] on (%x = %a)
          : (tensor<7x13xT>) -> tensor<9x20xT> {
        %c = arith.constant -0.0 : T
        %v = tdl.read %x[%i - 1, %j - 3] else %c : tensor<7x13xT>
        tdl.yield %v : T
      }
      %where = tdl.lambda (%i, %j) in [7, 13] on (%x = %a)
          : (tensor<7x13xT>) -> tensor<7x13xT> {
        %c = arith.constant 0xNAN : T
        %z = arith.constant 0.0 : T
        %v = tdl.read %x[%i, %j] : tensor<7x13xT>
        %w = tdl.read %x[6 - %i, %j] : tensor<7x13xT>
        %is = arith.cmpf olt, %v, %z : T
        %s = arith.select %is, %w, %c : T
        tdl.yield %s : T
      }
      %gather = tdl.lambda (%i, %j) in [9, 13] on (%x = %a, %n = %ids)
          : (tensor<7x13xT>, tensor<9xi32>) -> tensor<9x13xT> {
        %c = arith.constant 2.0 : T
        %id = tdl.read %n[%i] : tensor<9xi32>
        %row = arith.index_cast %id : i32 to index
        %v = tdl.read %x[symbol(%row), %j] else %c : tensor<7x13xT>
        tdl.yield %v : T
      }
      %update = tdl.lambda (%i, %j) in [7, 13] on (%x = %a, %y = %b, %n = %ids)
          : (tensor<7x13xT>, tensor<4x13xT>, tensor<9xi32>) -> tensor<7x13xT> {
        %id = tdl.read %n[4] : tensor<9xi32>
        %start = arith.index_cast %id : i32 to index
        %v = tdl.read %x[%i, %j] : tensor<7x13xT>
        %w = tdl.read %y[%i - symbol(%start), %j] else %v : tensor<4x13xT>
        tdl.yield %w : T
      }
      %turn = tdl.lambda (%i, %j) in [13, 7] on (%x = %a)
          : (tensor<7x13xT>) -> tensor<13x7xT> {
        %v = tdl.read %x[%j, 12 - %i] : tensor<7x13xT>
        tdl.yield %v : T
      }
      return %join, %pad, %where, %gather, %update, %turn
          : tensor<11x13xT>, tensor<9x20xT>, tensor<7x13xT>, tensor<9x13xT>,
            tensor<7x13xT>, tensor<13x7xT>
    })";
    std::string nan = type.name == "bf16"  ? "0x7FC0"
                      : type.name == "f16" ? "0x7E00"
                      : type.name == "f32" ? "0x7FC00000"
                                           : "0x7FF8000000000000";
    text.replace(text.find("0xNAN"), 5, nan);
    for (int64_t devices : {1, 3})
      check(twoLevels, replaceWord(text, "T", type.name), getNumbers(type.name),
            0, devices);
  }
}

// Folds in the type itself, and in a wider one; by rows, and in tiles down the
// columns.
TEST_F(CompiledFloats, Reductions) {
  const std::string lambdas = R"(
    %ROW = tdl.lambda (%i) in [5] on (%x = %a) : (tensor<5x70xT>) -> tensor<5xT> {
      %s = tdl.reduce COMBINER (%j) in [70] ACCUMULATOR : T {
        %v = tdl.read %x[%i, %j] : tensor<5x70xT>
        tdl.yield %v : T
      }
      tdl.yield %s : T
    }
    %COLUMN = tdl.lambda (%j) in [70] on (%x = %a) : (tensor<5x70xT>) -> tensor<70xT> {
      %s = tdl.reduce COMBINER (%i) in [5] ACCUMULATOR : T {
        %v = tdl.read %x[%i, %j] : tensor<5x70xT>
        tdl.yield %v : T
      }
      tdl.yield %s : T
    }
    )";
  for (const FloatType &type : kTypes) {
    std::string all, names, types;
    int number = 0;
    for (std::string combiner : {"sum", "min"})
      for (std::string accumulator : {"", "acc f32", "acc f64"}) {
        if (type.name == "f64" && accumulator == "acc f32")
          continue;
        std::string text = replaceWord(lambdas, "COMBINER", combiner);
        text = replaceWord(text, "ACCUMULATOR", accumulator);
        for (std::string word : {"ROW", "COLUMN"}) {
          std::string name = std::to_string(number++);
          text = replaceWord(text, word, name);
          names += (names.empty() ? "%" : ", %") + name;
          types += types.empty() ? "" : ", ";
          types += word == "ROW" ? "tensor<5xT>" : "tensor<70xT>";
        }
        all += text;
      }
    std::string text = "func.func @f(%a: tensor<5x70xT>) -> (" + types +
                       ") {\n" + all + "return " + names + " : " + types +
                       "\n}";
    for (int64_t devices : {1, 3})
      check(twoLevels, replaceWord(text, "T", type.name),
            {1, 2, -1, 0.5, 1, -2, 1}, 0, devices);
  }
}
} // namespace
