//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/Optimize.h"

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/SystemLibraries.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"

using namespace tofu::lowering;
using llvm::ElementCount;
using llvm::StringRef;

bool tofu::lowering::hasFeature(const llvm::TargetMachine &machine,
                                StringRef feature) {
  return machine.getMCSubtargetInfo()->checkFeatures(("+" + feature).str());
}

/// glibc's functions of vectors (libmvec): those that LLVM knows, which are
/// exp, log, sin, cos, tan, pow, and others. Each is for one kind of register,
/// which its name says; a vector of AVX2's is passed otherwise where the
/// machine has none. The others differ from the correctly rounded result by 2
/// units in the last place at most, acosh and, without AVX, atan by 3, tried on
/// all of f32 (from sinh on on every 97th), every zero, infinity and NaN among
/// them.
static std::vector<llvm::VecDesc>
getVectorMath(const llvm::TargetMachine &machine) {
  static const llvm::VecDesc all[] = {
#define TLI_DEFINE_LIBMVEC_X86_VECFUNCS
#include "llvm/Analysis/VecFuncs.def"
#undef TLI_DEFINE_LIBMVEC_X86_VECFUNCS
#define TOFU_VECTOR(scalar, vector, lanes)                                     \
  {scalar,                                                                     \
   vector,                                                                     \
   llvm::ElementCount::getFixed(lanes),                                        \
   false,                                                                      \
   "_ZGV_LLVM_N" #lanes "v",                                                   \
   std::nullopt}
#define TOFU_LIBMVEC(f64, f32, name)                                           \
  TOFU_VECTOR(f64, "_ZGVbN2v_" name, 2),                                       \
      TOFU_VECTOR(f64, "_ZGVdN4v_" name, 4),                                   \
      TOFU_VECTOR(f32, "_ZGVbN4v_" name "f", 4),                               \
      TOFU_VECTOR(f32, "_ZGVdN8v_" name "f", 8)
      TOFU_LIBMVEC("log1p", "log1pf", "log1p"),
      TOFU_LIBMVEC("expm1", "expm1f", "expm1"),
      TOFU_LIBMVEC("erf", "erff", "erf"),
      TOFU_LIBMVEC("tanh", "tanhf", "tanh"),
      TOFU_LIBMVEC("llvm.tanh.f64", "llvm.tanh.f32", "tanh"),
      TOFU_LIBMVEC("llvm.sinh.f64", "llvm.sinh.f32", "sinh"),
      TOFU_LIBMVEC("llvm.cosh.f64", "llvm.cosh.f32", "cosh"),
      TOFU_LIBMVEC("llvm.acos.f64", "llvm.acos.f32", "acos"),
      TOFU_LIBMVEC("llvm.atan.f64", "llvm.atan.f32", "atan"),
      TOFU_LIBMVEC("asinh", "asinhf", "asinh"),
      TOFU_LIBMVEC("acosh", "acoshf", "acosh"),
      TOFU_LIBMVEC("atanh", "atanhf", "atanh"),
#undef TOFU_LIBMVEC
#undef TOFU_VECTOR
  };
  bool hasAVX2 = hasFeature(machine, "avx2");
  std::vector<llvm::VecDesc> fitting;
  llvm::copy_if(all, std::back_inserter(fitting),
                [&](const llvm::VecDesc &function) {
                  StringRef name = function.getVectorFnName();
                  return name.starts_with("_ZGVb") ||
                         (name.starts_with("_ZGVd") && hasAVX2);
                });
  return fitting;
}

void tofu::lowering::setMachine(llvm::Module &module,
                                llvm::TargetMachine &machine) {
  module.setDataLayout(machine.createDataLayout());
  module.setTargetTriple(machine.getTargetTriple());
}

void tofu::lowering::optimize(llvm::Module &module,
                              llvm::TargetMachine &machine,
                              const OptimizeOptions &options) {
  setMachine(module, machine);
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = true;
  tuning.SLPVectorization = true;
  tuning.LoopUnrolling = options.unrollsLoops;
  llvm::TargetLibraryInfoImpl libraries(machine.getTargetTriple());
  if (machine.getTargetTriple().isX86())
    libraries.addVectorizableFunctions(getVectorMath(machine));
  else // functions of numbers are our own
    libraries.disableAllFunctions();
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine, tuning);
  functions.registerPass(
      [&] { return llvm::TargetLibraryAnalysis(libraries); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2)
      .run(module, modules);
}
