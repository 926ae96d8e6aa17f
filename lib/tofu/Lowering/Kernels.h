//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// All functions of a program's code: a kernel for every lambda that differs
// from the others, and a function for every box.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNELS_H
#define TOFU_LOWERING_KERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/Lowering/Loops/LoopNest.h"
#include "llvm/ADT/MapVector.h"

namespace tofu::lowering {

class Kernels {
public:
  /// Where there is a stream, kernels are not built: what is decided of them is
  /// printed.
  explicit Kernels(mlir::MLIRContext *context, const LoopOptions &options = {},
                   llvm::raw_ostream *loops = nullptr);
  ~Kernels();

  /// The name of the lambda's kernel; `places` as for decideLoops. Lambdas
  /// that differ in their operands only have one kernel.
  std::string getKernel(tdl::LambdaOp op, llvm::ArrayRef<unsigned> places);
  /// The name of the tofu_box_function of a box.
  std::string getBox(tdl::BoxAttr box);

  size_t getNumKernels() const { return numKernels; }
  mlir::ModuleOp getModule() { return module.get(); }

private:
  /// The lambda on operands that stand for any of their types.
  tdl::LambdaOp abstract(tdl::LambdaOp op);

  LoopOptions options;
  llvm::raw_ostream *loops;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::Block stand; // its arguments stand for operands
  llvm::DenseMap<std::pair<unsigned, mlir::Type>, mlir::Value> standIns;
  struct Known {
    tdl::LambdaOp op;
    llvm::SmallVector<unsigned> places;
    std::string name;
  };
  std::multimap<size_t, Known> known;
  llvm::DenseMap<mlir::Attribute, unsigned> boxes;
  size_t numKernels = 0;
};

/// A function that writes the ranges of a box: tofu_box_function.
void buildBoxFunction(mlir::ModuleOp module, llvm::StringRef name,
                      tdl::BoxAttr box);

/// Turns the functions into the LLVM dialect. `convertsHalf`: the machine has
/// instructions from and to f16.
mlir::LogicalResult convertToLLVM(mlir::ModuleOp module, bool convertsHalf);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNELS_H
