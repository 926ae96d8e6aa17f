//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Passes.h"
#include "tofu/Analysis/Strategies.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

namespace tofu::tdl {
#define GEN_PASS_DEF_ANNOTATESTRATEGIESPASS
#include "tofu/Analysis/Passes.h.inc"
} // namespace tofu::tdl

using namespace mlir;
using namespace tofu::tdl;

namespace {
struct AnnotateStrategies
    : tofu::tdl::impl::AnnotateStrategiesPassBase<AnnotateStrategies> {
  void runOnOperation() override {
    Builder builder(&getContext());
    bool found = false;
    getOperation()->walk([&](LambdaOp op) {
      if (llvm::any_of(op.getVariableExtents(), ShapedType::isDynamic))
        return;
      SmallVector<std::string> strategies =
          describeStrategies(LambdaAnalysis(op));
      SmallVector<StringRef> texts(strategies.begin(), strategies.end());
      op->setAttr("tdl.strategies", builder.getStrArrayAttr(texts));
      found = true;
    });
    if (!found && isa<ModuleOp>(getOperation()))
      emitWarning(getOperation()->getLoc())
          << "-tdl-annotate-strategies: there is no lambda of known extents "
             "here; run -tdl-instantiate or -tofu-import first, or "
             "tofu-describe on definitions";
  }
};
} // namespace
