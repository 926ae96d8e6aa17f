//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Kernels that fold a matrix which is nowhere in memory. Their loops are those
// of Device; what is the program's own stands here: the blocks, where operands
// are, and functions of an element of the matrix and of what becomes of the
// folds. These take what the kernel knows from a table, its *context*, of which
// nothing is left once all is one function.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_PAIRKERNEL_H
#define TOFU_LOWERING_CUDA_PAIRKERNEL_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tofu/Lowering/CUDA/CudaKernel.h"
#include "tofu/Lowering/Kernel/KernelBuilder.h"

namespace tofu::lowering {

class PairKernelBuilder : public KernelBuilder {
public:
  /// The kernel, and the function of the host that says how large its grid is.
  void buildKernel(mlir::ModuleOp module, llvm::StringRef name);
  void buildSize(mlir::ModuleOp module, llvm::StringRef name);

protected:
  /// A block for each point of the ranges, the last of which is of tiles of
  /// rows; the device's function is asked with so many fields.
  PairKernelBuilder(const LoopNest &nest,
                    llvm::ArrayRef<SpreadStep::Range> ranges, bool isNarrow,
                    int64_t numFields);

  /// The fields of what the device's function is asked to do, in their order.
  virtual Values getProblem(mlir::Value firstRow) = 0;
  /// Its name, and the functions that it is given, by what they have behind the
  /// kernel's name.
  virtual std::string getLoops() = 0;
  virtual llvm::ArrayRef<llvm::StringRef> getCallbacks() = 0;

  /// Starts a function that is called with the context first.
  mlir::LLVM::LLVMFuncOp startCallback(mlir::ModuleOp module,
                                       llvm::StringRef name, mlir::Type result,
                                       llvm::ArrayRef<mlir::Type> arguments);
  void finish(mlir::ValueRange result = {}) {
    mlir::LLVM::ReturnOp::create(builder, op.getLoc(), result);
  }
  /// The value of a reduction is the f32.
  void setFold(Scope &scope, tdl::ReduceOp reduce, mlir::Value value);
  /// Computes the results of a point, and ends the function.
  void finishStore(llvm::ArrayRef<Index> addresses, Scope &scope);
  /// An i32 that is not 0 if one of these is negative for all rows and columns
  /// of the bounds: from the first to the second, from the third to the fourth.
  mlir::Value isHidden(llvm::ArrayRef<mlir::AffineExpr> visible, unsigned row,
                       unsigned column, mlir::ValueRange bounds);
  /// A float in f32: what tensor cores have summed up, which `wide` has of the
  /// products, is not rounded in between, where the value is a chain of
  /// arithmetic; and quotients and powers are approximate.
  mlir::Value getWide(mlir::Value value, Scope &wide, Scope &scope);
  /// An operand at row 0 and place 0, which need not be there; how far it is
  /// from one row and place to the next; its type.
  void addOperand(Values &fields, tdl::ReadOp read, unsigned row,
                  unsigned other);
  void addBounds(Values &fields, const SpreadStep::Range &range) {
    fields.push_back(toInteger(range.lo));
    fields.push_back(toInteger(range.hi));
  }
  /// The step of a variable in an operand.
  mlir::Value getStep(tdl::ReadOp read, unsigned variable) {
    return toInteger(nest.accesses.find(read)->second.factors[variable]);
  }

  void setVariable(unsigned variable, mlir::Value value) {
    leaves.variables[variable] = value;
    open[variable] = getVariable(variable);
  }
  mlir::Value toIndex(mlir::Value value) {
    return createIndexCast(builder, builder.getIndexType(), value);
  }
  mlir::Value toInteger(Index index) {
    return createIndexCast(builder, i64, emit(index));
  }
  mlir::Value getConstant(int64_t value) {
    return mlir::LLVM::ConstantOp::create(builder, op.getLoc(), i64, value);
  }
  /// Sizes that there is code for: at least as many elements as these.
  static int64_t getSize(int64_t elements) {
    return elements <= 32 ? 32 : elements <= 64 ? 64 : 128;
  }
  int64_t getExtent(unsigned variable) {
    return loops.getVariables()[variable].extent;
  }

  bool isNarrow;
  mlir::Type pointer, i64, f32;

private:
  mlir::LLVM::LLVMFuncOp start(mlir::ModuleOp module, llvm::StringRef name,
                               mlir::Type result,
                               llvm::ArrayRef<mlir::Type> arguments);
  /// Tensor cores need fewer.
  int64_t getNumThreads() { return isNarrow ? 128 : 256; }
  Index getCount(const SpreadStep::Range &range) {
    return forms.ceilDiv(forms.max(forms.sub(range.hi, range.lo), 0),
                         range.step);
  }
  Index getNumBlocks() {
    Index blocks = 1;
    for (const SpreadStep::Range &range : ranges)
      blocks = forms.mul(blocks, getCount(range));
    return blocks;
  }
  void emitBlock(mlir::Value number, mlir::Value context, mlir::Value problem,
                 llvm::StringRef name);

  //===--------------------------------------------------------------------===//
  // Tables of 8 bytes each
  //===--------------------------------------------------------------------===//
  mlir::Value createTable(int64_t count);
  mlir::Value getPlaceIn(mlir::Value table, int64_t number) {
    return mlir::LLVM::GEPOp::create(
        builder, op.getLoc(), pointer, i64, table,
        llvm::ArrayRef<mlir::LLVM::GEPArg>{int32_t(number)});
  }
  void storeIn(mlir::Value table, int64_t number, mlir::Value value) {
    mlir::LLVM::StoreOp::create(builder, op.getLoc(), value,
                                getPlaceIn(table, number));
  }
  mlir::Value loadFrom(mlir::Value table, int64_t number, mlir::Type type) {
    return mlir::LLVM::LoadOp::create(builder, op.getLoc(), type,
                                      getPlaceIn(table, number));
  }

  //===--------------------------------------------------------------------===//
  // What other kernels have
  //===--------------------------------------------------------------------===//
  void emitFailure(mlir::Location loc, int64_t code) override;
  void emitSpread(const SpreadStep &, Scope &) override;
  std::pair<mlir::Value, mlir::Value> getLane() override;
  Values combineLanes(tdl::ReduceOp, Values) override;
  void emitOnce(llvm::function_ref<void()> body) override { body(); }
  mlir::Value getScratch() override;

  llvm::ArrayRef<SpreadStep::Range> ranges;
  int64_t numFields;
  mlir::Value failure;
};

/// Defines the functions of the machine that loops of Device call.
void addMachine(mlir::ModuleOp module);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_PAIRKERNEL_H
