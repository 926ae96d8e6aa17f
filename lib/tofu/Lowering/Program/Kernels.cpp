//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Program/Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Lowering/CPU/CpuKernel.h"
#include "tofu/Lowering/Kernel/IndexBuilder.h"
#include "tofu/Lowering/Loops/PrintLoops.h"
#include "tofu/Transforms/StructuralHash.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Kernels::Kernels(MLIRContext *context, const LoopOptions &options,
                 llvm::raw_ostream *loops, Target target)
    : options(options), loops(loops), target(target) {
  context->loadDialect<arith::ArithDialect, func::FuncDialect,
                       LLVM::LLVMDialect, scf::SCFDialect>();
  module = ModuleOp::create(UnknownLoc::get(context));
  if (target == Target::CUDA)
    device = ModuleOp::create(UnknownLoc::get(context));
}

Kernels::~Kernels() {
  for (auto &[hash, kernel] : known)
    kernel.op->destroy();
}

tdl::LambdaOp Kernels::abstract(tdl::LambdaOp op) {
  tdl::LambdaOp copy = op.clone();
  copy->setDiscardableAttrs(ArrayRef<NamedAttribute>());
  for (OpOperand &operand : copy->getOpOperands()) {
    Type type = operand.get().getType();
    Value &standIn = standIns[{operand.getOperandNumber(), type}];
    if (!standIn)
      standIn = stand.addArgument(type, UnknownLoc::get(type.getContext()));
    operand.set(standIn);
  }
  return copy;
}

std::string Kernels::getKernel(tdl::LambdaOp op, ArrayRef<unsigned> places) {
  tdl::LambdaOp copy = abstract(op);
  size_t hash = getStructuralHash(copy);
  auto [first, last] = known.equal_range(hash);
  for (auto it = first; it != last; ++it)
    if (ArrayRef(it->second.places) == places &&
        isStructurallyEqual(it->second.op, copy)) {
      copy->destroy();
      return it->second.name;
    }
  std::string name = "kernel" + std::to_string(numKernels++);
  LoopNest nest = decideLoops(op, places, options);
  scratchBytes = std::max(scratchBytes, nest.numSlots * kSlotBytes);
  if (loops)
    printLoops(nest, name, *loops);
  else if (target == Target::CUDA)
    launches[name] = buildCudaKernels(nest, *module, *device, name);
  else
    buildKernel(nest, *module, name);
  known.insert({hash, {copy, SmallVector<unsigned>(places), name}});
  return name;
}

ArrayRef<CudaLaunch> Kernels::getLaunches(StringRef kernel) const {
  auto found = launches.find(kernel);
  if (found == launches.end())
    return {};
  return found->second;
}

/// A function that writes the ranges of a box: tofu_box_function.
static void buildBoxFunction(ModuleOp module, StringRef name,
                             tdl::BoxAttr box) {
  OpBuilder builder(module.getBodyRegion());
  builder.setInsertionPointToEnd(module.getBody());
  Location loc = builder.getUnknownLoc();
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Type i64 = builder.getI64Type();
  auto function = func::FuncOp::create(
      builder, loc, name, builder.getFunctionType({pointer, pointer}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  auto getPlace = [&](unsigned argument, unsigned number) {
    return LLVM::GEPOp::create(builder, loc, pointer, i64,
                               function.getArgument(argument),
                               ArrayRef<LLVM::GEPArg>{int32_t(number)});
  };
  IndexLeaves leaves;
  for (unsigned axis = 0; axis != box.getNumAxes(); ++axis) {
    Value value = LLVM::LoadOp::create(builder, loc, i64, getPlace(0, axis));
    leaves.coordinates.push_back(arith::IndexCastOp::create(
        builder, loc, builder.getIndexType(), value));
  }
  Indices indices;
  IndexBuilder here(builder, leaves);
  RankBox ranges = lowering::getBox(indices, box);
  for (auto [dim, range] : llvm::enumerate(ranges.ranges))
    for (auto [end, bound] : {std::pair(0, range.lo), std::pair(1, range.hi)}) {
      Value value =
          arith::IndexCastOp::create(builder, loc, i64, here.emit(bound));
      LLVM::StoreOp::create(builder, loc, value, getPlace(1, 2 * dim + end));
    }
  func::ReturnOp::create(builder, loc);
}

std::string Kernels::getBox(tdl::BoxAttr box) {
  auto [found, isNew] = boxes.insert({box, boxes.size()});
  std::string name = "box" + std::to_string(found->second);
  if (isNew)
    buildBoxFunction(*module, name, box);
  return name;
}
