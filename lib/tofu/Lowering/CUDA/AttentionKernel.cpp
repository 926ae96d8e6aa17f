//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/AttentionKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Lowering/CUDA/Device/Attention.h"
#include "tofu/Lowering/CUDA/PairKernel.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
/// The loops are those of Device/Attention.cpp and NarrowAttention.cpp.
class AttentionKernelBuilder : public PairKernelBuilder {
public:
  AttentionKernelBuilder(const LoopNest &nest, const AttendStep &step)
      : PairKernelBuilder(nest, step.ranges, step.attention.isNarrow,
                          sizeof(tofu_attention) / 8),
        step(step), attention(step.attention) {}

  void buildScore(ModuleOp module, StringRef name);
  void buildHidden(ModuleOp module, StringRef name);
  void buildStore(ModuleOp module, StringRef name);

private:
  Values getProblem(Value firstRow) override;
  std::string getLoops() override;
  ArrayRef<StringRef> getCallbacks() override {
    static constexpr StringRef callbacks[] = {"_score", "_hidden", "_store"};
    return callbacks;
  }

  const AttendStep &step;
  const Attention &attention;
};
} // namespace

CudaLaunch lowering::buildAttentionKernel(const LoopNest &nest,
                                          const AttendStep &step, ModuleOp host,
                                          ModuleOp device, StringRef name) {
  addMachine(device);
  auto make = [&] { return AttentionKernelBuilder(nest, step); };
  make().buildScore(device, (name + "_score").str());
  make().buildHidden(device, (name + "_hidden").str());
  make().buildStore(device, (name + "_store").str());
  make().buildKernel(device, name);
  CudaLaunch launch{name.str(), (name + ".size").str()};
  make().buildSize(host, launch.size);
  return launch;
}

void AttentionKernelBuilder::buildScore(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function = startCallback(module, name, f32, {i64, i64, f32});
  setVariable(attention.row, toIndex(function.getArgument(1)));
  setVariable(attention.column, toIndex(function.getArgument(2)));
  point = &step.point;
  Value sum = function.getArgument(3);
  Value product = tdl::ReduceOp(attention.product).getResult(0);
  Scope scope, wide;
  scope[product] = convert(builder, sum, f32, product.getType());
  wide[product] = sum;
  if (isNarrow)
    return finish(getWide(attention.score, wide, scope));
  finish(convert(builder, get(attention.score, scope),
                 attention.score.getType(), f32));
}

/// The largest value of what is negative where a score is hidden.
void AttentionKernelBuilder::buildHidden(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, builder.getI32Type(), {i64, i64, i64, i64});
  finish(isHidden(attention.visible, attention.row, attention.column,
                  function.getArguments().drop_front()));
}

void AttentionKernelBuilder::buildStore(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, {}, {i64, i64, f32, f32, f32});
  setVariable(attention.row, toIndex(function.getArgument(1)));
  setVariable(attention.element, toIndex(function.getArgument(2)));
  point = &step.point;
  Value sum = function.getArgument(3), total = function.getArgument(4);
  if (attention.isNormalized)
    sum = arith::DivFOp::create(builder, op.getLoc(), sum, total);
  Scope scope;
  setFold(scope, attention.sum, sum);
  setFold(scope, attention.total, total);
  setFold(scope, attention.top, function.getArgument(5));
  finishStore(step.addresses, scope);
}

KernelBuilder::Values AttentionKernelBuilder::getProblem(Value firstRow) {
  Values fields;
  addOperand(fields, attention.query, attention.row, attention.depth);
  addOperand(fields, attention.key, attention.column, attention.depth);
  addOperand(fields, attention.value, attention.column, attention.element);
  fields.push_back(createIndexCast(builder, i64, firstRow));
  fields.push_back(toInteger(step.ranges.back().hi));
  for (const SpreadStep::Range &range : {step.column, step.depth, step.element})
    addBounds(fields, range);
  fields.push_back(getConstant(!attention.visible.empty()));
  fields.push_back(
      LLVM::ConstantOp::create(builder, op.getLoc(), builder.getF64Type(),
                               builder.getF64FloatAttr(attention.hiddenScore)));
  return fields;
}

std::string AttentionKernelBuilder::getLoops() {
  int64_t most = getExtent(attention.element);
  if (isNarrow)
    most = std::max(most, getExtent(attention.depth));
  return std::string("tofu_attend_") + (isNarrow ? "narrow_" : "f32_") +
         std::to_string(getSize(most));
}
