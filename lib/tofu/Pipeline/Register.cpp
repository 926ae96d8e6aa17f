//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Register.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tofu/Analysis/Passes.h"
#include "tofu/Import/Passes.h"
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Report/Passes.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/TDL/TDL.h"
#include "tofu/Transforms/Passes.h"

void tofu::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                  mlir::func::FuncDialect, mlir::math::MathDialect,
                  plan::PlanDialect, tdl::TDLDialect>();
}

void tofu::registerAllPasses() {
  tdl::registerTofuAnalysisPasses();
  tdl::registerTofuTransformsPasses();
  registerTofuImportTDLPasses();
  registerTofuImportPasses();
  registerTofuPartitionPasses();
  registerTofuReportPasses();
  registerTofuSchedulePasses();
  registerTofuLoopsPasses();
  registerPipelines();
}
