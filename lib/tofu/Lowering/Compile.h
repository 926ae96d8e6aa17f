//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From a partitioned function to a shared object, step by step.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_COMPILE_H
#define TOFU_LOWERING_COMPILE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Lowering/Program/Kernels.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include <chrono>

namespace tofu::lowering {

/// Seconds that parts of the work took, in their order.
class Phases {
public:
  /// `observe` is told of each phase as it begins.
  explicit Phases(void (*observe)(const char *name) = nullptr)
      : observe(observe) {}
  /// Ends the phase before it. The name is a literal.
  void begin(const char *name);
  void print(llvm::raw_ostream &os);

private:
  using Clock = std::chrono::steady_clock;
  void (*observe)(const char *name);
  std::vector<std::pair<const char *, Clock::time_point>> starts;
};

struct CompileOptions {
  Target target = Target::CPU;
  std::string cpu = "x86-64-v3"; // of the host
  /// Of CUDA: the path of ptxas, "none", or "" to look for it.
  std::string ptxas;
  std::string report; // of the plan, as JSON, to be carried by the program
  std::optional<LoopOptions> loops;             // else the target's own
  Activations activations = Activations::Exact; // of CUDA
  Scatters scatters = Scatters::Ordered;        // the same
  /// Objects, archives and shared libraries that have opaque functions: what
  /// is in none of them is looked for in the process that runs the program.
  std::vector<std::string> link;
  /// Else code of the host is slow, and made in a fraction of the time.
  bool optimizes = true;
};

/// An error where a CPU is unknown or a file to link is not there: what can be
/// said before any work.
llvm::Error checkOptions(const CompileOptions &options);

/// True if programs of these options, which are right, are for CUDA devices and
/// have no code of any architecture's own, as there is no ptxas.
bool hasOnlyPTX(const CompileOptions &options);

/// Writes what is decided of each kernel, before there is code.
mlir::LogicalResult printLoops(mlir::func::FuncOp function,
                               const CompileOptions &options,
                               llvm::raw_ostream &os);

/// Writes the kernels before they are LLVM's dialect: for tests.
mlir::LogicalResult printKernels(mlir::func::FuncOp function,
                                 const CompileOptions &options,
                                 llvm::raw_ostream &os);

/// Writes the PTX of a program for CUDA devices.
mlir::LogicalResult printPTX(mlir::func::FuncOp function,
                             const CompileOptions &options,
                             llvm::raw_ostream &os);

/// The program as an optimised LLVM module. Diagnostics are emitted.
mlir::FailureOr<std::unique_ptr<llvm::Module>>
compile(mlir::func::FuncOp function, const CompileOptions &options,
        llvm::LLVMContext &context, Phases &phases);

/// Writes that as a shared object: of a function that `prepareToCompile` made,
/// or -tofu-expand; others fail, with a diagnostic.
mlir::LogicalResult compileToFile(mlir::func::FuncOp function,
                                  const CompileOptions &options,
                                  llvm::StringRef output, Phases &phases);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_COMPILE_H
