//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The code of one element: the body's operations, and reads as loads.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/KernelBuilder.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Value KernelBuilder::getNeutral(Type type) {
  return createConstant(builder, op.getLoc(),
                        tdl::getNeutral(tdl::Combiner::sum, type));
}

KernelBuilder::Scope KernelBuilder::enter(const Point &at, const Scope &scope) {
  Scope result = scope;
  for (const Point::Kept &kept : at.kept) {
    Place tile = getTile(kept.tile);
    Type type = kept.value.getType();
    Value value = load(tile, kept.at);
    result[kept.value] = type == tile.element
                             ? value
                             : convert(builder, value, tile.element, type);
  }
  return result;
}

Index KernelBuilder::getIndex(Value value, Scope &scope) {
  std::optional<unsigned> index = loops.getIndex(value);
  if (!index)
    return lowering::getIndex(forms, get(value, scope));
  Index sum = 0;
  for (unsigned digit : loops.getDigits(*index))
    if (open[digit]) // else its loop is merged into another
      sum = forms.add(
          sum, forms.mul(*open[digit], loops.getVariables()[digit].factor));
  return sum;
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
      const Piece &piece = nest.inputs[argument.getArgNumber() - op.getRank()];
      scope[argument] = load(getPlace(piece), 0);
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
  if (loops.getIndex(value))
    return emit(getIndex(value, scope));
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
  if (auto apply = dyn_cast<affine::AffineApplyOp>(def)) {
    SmallVector<Index> operands;
    for (Value operand : apply.getMapOperands())
      operands.push_back(getIndex(operand, scope));
    AffineMap map = apply.getAffineMap();
    scope[apply] = emit(forms.apply(
        map.getResult(0), ArrayRef(operands).take_front(map.getNumDims()),
        ArrayRef(operands).drop_front(map.getNumDims())));
    return;
  }
  if (std::optional<bool> known = nest.getKnown(def, *point)) {
    scope[def->getResult(0)] = arith::ConstantOp::create(
        builder, def->getLoc(), builder.getBoolAttr(*known));
    return;
  }
  Values operands;
  for (Value operand : def->getOperands())
    operands.push_back(get(operand, scope));
  for (auto [result, emitted] :
       llvm::zip(def->getResults(), emitScalar(builder, def, operands)))
    scope[result] = emitted;
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

Index KernelBuilder::getAddress(tdl::ReadOp read, Scope &scope) {
  const Access &access = nest.accesses.find(read)->second;
  Index address = access.constant;
  for (auto [value, factor] : llvm::zip(open, access.factors))
    if (value)
      address = forms.add(address, forms.mul(*value, factor));
  if (access.rest.empty())
    return address;
  SmallVector<Index> dims, symbols;
  for (Value value : read.getDims())
    dims.push_back(getIndex(value, scope));
  for (Value value : read.getSymbols())
    symbols.push_back(getIndex(value, scope));
  for (unsigned dim : access.rest) {
    Index coordinate = forms.apply(read.getMap().getResult(dim), dims, symbols);
    address = forms.add(
        address, forms.mul(coordinate, nest.inputs[access.input].strides[dim]));
  }
  return address;
}

Value KernelBuilder::emitCondition(const Condition &condition, Scope &scope) {
  IndexBuilder here = getIndexBuilder();
  SmallVector<Index> dims, symbols;
  for (auto [number, value] : llvm::enumerate(condition.dims))
    dims.push_back(condition.source.isFunctionOfDim(number)
                       ? getIndex(value, scope)
                       : Index(0));
  for (auto [number, value] : llvm::enumerate(condition.symbols))
    symbols.push_back(condition.source.isFunctionOfSymbol(number)
                          ? getIndex(value, scope)
                          : Index(0));
  Location loc = op.getLoc();
  Value value = here.emit(forms.apply(condition.source, dims, symbols));
  Value result;
  auto test = [&](arith::CmpIPredicate predicate, std::optional<Index> bound) {
    if (!bound)
      return;
    Value holds = arith::CmpIOp::create(builder, loc, predicate, value,
                                        here.emit(*bound));
    result = result ? Value(arith::AndIOp::create(builder, loc, result, holds))
                    : holds;
  };
  test(arith::CmpIPredicate::sge, condition.low);
  test(arith::CmpIPredicate::slt, condition.high);
  return result;
}

Value KernelBuilder::emitRead(tdl::ReadOp read, Scope &scope) {
  ReadTests tests(nest, point->known, read);
  if (tests.isElse)
    return get(read.getOtherwise(), scope);
  // What a branch computes is not to be used outside of it.
  auto branch = [&](Scope &at, ArrayRef<unsigned> conditions,
                    function_ref<Value(Scope &)> inside,
                    function_ref<Value(Scope &)> outside) -> Value {
    if (conditions.empty())
      return inside(at);
    Location loc = read.getLoc();
    Value holds;
    for (unsigned condition : conditions) {
      Value one = emitCondition(nest.conditions[condition], at);
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
    emitFailure(read.getLoc(), 1 + number - op.getRank());
    return getNeutral(read.getType());
  };
  auto loadElement = [&](Scope &at) {
    Index address = getAddress(read, at);
    return load(getPlace(nest.inputs[nest.accesses.find(read)->second.input]),
                address);
  };
  auto loadHeld = [&](Scope &at) {
    return tests.isNotHeld ? fail(at)
                           : branch(at, tests.held, loadElement, fail);
  };
  auto loadHidden = [&](Scope &at) {
    return tests.isOutside ? fail(at) : branch(at, tests.tensor, neutral, fail);
  };
  auto loadMasked = [&](Scope &at) {
    return tests.isMasked ? loadHidden(at)
                          : branch(at, tests.masks, loadHeld, loadHidden);
  };
  return branch(scope, tests.guards, loadMasked,
                [&](Scope &at) { return get(read.getOtherwise(), at); });
}
