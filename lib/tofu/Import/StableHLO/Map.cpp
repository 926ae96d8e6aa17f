//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// map: a region of scalars at each element.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

static void importMap(SourceOp &op) {
  unsigned count = op.getNumOperands();
  op.expect(std::max(count, 1u));
  SmallVector<int64_t> dimensions =
      op.getDimensions("dimensions", op.getType().getRank());
  op.require(
      llvm::equal(dimensions, llvm::seq<int64_t>(0, op.getType().getRank())),
      "has 'dimensions' that are not all dimensions in their order");
  SmallVector<Type> arguments;
  for (unsigned i = 0; i != count && !op.failed(); ++i) {
    op.requireShape(op.getOperandShape(i));
    arguments.push_back(
        RankedTensorType::get({}, op.getOperandType(i).getElementType()));
  }
  if (op.failed())
    return;
  Block *block =
      op.getBlock(0, 1, arguments,
                  RankedTensorType::get({}, op.getType().getElementType()));
  if (!block)
    return;
  SmallVector<Value> inputs = op.getFlatOperands();
  SmallVector<Type> types(op.countResultParts(),
                          getSignless(getPartType(op.getType())));
  op.setFlatResults(createLambdas(
      op.getBuilder(), op.getOperation()->getLoc(), types, inputs,
      [&](LambdaBody &body) {
        SmallVector<Value> elements;
        for (unsigned i = 0; i != inputs.size(); ++i)
          elements.push_back(body.readHere(i));
        SmallVector<Value> results =
            op.writeScalars(*block, elements, body.getBuilder());
        if (results.empty())
          results.assign(types.size(),
                         body.constant(op.getBuilder().getZeroAttr(
                             getElementTypeOrSelf(types.front()))));
        return results;
      }));
}

void tofu::addMapRules(RuleTable &rules) { rules["stablehlo.map"] = importMap; }
