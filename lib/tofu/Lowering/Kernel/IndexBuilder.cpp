//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/IndexBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Index lowering::getIndex(Indices &indices, Value value) {
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number)))
    return number.getSExtValue();
  return indices.leaf(Indices::Kind::Opaque, 0, value.getAsOpaquePointer());
}

Value IndexBuilder::emit(Index index) {
  if (index.isConstant()) {
    Value &value = constants[index.constant];
    if (!value)
      value = arith::ConstantIndexOp::create(builder, builder.getUnknownLoc(),
                                             index.constant);
    return value;
  }
  if (index.form->isShared && shared)
    return shared->emit(index);
  if (Value value = known.lookup(index.form))
    return value;
  Value value = emit(*index.form);
  known[index.form] = value;
  return value;
}

Value IndexBuilder::emit(const Index::Form &form) {
  using Kind = Index::Form::Kind;
  switch (form.kind) {
  case Kind::Coordinate:
    return leaves.coordinates[form.number];
  case Kind::Begin:
    return leaves.begin;
  case Kind::End:
    return leaves.end;
  case Kind::Variable:
    return leaves.variables[form.number];
  case Kind::Tile:
    return leaves.tiles[form.number];
  case Kind::TileEnd:
    return leaves.tileEnds[form.number];
  case Kind::Cut:
    return leaves.cuts[form.number];
  case Kind::Data:
    return leaves.data[form.number];
  case Kind::Opaque:
    return Value::getFromOpaquePointer(form.pointer);
  default:
    break;
  }
  Location loc = builder.getUnknownLoc();
  Value left = emit(form.left), right = emit(form.right);
  switch (form.kind) {
  case Kind::Add:
    return arith::AddIOp::create(builder, loc, left, right);
  case Kind::Sub:
    return arith::SubIOp::create(builder, loc, left, right);
  case Kind::Mul:
    return arith::MulIOp::create(builder, loc, left, right);
  case Kind::Min:
    return arith::MinSIOp::create(builder, loc, left, right);
  case Kind::Max:
    return arith::MaxSIOp::create(builder, loc, left, right);
  default:
    return arith::FloorDivSIOp::create(builder, loc, left, right);
  }
}
