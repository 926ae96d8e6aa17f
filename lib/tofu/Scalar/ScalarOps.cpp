//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Scalar/Conversions.h"
#include "tofu/Scalar/Handlers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

static const OpTable &getTable() {
  static const OpTable table = [] {
    OpTable table;
    addFloatOps(table);
    addIntegerOps(table);
    addMathOps(table);
    return table;
  }();
  return table;
}

static const Instruction *select(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst] = r[pc->a].i ? r[pc->b] : r[pc->c];
  return pc + 1;
}
static const Instruction *copy(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst] = r[pc->a];
  return pc + 1;
}

static Handler lookUp(StringRef name, Kind kind) {
  auto found = getTable().find(name);
  return found == getTable().end() ? nullptr : found->second[unsigned(kind)];
}

ScalarOp tofu::interpreter::selectHandler(Operation *op, unsigned result) {
  if (op->getNumRegions() || op->getNumOperands() == 0 ||
      op->getNumOperands() > 3 || result >= op->getNumResults())
    return {};
  std::optional<ScalarType> to = getScalarType(op->getResult(result).getType());
  std::optional<ScalarType> from = getScalarType(op->getOperand(0).getType());
  if (!to || !from)
    return {};
  int64_t widths = packWidths(to->width, from->width);
  if (isa<arith::SelectOp>(op))
    return {select, 0};
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return {
        lookUp("cmpi." +
                   arith::stringifyCmpIPredicate(compare.getPredicate()).str(),
               Kind::Int),
        widths};
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return {
        lookUp("cmpf." +
                   arith::stringifyCmpFPredicate(compare.getPredicate()).str(),
               from->kind),
        widths};
  std::string name = op->getName().getStringRef().str();
  if (Handler cast = selectCast(name, from->kind, to->kind))
    return {cast, widths};
  if (result)
    name += "#" + std::to_string(result);
  return {lookUp(name, from->kind), widths};
}

ScalarOp tofu::interpreter::selectCombiner(tdl::Combiner combiner,
                                           ScalarType type) {
  bool isInt = type.kind == Kind::Int;
  StringRef name;
  switch (combiner) {
  case tdl::Combiner::sum:
    name = isInt ? "arith.addi" : "arith.addf";
    break;
  case tdl::Combiner::prod:
    name = isInt ? "arith.muli" : "arith.mulf";
    break;
  case tdl::Combiner::max:
    name = isInt ? "arith.maxsi" : "arith.maximumf";
    break;
  case tdl::Combiner::min:
    name = isInt ? "arith.minsi" : "arith.minimumf";
    break;
  case tdl::Combiner::all:
    name = "arith.andi";
    break;
  case tdl::Combiner::any:
    name = "arith.ori";
    break;
  }
  return {lookUp(name, type.kind), packWidths(type.width, type.width)};
}

ScalarOp tofu::interpreter::selectConversion(ScalarType from, ScalarType to) {
  if (from == to)
    return {copy, 0};
  StringRef name = from.kind == Kind::Int
                       ? (to.kind == Kind::Int ? "arith.extsi" : "arith.sitofp")
                       : (to.kind == Kind::Int ? "arith.fptosi" : "arith.extf");
  return {selectCast(name, from.kind, to.kind),
          packWidths(to.width, from.width)};
}
