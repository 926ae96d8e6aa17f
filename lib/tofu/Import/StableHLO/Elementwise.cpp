//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that compute each element from the elements at its coordinates.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Broadcast.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

static std::string getTypeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Writes the lambda of a function of all operands, which have one type.
static void importFunction(SourceOp &op, unsigned numOperands,
                           function_ref<Value(const Scalar &, ValueRange)> f) {
  requireOperands(op, numOperands);
  if (op.failed())
    return;
  auto numbers = llvm::to_vector(llvm::seq(numOperands));
  Type type = op.getType().getElementType();
  op.setLambda(numbers, [&](LambdaBody &body) {
    SmallVector<Value> scalars;
    for (unsigned i : numbers)
      scalars.push_back(readOperand(op, body, i));
    Value value = f(Scalar{body.getBuilder(), body.getLoc(), type}, scalars);
    if (value)
      return value;
    op.fail("is not covered for elements of type " + getTypeText(type));
    return scalars.front();
  });
}

static void importUnary(SourceOp &op) {
  UnaryFunction function = getUnaryFunction(getFunctionName(op));
  importFunction(op, 1, [&](const Scalar &scalar, ValueRange values) {
    return function(scalar, values[0]);
  });
}

static void importBinary(SourceOp &op) {
  BinaryFunction function = getBinaryFunction(getFunctionName(op));
  importFunction(op, 2, [&](const Scalar &scalar, ValueRange values) {
    return function(scalar, values[0], values[1]);
  });
}

/// select(predicate, on true, on false); the predicate may have rank 0.
static void importSelect(SourceOp &op) {
  op.expect(3);
  if (op.failed())
    return;
  requireAlike(op, 0, /*orScalar=*/true);
  op.require(op.getOperandType(0).getElementType().isInteger(1),
             "has a predicate that is not of i1");
  for (unsigned i : {1, 2}) {
    requireAlike(op, i);
    op.requireElementType(i);
  }
  if (op.failed())
    return;
  op.setLambda({0, 1, 2}, [&](LambdaBody &body) {
    Value condition = readOperand(op, body, 0);
    Value onTrue = readOperand(op, body, 1), onFalse = readOperand(op, body, 2);
    return arith::SelectOp::create(body.getBuilder(), body.getLoc(), condition,
                                   onTrue, onFalse);
  });
}

/// clamp(least, value, greatest); the bounds may have rank 0.
static void importClamp(SourceOp &op) {
  requireOperands(op, 3, [](unsigned i) { return i != 1; });
  if (op.failed())
    return;
  op.setLambda({0, 1, 2}, [&](LambdaBody &body) {
    Scalar scalar{body.getBuilder(), body.getLoc(),
                  op.getType().getElementType()};
    Value least = readOperand(op, body, 0), value = body.readHere(1),
          greatest = readOperand(op, body, 2);
    value = getBinaryFunction("maximum")(scalar, value, least);
    return getBinaryFunction("minimum")(scalar, value, greatest);
  });
}

static void importBarrier(SourceOp &op) {
  op.expect(op.getNumOperands(), op.getNumOperands());
  for (unsigned i = 0; i != op.getNumOperands() && !op.failed(); ++i) {
    op.require(op.getOperandType(i) == op.getType(i),
               "has operand and result " + Twine(i) + " of different types");
    op.setResult(op.getOperand(i), i);
  }
}

void tofu::addElementwiseRules(RuleTable &rules) {
  for (StringRef name : getUnaryNames())
    for (StringRef dialect : {"stablehlo.", "chlo."})
      rules[(dialect + name).str()] = importUnary;
  for (StringRef name : getBinaryNames())
    for (StringRef prefix : {"stablehlo.", "chlo.", "chlo.broadcast_"})
      rules[(prefix + name).str()] = importBinary;
  rules["stablehlo.select"] = importSelect;
  rules["chlo.broadcast_select"] = importSelect;
  rules["stablehlo.clamp"] = importClamp;
  rules["stablehlo.optimization_barrier"] = importBarrier;
  // Of the keys of random numbers, which JAX lets nobody split.
  rules["sdy.sharding_constraint"] = importBarrier;
  // Values that are to be split alike: no result, and no cut.
  rules["sdy.sharding_group"] = [](SourceOp &op) { op.expect(1, 0); };
}
