//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "tofu/Memory/Peaks.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Partition/VerifyProgram.h"
#include "tofu/Solver/Saturating.h"
#include "tofu/TDL/Locations.h"

namespace tofu {
#define GEN_PASS_DEF_EXPANDPASS
#include "tofu/Partition/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

namespace {
class ExpandPass : public tofu::impl::ExpandPassBase<ExpandPass> {
public:
  void runOnOperation() override {
    bool isPlanned = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!plan::getMesh(function))
        continue;
      isPlanned = true;
      if (failed(expandFunction(function)))
        return signalPassFailure();
    }
    if (isPlanned)
      return;
    emitError(getOperation().getLoc())
        << "-tofu-expand: no function has a plan; run -tofu-plan first";
    signalPassFailure();
  }

private:
  /// What the plan cannot be carried out for.
  Location findRefused(func::FuncOp function, const FunctionGraph &graph,
                       const search::PlanCost &cost) {
    if (cost.refusedOperator)
      return graph.operators[*cost.refusedOperator].getOp().getLoc();
    Location place = function.getLoc();
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      SmallVector<Value> values(op->getResults());
      for (Region &region : op->getRegions())
        for (Block &block : region)
          llvm::append_range(values, block.getArguments());
      for (Value value : values)
        if (auto number = graph.tensorOf.find(value);
            number != graph.tensorOf.end() &&
            number->second == cost.refusedTensor) {
          place = tdl::getPlace(function, value);
          return WalkResult::interrupt();
        }
      return WalkResult::advance();
    });
    return place;
  }

  LogicalResult expandFunction(func::FuncOp function) {
    if (tdl::isPartitioned(function))
      return function.emitError()
             << "'" << function.getName()
             << "' is partitioned already: tofu-compile, tofu-interpret and "
                "--tofu-report take it as it is";
    FailureOr<FunctionGraph> graph =
        buildGraph(function, promisesFinite(function));
    if (failed(graph))
      return failure();
    FailureOr<AnnotatedPlan> plan = readAnnotations(function, *graph);
    if (failed(plan))
      return failure();
    search::PlanCost cost =
        search::evaluate(graph->graph, plan->plan, plan->options);
    if (cost.total >= solver::Forbidden)
      return emitError(findRefused(function, *graph, cost))
             << "the plan cannot be carried out here: an operand is "
                "carried that is not partial (with finite=true: nor stored "
                "split), or a result is partial that its operator does not "
                "leave partial";
    if (failed(keepTies(function)))
      return failure();
    DictionaryAttr oneDevice =
        memory::toAttr(memory::getPeaks(function), &getContext());
    expand(function, *graph, *plan, cost);
    function->setAttr(plan::kOneDevice, oneDevice);
    if (failed(verifyProgram(function)))
      return function.emitOpError()
             << "was expanded to a program that does not fit together; this is "
                "a fault of the compiler";
    FailureOr<int64_t> emitted = getBytesMoved(function);
    if (failed(emitted))
      return failure();
    if (*emitted != cost.total)
      return function.emitOpError()
             << "was expanded to a program that moves " << *emitted
             << " bytes, but its plan predicts " << cost.total
             << "; this is a fault of the compiler";
    return success();
  }
};
} // namespace
