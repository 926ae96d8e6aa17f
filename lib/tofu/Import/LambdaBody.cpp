//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/LambdaBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// Numbers the dimensions and symbols that expressions use in the order in
/// which they are written, which is how the parser of tdl numbers them.
class Renumbering {
public:
  AffineExpr apply(AffineExpr expr) {
    DenseMap<AffineExpr, AffineExpr> places;
    collect(expr, places);
    return expr.replace(places);
  }
  SmallVector<unsigned> dims, symbols;

private:
  void collect(AffineExpr expr, DenseMap<AffineExpr, AffineExpr> &places) {
    if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr)) {
      collect(binary.getLHS(), places);
      collect(binary.getRHS(), places);
    } else if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      places[expr] =
          getAffineDimExpr(number(dims, dim.getPosition()), expr.getContext());
    } else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
      places[expr] = getAffineSymbolExpr(number(symbols, symbol.getPosition()),
                                         expr.getContext());
    }
  }
  static unsigned number(SmallVector<unsigned> &used, unsigned position) {
    unsigned found = llvm::find(used, position) - used.begin();
    if (found == used.size())
      used.push_back(position);
    return found;
  }
};
} // namespace

static SmallVector<Value> select(ArrayRef<Value> values,
                                 ArrayRef<unsigned> positions) {
  return llvm::map_to_vector(positions, [&](unsigned i) { return values[i]; });
}

SmallVector<AffineExpr> LambdaBody::indices() const {
  SmallVector<AffineExpr> exprs;
  for (unsigned i = 0; i != rank; ++i)
    exprs.push_back(index(i));
  return exprs;
}

AffineExpr LambdaBody::symbol(Value index) {
  symbols.push_back(index);
  return builder.getAffineSymbolExpr(symbols.size() - 1);
}

Type LambdaBody::getElementType(unsigned input) const {
  return cast<RankedTensorType>(inputs[input].getType()).getElementType();
}

Value LambdaBody::read(unsigned input, ArrayRef<AffineExpr> coordinates,
                       Value otherwise, ArrayRef<AffineExpr> zeros) {
  Renumbering places, guardPlaces;
  SmallVector<AffineExpr> exprs, constraints;
  for (AffineExpr coordinate : coordinates)
    exprs.push_back(places.apply(coordinate));
  for (AffineExpr zero : zeros)
    constraints.push_back(guardPlaces.apply(zero));
  auto map = AffineMap::get(places.dims.size(), places.symbols.size(), exprs,
                            builder.getContext());
  SmallVector<Value> operands = select(variables, places.dims);
  llvm::append_range(operands, select(symbols, places.symbols));
  IntegerSetAttr guard;
  if (!zeros.empty())
    guard = IntegerSetAttr::get(
        IntegerSet::get(guardPlaces.dims.size(), 0, constraints,
                        SmallVector<bool>(zeros.size(), true)));
  return ReadOp::create(builder, loc, getElementType(input), inputs[input],
                        operands, select(variables, guardPlaces.dims),
                        otherwise, AffineMapAttr::get(map), guard);
}

Value LambdaBody::reduce(Combiner combiner, ArrayRef<int64_t> extents,
                         Type accumulator,
                         function_ref<Value(ArrayRef<AffineExpr>)> term) {
  // The result's type is known once the term is written.
  auto region = std::make_unique<Region>();
  Block *block = &region->emplaceBlock();
  size_t outer = variables.size();
  SmallVector<AffineExpr> own;
  for (size_t i = 0; i != extents.size(); ++i) {
    own.push_back(index(outer + i));
    variables.push_back(block->addArgument(builder.getIndexType(), loc));
  }
  Value value;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(block);
    value = term(own);
    YieldOp::create(builder, loc, value);
  }
  variables.truncate(outer);
  auto op = ReduceOp::create(
      builder, loc, value.getType(),
      CombinerAttr::get(builder.getContext(), combiner), ValueRange{},
      ValueRange{}, builder.getDenseI64ArrayAttr(extents),
      accumulator ? TypeAttr::get(accumulator) : TypeAttr(), IntegerSetAttr());
  op.getBody().takeBody(*region);
  return op.getResult(0);
}

Value LambdaBody::constant(TypedAttr value) {
  return arith::ConstantOp::create(builder, loc, value);
}

Value LambdaBody::constant(int64_t value, Type type) {
  if (auto floating = dyn_cast<FloatType>(type))
    return constant(builder.getFloatAttr(floating, value));
  return constant(builder.getIntegerAttr(type, value));
}

Value tofu::createLambda(OpBuilder &builder, Location loc,
                         RankedTensorType type, ValueRange inputs,
                         function_ref<Value(LambdaBody &)> write) {
  llvm::SmallSetVector<Value, 4> operands(inputs.begin(), inputs.end());
  auto op =
      LambdaOp::create(builder, loc, TypeRange{type}, operands.getArrayRef(),
                       ValueRange{}, type.getShape());
  LambdaBody body(builder, loc);
  body.rank = type.getRank();
  Block &block = op.getBody().emplaceBlock();
  for (unsigned i = 0; i != body.rank; ++i)
    body.variables.push_back(block.addArgument(builder.getIndexType(), loc));
  for (Value operand : operands)
    block.addArgument(operand.getType(), loc);
  for (Value input : inputs) {
    unsigned number = llvm::find(operands, input) - operands.begin();
    body.inputs.push_back(block.getArgument(body.rank + number));
  }
  body.builder.setInsertionPointToStart(&block);
  Value value = write(body);
  YieldOp::create(body.builder, loc, value);
  return op.getResult(0);
}
