//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The functions around the loops: three per kernel. `name` has the runtime's
// signature and loads the places from the table; `name`.body has them as
// arguments that do not alias, which lets LLVM vectorise.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CPU/CpuKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tofu/Lowering/Kernel/KernelBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static constexpr llvm::StringLiteral kBodySuffix = ".body";
static constexpr llvm::StringLiteral kExtentSuffix = ".extent";

namespace {
/// Kernels of CPUs have no threads: the runtime shares out the iterations of
/// their outermost loop.
class CpuKernelBuilder : public KernelBuilder {
public:
  using KernelBuilder::KernelBuilder;

  void build(ModuleOp module, StringRef name);

private:
  void buildBody(ModuleOp module, StringRef name);
  void buildEntry(ModuleOp module, StringRef name);
  void buildExtent(ModuleOp module, StringRef name);

  void emitSpread(const SpreadStep &, Scope &) override {
    llvm_unreachable("loops of CPUs are not spread over threads");
  }
  std::pair<Value, Value> getLane() override {
    llvm_unreachable("loops of CPUs are not spread over threads");
  }
  Values combineLanes(tdl::ReduceOp, Values accumulators) override {
    return accumulators;
  }
  void emitOnce(function_ref<void()> body) override { body(); }
  Value getScratch() override {
    llvm_unreachable("kernels for CPUs have tiles");
  }
  void emitFailure(Location loc, int64_t code) override;

  Value failure; // where the number of a bad operand goes
};
} // namespace

void lowering::buildKernel(const LoopNest &nest, ModuleOp module,
                           StringRef name) {
  CpuKernelBuilder(nest).build(module, name);
}

void CpuKernelBuilder::build(ModuleOp module, StringRef name) {
  buildBody(module, name);
  buildEntry(module, name);
  buildExtent(module, name);
}

/// A function whose first block the builder is set to.
static func::FuncOp addFunction(OpBuilder &builder, ModuleOp module,
                                const Twine &name, TypeRange types,
                                bool isInternal) {
  builder.setInsertionPointToEnd(module.getBody());
  Type i64 = builder.getI64Type();
  auto function =
      func::FuncOp::create(builder, builder.getUnknownLoc(), name.str(),
                           builder.getFunctionType(types, i64));
  if (isInternal) {
    function.setPrivate();
    function->setAttr(
        "llvm.linkage",
        LLVM::LinkageAttr::get(builder.getContext(), LLVM::Linkage::Internal));
  }
  builder.setInsertionPointToStart(function.addEntryBlock());
  return function;
}

static void createReturn(OpBuilder &builder, Value value) {
  func::ReturnOp::create(builder, value.getLoc(), value);
}

//===----------------------------------------------------------------------===//
// name(coordinates, buffers, begin, end) and name.extent(coordinates)
//===----------------------------------------------------------------------===//

void CpuKernelBuilder::buildEntry(ModuleOp module, StringRef name) {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Type i64 = builder.getI64Type();
  func::FuncOp entry =
      addFunction(builder, module, name, {pointer, pointer, i64, i64}, false);
  Location loc = builder.getUnknownLoc();
  Values arguments;
  SmallVector<unsigned> places;
  for (const std::vector<Piece> *pieces : {&nest.inputs, &nest.outputs})
    for (const Piece &piece : *pieces)
      places.push_back(piece.place);
  for (unsigned place = 0; place != nest.getNumPlaces(); ++place) {
    unsigned number = llvm::find(places, place) - places.begin();
    arguments.push_back(
        loadElement(builder, entry.getArgument(1), pointer, number));
  }
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis)
    arguments.push_back(
        createIndexCast(builder, builder.getIndexType(),
                        loadElement(builder, entry.getArgument(0), i64, axis)));
  for (unsigned bound : {2, 3})
    arguments.push_back(createIndexCast(builder, builder.getIndexType(),
                                        entry.getArgument(bound)));
  auto call = func::CallOp::create(builder, loc, (name + kBodySuffix).str(),
                                   i64, arguments);
  createReturn(builder, call.getResult(0));
}

void CpuKernelBuilder::buildExtent(ModuleOp module, StringRef name) {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  func::FuncOp function =
      addFunction(builder, module, name + kExtentSuffix, pointer, false);
  Type i64 = builder.getI64Type();
  Values at;
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis)
    at.push_back(createIndexCast(
        builder, builder.getIndexType(),
        loadElement(builder, function.getArgument(0), i64, axis)));
  prepare(at);
  createReturn(builder,
               createIndexCast(builder, i64, prologue->emit(nest.extent)));
}

//===----------------------------------------------------------------------===//
// name.body(places..., coordinates..., begin, end)
//===----------------------------------------------------------------------===//

void CpuKernelBuilder::buildBody(ModuleOp module, StringRef name) {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  unsigned numPlaces = nest.getNumPlaces();
  SmallVector<Type> types(numPlaces, pointer);
  types.append(nest.getNumAxes() + 2, builder.getIndexType());
  func::FuncOp body =
      addFunction(builder, module, name + kBodySuffix, types, true);
  for (unsigned place = 0; place != numPlaces; ++place)
    body.setArgAttr(place, LLVM::LLVMDialect::getNoAliasAttrName(),
                    builder.getUnitAttr());
  Location loc = builder.getUnknownLoc();
  Type i64 = builder.getI64Type();
  Value one = LLVM::ConstantOp::create(builder, loc, i64, 1);
  Value zero = LLVM::ConstantOp::create(builder, loc, i64, 0);
  failure = LLVM::AllocaOp::create(builder, loc, pointer, i64, one);
  LLVM::StoreOp::create(builder, loc, zero, failure);
  Values arguments = llvm::to_vector_of<Value>(body.getArguments());
  ArrayRef<Value> rest = ArrayRef(arguments).drop_front(numPlaces);
  leaves.begin = rest.drop_back().back();
  leaves.end = rest.back();
  pointers.assign(arguments.begin(), arguments.begin() + numPlaces);
  prepare(rest.drop_back(2));
  Scope scope;
  emit(nest.steps, scope, {});
  createReturn(builder, LLVM::LoadOp::create(builder, loc, i64, failure));
}

void CpuKernelBuilder::emitFailure(Location loc, int64_t code) {
  Value number =
      LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), code);
  LLVM::StoreOp::create(builder, loc, number, failure);
}
