//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/OutputFile.h"
#include "tofu/Partition/Annotations.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/States.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Trips.h"
#include "tofu/Search/Recursion.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "llvm/Support/FormatVariadic.h"

namespace tofu {
#define GEN_PASS_DEF_PLANPASS
#include "tofu/Partition/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

namespace {
class PlanPass : public tofu::impl::PlanPassBase<PlanPass> {
public:
  using PlanPassBase::PlanPassBase;

  void runOnOperation() override {
    FailureOr<search::PlanOptions> options = getOptions();
    FailureOr<SmallVector<int64_t>> extents = getMesh();
    if (failed(options) || failed(extents))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isDeclaration() &&
          failed(planFunction(function, *extents, *options)))
        return signalPassFailure();
  }

private:
  LogicalResult planFunction(func::FuncOp function, ArrayRef<int64_t> extents,
                             const search::PlanOptions &options) {
    if (plan::getMesh(function))
      return function.emitOpError() << "has a plan already";
    function.walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
    separatePins(function);
    separateStates(function);
    noteTrips(function);
    FailureOr<FunctionGraph> graph = buildGraph(function, finite);
    if (failed(graph) ||
        failed(readPins(function, *graph, extents, options.tie)))
      return failure();
    if (plan::getNumDevices(extents) > 1)
      for (const tdl::LambdaAnalysis &analysis : graph->operators)
        for (auto [reduction, reason] : analysis.getUnordered())
          reduction.emitWarning() << "is not split: combiner "
                                  << reduction.getCombiner() << " " << reason;
    search::PlanOptions observed(options);
    bool isWritten = true;
    unsigned written = 0;
    if (!levels.empty())
      observed.observe = [&](const solver::NamedProblem &level) {
        isWritten = isWritten && succeeded(writeLevel(level, written++));
      };
    search::PlanResult result =
        search::searchPlan(graph->graph, extents, observed);
    if (!isWritten)
      return failure();
    if (result.overflows)
      return function.emitOpError()
             << "moves 2^61 bytes or more in every plan that was found; use "
                "fewer devices, or smaller tensors";
    annotate(function, *graph, {result.plan, options});
    noteLevels(function, result);
    return success();
  }

  /// Loops that do not say how many iterations they have are taken to have
  /// some.
  void noteTrips(func::FuncOp function) {
    function.walk([&](tdl::WhileOp loop) {
      if (!loop.getTrips())
        loop->setAttr(plan::kTrips,
                      Builder(&getContext()).getI64IntegerAttr(trips));
    });
  }

  /// The level's problem in a file of its own.
  LogicalResult writeLevel(const solver::NamedProblem &level, unsigned axis) {
    std::string path = levels + std::to_string(axis) + ".json";
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::cantFail(solver::printJson(level, os)); // a level has no memory
    if (files::Error error = files::writeFile(path, text))
      return emitError(getOperation().getLoc())
             << "-tofu-plan: option 'levels': " << error.getMessage();
    return success();
  }

  /// What each axis added and what it had to add at least; once axes were
  /// chosen again, these no longer add up.
  void noteLevels(func::FuncOp function, const search::PlanResult &result) {
    function->removeAttr(plan::kLevels);
    if (result.refineGain != 0 || result.levels.empty())
      return;
    SmallVector<int64_t> levels;
    for (const search::LevelResult &level : result.levels)
      levels.append({level.delta, level.bound});
    function->setAttr(plan::kLevels,
                      DenseI64ArrayAttr::get(&getContext(), levels));
  }

  FailureOr<search::PlanOptions> getOptions() {
    search::PlanOptions options;
    auto fail = [&](StringRef option, StringRef seen, StringRef wanted) {
      emitError(getOperation().getLoc())
          << "-tofu-plan: option '" << option << "' is '" << seen
          << "', but must be " << wanted;
      return failure();
    };
    if (memory.getValue() != "minimal")
      return fail("memory", memory, "'minimal'");
    if (count.getValue() != "shared" && count.getValue() != "per-use")
      return fail("count", count, "'shared' or 'per-use'");
    if (order.getValue() != "free" && order.getValue() != "nested")
      return fail("order", order, "'free' or 'nested'");
    if (!form.getValue().empty() && form.getValue() != "paper")
      return fail("form", form, "'paper'");
    if (!(effort > 0))
      return fail("effort", llvm::formatv("{0}", effort.getValue()).str(),
                  "greater than 0");
    if (trips < 0)
      return fail("trips", std::to_string(trips), "0 or more");
    options.effort = effort;
    options.partial = partial;
    options.shareFetches = count.getValue() == "shared";
    options.tie = tie;
    options.refine = refine;
    if (getContext().isMultithreadingEnabled())
      options.threads = getContext().getNumThreads();
    options.freeOrder = order.getValue() == "free";
    if (form.getValue() == "paper") {
      options.partial = options.shareFetches = options.tie = false;
      options.freeOrder &= order.hasValue();
    }
    return options;
  }

  FailureOr<SmallVector<int64_t>> getMesh() {
    Location loc = getOperation().getLoc();
    int64_t number = devices;
    if (number < 1 || number > kMaxDevices)
      return emitError(loc) << "-tofu-plan: option 'devices' is " << number
                            << ", but must be from 1 to " << kMaxDevices;
    if (mesh.empty()) {
      auto factors = search::factorize(number);
      return SmallVector<int64_t>(factors.begin(), factors.end());
    }
    SmallVector<int64_t> extents(mesh.begin(), mesh.end());
    if (std::string reason = plan::whyNoMesh(extents); !reason.empty())
      return emitError(loc) << "-tofu-plan: option 'mesh' " << reason;
    if (devices.hasValue() && plan::getNumDevices(extents) != number)
      return emitError(loc) << "-tofu-plan: the product of option 'mesh' is "
                            << plan::getNumDevices(extents)
                            << ", but option 'devices' is " << number;
    return extents;
  }
};
} // namespace
