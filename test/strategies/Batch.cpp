//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Many trials as one program: code takes less time to make for all of them.
//
//===----------------------------------------------------------------------===//
#include "Trials.h"

#include "mlir/Pass/PassManager.h"
#include "support/CompiledProgram.h"
#include "support/MergedProgram.h"
#include "tofu/Pipeline/Pipelines.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;
using interpreter::Tensor;

/// Runs a step; what is wrong before there are results.
static std::string run(ArrayRef<Trial *> trials, bool isOptimized,
                       std::vector<Tensor> &results) {
  MLIRContext *context = (*trials[0]->expanded)->getContext();
  MergedProgram merged(context);
  std::vector<Tensor> arguments;
  for (Trial *trial : trials) {
    merged.add(getMain(*trial->expanded), /*isTied=*/false);
    llvm::append_range(arguments, trial->numbers->inputs);
    for (const Tensor &like : trial->numbers->results)
      results.emplace_back(like.elementType, like.shape);
  }
  OwningOpRef<ModuleOp> module = merged.take();
  PassManager manager(context);
  addSchedulePasses(manager);
  if (failed(manager.run(*module)))
    return "cannot be scheduled";
  CompiledProgram compiled;
  lowering::CompileOptions compileOptions;
  compileOptions.optimizes = isOptimized;
  std::string fault = compiled.load(getMain(*module), compileOptions);
  Session session;
  tofu_options options = {};
  options.threads_per_rank = 1;
  options.rank_threads = 1; // which wait for each other at every turn
  if (fault.empty())
    fault = session.open(compiled, options, arguments);
  return fault.empty() ? session.step(/*isFed=*/false, results) : fault;
}

void tofu::test::runCompiled(ArrayRef<Trial *> trials, bool isOptimized,
                             Counts &counts, std::vector<std::string> &faults) {
  std::vector<Tensor> all;
  std::string fault = run(trials, isOptimized, all);
  if (!fault.empty()) {
    faults.push_back(trials[0]->name + " and " +
                     std::to_string(trials.size() - 1) +
                     " others, compiled: " + fault);
    return;
  }
  ArrayRef<Tensor> left = all;
  for (Trial *trial : trials) {
    const std::vector<Tensor> &expected = trial->numbers->results;
    ++counts.compiled;
    fault = findDifference(left.take_front(expected.size()), *trial->numbers,
                           counts.exact);
    left = left.drop_front(expected.size());
    if (!fault.empty())
      faults.push_back(trial->name + ", compiled: " + fault);
  }
}
