//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A dialect in TableGen whose operations say what they mean: sums with a guard,
// reads at places from data, and a function of slices.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/TDL/TDL.h"

#include "Dialect.h.inc"
#define GET_OP_CLASSES
#include "Ops.h.inc"

using namespace mlir;
namespace tdl = tofu::tdl;

/// lambda j: sum(i where i <= j: weights[i] * table[ids[i], j])
FailureOr<SmallVector<Value>> mine::WeightOp::buildMeaning(OpBuilder &builder) {
  Location loc = getLoc();
  auto type = cast<RankedTensorType>(getSums().getType());
  auto ids = cast<RankedTensorType>(getIds().getType());
  Type element = type.getElementType(), index = builder.getIndexType();
  AffineExpr d0 = builder.getAffineDimExpr(0), d1 = builder.getAffineDimExpr(1);
  // Arguments of a lambda's body are its indices, and then its operands.
  auto lambda =
      tdl::LambdaOp::create(builder, loc, TypeRange(type), getOperands(),
                            ValueRange(), type.getShape());
  OpBuilder inside(getContext());
  Block *body = inside.createBlock(&lambda.getBody());
  Value j = body->addArgument(index, loc);
  for (Value operand : getOperands())
    body->addArgument(operand.getType(), loc);
  // Dimensions of a guard are the indices that it is given, here j, and then
  // the sum's own: j - i >= 0.
  auto guard = IntegerSet::get(2, 0, d0 - d1, /*eqFlags=*/false);
  auto sum = tdl::ReduceOp::create(
      inside, loc, TypeRange(element),
      tdl::CombinerAttr::get(getContext(), tdl::Combiner::sum),
      /*dynamicExtents=*/ValueRange(), /*guardIndices=*/j,
      inside.getDenseI64ArrayAttr(ids.getShape()), /*accumulator=*/TypeAttr(),
      IntegerSetAttr::get(guard));
  OpBuilder term(getContext());
  Value i = term.createBlock(&sum.getBody())->addArgument(index, loc);
  // Operands of a read are its map's dimensions, and then its symbols: any
  // values of type index, as places from data.
  auto read = [&](unsigned input, ValueRange operands, AffineMap map) -> Value {
    Value source = lambda.getInputArguments()[input];
    return tdl::ReadOp::create(
        term, loc, cast<RankedTensorType>(source.getType()).getElementType(),
        source, operands, /*guardIndices=*/ValueRange(), /*otherwise=*/Value(),
        AffineMapAttr::get(map), /*guard=*/IntegerSetAttr());
  };
  AffineMap own = term.getMultiDimIdentityMap(1);
  Value row = arith::IndexCastOp::create(term, loc, index, read(1, i, own));
  AffineMap place =
      AffineMap::get(1, 1, {term.getAffineSymbolExpr(0), d0}, getContext());
  Value product = arith::MulFOp::create(term, loc, read(2, i, own),
                                        read(0, {j, row}, place));
  tdl::YieldOp::create(term, loc, product);
  tdl::YieldOp::create(inside, loc, sum->getResults());
  return SmallVector<Value>(lambda.getResults());
}

/// lambda i: opaque tofu_sort(rows[i, :])
FailureOr<SmallVector<Value>> mine::SortOp::buildMeaning(OpBuilder &builder) {
  Location loc = getLoc();
  auto type = cast<RankedTensorType>(getSorted().getType());
  auto lambda =
      tdl::LambdaOp::create(builder, loc, TypeRange(type), getOperand(),
                            ValueRange(), type.getShape().drop_back());
  OpBuilder inside(getContext());
  Block *body = inside.createBlock(&lambda.getBody());
  body->addArgument(builder.getIndexType(), loc);
  Value rows = body->addArgument(type, loc);
  // A map for each operand: where its slice is in the dimensions of the list
  // behind, here 0 at i. The others are passed as a whole.
  auto slice = tdl::OpaqueOp::create(
      inside, loc,
      RankedTensorType::get(type.getShape().back(), type.getElementType()),
      "tofu_sort", rows, lambda.getIndices(), /*parameters=*/ValueRange(),
      inside.getAffineMapArrayAttr(inside.getMultiDimIdentityMap(1)),
      inside.getArrayAttr(inside.getDenseI64ArrayAttr(0)),
      /*parameterNames=*/inside.getArrayAttr({}), inside.getDictionaryAttr({}),
      /*meaning=*/FlatSymbolRefAttr());
  tdl::YieldOp::create(inside, loc, slice.getResults());
  return SmallVector<Value>(lambda.getResults());
}

#include "Dialect.cpp.inc"
#define GET_OP_CLASSES
#include "Ops.cpp.inc"

void mine::MineDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "Ops.cpp.inc"
      >();
}

static constexpr const char *kProgram = R"(
  func.func @main(%t: tensor<20x8xf32>, %i: tensor<8xi32>, %w: tensor<8xf32>, %r: tensor<4x6xf32>)
      -> (tensor<8xf32>, tensor<4x6xf32>) {
    %s = "mine.weight"(%t, %i, %w) : (tensor<20x8xf32>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xf32>
    %o = "mine.sort"(%r) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %s, %o : tensor<8xf32>, tensor<4x6xf32>
  })";

int main() {
  DialectRegistry registry;
  tofu::registerAllDialects(registry);
  registry.insert<mine::MineDialect>();
  MLIRContext context(registry);
  auto module = parseSourceString<ModuleOp>(kProgram, &context);
  if (!module || failed(tofu::prepare(*module, /*devices=*/4, {})))
    return 1;
  llvm::outs() << *module << "\n";
}
