//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The code of one element: the body's operations, and reads as loads.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"
#include "tofu/Lowering/NarrowFloats.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/TDL/Combiners.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Type lowering::getStoredType(Type type) {
  if (type.isIndex())
    return IntegerType::get(type.getContext(), 64);
  if (auto integer = dyn_cast<IntegerType>(type))
    return IntegerType::get(
        type.getContext(),
        std::max<unsigned>(8, llvm::PowerOf2Ceil(integer.getWidth())));
  return getHeld(type);
}

Value KernelBuilder::getNeutral(Type type) {
  return createConstant(builder, op.getLoc(),
                        tdl::getNeutral(tdl::Combiner::sum, type));
}

/// What an index variable is at this point of the loops.
Value KernelBuilder::getIndexValue(unsigned index) {
  IndexBuilder here(builder);
  Index value = 0;
  for (unsigned digit : loops.getDigits(index))
    if (ivs[digit]) // else its loop is merged into another
      value = here.add(
          value, here.mul(ivs[digit], loops.getVariables()[digit].factor));
  return here.materialize(op.getLoc(), value);
}

/// The value at this point of the loops. Chains of scalar operations may be
/// long: what they need is emitted first, without recursion.
Value KernelBuilder::get(Value value, Scope &scope) {
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Operation *def = work.back().getDefiningOp();
    if (loops.getIndex(work.back()) || scope.contains(work.back())) {
      work.pop_back();
      continue;
    }
    if (!def) { // an operand that is no tensor: one element
      auto argument = cast<BlockArgument>(work.pop_back_val());
      assert(argument.getOwner() == op.getBlock() &&
             !isa<ShapedType>(argument.getType()) &&
             "a tensor is used other than by a read");
      const Piece &piece = inputs[argument.getArgNumber() - op.getRank()];
      scope[argument] = load(piece, 0);
      continue;
    }
    size_t before = work.size();
    if (!isa<tdl::ReadOp, tdl::ReduceOp>(def))
      for (Value operand : llvm::reverse(def->getOperands()))
        if (!loops.getIndex(operand) && !scope.contains(operand))
          work.push_back(operand);
    if (work.size() != before)
      continue;
    emit(def, scope);
    work.pop_back();
  }
  if (std::optional<unsigned> index = loops.getIndex(value))
    return getIndexValue(*index);
  return scope.at(value);
}

/// Emits an operation whose scalar operands are known.
void KernelBuilder::emit(Operation *def, Scope &scope) {
  if (auto read = dyn_cast<tdl::ReadOp>(def)) {
    scope[read] = emitRead(read, scope);
    return;
  }
  if (auto reduce = dyn_cast<tdl::ReduceOp>(def))
    return emitReduce(reduce, scope);
  Values operands;
  for (Value operand : def->getOperands())
    operands.push_back(get(operand, scope));
  if (auto apply = dyn_cast<affine::AffineApplyOp>(def)) {
    IndexBuilder here(builder);
    SmallVector<Index> indices(operands.begin(), operands.end());
    AffineMap map = apply.getAffineMap();
    Index result = here.apply(map.getResult(0),
                              ArrayRef(indices).take_front(map.getNumDims()),
                              ArrayRef(indices).drop_front(map.getNumDims()));
    scope[apply] = here.materialize(def->getLoc(), result);
    return;
  }
  for (auto [result, emitted] :
       llvm::zip(def->getResults(), emitScalar(builder, def, operands)))
    scope[result] = emitted;
}

const KernelBuilder::Piece &KernelBuilder::getPiece(tdl::ReadOp read) {
  unsigned number = cast<BlockArgument>(read.getSource()).getArgNumber();
  return inputs[number - op.getRank()];
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

KernelBuilder::Address KernelBuilder::getAddress(tdl::ReadOp read,
                                                 const Piece &piece) {
  Address address;
  address.factors.assign(loops.size(), 0);
  for (auto [dim, source] : llvm::enumerate(read.getMap().getResults())) {
    Index stride = piece.strides[dim];
    address.constant = prologue->sub(
        address.constant, prologue->mul(piece.box.ranges[dim].lo, stride));
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    SmallVector<int64_t> factors;
    for (unsigned variable = 0; expr && variable != loops.size(); ++variable)
      if (std::optional<int64_t> factor = getFactor(expr, variable))
        factors.push_back(*factor);
    if (!expr || factors.size() != loops.size()) {
      address.rest.push_back(dim);
      continue;
    }
    for (auto [variable, factor] : llvm::enumerate(factors))
      address.factors[variable] = prologue->add(address.factors[variable],
                                                prologue->mul(stride, factor));
    SmallVector<Index> zeros(loops.size(), 0);
    address.constant = prologue->add(
        address.constant, prologue->mul(prologue->apply(expr, zeros), stride));
  }
  return address;
}

Index KernelBuilder::getCoordinate(tdl::ReadOp read, unsigned dim,
                                   Scope &scope) {
  IndexBuilder here(builder);
  SmallVector<Index> dims, symbols;
  for (Value value : read.getDims())
    dims.push_back(get(value, scope));
  for (Value value : read.getSymbols())
    symbols.push_back(get(value, scope));
  return here.apply(read.getMap().getResult(dim), dims, symbols);
}

Index KernelBuilder::getAddress(tdl::ReadOp read, const Piece &piece,
                                Scope &scope) {
  Address form = getAddress(read, piece);
  SmallVector<Index> rest;
  for (unsigned dim : form.rest)
    rest.push_back(getCoordinate(read, dim, scope));
  IndexBuilder here(builder);
  Index address = form.constant;
  for (auto [iv, factor] : llvm::zip(ivs, form.factors))
    if (iv)
      address = here.add(address, here.mul(iv, factor));
  for (auto [dim, coordinate] : llvm::zip(form.rest, rest))
    address = here.add(address, here.mul(coordinate, piece.strides[dim]));
  return address;
}

Index KernelBuilder::getStep(const Piece &result, unsigned variable) {
  LoopVariables::Variable digit = loops.getVariables()[variable];
  return prologue->mul(result.strides[digit.index], digit.factor);
}

Index KernelBuilder::getAddress(const Piece &result) {
  IndexBuilder here(builder);
  Index address = 0;
  for (unsigned dim = 0; dim != result.box.ranges.size(); ++dim) {
    Index stride = result.strides[dim];
    address =
        here.sub(address, prologue->mul(result.box.ranges[dim].lo, stride));
    for (unsigned digit : loops.getDigits(dim))
      if (ivs[digit]) // else its loop is merged into another
        address =
            here.add(address, here.mul(ivs[digit], getStep(result, digit)));
  }
  return address;
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

static Value getPlace(OpBuilder &builder, Location loc, Value pointer,
                      Type type, Value address) {
  Value offset =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  return LLVM::GEPOp::create(builder, loc, pointer.getType(), type, pointer,
                             ArrayRef<LLVM::GEPArg>{offset},
                             LLVM::GEPNoWrapFlags::inbounds);
}

/// True if a result lies in the piece's place.
bool KernelBuilder::isWritten(const Piece &piece) {
  return llvm::any_of(outputs, [&](const Piece &output) {
    return output.pointer == piece.pointer;
  });
}

Value KernelBuilder::load(const Piece &piece, Index address) {
  Location loc = op.getLoc();
  IndexBuilder here(builder);
  Type stored = getStoredType(piece.element);
  Value place = getPlace(builder, loc, piece.pointer, stored,
                         here.materialize(loc, address));
  Value value = LLVM::LoadOp::create(builder, loc, stored, place);
  // Else LLVM makes a masked store of what is chosen between this value and
  // another one, and written in its place: 20 times slower on AMD's CPUs.
  if (isWritten(piece))
    value = LLVM::FreezeOp::create(builder, loc, value);
  if (piece.element.isIndex())
    return arith::IndexCastOp::create(builder, loc, piece.element, value);
  if (stored != getHeld(piece.element))
    return arith::TruncIOp::create(builder, loc, piece.element, value);
  return value;
}

void KernelBuilder::store(const Piece &piece, Index address, Value value) {
  Location loc = op.getLoc();
  IndexBuilder here(builder);
  Type stored = getStoredType(piece.element);
  Value place = getPlace(builder, loc, piece.pointer, stored,
                         here.materialize(loc, address));
  if (piece.element.isIndex())
    value = arith::IndexCastOp::create(builder, loc, stored, value);
  else if (piece.element.isInteger(1))
    value = arith::ExtUIOp::create(builder, loc, stored, value);
  else if (stored != getHeld(piece.element))
    value = arith::ExtSIOp::create(builder, loc, stored, value);
  LLVM::StoreOp::create(builder, loc, value, place);
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

Value KernelBuilder::emitRead(tdl::ReadOp read, Scope &scope) {
  SmallVector<Condition *> guards, masks, held;
  bool isMasked = false, isNotHeld = false;
  for (Condition &condition : conditions) {
    if (condition.read != read || condition.known == true)
      continue;
    if (condition.known == false) {
      if (!condition.isMask && !condition.isHeld)
        return get(read.getOtherwise(), scope);
      (condition.isMask ? isMasked : isNotHeld) = true;
      continue;
    }
    (condition.isHeld   ? held
     : condition.isMask ? masks
                        : guards)
        .push_back(&condition);
  }
  // What a branch computes is not to be used outside of it.
  auto branch = [&](Scope &at, ArrayRef<Condition *> tests,
                    function_ref<Value(Scope &)> inside,
                    function_ref<Value(Scope &)> outside) -> Value {
    if (tests.empty())
      return inside(at);
    Location loc = read.getLoc();
    Value holds;
    for (Condition *condition : tests) {
      Value one = emitCondition(*condition, at);
      holds =
          holds ? Value(arith::AndIOp::create(builder, loc, holds, one)) : one;
    }
    auto choice =
        scf::IfOp::create(builder, loc, getHeld(read.getType()), holds,
                          /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    Scope inner = at;
    builder.setInsertionPointToStart(&choice.getThenRegion().front());
    scf::YieldOp::create(builder, loc, inside(inner));
    inner = at;
    builder.setInsertionPointToStart(&choice.getElseRegion().front());
    scf::YieldOp::create(builder, loc, outside(inner));
    return choice.getResult(0);
  };
  auto neutral = [&](Scope &) { return getNeutral(read.getType()); };
  auto fail = [&](Scope &) {
    unsigned number = cast<BlockArgument>(read.getSource()).getArgNumber();
    Location loc = read.getLoc();
    Value code = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                          1 + number - op.getRank());
    LLVM::StoreOp::create(builder, loc, code, failure);
    return getNeutral(read.getType());
  };
  auto loadElement = [&](Scope &at) {
    const Piece &piece = getPiece(read);
    return load(piece, getAddress(read, piece, at));
  };
  auto loadHeld = [&](Scope &at) {
    return isNotHeld ? fail(at) : branch(at, held, loadElement, fail);
  };
  auto loadMasked = [&](Scope &at) {
    return isMasked ? neutral(at) : branch(at, masks, loadHeld, neutral);
  };
  return branch(scope, guards, loadMasked,
                [&](Scope &at) { return get(read.getOtherwise(), at); });
}
