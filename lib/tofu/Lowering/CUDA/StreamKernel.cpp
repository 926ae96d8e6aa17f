//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/StreamKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Lowering/CUDA/Device/Stream.h"
#include "tofu/Lowering/CUDA/PairKernel.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
/// The loops are those of Device/Stream.cpp and NarrowStream.cpp.
class StreamKernelBuilder : public PairKernelBuilder {
public:
  StreamKernelBuilder(const LoopNest &nest, const StreamStep &step)
      : PairKernelBuilder(nest, step.ranges, step.stream.isNarrow,
                          sizeof(tofu_stream) / 8),
        step(step), stream(step.stream) {}

  void buildWeight(ModuleOp module, StringRef name);
  void buildHiddenWeight(ModuleOp module, StringRef name);
  void buildHidden(ModuleOp module, StringRef name);
  void buildStore(ModuleOp module, StringRef name);

private:
  Values getProblem(Value firstRow) override;
  void addColumns(Values &fields, tdl::ReadOp read, unsigned other,
                  const SpreadStep::Range &range);
  std::string getLoops() override;
  ArrayRef<StringRef> getCallbacks() override {
    static constexpr StringRef callbacks[] = {"_weight", "_hidden_weight",
                                              "_hidden", "_store"};
    return callbacks;
  }
  void setOuter(Value value) {
    if (stream.outer)
      setVariable(*stream.outer, toIndex(value));
  }

  const StreamStep &step;
  const Stream &stream;
};
} // namespace

CudaLaunch lowering::buildStreamKernel(const LoopNest &nest,
                                       const StreamStep &step, ModuleOp host,
                                       ModuleOp device, StringRef name) {
  addMachine(device);
  auto make = [&] { return StreamKernelBuilder(nest, step); };
  make().buildWeight(device, (name + "_weight").str());
  make().buildHiddenWeight(device, (name + "_hidden_weight").str());
  make().buildHidden(device, (name + "_hidden").str());
  make().buildStore(device, (name + "_store").str());
  make().buildKernel(device, name);
  CudaLaunch launch{name.str(), (name + ".size").str()};
  make().buildSize(host, launch.size);
  return launch;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void StreamKernelBuilder::buildWeight(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, f32, {i64, i64, i64, f32, f32});
  setOuter(function.getArgument(1));
  setVariable(stream.row, toIndex(function.getArgument(2)));
  setVariable(stream.column, toIndex(function.getArgument(3)));
  point = &step.point;
  Scope scope, wide;
  for (auto [number, product] : llvm::enumerate(stream.products)) {
    Value sum = function.getArgument(4 + number);
    for (tdl::ReduceOp reduce : product.reduces) {
      Value result = reduce.getResult(0);
      scope[result] = convert(builder, sum, f32, result.getType());
      wide[result] = sum;
    }
  }
  if (isNarrow)
    return finish(getWide(stream.weight, wide, scope));
  finish(convert(builder, get(stream.weight, scope), stream.weight.getType(),
                 f32));
}

/// What is known of it where all choices are hidden.
void StreamKernelBuilder::buildHiddenWeight(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function = startCallback(module, name, f32, {i64, i64, i64});
  if (stream.choices.empty())
    return finish(Value(LLVM::ConstantOp::create(builder, op.getLoc(), f32,
                                                 builder.getF32FloatAttr(1))));
  setOuter(function.getArgument(1));
  setVariable(stream.row, toIndex(function.getArgument(2)));
  setVariable(stream.column, toIndex(function.getArgument(3)));
  point = &step.point;
  Scope scope;
  for (const Choice &choice : stream.choices) {
    arith::SelectOp select = choice.select;
    scope[select.getResult()] = get(choice.hidden, scope);
  }
  finish(convert(builder, get(stream.hidden, scope), stream.hidden.getType(),
                 f32));
}

void StreamKernelBuilder::buildHidden(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function = startCallback(module, name, builder.getI32Type(),
                                            {i64, i64, i64, i64, i64});
  setOuter(function.getArgument(1));
  Value hidden =
      LLVM::ConstantOp::create(builder, op.getLoc(), builder.getI32Type(),
                               int32_t(!stream.choices.empty()));
  for (const Choice &choice : stream.choices)
    hidden = arith::AndIOp::create(
        builder, op.getLoc(), hidden,
        isHidden(choice.visible, stream.row, stream.column,
                 function.getArguments().drop_front(2)));
  finish(hidden);
}

void StreamKernelBuilder::buildStore(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, {}, {i64, i64, f32, f32});
  setVariable(stream.row, toIndex(function.getArgument(1)));
  if (stream.element)
    setVariable(*stream.element, toIndex(function.getArgument(2)));
  point = &step.point;
  Scope scope;
  for (auto [reduce, number] :
       {std::pair(stream.fold, 3), std::pair(stream.top, 4)})
    if (reduce) {
      Value result = tdl::ReduceOp(reduce).getResult(0);
      scope[result] =
          convert(builder, function.getArgument(number), f32, result.getType());
    }
  Values values;
  for (Value value : op.getYield().getValues())
    values.push_back(get(value, scope));
  for (auto [value, piece, address] :
       llvm::zip(values, nest.outputs, step.addresses))
    store(getPlace(piece), address, value);
  finish();
}

//===----------------------------------------------------------------------===//
// What the loops are asked
//===----------------------------------------------------------------------===//

void StreamKernelBuilder::addColumns(Values &fields, tdl::ReadOp read,
                                     unsigned other,
                                     const SpreadStep::Range &range) {
  addOperand(fields, read, stream.column, other);
  fields.push_back(stream.outer ? getStep(read, *stream.outer)
                                : getConstant(0));
  addBounds(fields, range);
}

KernelBuilder::Values StreamKernelBuilder::getProblem(Value firstRow) {
  Values fields = {createIndexCast(builder, i64, firstRow),
                   toInteger(step.ranges.back().hi)};
  addBounds(fields, step.column);
  addBounds(fields, step.outer.value_or(SpreadStep::Range{0, 0, 1}));
  fields.push_back(getConstant(stream.choices.empty() ? TOFU_STREAM_SHOWS
                               : stream.isHiddenByColumn
                                   ? TOFU_STREAM_HIDES_BY_COLUMN
                                   : TOFU_STREAM_HIDES_BY_ROW));
  for (unsigned number : {0, 1}) {
    // Of one product, there is no code that looks at a second one.
    unsigned own = std::min<unsigned>(number, stream.products.size() - 1);
    const Stream::Product &product = stream.products[own];
    addOperand(fields, product.row, stream.row, product.depth);
    addColumns(fields, product.column, product.depth, step.depths[own]);
  }
  // Nor is there code that looks at a value if there is none.
  const Stream::Product &product = stream.products.front();
  if (stream.value)
    addColumns(fields, stream.value, *stream.element, *step.element);
  else
    addColumns(fields, product.column, product.depth, step.depths.front());
  fields.push_back(getConstant(stream.sameAsValue.value_or(2)));
  return fields;
}

std::string StreamKernelBuilder::getLoops() {
  int64_t most = stream.element ? getExtent(*stream.element) : 0;
  if (isNarrow)
    for (const Stream::Product &product : stream.products)
      most = std::max(most, getExtent(product.depth));
  std::string name = std::string("tofu_stream_") +
                     (isNarrow ? "narrow_" : "f32_") +
                     std::to_string(stream.products.size());
  if (!stream.value)
    name += stream.top ? "_softmax" : stream.isMaximum() ? "_maximum" : "_sum";
  return stream.value || isNarrow ? name + "_" + std::to_string(getSize(most))
                                  : name;
}
