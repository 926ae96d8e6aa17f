//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_PASSES_TD
#define TOFU_LOWERING_LOOPS_PASSES_TD

include "mlir/Pass/PassBase.td"

def FuseAttentionPass : Pass<"tofu-fuse-attention", "::mlir::func::FuncOp"> {
  let summary = "Computes attention in one lambda, without its scores in memory";
  let description = [{
    Reads a function of `tdl.lambda`s, after `-tofu-fuse`. Where lambdas compute
    scores from products, their softmax, and the sum of values weighted by that,
    and nothing else reads what is in between, they become one lambda, in which
    the scores are written out wherever they are used:

    ```mlir
    %top = tdl.reduce max (%j) ... score
    %total = tdl.reduce sum (%j) ... exp(score - %top)
    %sum = tdl.reduce sum (%j) ... exp(score - %top) * value
    tdl.yield %sum / %total
    ```

    The code of a GPU goes through the keys of such a lambda once
    (`Attention.h`); that of a CPU would compute the scores again and again, so
    this pass is for GPUs only. Attention of another form, with heads of more
    than 128 elements, or in f64, stays as it is, and so does one whose scores
    or weights are read by others, as in a training step.

    Example: test/Lowering/attention.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

#endif // TOFU_LOWERING_LOOPS_PASSES_TD
