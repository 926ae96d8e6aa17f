//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/LambdaCompiler.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Opaque.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;
using namespace tofu::interpreter;

LambdaCompiler::LambdaCompiler(LambdaOp op, ArrayRef<Range> ranges,
                               ArrayRef<Operand> inputs, StringRef where)
    : op(op), ranges(ranges), inputs(inputs), where(where) {
  unsigned variable = op.getRank();
  for (ReduceOp reduction : op.getReductions()) {
    firstVariable[reduction] = variable;
    variable += reduction.getStaticExtents().size();
  }
}

const Operand &LambdaCompiler::getOperand(Value source) {
  return inputs[cast<BlockArgument>(source).getArgNumber() - op.getRank()];
}

Program LambdaCompiler::compile(ArrayRef<View> outputs) {
  bindInputs();
  for (auto [index, range] : llvm::zip(op.getIndices(), ranges))
    registers[index] = builder.openLoop(builder.addIndexConstant(range.first),
                                        builder.addIndexConstant(range.second));
  compileBody(*op.getBlock());
  storeResults(outputs);
  for (unsigned i = 0; i != op.getRank(); ++i)
    builder.closeLevel();
  return builder.finish();
}

/// Scalars are constants of this program.
void LambdaCompiler::bindInputs() {
  for (auto [argument, input] : llvm::zip(op.getInputArguments(), inputs)) {
    if (isa<ShapedType>(argument.getType()))
      continue;
    Tensor scalar(argument.getType(), {});
    std::copy_n(input.view.data, scalar.bytes.size(), scalar.bytes.data());
    Register value = scalar.get(0);
    registers[argument] = argument.getType().isIndex()
                              ? builder.addIndexConstant(value.i)
                              : builder.addConstant(value);
  }
}

void LambdaCompiler::storeResults(ArrayRef<View> outputs) {
  for (auto [value, view] : llvm::zip(op.getYield().getValues(), outputs)) {
    Linear offset;
    for (auto [index, stride, range] :
         llvm::zip(op.getIndices(), view.getStrides(), view.box)) {
      offset.add(builder.getLinear(registers.at(index)), stride);
      offset.constant -= stride * range.first;
    }
    Address address = getAddress(builder, offset);
    builder.emit(builder.getTop(),
                 {selectStore(*getScalarType(value.getType())), 0, address.base,
                  address.step, registers.at(value), address.stride,
                  view.data});
  }
}

void LambdaCompiler::compileBody(Block &block) {
  for (Operation &op : block.without_terminator())
    compileOp(&op);
}

static const Instruction *requirePositive(const Instruction *pc, Frame &frame) {
  int64_t divisor = frame.registers[pc->a].i;
  if (divisor > 0)
    return pc + 1;
  frame.error =
      describeDivisor(*static_cast<const std::string *>(pc->aux), divisor);
  return nullptr;
}

void LambdaCompiler::compileOp(Operation *op) {
  if (auto read = dyn_cast<ReadOp>(op))
    return compileRead(read);
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return compileReduce(reduce);
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    Register value = getConstant(constant.getValue());
    registers[constant] = constant.getType().isIndex()
                              ? builder.addIndexConstant(value.i)
                              : builder.addConstant(value);
    return;
  }
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    SmallVector<uint32_t> operands = getRegisters(apply.getMapOperands());
    for (uint32_t divisor : getDivisors(map, operands))
      builder.emit(std::max(builder.getFloor(), builder.getLevel(divisor)),
                   {requirePositive, 0, divisor, 0, 0, 0,
                    builder.own(formatAt(op->getLoc(), where))});
    registers[apply] = builder.materialize(
        builder.getLinear(map.getResult(0), map.getNumDims(), operands));
    return;
  }
  for (OpResult result : op->getResults())
    registers[result] =
        builder.emitOp(selectHandler(op, result.getResultNumber()),
                       getRegisters(op->getOperands()));
}

SmallVector<uint32_t, 0>
LambdaCompiler::getDivisors(AffineMap map, ArrayRef<uint32_t> operands) {
  SmallVector<uint32_t, 0> divisors;
  map.walkExprs([&](AffineExpr expr) {
    if (expr.getKind() != AffineExprKind::FloorDiv &&
        expr.getKind() != AffineExprKind::CeilDiv &&
        expr.getKind() != AffineExprKind::Mod)
      return;
    AffineExpr divisor = cast<AffineBinaryOpExpr>(expr).getRHS();
    if (isa<AffineConstantExpr>(divisor))
      return; // positive: the verifier says so
    Linear value = builder.getLinear(divisor, map.getNumDims(), operands);
    std::optional<Interval> bounds = builder.getBounds(value);
    if (!bounds || bounds->lo <= 0)
      divisors.push_back(builder.materialize(value));
  });
  return divisors;
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

/// Why an operation in a body cannot be evaluated; empty if it can.
static std::string whyNot(Operation *op) {
  if (isa<ReadOp, ReduceOp, YieldOp, affine::AffineApplyOp>(op))
    return "";
  if (auto opaque = dyn_cast<OpaqueOp>(op))
    return whyNoBody(opaque);
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (!isa<ShapedType>(type) && !getScalarType(type)) {
      std::string text;
      llvm::raw_string_ostream(text)
          << "the interpreter does not know the type " << type;
      return text;
    }
  bool known = isa<arith::ConstantOp>(op) || op->getNumResults() > 0;
  for (unsigned i = 0; known && i != op->getNumResults(); ++i)
    known = isa<arith::ConstantOp>(op) || selectHandler(op, i).handler;
  return known ? ""
               : ("the interpreter does not know '" +
                  op->getName().getStringRef() + "'")
                     .str();
}

llvm::Error tofu::interpreter::checkSupported(LambdaOp lambda) {
  std::optional<std::pair<Location, std::string>> error;
  auto check = [&](Operation *op) {
    std::string reason = whyNot(op);
    if (reason.empty())
      return WalkResult::advance();
    error.emplace(op->getLoc(), reason);
    return WalkResult::interrupt();
  };
  lambda.getBody().walk([&](Operation *op) {
    if (check(op).wasInterrupted())
      return WalkResult::interrupt();
    auto reduce = dyn_cast<ReduceOp>(op);
    if (!reduce || reduce.getBuiltin())
      return WalkResult::advance();
    auto combiner = SymbolTable::lookupNearestSymbolFrom<CombinerOp>(
        lambda, cast<FlatSymbolRefAttr>(reduce.getCombiner()));
    if (combiner)
      return combiner.getBody().walk(check);
    error.emplace(op->getLoc(), "the combiner is not defined");
    return WalkResult::interrupt();
  });
  if (error)
    return errorAt(error->first, error->second);
  return llvm::Error::success();
}

llvm::Error tofu::interpreter::evaluate(LambdaOp op, ArrayRef<Range> ranges,
                                        ArrayRef<Operand> inputs,
                                        ArrayRef<View> outputs,
                                        StringRef where) {
  if (getVolume(ranges.take_front(op.getRank())) == 0)
    return llvm::Error::success();
  if (OpaqueOp opaque = op.getOpaque())
    return applyOpaque(opaque, ranges, inputs, outputs, where);
  return LambdaCompiler(op, ranges, inputs, where).compile(outputs).run();
}
