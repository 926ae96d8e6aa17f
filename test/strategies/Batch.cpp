//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Many trials as one program: code takes less time to make for all of them.
//
//===----------------------------------------------------------------------===//
#include "Trials.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Runtime/Runtime.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;
using interpreter::Tensor;

static OwningOpRef<ModuleOp> merge(ArrayRef<Trial *> trials) {
  MLIRContext *context = (*trials[0]->expanded)->getContext();
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  auto function =
      func::FuncOp::create(loc, "main", builder.getFunctionType({}, {}));
  module->push_back(function);
  Block &block = *function.addEntryBlock();
  SmallVector<Value> results;
  for (Trial *trial : trials) {
    for (Operation &op : *trial->expanded->getBody())
      if (auto symbol = dyn_cast<SymbolOpInterface>(op);
          symbol && !isa<func::FuncOp>(op) &&
          !module->lookupSymbol(symbol.getNameAttr()))
        module->insert(module->begin(), op.clone());
    Block &source = getMain(*trial->expanded).getBody().front();
    builder.setInsertionPointToEnd(&block);
    IRMapping mapping;
    for (BlockArgument argument : source.getArguments())
      mapping.map(argument,
                  block.addArgument(argument.getType(), argument.getLoc()));
    for (Operation &op : source.without_terminator())
      builder.clone(op, mapping);
    for (Value value : source.getTerminator()->getOperands())
      results.push_back(mapping.lookup(value));
  }
  builder.setInsertionPointToEnd(&block);
  func::ReturnOp::create(builder, loc, results);
  function.setFunctionType(builder.getFunctionType(
      block.getArgumentTypes(), ValueRange(results).getTypes()));
  function->setAttr(plan::kMesh, plan::getMesh(getMain(*trials[0]->expanded)));
  function->setAttr(
      plan::kReplaces,
      builder.getDenseI64ArrayAttr(SmallVector<int64_t>(results.size(), -1)));
  return module;
}

namespace {
struct Loaded {
  ~Loaded() {
    tofu_session_close(session);
    tofu_program_unload(program);
  }
  tofu_program *program = nullptr;
  tofu_session *session = nullptr;
};
} // namespace

/// Runs a step; what is wrong before there are results.
static std::string run(ModuleOp module, ArrayRef<Trial *> trials,
                       Loaded &loaded) {
  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("strategies", "so", path))
    return "cannot create a file";
  lowering::Phases phases;
  bool isCompiled = succeeded(lowering::compileToFile(
      getMain(module), lowering::CompileOptions(), path, phases));
  bool isLoaded =
      isCompiled && !tofu_program_load(path.c_str(), &loaded.program);
  llvm::sys::fs::remove(path);
  if (!isCompiled)
    return "does not compile";
  tofu_options options = {};
  options.threads_per_rank = 1;
  if (!isLoaded || tofu_session_open(loaded.program, &options, &loaded.session))
    return tofu_error();
  unsigned argument = 0;
  for (Trial *trial : trials)
    for (const Tensor &input : trial->numbers->inputs)
      if (tofu_set_argument(loaded.session, argument++, input.bytes.data()))
        return tofu_error();
  return tofu_step(loaded.session) ? tofu_error() : "";
}

void tofu::test::runCompiled(ArrayRef<Trial *> trials, Counts &counts,
                             std::vector<std::string> &faults) {
  OwningOpRef<ModuleOp> module = merge(trials);
  PassManager manager(module->getContext());
  addSchedulePasses(manager);
  Loaded loaded;
  std::string fault = failed(manager.run(*module))
                          ? "cannot be scheduled"
                          : run(*module, trials, loaded);
  if (!fault.empty()) {
    faults.push_back(trials[0]->name + " and " +
                     std::to_string(trials.size() - 1) +
                     " others, compiled: " + fault);
    return;
  }
  unsigned number = 0;
  for (Trial *trial : trials) {
    std::vector<Tensor> results;
    for (const Tensor &like : trial->numbers->results) {
      results.emplace_back(like.elementType, like.shape);
      if (tofu_get_result(loaded.session, number++,
                          results.back().bytes.data()))
        fault = tofu_error();
    }
    ++counts.compiled;
    if (fault.empty())
      fault = findDifference(results, trial->numbers->results, counts.exact);
    if (!fault.empty())
      faults.push_back(trial->name + ", compiled: " + fault);
    fault.clear();
  }
}
