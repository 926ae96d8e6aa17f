//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// cholesky and triangular_solve: the functions know one form, which the others
// are brought to by reading transposed or from the end.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/LinearAlgebra.h"

#include "tofu/Import/StableHLO/FunctionCall.h"
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

/// Fails unless the operand is matrices of f32 or f64.
static void requireMatrices(SourceOp &op, unsigned operand) {
  RankedTensorType type = op.getOperandType(operand);
  op.require(
      type.getRank() >= 2 &&
          (type.getElementType().isF32() || type.getElementType().isF64()),
      "has operand " + Twine(operand) + " that is not matrices of f32 or f64");
}

static void requireSquare(SourceOp &op, unsigned operand) {
  requireMatrices(op, operand);
  if (op.failed())
    return;
  ArrayRef<int64_t> shape = op.getOperandShape(operand);
  op.require(shape.back() == shape[shape.size() - 2],
             "has operand " + Twine(operand) + " that is not square");
}

/// The matrices transposed, or with rows (and columns) from the last to the
/// first.
static Value rearrange(SourceOp &op, Value matrices, bool isTransposed,
                       bool turnsRows, bool turnsColumns) {
  if (!isTransposed && !turnsRows && !turnsColumns)
    return matrices;
  auto type = cast<RankedTensorType>(matrices.getType());
  unsigned row = type.getRank() - 2, column = row + 1;
  SmallVector<int64_t> shape(type.getShape());
  if (isTransposed)
    std::swap(shape[row], shape[column]);
  return op.createLambda(RankedTensorType::get(shape, type.getElementType()),
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
}

/// Applies the function to each matrix; the result is like the last operand.
static Value applyToMatrices(SourceOp &op, StringRef function,
                             ArrayRef<Value> matrices,
                             const NamedAttrList &attributes) {
  auto type = cast<RankedTensorType>(matrices.back().getType());
  ArrayRef<int64_t> batch = type.getShape().drop_back(2);
  SmallVector<SlicedOperand> operands;
  for (Value matrix : matrices)
    operands.push_back(
        {matrix, llvm::to_vector(llvm::seq(int64_t(batch.size())))});
  return createCalls(op, function, batch, operands,
                     RankedTensorType::get(type.getShape().take_back(2),
                                           type.getElementType()),
                     attributes)
      .getResult(0);
}

Value tofu::factor(SourceOp &op, bool lower) {
  requireSquare(op, 0);
  if (op.failed())
    return {};
  // The upper factor of a is the lower one of its transpose, transposed.
  Value a = rearrange(op, op.getOperand(0), !lower, false, false);
  return rearrange(op, applyToMatrices(op, "tofu_cholesky", a, {}), !lower,
                   false, false);
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
  Value x = applyToMatrices(
      op, "tofu_triangular_solve",
      {rearrange(op, op.getOperand(0), isTransposed, isTurned, isTurned),
       rearrange(op, op.getOperand(1), !system.onLeft, isTurned, false)},
      attributes);
  op.setResult(rearrange(op, x, !system.onLeft, isTurned && system.onLeft,
                         isTurned && !system.onLeft));
}

static void importCholesky(SourceOp &op) {
  op.expect(1);
  bool lower = !op.getAttr("lower") || op.getInteger("lower") != 0;
  if (op.failed())
    return;
  op.require(op.getType() == op.getOperandType(0),
             "has a result that is not of its operand's type");
  if (Value value = op.failed() ? Value() : factor(op, lower))
    op.setResult(value);
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
  solve(op, system);
}

void tofu::addLinearAlgebraRules(RuleTable &rules) {
  rules["stablehlo.cholesky"] = importCholesky;
  rules["stablehlo.triangular_solve"] = importTriangularSolve;
}
