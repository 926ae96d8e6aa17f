//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Check.h"
#include "Compare.h"
#include "Oracle.h"
#include "Plans.h"

#include "mlir/IR/Verifier.h"
#include "tofu/Import/Entry.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/States.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Passes.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerAllDialects(registry);
  return registry;
}

/// Threads off: programs are small, and other processes check others.
Checker::Checker() : context(makeRegistry(), MLIRContext::Threading::DISABLED) {
  context.loadAllAvailableDialects();
  tidyPasses.addNestedPass<func::FuncOp>(tdl::createOutlinePass());
  tidyPasses.addNestedPass<func::FuncOp>(tdl::createTidyPass());
  expandPasses.addPass(createExpandPass());
  addSchedulePasses(schedulePasses);
}

std::string tofu::test::capture(MLIRContext &context,
                                function_ref<LogicalResult()> work) {
  std::string text;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      text += (text.empty() ? "" : "; ") + diagnostic.str();
    return success();
  });
  if (succeeded(work()))
    return "";
  return text.empty() ? "failed without an error" : text;
}

std::string Checker::run(PassManager &passes, ModuleOp module) {
  return capture(context, [&] { return passes.run(module); });
}

std::string Checker::schedule(ModuleOp module) {
  return run(schedulePasses, module);
}

std::optional<Failure> Checker::runWhole(Checked &checked) {
  Program &program = checked.program;
  checked.steps.push_back({program.inputs, {}});
  for (size_t number = 0; number != checked.steps.size(); ++number) {
    Step &step = checked.steps[number];
    auto whole = followBlocks(program.function, step.inputs);
    if (!whole)
      return Failure{"whole", llvm::toString(whole.takeError())};
    step.results = std::move(*whole);
    if (!program.isFed || number > 0)
      continue;
    Step next{step.inputs, {}};
    for (unsigned i = 0; i != program.function.getNumArguments(); ++i)
      if (auto result = program.function.getArgAttrOfType<IntegerAttr>(
              i, "tf.aliasing_output"))
        next.inputs[i] = step.results[result.getInt()];
    checked.steps.push_back(std::move(next));
  }
  return std::nullopt;
}

/// From the program as it was made to one with a plan.
std::optional<Failure> Checker::prepare(Checked &checked) {
  Program &program = checked.program;
  ModuleOp module = *program.module;
  std::string error = capture(context, [&] { return verify(module); });
  if (!error.empty())
    return Failure{"generator", error};
  if (auto failure = runWhole(checked))
    return failure;
  if (auto failure = compareRun("interpreted whole", module, checked))
    return failure;
  if (program.isTidied) {
    program.function.walk([](Operation *op) { op->removeAttr(kChoices); });
    error = run(tidyPasses, module);
    if (!error.empty())
      return Failure{"tidy", error};
    if (auto failure = compareRun("tidied", module, checked))
      return failure;
  }
  program.function.walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
  separateStates(program.function);
  error = capture(context, [&]() -> LogicalResult {
    FailureOr<FunctionGraph> graph = buildGraph(program.function);
    if (failed(graph))
      return failure();
    AnnotatedPlan plan = program.isSearched ? makeSearchedPlan(program, *graph)
                                            : makeLegalPlan(program, *graph);
    search::PlanCost cost =
        search::evaluate(graph->graph, plan.plan, plan.options);
    if (cost.total >= Forbidden)
      return program.function.emitError("the plan cannot be carried out");
    checked.bytesMoved = cost.total;
    notePlan(*graph, plan.plan, cost, program.features);
    annotate(program.function, *graph, plan);
    program.function.walk([](Operation *op) { op->removeAttr(kChoices); });
    return success();
  });
  if (!error.empty())
    return Failure{"plan", error};
  return std::nullopt;
}

std::optional<Failure> Checker::compareRun(const char *stage, ModuleOp module,
                                           Checked &checked) {
  func::FuncOp function = findEntry(module);
  int64_t bytesMoved = 0;
  for (const Step &step : checked.steps) {
    auto execution = interpreter::execute(function, step.inputs);
    if (!execution)
      return Failure{stage, llvm::toString(execution.takeError())};
    std::string difference = findDifference(execution->results, step.results,
                                            checked.program.results);
    if (!difference.empty())
      return Failure{stage, difference};
    bytesMoved = execution->bytesMoved;
  }
  if (!plan::getMesh(function))
    return std::nullopt;
  int64_t stated = *getBytesMoved(function);
  if (areBytesKnown(function) && bytesMoved != stated)
    return Failure{stage, "moves " + std::to_string(bytesMoved) +
                              " bytes, but its text says " +
                              std::to_string(stated)};
  return std::nullopt;
}

std::optional<Failure> Checker::check(Checked &checked) {
  if (auto failure = prepare(checked))
    return failure;
  ModuleOp module = *checked.program.module;
  std::string error = run(expandPasses, module);
  if (!error.empty())
    return Failure{"expand", error};
  if (auto failure = compareRun("split", module, checked))
    return failure;
  if (int64_t stated = *getBytesMoved(findEntry(module));
      stated != checked.bytesMoved)
    return Failure{"split", "moves " + std::to_string(stated) +
                                " bytes, but its plan predicts " +
                                std::to_string(checked.bytesMoved)};
  OwningOpRef<ModuleOp> expanded = module.clone();
  error = schedule(module);
  if (!error.empty())
    return Failure{"schedule", error};
  if (auto failure = compareRun("scheduled", module, checked))
    return failure;
  // Fusion drops results that nobody reads, which a tidy program has not.
  if (int64_t stated = *getBytesMoved(findEntry(module));
      checked.program.isTidied && stated != checked.bytesMoved)
    return Failure{"scheduled", "moves " + std::to_string(stated) +
                                    " bytes, but its plan predicts " +
                                    std::to_string(checked.bytesMoved)};
  checked.expanded = std::move(expanded);
  return std::nullopt;
}

Checked Checker::check(Choices &choices) {
  Checked checked;
  checked.program = makeProgram(context, choices);
  checked.failure = check(checked);
  return checked;
}

std::string Checker::describe(Choices &choices) {
  Checked checked;
  checked.program = makeProgram(context, choices);
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string before;
  llvm::raw_string_ostream(before) << *checked.program.module;
  if (std::optional<Failure> failure = prepare(checked))
    os << "// before: " << failure->stage << ": " << failure->message << '\n'
       << before;
  else
    os << *checked.program.module;
  for (auto [number, input] : llvm::enumerate(checked.program.inputs)) {
    os << "// arg" << number << ":";
    for (int64_t i = 0, count = input.getNumElements(); i != count; ++i)
      os << ' ' << llvm::format("%.9g", input.getNumber(i));
    os << '\n';
  }
  return text;
}
