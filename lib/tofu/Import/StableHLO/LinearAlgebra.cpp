//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// cholesky and triangular_solve: the functions know one form, which the others
// are brought to by reading transposed or from the end.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/LinearAlgebra.h"

#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/FunctionCall.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

/// Fails unless the operand is matrices of floats, real or complex.
static void requireMatrices(SourceOp &op, unsigned operand) {
  RankedTensorType type = op.getOperandType(operand);
  Type part = getPartType(type).getElementType();
  op.require(type.getRank() >= 2 && isa<FloatType>(part),
             "has operand " + Twine(operand) +
                 " that is not matrices of floats");
}

static void requireSquare(SourceOp &op, unsigned operand) {
  requireMatrices(op, operand);
  if (op.failed())
    return;
  ArrayRef<int64_t> shape = op.getOperandShape(operand);
  op.require(shape.back() == shape[shape.size() - 2],
             "has operand " + Twine(operand) + " that is not square");
}

static Value convertMatrices(SourceOp &op, Value matrices, Type to) {
  auto type = cast<RankedTensorType>(matrices.getType());
  if (type.getElementType() == to)
    return matrices;
  return op.createLambda(type.clone(to), matrices, [&](LambdaBody &body) {
    Scalar scalar{body.getBuilder(), body.getLoc(), type.getElementType()};
    return convert(scalar, body.readHere(0), to);
  });
}

/// The real part of an operand's matrices, and the imaginary one of what is
/// complex; narrow floats as f32, in which the functions compute.
static SmallVector<Value> getOperandParts(SourceOp &op, unsigned operand) {
  SmallVector<Value> parts;
  RankedTensorType type = op.getOperandType(operand);
  Type element = getPartType(type).getElementType();
  if (element.getIntOrFloatBitWidth() < 32)
    element = op.getBuilder().getF32Type();
  for (unsigned part = 0; part != ValueTable::countParts(type); ++part)
    parts.push_back(
        convertMatrices(op, op.getOperandPart(operand, part), element));
  return parts;
}

/// Sets the result to these parts, rounded to its type.
static void setParts(SourceOp &op, ArrayRef<Value> parts) {
  Type element = getPartType(op.getType()).getElementType();
  for (auto [number, part] : llvm::enumerate(parts))
    op.setPart(convertMatrices(op, part, element), number);
}

/// The matrices transposed, or with rows (and columns) from the last to the
/// first.
static SmallVector<Value> rearrange(SourceOp &op, ArrayRef<Value> parts,
                                    bool isTransposed, bool turnsRows,
                                    bool turnsColumns) {
  SmallVector<Value> results(parts);
  if (!isTransposed && !turnsRows && !turnsColumns)
    return results;
  auto type = cast<RankedTensorType>(parts.front().getType());
  unsigned row = type.getRank() - 2, column = row + 1;
  SmallVector<int64_t> shape(type.getShape());
  if (isTransposed)
    std::swap(shape[row], shape[column]);
  for (Value &matrices : results)
    matrices =
        op.createLambda(RankedTensorType::get(shape, type.getElementType()),
                        matrices, [&](LambdaBody &body) {
                          SmallVector<AffineExpr> at = body.indices();
                          if (turnsRows)
                            at[row] = shape[row] - 1 - at[row];
                          if (turnsColumns)
                            at[column] = shape[column] - 1 - at[column];
                          if (isTransposed)
                            std::swap(at[row], at[column]);
                          return body.read(0, at);
                        });
  return results;
}

/// Numbers with the other imaginary part.
static void conjugate(SourceOp &op, SmallVectorImpl<Value> &parts) {
  if (parts.size() != 2)
    return;
  parts[1] = op.createLambda(cast<RankedTensorType>(parts[1].getType()),
                             parts[1], [&](LambdaBody &body) -> Value {
                               return arith::NegFOp::create(body.getBuilder(),
                                                            body.getLoc(),
                                                            body.readHere(0));
                             });
}

/// Applies the function to each matrix; the result is like the last operand,
/// whose parts come last.
static SmallVector<Value> applyToMatrices(SourceOp &op, StringRef function,
                                          ArrayRef<Value> matrices,
                                          unsigned numResults,
                                          const NamedAttrList &attributes) {
  auto type = cast<RankedTensorType>(matrices.back().getType());
  ArrayRef<int64_t> batch = type.getShape().drop_back(2);
  SmallVector<SlicedOperand> operands;
  for (Value matrix : matrices)
    operands.push_back(
        {matrix, llvm::to_vector(llvm::seq(int64_t(batch.size())))});
  SmallVector<RankedTensorType> slices(
      numResults, RankedTensorType::get(type.getShape().take_back(2),
                                        type.getElementType()));
  return llvm::to_vector_of<Value>(
      createCalls(op, function, batch, operands, slices, attributes)
          .getResults());
}

bool tofu::factor(SourceOp &op, bool lower) {
  requireSquare(op, 0);
  op.require(op.failed() || op.getType() == op.getOperandType(0),
             "has a result that is not of its operand's type");
  if (op.failed())
    return false;
  // The upper factor of a is the lower one of its transpose, transposed: of
  // complex numbers too, as both are those of the conjugate.
  SmallVector<Value> a =
      rearrange(op, getOperandParts(op, 0), !lower, false, false);
  SmallVector<Value> l = applyToMatrices(op, "tofu_cholesky", a, a.size(), {});
  setParts(op, rearrange(op, l, !lower, false, false));
  return true;
}

void tofu::solve(SourceOp &op, const TriangularSystem &system) {
  if (op.failed())
    return;
  op.require(op.getType() == op.getOperandType(1),
             "has a result that is not of its second operand's type");
  if (op.failed())
    return;
  requireSquare(op, 0);
  requireMatrices(op, 1);
  if (op.failed())
    return;
  RankedTensorType a = op.getOperandType(0), b = op.getOperandType(1);
  unsigned rank = b.getRank();
  op.require(a.getElementType() == b.getElementType() &&
                 a.getShape().drop_back(2) == b.getShape().drop_back(2) &&
                 a.getShape().back() ==
                     b.getShape()[rank - (system.onLeft ? 2 : 1)],
             "has operands that do not go together");
  if (op.failed())
    return;
  // x a = b is transpose(a) transpose(x) = transpose(b), and what is upper is
  // lower from the end.
  bool isTransposed = system.isTransposed != !system.onLeft;
  bool isTurned = system.isLower == isTransposed;
  NamedAttrList attributes;
  if (system.isUnit)
    attributes.set("unit", op.getBuilder().getBoolAttr(true));
  SmallVector<Value> operands = getOperandParts(op, 0);
  unsigned numParts = operands.size();
  if (system.isConjugate)
    conjugate(op, operands);
  operands = rearrange(op, operands, isTransposed, isTurned, isTurned);
  operands.append(
      rearrange(op, getOperandParts(op, 1), !system.onLeft, isTurned, false));
  SmallVector<Value> x = applyToMatrices(op, "tofu_triangular_solve", operands,
                                         numParts, attributes);
  setParts(op, rearrange(op, x, !system.onLeft, isTurned && system.onLeft,
                         isTurned && !system.onLeft));
}

static void importCholesky(SourceOp &op) {
  op.expect(1);
  bool lower = !op.getAttr("lower") || op.getInteger("lower") != 0;
  if (!op.failed())
    factor(op, lower);
}

static void importTriangularSolve(SourceOp &op) {
  op.expect(2);
  TriangularSystem system;
  system.onLeft = op.getInteger("left_side") != 0;
  system.isLower = op.getInteger("lower") != 0;
  system.isUnit = op.getInteger("unit_diagonal") != 0;
  std::string word = op.getWord("transpose_a", "transpose");
  op.require(word == "NO_TRANSPOSE" || word == "TRANSPOSE" || word == "ADJOINT",
             "has 'transpose_a' that is none of NO_TRANSPOSE, TRANSPOSE and "
             "ADJOINT");
  system.isTransposed = word != "NO_TRANSPOSE";
  system.isConjugate = word == "ADJOINT";
  solve(op, system);
}

void tofu::addLinearAlgebraRules(RuleTable &rules) {
  rules["stablehlo.cholesky"] = importCholesky;
  rules["stablehlo.triangular_solve"] = importTriangularSolve;
}
