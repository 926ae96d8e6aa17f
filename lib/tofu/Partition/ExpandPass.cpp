//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "tofu/Memory/Peaks.h"
#include "tofu/Partition/EvaluatePlan.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Partition/VerifyProgram.h"

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
    FailureOr<search::PlanCost> cost = evaluatePlan(function, *graph, *plan);
    if (failed(cost))
      return failure();
    if (failed(keepTies(function)))
      return failure();
    DictionaryAttr oneDevice =
        memory::toAttr(memory::getPeaks(function), &getContext());
    expand(function, *graph, *plan, *cost);
    function->setAttr(plan::kOneDevice, oneDevice);
    if (failed(verifyProgram(function)))
      return function.emitOpError()
             << "was expanded to a program that does not fit together; this is "
                "a fault of the compiler";
    FailureOr<int64_t> emitted = getBytesMoved(function);
    if (failed(emitted))
      return failure();
    if (*emitted != cost->total)
      return function.emitOpError()
             << "was expanded to a program that moves " << *emitted
             << " bytes, but its plan predicts " << cost->total
             << "; this is a fault of the compiler";
    return success();
  }
};
} // namespace
