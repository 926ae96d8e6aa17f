//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// reduce with one operand and a body that is one function.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Reduction.h"
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

bool tofu::isNeutral(TypedAttr scalar, tdl::Combiner combiner) {
  TypedAttr identity = tdl::getIdentity(combiner, scalar.getType());
  auto left = dyn_cast<FloatAttr>(scalar),
       right = dyn_cast<FloatAttr>(identity);
  if (left && right && left.getValue().isZero() && right.getValue().isZero())
    return true;
  return scalar == identity;
}

static void importReduce(SourceOp &op) {
  op.require(op.getNumOperands() == 2,
             "is covered with one operand and one initial value, but has " +
                 Twine(op.getNumOperands()) + " operands");
  op.expect(2);
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0);
  SmallVector<int64_t> dims = op.getDimensions("dimensions", from.size());
  op.requireElementType(0);
  op.requireElementType(1);
  op.require(op.getOperandShape(1).empty(),
             "has an initial value that is not of rank 0");
  SmallVector<int64_t> shape, extents;
  for (auto [dim, extent] : llvm::enumerate(from))
    if (!llvm::is_contained(dims, int64_t(dim)))
      shape.push_back(extent);
  for (int64_t dim : dims)
    extents.push_back(from[dim]);
  op.requireShape(shape);
  Folding folding = getFolding(op);
  if (op.failed())
    return;

  Type type = op.getType().getElementType();
  bool addsUp = folding.combiner == tdl::Combiner::sum ||
                folding.combiner == tdl::Combiner::prod;
  op.setLambda({0}, [&](LambdaBody &body) {
    auto read = [&](ArrayRef<AffineExpr> own) {
      SmallVector<AffineExpr> coordinates(from.size());
      unsigned next = 0;
      for (size_t dim = 0; dim != from.size(); ++dim)
        if (!llvm::is_contained(dims, int64_t(dim)))
          coordinates[dim] = body.index(next++);
      for (auto [i, dim] : llvm::enumerate(dims))
        coordinates[dim] = own[i];
      return body.read(0, coordinates);
    };
    if (dims.empty())
      return read({});
    return body.reduce(folding.combiner, extents,
                       addsUp ? getAccumulator(type) : Type(), read);
  });

  TypedAttr init = op.getSplat(1);
  if (init && isNeutral(init, folding.combiner))
    return;
  Value folded = op.getImported();
  op.setResult(op.createLambda(
      op.getType(), {folded, op.getOperand(1)}, [&](LambdaBody &body) {
        Scalar scalar{body.getBuilder(), body.getLoc(), type};
        return getBinaryFunction(folding.function)(scalar, body.read(1, {}),
                                                   body.readHere(0));
      }));
}

void tofu::addReductionRules(RuleTable &rules) {
  rules["stablehlo.reduce"] = importReduce;
}
