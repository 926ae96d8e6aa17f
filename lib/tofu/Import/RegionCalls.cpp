//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/RegionCalls.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu;

/// Bodies of functions are short there; recursion ends here.
static constexpr unsigned kMaxCalls = 4096;

/// The body of what is called, if it fits the call.
static Block *getBody(ModuleOp module, func::CallOp call) {
  auto callee = call->getAttrOfType<FlatSymbolRefAttr>("callee");
  auto function = callee ? module.lookupSymbol<func::FuncOp>(callee.getAttr())
                         : func::FuncOp();
  if (!function || !llvm::hasSingleElement(function.getBody()))
    return nullptr;
  Block &body = function.getBody().front();
  bool fits = !body.empty() && isa<func::ReturnOp>(body.back()) &&
              llvm::equal(body.getArgumentTypes(), call.getOperandTypes()) &&
              llvm::equal(body.back().getOperandTypes(), call.getResultTypes());
  return fits ? &body : nullptr;
}

void tofu::inlineRegionCalls(ModuleOp module) {
  SmallVector<func::CallOp> calls;
  auto collect = [&](Operation *root) {
    root->walk([&](func::CallOp call) { calls.push_back(call); });
  };
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa<tdl::LambdaOp>(op) &&
        (op->isRegistered() || op->getNumRegions() != 1))
      return WalkResult::advance();
    collect(op);
    return WalkResult::skip();
  });
  for (unsigned number = 0; !calls.empty() && number != kMaxCalls; ++number) {
    func::CallOp call = calls.pop_back_val();
    Block *body = getBody(module, call);
    // A function that holds the call itself is left alone: it would be copied
    // while it is changed; so is a call of its own result.
    bool isOfItself = llvm::is_contained(
        llvm::map_range(call.getOperands(),
                        [](Value value) { return value.getDefiningOp(); }),
        call.getOperation());
    if (!body || body->getParentOp()->isProperAncestor(call) || isOfItself)
      continue;
    OpBuilder builder(call);
    IRMapping mapping;
    mapping.map(body->getArguments(), call.getOperands());
    for (Operation &op : body->without_terminator())
      collect(builder.clone(op, mapping));
    for (auto [result, value] :
         llvm::zip(call.getResults(), body->back().getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
  }
}
