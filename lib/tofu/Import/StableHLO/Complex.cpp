//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Complex.h"

#include "tofu/Import/StableHLO/Broadcast.h"
#include "tofu/Import/StableHLO/ComplexFunctions.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace tofu;

bool tofu::isComplex(Operation &op) {
  auto is = [](Type type) { return isComplex(type); };
  return llvm::any_of(op.getOperandTypes(), is) ||
         llvm::any_of(op.getResultTypes(), is);
}

//===----------------------------------------------------------------------===//
// At the border
//===----------------------------------------------------------------------===//

RankedTensorType tofu::getBorderType(Type type) {
  RankedTensorType part = getPartType(type);
  if (!isComplex(type))
    return part;
  SmallVector<int64_t> shape(part.getShape());
  shape.push_back(2);
  return RankedTensorType::get(shape, part.getElementType());
}

Value tofu::splitPair(OpBuilder &builder, Location loc, Value pair,
                      unsigned part) {
  auto type = cast<RankedTensorType>(pair.getType());
  type =
      RankedTensorType::get(type.getShape().drop_back(), type.getElementType());
  return createLambda(builder, loc, type, pair, [&](LambdaBody &body) {
    SmallVector<AffineExpr> at = body.indices();
    at.push_back(body.constantIndex(part));
    return body.read(0, at);
  });
}

Value tofu::joinPair(OpBuilder &builder, Location loc, Value real,
                     Value imaginary) {
  auto type = cast<RankedTensorType>(real.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(2);
  type = RankedTensorType::get(shape, type.getElementType());
  return createLambda(builder, loc, type, {real, imaginary},
                      [&](LambdaBody &body) {
                        SmallVector<AffineExpr> at = body.indices();
                        AffineExpr part = at.pop_back_val();
                        return body.read(0, at, body.read(1, at), part);
                      });
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// What is done with the elements is done with each of their parts.
static void importByPart(SourceOp &op) {
  StringRef name = op.getOperation()->getName().getStringRef();
  for (unsigned part : {0, 1})
    op.withParts({part, {part}},
                 [&](SourceOp &view) { getRules().lookup(name)(view); });
}

/// Erases what the body computes but does not yield.
static void eraseUnused(Value result) {
  auto lambda = cast<tdl::LambdaOp>(result.getDefiningOp());
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(*lambda.getBlock())))
    if (isOpTriviallyDead(&op))
      op.erase();
}

/// One lambda for each part of the result that `write` says of the operands,
/// as their parts.
static void setParts(
    SourceOp &op,
    function_ref<ComplexTerm(const Scalar &, ArrayRef<ComplexTerm>)> write) {
  unsigned count = op.getNumOperands();
  SmallVector<Value> inputs;
  for (unsigned i = 0; i != count; ++i)
    for (unsigned part : {0, 1})
      inputs.push_back(op.getOperandPart(i, part));
  RankedTensorType type = getPartType(op.getType());
  for (unsigned part = 0; part != op.countResultParts(); ++part) {
    Value value = op.createLambda(type, inputs, [&](LambdaBody &body) {
      Scalar scalar{body.getBuilder(), body.getLoc(), type.getElementType()};
      SmallVector<ComplexTerm> terms;
      for (unsigned i = 0; i != count; ++i)
        terms.push_back({{scalar, readOperand(op, body, i, 2 * i)},
                         {scalar, readOperand(op, body, i, 2 * i + 1)}});
      ComplexTerm result = write(scalar, terms);
      return (part ? result.im : result.re).getValue();
    });
    eraseUnused(value);
    op.setPart(value, part);
  }
}

static void importComplexFunction(SourceOp &op) {
  ComplexUnary unary = getComplexUnary(getFunctionName(op));
  ComplexBinary binary = getComplexBinary(getFunctionName(op));
  requireOperands(op, unary ? 1 : 2);
  if (op.failed())
    return;
  setParts(op, [&](const Scalar &, ArrayRef<ComplexTerm> terms) {
    return unary ? unary(terms[0]) : binary(terms[0], terms[1]);
  });
}

/// clamp(least, value, greatest), in the order of maximum and minimum; the
/// bounds may have rank 0.
static void importComplexClamp(SourceOp &op) {
  requireOperands(op, 3, [](unsigned i) { return i != 1; });
  if (op.failed())
    return;
  setParts(op, [&](const Scalar &, ArrayRef<ComplexTerm> terms) {
    ComplexTerm value = getComplexBinary("maximum")(terms[1], terms[0]);
    return getComplexBinary("minimum")(value, terms[2]);
  });
}

static void importAbs(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  requireAlike(op, 0);
  op.require(getPartType(op.getOperandType(0)).getElementType() ==
                 op.getType().getElementType(),
             "has a result that is not of the operand's parts");
  if (op.failed())
    return;
  setParts(op, [&](const Scalar &, ArrayRef<ComplexTerm> terms) {
    Term size = magnitude(terms[0]);
    return ComplexTerm{size, size};
  });
}

/// real and imag of a complex tensor.
template <unsigned part> static void importPart(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.require(getPartType(op.getOperandType(0)) == op.getType(),
             "has a result that is not of the operand's parts");
  op.setResult(op.getOperandPart(0, part));
}

static void importPair(SourceOp &op) {
  op.expect(2);
  for (unsigned i = 0; i != 2 && !op.failed(); ++i) {
    requireAlike(op, i);
    op.require(op.getOperandType(i).getElementType() ==
                   getPartType(op.getType()).getElementType(),
               "has operands that are not of the result's parts");
  }
  if (op.failed())
    return;
  for (unsigned part : {0, 1}) {
    unsigned i = part;
    op.setPart(op.getOperandShape(i) == op.getShape()
                   ? op.getOperand(i)
                   : op.createLambda(getPartType(op.getType()),
                                     op.getOperand(i),
                                     [&](LambdaBody &body) {
                                       return readOperand(op, body, i, 0);
                                     }),
               part);
  }
}

static void importComplexConvert(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  StringRef name = op.getOperation()->getName().getStringRef();
  op.withParts({0, {0}},
               [&](SourceOp &view) { getRules().lookup(name)(view); });
  if (op.failed() || !isComplex(op.getType()))
    return;
  if (isComplex(op.getOperandType(0)))
    return op.withParts({1, {1}},
                        [&](SourceOp &view) { getRules().lookup(name)(view); });
  op.setPart(op.createLambda(getPartType(op.getType()), {},
                             [&](LambdaBody &body) {
                               return body.constant(
                                   0,
                                   getPartType(op.getType()).getElementType());
                             }),
             1);
}

/// The part of an iota: its numbers are real.
static void importComplexIota(SourceOp &op) {
  op.withParts({0, {0}}, [&](SourceOp &view) {
    getRules().lookup("stablehlo.iota")(view);
  });
  if (op.failed())
    return;
  Type type = getPartType(op.getType()).getElementType();
  op.setPart(
      op.createLambda(getPartType(op.getType()), {},
                      [&](LambdaBody &body) { return body.constant(0, type); }),
      1);
}

/// Equal are those of which both parts are.
static void importComplexCompare(SourceOp &op) {
  op.expect(2);
  std::string direction =
      op.getWord("comparison_direction", "comparison_direction");
  op.require(op.failed() || direction == "EQ" || direction == "NE",
             "has the comparison direction '" + direction +
                 "', but complex numbers are only EQ or NE");
  SmallVector<Value, 2> parts;
  for (unsigned part : {0, 1})
    op.withParts({0, {part}}, [&](SourceOp &view) {
      getRules().lookup(op.getOperation()->getName().getStringRef())(view);
      if (!view.failed())
        parts.push_back(view.getImported());
    });
  if (op.failed())
    return;
  op.setResult(op.createLambda(op.getType(), parts, [&](LambdaBody &body) {
    Scalar scalar{body.getBuilder(), body.getLoc(),
                  op.getType().getElementType()};
    Value a = body.readHere(0), b = body.readHere(1);
    return direction == "EQ" ? both(scalar, a, b) : either(scalar, a, b);
  }));
}

/// Four real contractions.
static void importContraction(SourceOp &op) {
  op.expect(2);
  StringRef name = op.getOperation()->getName().getStringRef();
  auto contract = [&](unsigned left, unsigned right) {
    Value result;
    op.withParts({0, {left, right}}, [&](SourceOp &view) {
      getRules().lookup(name)(view);
      if (!view.failed())
        result = view.getImported();
    });
    return result;
  };
  for (unsigned i = 0; i != 2 && !op.failed(); ++i)
    op.require(isComplex(op.getOperandType(i)),
               "multiplies complex numbers with others");
  auto combine = [&](Value a, Value b, bool isSum) {
    return op.createLambda(
        getPartType(op.getType()), {a, b}, [&](LambdaBody &body) -> Value {
          Scalar s{body.getBuilder(), body.getLoc(),
                   getPartType(op.getType()).getElementType()};
          Term x{s, body.readHere(0)}, y{s, body.readHere(1)};
          return (isSum ? x + y : x - y).getValue();
        });
  };
  Value rr = contract(0, 0), ii = contract(1, 1), ri = contract(0, 1),
        ir = contract(1, 0);
  if (op.failed())
    return;
  op.setPart(combine(rr, ii, /*isSum=*/false), 0);
  op.setPart(combine(ri, ir, /*isSum=*/true), 1);
}

static RuleTable makeComplexRules() {
  RuleTable rules;
  for (StringRef name : {"all_gather",
                         "all_reduce",
                         "all_to_all",
                         "broadcast_in_dim",
                         "collective_broadcast",
                         "collective_permute",
                         "collective_reduce",
                         "cross-replica-sum",
                         "reduce_scatter",
                         "torch_index_select",
                         "unary_einsum",
                         "concatenate",
                         "constant",
                         "dynamic_slice",
                         "dynamic_update_slice",
                         "gather",
                         "optimization_barrier",
                         "pad",
                         "reshape",
                         "reverse",
                         "select",
                         "slice",
                         "transpose"})
    rules[("stablehlo." + name).str()] = importByPart;
  for (StringRef name :
       {"chlo.broadcast_select", "chlo.constant", "sdy.sharding_constraint"})
    rules[name] = importByPart;
  // They ask for both parts themselves.
  for (StringRef name :
       {"broadcast", "dot", "get_dimension_size", "bitcast_convert", "case",
        "cholesky", "custom_call", "fft", "get_tuple_element", "if", "map",
        "reduce", "reduce_window", "scatter", "select_and_scatter", "sort",
        "triangular_solve", "tuple", "while"})
    rules[("stablehlo." + name).str()] =
        getRules().lookup(("stablehlo." + name).str());
  for (StringRef name : {"chlo.scan", "sdy.sharding_group"})
    rules[name] = getRules().lookup(name);
  for (StringRef name : getRules().keys()) {
    StringRef function = name.rsplit('.').second;
    function.consume_front("broadcast_");
    if (getComplexUnary(function) || getComplexBinary(function))
      rules[name] = importComplexFunction;
  }
  rules["chlo.conj"] = importComplexFunction;
  rules["stablehlo.abs"] = importAbs;
  rules["stablehlo.clamp"] = importComplexClamp;
  rules["stablehlo.real"] = importPart<0>;
  rules["stablehlo.imag"] = importPart<1>;
  rules["stablehlo.complex"] = rules["chlo.broadcast_complex"] = importPair;
  rules["stablehlo.convert"] = importComplexConvert;
  rules["stablehlo.iota"] = importComplexIota;
  rules["stablehlo.compare"] = importComplexCompare;
  for (StringRef name : {"convolution", "dot_general", "einsum"})
    rules[("stablehlo." + name).str()] = importContraction;
  return rules;
}

void tofu::importComplex(SourceOp &op) {
  static const RuleTable rules = makeComplexRules();
  Rule rule = rules.lookup(op.getOperation()->getName().getStringRef());
  op.require(rule, "is not covered for complex numbers");
  if (rule)
    rule(op);
}

//===----------------------------------------------------------------------===//
// What asks for parts is also asked of real numbers
//===----------------------------------------------------------------------===//

/// real, imag and conj of numbers that are real; all of `complex` is above.
template <bool isImaginary> static void importPartOfReal(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.requireElementType(0);
  op.requireShape(op.getOperandShape(0));
  if (op.failed() || !isImaginary)
    return op.failed() ? void() : op.setResult(op.getOperand(0));
  op.setLambda({}, [&](LambdaBody &body) {
    return body.constant(0, op.getType().getElementType());
  });
}

void tofu::addComplexRules(RuleTable &rules) {
  rules["chlo._asin_acos_kernel"] = [](SourceOp &op) {
    op.fail("is a function of complex numbers only");
  };
  rules["stablehlo.real"] = rules["chlo.conj"] = importPartOfReal<false>;
  rules["stablehlo.imag"] = importPartOfReal<true>;
  rules["stablehlo.complex"] = rules["chlo.broadcast_complex"] = importPair;
}
