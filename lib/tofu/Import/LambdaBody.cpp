//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/LambdaBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using tdl::Combiner;
using tdl::CombinerAttr;
using tdl::LambdaOp;
using tdl::ReadOp;
using tdl::ReduceOp;
using tdl::YieldOp;

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

Value LambdaBody::value(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return variables[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return constant(number.getValue(), builder.getIndexType());
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value left = value(binary.getLHS()), right = value(binary.getRHS());
  if (expr.getKind() == AffineExprKind::Add)
    return arith::AddIOp::create(builder, loc, left, right);
  assert(expr.getKind() == AffineExprKind::Mul && "not a sum of multiples");
  return arith::MulIOp::create(builder, loc, left, right);
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
  return fold(CombinerAttr::get(builder.getContext(), combiner), extents,
              accumulator, [&](ArrayRef<AffineExpr> own) {
                return FoldTerm{{term(own)}, {}, {}};
              })[0];
}

/// The constraints as a guard; `outer` become the variables before the
/// reduction's own `count`, from number `first` on, that they use.
static IntegerSetAttr getGuard(const FoldTerm &term, unsigned first,
                               unsigned count, SmallVectorImpl<unsigned> &outer,
                               MLIRContext *context) {
  SmallVector<AffineExpr> constraints(term.nonNegative);
  llvm::append_range(constraints, term.zeros);
  if (constraints.empty())
    return nullptr;
  for (AffineExpr constraint : constraints)
    constraint.walk([&](AffineExpr expr) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (dim && dim.getPosition() < first &&
          !llvm::is_contained(outer, dim.getPosition()))
        outer.push_back(dim.getPosition());
    });
  SmallVector<AffineExpr> places(first + count,
                                 getAffineConstantExpr(0, context));
  for (auto [i, position] : llvm::enumerate(outer))
    places[position] = getAffineDimExpr(i, context);
  for (unsigned i = 0; i != count; ++i)
    places[first + i] = getAffineDimExpr(outer.size() + i, context);
  SmallVector<bool> isEqual(constraints.size());
  for (auto [i, constraint] : llvm::enumerate(constraints)) {
    constraint = constraint.replaceDims(places);
    isEqual[i] = i >= term.nonNegative.size();
  }
  return IntegerSetAttr::get(
      IntegerSet::get(outer.size() + count, 0, constraints, isEqual));
}

SmallVector<Value>
LambdaBody::fold(Attribute combiner, ArrayRef<int64_t> extents,
                 Type accumulator,
                 function_ref<FoldTerm(ArrayRef<AffineExpr>)> write) {
  // The results' types are known once the term is written.
  auto region = std::make_unique<Region>();
  Block *block = &region->emplaceBlock();
  size_t outer = variables.size();
  SmallVector<AffineExpr> own;
  for (size_t i = 0; i != extents.size(); ++i) {
    own.push_back(index(outer + i));
    variables.push_back(block->addArgument(builder.getIndexType(), loc));
  }
  FoldTerm term;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(block);
    term = write(own);
    YieldOp::create(builder, loc, term.values);
  }
  variables.truncate(outer);
  SmallVector<unsigned> used;
  IntegerSetAttr guard =
      getGuard(term, outer, extents.size(), used, builder.getContext());
  auto op = ReduceOp::create(
      builder, loc, ValueRange(term.values).getTypes(), combiner, ValueRange{},
      select(variables, used), builder.getDenseI64ArrayAttr(extents),
      accumulator ? TypeAttr::get(accumulator) : TypeAttr(), guard);
  op.getBody().takeBody(*region);
  return llvm::to_vector_of<Value>(op.getResults());
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
  return createLambdas(builder, loc, type, inputs, [&](LambdaBody &body) {
    return SmallVector<Value>{write(body)};
  })[0];
}

SmallVector<Value>
tofu::createLambdas(OpBuilder &builder, Location loc, TypeRange types,
                    ValueRange inputs,
                    function_ref<SmallVector<Value>(LambdaBody &)> write) {
  llvm::SmallSetVector<Value, 4> operands(inputs.begin(), inputs.end());
  ArrayRef<int64_t> shape = cast<RankedTensorType>(types[0]).getShape();
  auto op = LambdaOp::create(builder, loc, types, operands.getArrayRef(),
                             ValueRange{}, shape);
  LambdaBody body(builder, loc);
  body.rank = shape.size();
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
  SmallVector<Value> values = write(body);
  YieldOp::create(body.builder, loc, values);
  return llvm::to_vector_of<Value>(op.getResults());
}
