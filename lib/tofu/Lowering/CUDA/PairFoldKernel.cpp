//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/PairFoldKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Lowering/CUDA/Device/PairFold.h"
#include "tofu/Lowering/CUDA/PairKernel.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
/// The loops are those of Device/PairFold.cpp and NarrowPairFold.cpp.
class PairFoldKernelBuilder : public PairKernelBuilder {
public:
  PairFoldKernelBuilder(const LoopNest &nest, const PairFoldStep &step)
      : PairKernelBuilder(nest, step.ranges, step.pairFold.isNarrow,
                          sizeof(tofu_pair_fold) / 8),
        step(step), pairFold(step.pairFold) {}

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
    if (pairFold.outer)
      setVariable(*pairFold.outer, toIndex(value));
  }

  const PairFoldStep &step;
  const PairFold &pairFold;
};
} // namespace

CudaLaunch lowering::buildPairFoldKernel(const LoopNest &nest,
                                         const PairFoldStep &step,
                                         ModuleOp host, ModuleOp device,
                                         StringRef name) {
  addMachine(device);
  auto make = [&] { return PairFoldKernelBuilder(nest, step); };
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

void PairFoldKernelBuilder::buildWeight(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, f32, {i64, i64, i64, f32, f32});
  setOuter(function.getArgument(1));
  setVariable(pairFold.row, toIndex(function.getArgument(2)));
  setVariable(pairFold.column, toIndex(function.getArgument(3)));
  point = &step.point;
  Scope scope, wide;
  for (auto [number, product] : llvm::enumerate(pairFold.products)) {
    Value sum = function.getArgument(4 + number);
    for (tdl::ReduceOp reduce : product.reduces) {
      Value result = reduce.getResult(0);
      scope[result] = convert(builder, sum, f32, result.getType());
      wide[result] = sum;
    }
  }
  if (isNarrow)
    return finish(getWide(pairFold.weight, wide, scope));
  finish(convert(builder, get(pairFold.weight, scope),
                 pairFold.weight.getType(), f32));
}

/// What is known of it where all choices are hidden.
void PairFoldKernelBuilder::buildHiddenWeight(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function = startCallback(module, name, f32, {i64, i64, i64});
  if (pairFold.choices.empty())
    return finish(Value(LLVM::ConstantOp::create(builder, op.getLoc(), f32,
                                                 builder.getF32FloatAttr(1))));
  setOuter(function.getArgument(1));
  setVariable(pairFold.row, toIndex(function.getArgument(2)));
  setVariable(pairFold.column, toIndex(function.getArgument(3)));
  point = &step.point;
  Scope scope;
  for (const Choice &choice : pairFold.choices) {
    arith::SelectOp select = choice.select;
    scope[select.getResult()] = get(choice.hidden, scope);
  }
  finish(convert(builder, get(pairFold.hidden, scope),
                 pairFold.hidden.getType(), f32));
}

void PairFoldKernelBuilder::buildHidden(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function = startCallback(module, name, builder.getI32Type(),
                                            {i64, i64, i64, i64, i64});
  setOuter(function.getArgument(1));
  Value hidden =
      LLVM::ConstantOp::create(builder, op.getLoc(), builder.getI32Type(),
                               int32_t(!pairFold.choices.empty()));
  for (const Choice &choice : pairFold.choices)
    hidden = arith::AndIOp::create(
        builder, op.getLoc(), hidden,
        isHidden(choice.visible, pairFold.row, pairFold.column,
                 function.getArguments().drop_front(2)));
  finish(hidden);
}

void PairFoldKernelBuilder::buildStore(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, {}, {i64, i64, f32, f32});
  setVariable(pairFold.row, toIndex(function.getArgument(1)));
  if (pairFold.element)
    setVariable(*pairFold.element, toIndex(function.getArgument(2)));
  point = &step.point;
  Scope scope;
  setFold(scope, pairFold.fold, function.getArgument(3));
  if (pairFold.top)
    setFold(scope, pairFold.top, function.getArgument(4));
  finishStore(step.addresses, scope);
}

//===----------------------------------------------------------------------===//
// What the loops are asked
//===----------------------------------------------------------------------===//

void PairFoldKernelBuilder::addColumns(Values &fields, tdl::ReadOp read,
                                       unsigned other,
                                       const SpreadStep::Range &range) {
  addOperand(fields, read, pairFold.column, other);
  fields.push_back(pairFold.outer ? getStep(read, *pairFold.outer)
                                  : getConstant(0));
  addBounds(fields, range);
}

KernelBuilder::Values PairFoldKernelBuilder::getProblem(Value firstRow) {
  Values fields = {createIndexCast(builder, i64, firstRow),
                   toInteger(step.ranges.back().hi)};
  addBounds(fields, step.column);
  addBounds(fields, step.outer.value_or(SpreadStep::Range{0, 0, 1}));
  fields.push_back(getConstant(pairFold.choices.empty() ? TOFU_PAIRS_SHOWS
                               : pairFold.isHiddenByColumn
                                   ? TOFU_PAIRS_HIDES_BY_COLUMN
                                   : TOFU_PAIRS_HIDES_BY_ROW));
  for (unsigned number : {0, 1}) {
    // Of one product, there is no code that looks at a second one.
    unsigned own = std::min<unsigned>(number, pairFold.products.size() - 1);
    const PairFold::Product &product = pairFold.products[own];
    addOperand(fields, product.row, pairFold.row, product.depth);
    addColumns(fields, product.column, product.depth, step.depths[own]);
  }
  // Nor is there code that looks at a value if there is none.
  const PairFold::Product &product = pairFold.products.front();
  if (pairFold.value)
    addColumns(fields, pairFold.value, *pairFold.element, *step.element);
  else
    addColumns(fields, product.column, product.depth, step.depths.front());
  fields.push_back(getConstant(pairFold.sameAsValue.value_or(2)));
  return fields;
}

std::string PairFoldKernelBuilder::getLoops() {
  int64_t most = pairFold.element ? getExtent(*pairFold.element) : 0;
  if (isNarrow)
    for (const PairFold::Product &product : pairFold.products)
      most = std::max(most, getExtent(product.depth));
  std::string name = std::string("tofu_fold_pairs_") +
                     (isNarrow ? "narrow_" : "f32_") +
                     std::to_string(pairFold.products.size());
  if (!pairFold.value)
    name += pairFold.top           ? "_softmax"
            : pairFold.isMaximum() ? "_maximum"
                                   : "_sum";
  return pairFold.value || isNarrow ? name + "_" + std::to_string(getSize(most))
                                    : name;
}
