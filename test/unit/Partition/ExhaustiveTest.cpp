//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// All small operators, all splits: the partitioned result is the whole result,
// and the bytes that the plan predicts, the program states and the interpreter
// counts are one number.
//
// A coordinate has at most 2 indices, coefficients -1, 1, 2 and an offset -1,
// 0, 1; extents are 1 to 4; reads are unguarded or guarded. Every such operator
// of one operand of rank 1 is tried with all extents, of rank 2 with extents
// that follow from its number, and operators of two operands by seeded chance:
// 10^3 of them, or TOFU_EXHAUSTIVE_OPERATORS.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Partition/ProgramBytes.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <cstring>
#include <random>

using namespace mlir;
using namespace tofu;

namespace {

/// c0 * index0 + c1 * index1 + offset; a coefficient of 0 leaves an index out.
struct Coordinate {
  int coefficients[2];
  int offset;
};

/// How an operand is read: one coordinate per dimension, and a guard.
struct Read {
  SmallVector<int> shape;
  SmallVector<Coordinate> coordinates;
  std::string guard;
};

/// `outputs` of the two indices are indices of the result, the others are
/// summed (or folded by `combiner`).
struct Operator {
  SmallVector<int> extents; // of one or two indices
  unsigned outputs;
  const char *combiner = "sum";
  std::vector<Read> reads;
};

const char *const kNames[] = {"%i", "%j"};

std::string print(ArrayRef<int> shape) {
  std::string text = "tensor<";
  for (int extent : shape)
    text += std::to_string(extent) + "x";
  return text + "f32>";
}

std::string print(const Coordinate &coordinate) {
  std::string text = std::to_string(coordinate.offset);
  for (int i : {0, 1})
    if (coordinate.coefficients[i])
      text += std::string(" + ") + kNames[i] + " * " +
              std::to_string(coordinate.coefficients[i]);
  return text;
}

std::string printBody(const Operator &op) {
  std::string text;
  for (auto [i, read] : llvm::enumerate(op.reads)) {
    text +=
        "%v" + std::to_string(i) + " = tdl.read %x" + std::to_string(i) + "[";
    for (auto [d, coordinate] : llvm::enumerate(read.coordinates))
      text += (d ? ", " : "") + print(coordinate);
    text += "] else %zero";
    if (!read.guard.empty())
      text += " where (" + read.guard + ")";
    text += " : " + print(read.shape) + "\n";
  }
  if (op.reads.size() == 1)
    return text + "%p = arith.addf %v0, %zero : f32\n";
  return text + "%p = arith.mulf %v0, %v1 : f32\n";
}

std::string print(const Operator &op) {
  ArrayRef<int> extents = op.extents;
  auto list = [&](unsigned from, unsigned to, auto name) {
    std::string text;
    for (unsigned i = from; i < to; ++i)
      text += (i == from ? "" : ", ") + name(i);
    return text;
  };
  auto index = [](unsigned i) { return std::string(kNames[i]); };
  auto extent = [&](unsigned i) { return std::to_string(extents[i]); };
  auto argument = [&](unsigned i) {
    return "%a" + std::to_string(i) + ": " + print(op.reads[i].shape);
  };
  auto input = [](unsigned i) {
    return "%x" + std::to_string(i) + " = %a" + std::to_string(i);
  };
  auto type = [&](unsigned i) { return print(op.reads[i].shape); };
  unsigned reads = op.reads.size(), all = extents.size();
  std::string result = print(extents.take_front(op.outputs));
  std::string text =
      "func.func @f(" + list(0, reads, argument) + ") -> " + result +
      " {\n%y = tdl.lambda (" + list(0, op.outputs, index) + ") in [" +
      list(0, op.outputs, extent) + "] on (" + list(0, reads, input) + ") : (" +
      list(0, reads, type) + ") -> " + result +
      " {\n%zero = arith.constant 0.0 : f32\n";
  if (op.outputs == all)
    text += printBody(op) + "tdl.yield %p : f32\n";
  else
    text += std::string("%s = tdl.reduce ") + op.combiner + " (" +
            list(op.outputs, all, index) + ") in [" +
            list(op.outputs, all, extent) + "] : f32 {\n" + printBody(op) +
            "tdl.yield %p : f32\n}\ntdl.yield %s : f32\n";
  return text + "}\nreturn %y : " + result + "\n}\n";
}

class Exhaustive : public testing::Test {
protected:
  Exhaustive() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, tdl::TDLDialect,
                        plan::PlanDialect>();
  }

  /// Runs the operator whole and split in every way.
  void check(const Operator &op) {
    std::string text = print(op);
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module) << text;
    auto function = *module->getOps<func::FuncOp>().begin();
    std::vector<interpreter::Tensor> inputs = makeInputs(function);
    auto whole = interpreter::execute(function, inputs);
    ASSERT_TRUE(bool(whole)) << llvm::toString(whole.takeError()) << text;
    FailureOr<FunctionGraph> graph = buildGraph(function);
    ASSERT_TRUE(succeeded(graph)) << text;
    ++operators;
    unsigned variables = graph->graph.operators[0].variables.size();
    for (int64_t parts = 1; parts <= 4; ++parts)
      for (unsigned v = 0; v < variables; ++v)
        checkSplit(function, *graph, inputs, whole->results[0], {parts},
                   {int(v)}, text);
    for (unsigned v = 0; v < variables; ++v)
      for (unsigned w = 0; w < variables; ++w)
        checkSplit(function, *graph, inputs, whole->results[0], {2, 2},
                   {int(v), int(w)}, text);
  }

  void checkSplit(func::FuncOp function, const FunctionGraph &graph,
                  ArrayRef<interpreter::Tensor> inputs,
                  const interpreter::Tensor &whole, ArrayRef<int64_t> mesh,
                  ArrayRef<int> split, const std::string &text) {
    for (int v : split)
      if (graph.graph.operators[0].variables[v].kind ==
          search::VariableKind::Fixed)
        return;
    AnnotatedPlan plan;
    plan.plan.mesh.assign(mesh.begin(), mesh.end());
    plan.plan.operators.emplace_back(split.begin(), split.end());
    // Operands and result are stored on a dimension that changes with the case.
    for (const search::Tensor &tensor : graph.graph.tensors) {
      auto &layout = plan.plan.tensors.emplace_back();
      for (unsigned axis = 0; axis < mesh.size(); ++axis)
        layout.push_back(int((splits + axis) % tensor.extents.size()));
    }
    ++splits;
    OwningOpRef<func::FuncOp> copy = function.clone();
    FailureOr<FunctionGraph> copied = buildGraph(*copy);
    ASSERT_TRUE(succeeded(copied));
    annotate(*copy, *copied, plan);
    search::PlanCost cost =
        search::evaluate(copied->graph, plan.plan, plan.options);
    expand(*copy, *copied, plan, cost);
    ASSERT_EQ(getBytesMoved(*copy), cost.total) << describe(*copy) << text;
    auto parted = interpreter::execute(*copy, inputs);
    ASSERT_TRUE(bool(parted))
        << llvm::toString(parted.takeError()) << describe(*copy);
    ASSERT_EQ(parted->bytesMoved, cost.total) << describe(*copy);
    ASSERT_TRUE(parted->results[0].bytes == whole.bytes) << describe(*copy);
  }

  /// Small integers, so that sums are exact in any order.
  static std::vector<interpreter::Tensor> makeInputs(func::FuncOp function) {
    std::vector<interpreter::Tensor> inputs;
    unsigned next = 0;
    for (Type type : function.getArgumentTypes()) {
      auto tensor = cast<RankedTensorType>(type);
      std::vector<float> values(tensor.getNumElements());
      for (float &value : values)
        value = float(int(++next * 7 % 23) - 11);
      inputs.emplace_back(tensor.getElementType(), tensor.getShape());
      std::memcpy(inputs.back().bytes.data(), values.data(),
                  inputs.back().bytes.size());
    }
    return inputs;
  }

  static std::string describe(func::FuncOp function) {
    std::string text;
    llvm::raw_string_ostream(text) << function;
    return text;
  }

  /// All coordinates over `indices` indices, each using at least one of them.
  static std::vector<Coordinate> getCoordinates(unsigned indices) {
    std::vector<Coordinate> all;
    for (int c0 : {0, -1, 1, 2})
      for (int c1 : {0, -1, 1, 2})
        for (int offset : {-1, 0, 1})
          if ((c0 || c1) && (indices == 2 || !c1))
            all.push_back({{c0, c1}, offset});
    return all;
  }

  static std::vector<std::string> getGuards(unsigned indices) {
    if (indices == 1)
      return {"", "%i mod 2 == 0", "%i >= 1"};
    return {"", "%i >= %j", "%i + %j - 2 == 0"};
  }

  void report(const char *what) {
    std::printf("%s: %u operators, %u splits\n", what, operators, splits);
  }

  MLIRContext context;
  unsigned operators = 0, splits = 0;
};

TEST_F(Exhaustive, OneOperandOfRankOne) {
  for (unsigned indices : {1u, 2u})
    for (unsigned outputs = 1; outputs <= indices; ++outputs)
      for (const Coordinate &coordinate : getCoordinates(indices))
        for (const std::string &guard : getGuards(indices))
          for (int extent : {1, 2, 3, 4})
            for (int i : {1, 2, 3, 4})
              for (int j : {1, 2, 3, 4}) {
                if (indices == 1 && j > 1)
                  continue;
                Operator op;
                op.extents.assign({i, j});
                op.extents.resize(indices);
                op.outputs = outputs;
                op.reads.push_back({{extent}, {coordinate}, guard});
                ASSERT_NO_FATAL_FAILURE(check(op));
              }
  report("one operand of rank 1");
}

TEST_F(Exhaustive, OneOperandOfRankTwo) {
  unsigned number = 0;
  std::vector<Coordinate> coordinates = getCoordinates(2);
  for (unsigned outputs : {1u, 2u})
    for (const Coordinate &first : coordinates)
      for (const Coordinate &second : coordinates) {
        unsigned n = number++;
        std::vector<std::string> guards = getGuards(2);
        Operator op;
        op.extents.assign({int(n % 4 + 1), int(n / 4 % 4 + 1)});
        op.outputs = outputs;
        op.reads.push_back({{int(n / 16 % 4 + 1), int(n / 64 % 4 + 1)},
                            {first, second},
                            guards[n % 3]});
        ASSERT_NO_FATAL_FAILURE(check(op));
      }
  report("one operand of rank 2");
}

TEST_F(Exhaustive, TwoOperands) {
  const char *count = std::getenv("TOFU_EXHAUSTIVE_OPERATORS");
  int number = count ? std::atoi(count) : 1000;
  std::mt19937 random(1);
  auto pick = [&](unsigned n) { return unsigned(random() % n); };
  std::vector<Coordinate> coordinates = getCoordinates(2);
  std::vector<std::string> guards = getGuards(2);
  for (int i = 0; i < number; ++i) {
    Operator op;
    op.extents.assign({int(pick(4) + 1), int(pick(4) + 1)});
    op.outputs = pick(2) + 1;
    op.combiner = pick(4) ? "sum" : "max";
    for (int operand = 0; operand < 2; ++operand) {
      Read read;
      unsigned rank = pick(2) + 1;
      for (unsigned d = 0; d < rank; ++d) {
        read.shape.push_back(int(pick(4) + 1));
        read.coordinates.push_back(coordinates[pick(coordinates.size())]);
      }
      read.guard = guards[pick(guards.size())];
      op.reads.push_back(std::move(read));
    }
    ASSERT_NO_FATAL_FAILURE(check(op));
  }
  report("two operands");
}

} // namespace
