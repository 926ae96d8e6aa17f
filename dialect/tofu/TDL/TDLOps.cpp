//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/TDL.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tofu::tdl;

void LambdaOp::build(OpBuilder &builder, OperationState &state,
                     TypeRange outputs, ValueRange inputs,
                     ValueRange dynamicExtents, ArrayRef<int64_t> staticExtents,
                     BoxAttr part) {
  build(builder, state, outputs, inputs, dynamicExtents, staticExtents, part,
        /*masks=*/{}, /*carry=*/{});
}

YieldOp LambdaOp::getYield() { return cast<YieldOp>(getBlock()->back()); }
YieldOp ReduceOp::getYield() { return cast<YieldOp>(getBlock()->back()); }

SmallVector<ReduceOp, 4> LambdaOp::getReductions() {
  SmallVector<ReduceOp, 4> reductions;
  getBody().walk<WalkOrder::PreOrder>(
      [&](ReduceOp op) { reductions.push_back(op); });
  return reductions;
}

unsigned LambdaOp::getBodySize() {
  unsigned size = 0;
  getBody().walk([&](Operation *) { ++size; });
  return size;
}

SmallVector<int64_t> LambdaOp::getVariableExtents() {
  SmallVector<int64_t> extents(getStaticExtents());
  for (ReduceOp reduction : getReductions())
    llvm::append_range(extents, reduction.getStaticExtents());
  return extents;
}

BoxAttr LambdaOp::getMask(unsigned number) {
  ArrayAttr masks = getMasksAttr();
  return masks ? dyn_cast<BoxAttr>(masks[number]) : BoxAttr();
}

ArrayRef<int64_t> LambdaOp::getCarriedAxes(unsigned number) {
  ArrayAttr carry = getCarryAttr();
  return carry ? cast<DenseI64ArrayAttr>(carry[number]).asArrayRef()
               : ArrayRef<int64_t>();
}

void LambdaOp::setTerms(ArrayRef<Attribute> masks,
                        ArrayRef<DenseI64ArrayAttr> carry) {
  Builder builder(getContext());
  bool isMasked = llvm::any_of(masks, llvm::IsaPred<BoxAttr>);
  setMasksAttr(isMasked ? builder.getArrayAttr(masks) : ArrayAttr());
  bool carries =
      llvm::any_of(carry, [](DenseI64ArrayAttr axes) { return !axes.empty(); });
  setCarryAttr(carries ? builder.getArrayAttr(
                             SmallVector<Attribute>(carry.begin(), carry.end()))
                       : ArrayAttr());
}

OpaqueOp LambdaOp::getOpaque() {
  Operation *last = getBlock()->back().getPrevNode();
  return dyn_cast_or_null<OpaqueOp>(last);
}

SmallVector<AffineExpr> OpaqueOp::getCoordinates(unsigned number) {
  auto map = cast<AffineMapAttr>(getMaps()[number]).getValue();
  auto type = cast<RankedTensorType>(getSources()[number].getType());
  SmallVector<AffineExpr> coordinates(type.getRank());
  for (auto [dim, expr] : llvm::zip(getGivenDims(number), map.getResults()))
    coordinates[dim] = expr;
  return coordinates;
}

RankedTensorType OpaqueOp::getSliceType(unsigned number) {
  auto type = cast<RankedTensorType>(getSources()[number].getType());
  SmallVector<int64_t> extents;
  for (auto [extent, coordinate] :
       llvm::zip(type.getShape(), getCoordinates(number)))
    if (!coordinate)
      extents.push_back(extent);
  return RankedTensorType::get(extents, type.getElementType());
}

std::optional<Combiner> ReduceOp::getBuiltin() {
  if (auto builtin = dyn_cast<CombinerAttr>(getCombiner()))
    return builtin.getValue();
  return std::nullopt;
}

SmallVector<Value> ReduceOp::getGuardOperands() {
  SmallVector<Value> operands(getGuardIndices());
  llvm::append_range(operands, getIndices());
  return operands;
}
