//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/Optimize.h"

#include "tofu/Lowering/Kernel/VectorMath.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"

using namespace tofu::lowering;
using llvm::StringRef;

bool tofu::lowering::hasFeature(const llvm::TargetMachine &machine,
                                StringRef feature) {
  return machine.getMCSubtargetInfo()->checkFeatures(("+" + feature).str());
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
  std::optional<VectorMath> vectorMath;
  if (machine.getTargetTriple().isX86()) {
    vectorMath.emplace(machine);
    vectorMath->hide(module);
    libraries.addVectorizableFunctions(vectorMath->getVectors());
  } else { // functions of numbers are our own
    libraries.disableAllFunctions();
  }
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
  if (vectorMath)
    vectorMath->widen(module);
}
