//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// All functions of a program's code: a kernel for every lambda that differs
// from the others, and a function for every box.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_PROGRAM_KERNELS_H
#define TOFU_LOWERING_PROGRAM_KERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/Lowering/CUDA/CudaKernel.h"
#include "tofu/Lowering/Loops/LoopNest.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace tofu::lowering {

/// What executes kernels.
enum class Target { CPU, CUDA };

class Kernels {
public:
  /// Where there is a stream, kernels are not built: what is decided of them is
  /// printed.
  explicit Kernels(mlir::MLIRContext *context, const LoopOptions &options = {},
                   llvm::raw_ostream *loops = nullptr,
                   Target target = Target::CPU);
  ~Kernels();

  /// The name of the lambda's kernel; `places` as for decideLoops. Lambdas
  /// that differ in their operands only have one kernel.
  std::string getKernel(tdl::LambdaOp op, llvm::ArrayRef<unsigned> places);
  /// On a device, a kernel is several, started one after the other.
  llvm::ArrayRef<CudaLaunch> getLaunches(llvm::StringRef kernel) const;
  /// Bytes of scratch memory: the most of any kernel.
  int64_t getScratchBytes() const { return scratchBytes; }
  /// The name of the tofu_box_function of a box.
  std::string getBox(tdl::BoxAttr box);

  /// The functions of the host.
  mlir::ModuleOp getModule() { return module.get(); }
  /// The kernels of a device; null if the target is none.
  mlir::ModuleOp getDeviceModule() { return device.get(); }
  Target getTarget() const { return target; }
  const LoopOptions &getOptions() const { return options; }

private:
  /// The lambda on operands that stand for any of their types.
  tdl::LambdaOp abstract(tdl::LambdaOp op);

  LoopOptions options;
  llvm::raw_ostream *loops;
  Target target;
  mlir::OwningOpRef<mlir::ModuleOp> module, device;
  llvm::StringMap<std::vector<CudaLaunch>> launches; // by kernel
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
  int64_t scratchBytes = 0;
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_PROGRAM_KERNELS_H
