//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Shardings.h"

#include "tofu/Sharding/Attributes.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Shardings that are not taken over.
struct Dropped {
  unsigned number = 0;
  Operation *first = nullptr;
  std::string what; // the first says, and of what

  void add(const SaidSharding &sharding, Operation *op,
           const Twine &whose = "") {
    if (sharding.cutsNothing())
      return;
    if (number++ != 0)
      return;
    first = op;
    what = (sharding.quote() + whose).str();
  }
};
} // namespace

/// ` of out1 (result[0]['w'])`, as the option pin calls it.
static std::string describeResult(FunctionOpInterface function,
                                  unsigned number) {
  std::string source = tdl::getResultSource(function, number);
  return " of out" + std::to_string(number) +
         (source.empty() ? "" : " (" + source + ")");
}

/// Those of its results, and of arguments that become values of its callers.
static void addBorder(FunctionOpInterface function, bool isEntry,
                      ModuleOp module, Dropped &dropped) {
  for (unsigned i = 0; i != function.getNumArguments() && !isEntry; ++i)
    dropped.add(readSharding(module,
                             [&](StringRef name) {
                               return function.getArgAttr(i, name);
                             }),
                function);
  for (unsigned i = 0; i != function.getNumResults(); ++i)
    dropped.add(readSharding(module,
                             [&](StringRef name) {
                               return function.getResultAttr(i, name);
                             }),
                function, isEntry ? describeResult(function, i) : "");
}

/// What an operation is, or says of its results.
static SaidSharding getSharding(Operation *op, ModuleOp module) {
  if (op->getName().getStringRef() == "sdy.sharding_constraint")
    return readSharding(module, op->getAttr("sharding"));
  return readSharding(module,
                      [&](StringRef name) { return op->getAttr(name); });
}

void tofu::warnOfShardings(ModuleOp module, FunctionOpInterface entry) {
  Dropped dropped;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      addBorder(function, function == entry, module, dropped);
    dropped.add(getSharding(op, module), op);
  });
  if (dropped.number == 0)
    return;
  InFlightDiagnostic warning = dropped.first->emitWarning();
  if (dropped.number == 1)
    warning << "a sharding that is";
  else
    warning << "the first of " << dropped.number << " shardings that are";
  warning << " not taken over, " << dropped.what
          << "; give arguments and results layouts instead, by the option pin "
             "where it is partitioned, or as plan.layout";
}
