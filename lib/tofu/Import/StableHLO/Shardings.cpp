//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Shardings.h"

#include "tofu/Sharding/Attributes.h"

using namespace mlir;
using namespace tofu;

static void add(DroppedShardings &dropped, const SaidSharding &sharding,
                Operation *op) {
  if (sharding.cutsNothing())
    return;
  if (dropped.number++ != 0)
    return;
  dropped.place = op->getLoc();
  dropped.first = sharding.quote();
}

/// Those of a function that becomes part of its callers.
static void addBorder(FunctionOpInterface function, ModuleOp module,
                      DroppedShardings &dropped) {
  for (unsigned i = 0; i != function.getNumArguments(); ++i)
    add(dropped,
        readSharding(
            module,
            [&](StringRef name) { return function.getArgAttr(i, name); }),
        function);
  for (unsigned i = 0; i != function.getNumResults(); ++i)
    add(dropped,
        readSharding(
            module,
            [&](StringRef name) { return function.getResultAttr(i, name); }),
        function);
}

/// What an operation is, or says of its results.
static SaidSharding getSharding(Operation *op, ModuleOp module) {
  if (op->getName().getStringRef() == "sdy.sharding_constraint")
    return readSharding(module, op->getAttr("sharding"));
  return readSharding(module,
                      [&](StringRef name) { return op->getAttr(name); });
}

DroppedShardings tofu::findDroppedShardings(ModuleOp module,
                                            FunctionOpInterface entry) {
  DroppedShardings dropped;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<FunctionOpInterface>(op);
        function && function != entry)
      addBorder(function, module, dropped);
    add(dropped, getSharding(op, module), op);
  });
  return dropped;
}

void DroppedShardings::warn() const {
  if (number == 0)
    return;
  InFlightDiagnostic warning = emitWarning(*place);
  if (number == 1)
    warning << "a sharding that is";
  else
    warning << "the first of " << number << " shardings that are";
  warning << " not taken over, " << first
          << "; give arguments and results layouts instead, by the option pin "
             "where it is partitioned, or as plan.layout";
}
