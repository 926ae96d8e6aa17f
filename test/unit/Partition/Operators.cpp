//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Operators.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

static const char *const kNames[] = {"%i", "%j"};

static std::string print(ArrayRef<int> shape) {
  std::string text = "tensor<";
  for (int extent : shape)
    text += std::to_string(extent) + "x";
  return text + "f32>";
}

static std::string print(const Coordinate &coordinate) {
  std::string text = std::to_string(coordinate.offset);
  for (int i : {0, 1})
    if (coordinate.coefficients[i])
      text += std::string(" + ") + kNames[i] + " * " +
              std::to_string(coordinate.coefficients[i]);
  return text;
}

static std::string printBody(const Operator &op) {
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

static std::string join(unsigned from, unsigned to,
                        llvm::function_ref<std::string(unsigned)> print) {
  std::string text;
  for (unsigned i = from; i < to; ++i)
    text += (i == from ? "" : ", ") + print(i);
  return text;
}

static std::string getArgument(unsigned op, unsigned read) {
  return "%a" + std::to_string(op) + "_" + std::to_string(read);
}
static std::string printResultType(const Operator &op) {
  return print(ArrayRef(op.extents).take_front(op.outputs));
}

static std::string printLambda(const Operator &op, unsigned number) {
  auto index = [](unsigned i) { return std::string(kNames[i]); };
  auto extent = [&](unsigned i) { return std::to_string(op.extents[i]); };
  auto input = [&](unsigned i) {
    return "%x" + std::to_string(i) + " = " + getArgument(number, i);
  };
  auto type = [&](unsigned i) { return print(op.reads[i].shape); };
  unsigned reads = op.reads.size(), all = op.extents.size();
  std::string text =
      "%y" + std::to_string(number) + " = tdl.lambda (" +
      join(0, op.outputs, index) + ") in [" + join(0, op.outputs, extent) +
      "] on (" + join(0, reads, input) + ") : (" + join(0, reads, type) +
      ") -> " + printResultType(op) + " {\n%zero = arith.constant 0.0 : f32\n";
  if (op.outputs == all)
    return text + printBody(op) + "tdl.yield %p : f32\n}\n";
  return text + "%s = tdl.reduce " + op.combiner + " (" +
         join(op.outputs, all, index) + ") in [" +
         join(op.outputs, all, extent) + "] : f32 {\n" + printBody(op) +
         "tdl.yield %p : f32\n}\ntdl.yield %s : f32\n}\n";
}

std::string tofu::test::print(ArrayRef<Operator> operators) {
  auto arguments = [&](unsigned op) {
    return join(0, operators[op].reads.size(), [&](unsigned read) {
      return getArgument(op, read) + ": " +
             ::print(operators[op].reads[read].shape);
    });
  };
  auto type = [&](unsigned op) { return printResultType(operators[op]); };
  auto result = [](unsigned op) { return "%y" + std::to_string(op); };
  unsigned count = operators.size();
  std::string text = "func.func @f(" + join(0, count, arguments) + ") -> (" +
                     join(0, count, type) + ") {\n";
  for (auto [number, op] : llvm::enumerate(operators))
    text += printLambda(op, number);
  return text + "return " + join(0, count, result) + " : " +
         join(0, count, type) + "\n}\n";
}

std::vector<Coordinate> tofu::test::getCoordinates(unsigned indices) {
  std::vector<Coordinate> all;
  for (int c0 : {0, -1, 1, 2})
    for (int c1 : {0, -1, 1, 2})
      for (int offset : {-1, 0, 1})
        if ((c0 || c1) && (indices == 2 || !c1))
          all.push_back({{c0, c1}, offset});
  return all;
}

std::vector<std::string> tofu::test::getGuards(unsigned indices) {
  if (indices == 1)
    return {"", "%i mod 2 == 0", "%i >= 1"};
  return {"", "%i >= %j", "%i + %j - 2 == 0"};
}

Operator tofu::test::makeTwoOperandOperator(std::mt19937 &random) {
  auto pick = [&](unsigned n) { return unsigned(random() % n); };
  std::vector<Coordinate> coordinates = getCoordinates(2);
  std::vector<std::string> guards = getGuards(2);
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
  return op;
}

std::vector<interpreter::Tensor> tofu::test::makeInputs(func::FuncOp function) {
  std::vector<interpreter::Tensor> inputs;
  unsigned next = 0;
  for (Type type : function.getArgumentTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    inputs.emplace_back(tensor.getElementType(), tensor.getShape());
    using interpreter::Kind;
    Kind kind = interpreter::getScalarType(tensor.getElementType())->kind;
    for (int64_t i = 0; i != tensor.getNumElements(); ++i) {
      int64_t value = int64_t(++next * 7 % 23) - 11;
      interpreter::Register element;
      if (kind == Kind::Int)
        element.i = value;
      else if (kind == Kind::F64)
        element.d = double(value);
      else
        element.f = float(value);
      inputs.back().set(i, element);
    }
  }
  return inputs;
}
