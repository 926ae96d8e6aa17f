//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_PASSES_TD
#define TOFU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def InstantiatePass : Pass<"tdl-instantiate", "::mlir::ModuleOp"> {
  let summary = "Replaces operations that say what they mean by lambdas";
  let description = [{
    Replaces, wherever they stand but in the bodies of lambdas and in the regions
    by which operations of StableHLO combine elements:
    - each `tdl.apply` by what the body of its `tdl.op` holds, with the
      operands' extents for the dims and the given numbers for the attributes.
      Extents become constants, and so do the symbols of read maps that stand
      for dims or attributes. The definition's float type becomes that of the
      operands; the type after `acc` stays;
    - each operation for whose name there is a `tdl.op`, of any dialect or of
      none that is known, as if it applied that, with its attributes by name;
    - each other one with the `OperatorOpInterface` by what it writes.
    Attributes with a dot in their names are a dialect's: they stay on the
    lambdas that compute the operation's results. An operation with `tdl.intact`
    must become one lambda of its own operands, which gets their numbers,
    `tdl.operands`, and which later passes leave as it is. Locations are those of
    the use, then of the definition. Definitions stay, but for private ones that
    nothing uses any more.

    Given `@scale` with a dim `n`, an attribute `k` and the body
    ```mlir
    %r = tdl.lambda (%i) in [%n] on (%y = %x, %f = %k) : (tensor<?xf32>, index) -> tensor<?xf32> {
      %v = tdl.read %y[%i * symbol(%f)] else %zero : tensor<?xf32>
    ```
    applied to a `tensor<8xbf16>` with `{k = 3}`, the result is
    ```mlir
    %r = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xbf16>) -> tensor<8xbf16> {
      %v = tdl.read %y[%i * 3] else %zero : tensor<8xbf16>
    ```
    Example: test/Transforms/instantiate.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def DedupPass : Pass<"tdl-dedup", "::mlir::func::FuncOp"> {
  let summary = "Merges equal operations, bodies included, and drops unused ones";
  let description = [{
    Reads operations without effects; replaces those that compute the same as an
    earlier one of the block, or of a block around it, and removes those without
    uses. Two lambdas are equal if their operands, attributes and bodies are.
    Leaves operations with the attribute `plan.pin` and the insides of lambdas
    alone. Takes time linear in the number of operations, bodies included.

    ```mlir
    %a = tdl.lambda (%i) in [8] on (%y = %x) ... { the same }
    %b = tdl.lambda (%i) in [8] on (%y = %x) ... { the same }
    return %a, %b
    ```
    becomes one lambda, returned twice.
    Example: test/Transforms/dedup.mlir
  }];
}

def SimplifyLoopsPass : Pass<"tdl-simplify-loops", "::mlir::func::FuncOp"> {
  let summary = "Finds what loops count, and keeps only the states that change";
  let description = [{
    Of each `tdl.while`, wherever it stands:
    - a state that no iteration changes becomes a use of what it is first;
    - a state that starts at a number and grows by one (`i + 1`, `n - 1 - i` and
      the like, of integers) is a *counter*. If the condition compares a counter
      with a number, `trips` says how many iterations there are. Counters that
      are alike become one;
    - states that nothing needs are removed, as are the results of `tdl.case` and
      the operators that only they need;
    - a clamp, or a choice by a comparison, of what is computed of counters goes
      where their ranges decide it: a slice at the counter of a loop reads there
      and nothing else;
    - a loop without reductions, functions, inner loops and reads at places
      computed from data becomes its iterations, up to 512 operators: they are
      fused then, and no state goes through memory. So does one of no trips.

    ```mlir
    %n, %y, %t = tdl.while (%i = %zero, %v = %x, %s = %w) : tensor<i32>, tensor<8xf32>, tensor<8x8xf32>
    cond { the state %i < 10 } do { ...
      tdl.yield %i_plus_1, %product_of_v_and_s, %s : ...
    }
    return %y
    ```
    becomes
    ```mlir
    %n, %y = tdl.while (%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32> trips 10
    cond { the same } do { ...
      tdl.yield %i_plus_1, %product_of_v_and_w : ...
    }
    ```
    Example: test/Transforms/simplify-loops.mlir
  }];
}

def TidyPass : Pass<"tofu-tidy", "::mlir::func::FuncOp"> {
  let summary = "Computes again what is free to compute, and writes lambdas in normal form";
  let description = [{
    Merges and drops operations as `-tdl-dedup` does, and drops results that
    nobody reads, but of a fold of several values. Then puts into each lambda,
    in place of its reads, the bodies of those producers that are free to
    recompute: constants, index arithmetic (iota, masks), broadcasts, reshapes,
    transposes, slices, pads and converts to a type that is not narrower. Such a
    body reads at most one element. A narrowing convert stays: its result is the
    cheaper one to move.

    A read that may fall outside takes its producer only if the value after
    `else` can be told apart by the producer's own read. Bodies are folded
    (exactly: no float changes), reads and guards simplified in the ranges of
    the indices. Values with the attribute `plan.pin` are neither removed nor
    read through; lambdas with `tdl.operands` do not read through others, too.

    Afterwards every lambda reads each of its inputs through exactly one access,
    and no two inputs are the same value read through the same access (but two
    operands of an operation that is intact may be).

    ```mlir
    %t = tdl.lambda (%i, %j) in [4, 8] on (%y = %x) { %v = tdl.read %y[%j, %i] ...
    %e = tdl.lambda (%i, %j) in [4, 8] on (%y = %t) { %v = tdl.read %y[%i, %j]; exp ...
    ```
    becomes
    ```mlir
    %e = tdl.lambda (%i, %j) in [4, 8] on (%y = %x) { %v = tdl.read %y[%j, %i]; exp ...
    ```
    Example: test/Transforms/tidy.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def OutlinePass : Pass<"tdl-outline", "::mlir::func::FuncOp"> {
  let summary = "Makes what would be computed repeatedly a tensor of its own";
  let description = [{
    Moves out of the bodies of lambdas, into lambdas of their own before them:
    - a reduction that does not depend on every index of the loops around it, so
      that it is computed once, not at each of their points;
    - a reduction that has code of its own (a library multiplies, or terms are
      scattered) in a body that computes more than it;
    - a reduction of 64 points or more, or of more points than the lambda has
      results, of which something is computed that is not linear in it alone, a
      bias or a logarithm: devices can share it then;
    - in a sum of products, a factor with a division or a function like `exp`
      that is the same at 4 points or more: what is left is a contraction.

    What is moved reads what it read before: where a guard around it kept it
    from what is outside of a tensor, or it reads through data under a guard or
    after an `else`, it stays. So it does where guards leave so few points that
    all of them cost more, as in a window that slides. Bodies with opaque
    functions stay. The results keep every bit. The planner then sees each
    tensor: along the summed index of a softmax devices fold maxima and sums
    rather than fetch rows.

    ```mlir
    %y = tdl.lambda (%i, %j) in [4, 8] on (%a = %x) {
      %m = tdl.reduce max (%l) in [8] { tdl.read %a[%i, %l] ...
      %v = tdl.read %a[%i, %j]
      %d = arith.subf %v, %m
    ```
    becomes
    ```mlir
    %max = tdl.lambda (%i) in [4] on (%a = %x) { tdl.reduce max (%l) in [8] ...
    %y = tdl.lambda (%i, %j) in [4, 8] on (%a = %x, %b = %max) {
      %m = tdl.read %b[%i]
      %v = tdl.read %a[%i, %j]
      %d = arith.subf %v, %m
    ```
    Example: test/Transforms/outline.mlir
  }];
  let options = [
    Option<"shared", "shared", "::tofu::tdl::Shared",
           /*default=*/"::tofu::tdl::Shared::Large",
           "which reductions are outlined so that devices can share them",
           [{::llvm::cl::values(
             clEnumValN(::tofu::tdl::Shared::None, "none", "none"),
             clEnumValN(::tofu::tdl::Shared::Large, "large",
                        "of 64 points, or of more than there are results"),
             clEnumValN(::tofu::tdl::Shared::All, "all", "all"))}]>
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def RecoverGathersPass : Pass<"tdl-recover-gathers", "::mlir::func::FuncOp"> {
  let summary = "Reads the rows that products with one-hot matrices select";
  let description = [{
    Of each sum whose terms are zero unless an index is a number, `k == n`:
    - where `k` is an index of the sum, and `n` does not depend on it, the term
      at `n` is computed instead, 0 where `n` is no index: a product with a
      one-hot matrix becomes a gather;
    - where `k` is an index of the results, and `n` depends on the sum's, the
      sum becomes a scatter, as its gradient is.

    Terms are zero where a factor is a condition made a number, or a choice
    between something and 0; conditions are looked for in the lambda and in those
    element-wise ones that it reads, which are put into it. Other lambdas stay
    as they are. Run behind `-tofu-tidy`.

    Zero times anything counts as zero. So infinities and NaNs in rows that are
    not selected change nothing, where the product makes NaNs of them; all other
    results keep every bit.

    ```mlir
    %h = tdl.lambda (%t, %k) in [8, 100] on (%i = %ids) { index_cast %k == %i[%t] ...
    %y = tdl.lambda (%t, %d) in [8, 16] on (%a = %h, %w = %table) {
      tdl.reduce sum (%k) in [100] { uitofp %a[%t, %k] * %w[%k, %d] ...
    ```
    becomes
    ```mlir
    %y = tdl.lambda (%t, %d) in [8, 16] on (%i = %ids, %w = %table) {
      %n = tdl.read %i[%t]
      %v = tdl.read %w[symbol(%n), %d] else 0
      addf %v, 0
    ```
    Example: test/Transforms/recover-gathers.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def JoinStencilsPass : Pass<"tdl-join-stencils", "::mlir::func::FuncOp"> {
  let summary = "Makes one lambda of those that together are a stencil";
  let description = [{
    Element-wise lambdas of which each has one use, by another one that reads it
    at the place that it computes, are a tree. Where several of a tree read
    boxes of one tensor that overlap and together are a box, they, and those
    between them, are put into the first that all of them lead to. An operator
    is given overlapping boxes of a tensor as one.

    Lambdas that are pinned (`plan.pin`) or intact (`tdl.intact`), or that read
    at places that data names, stay; so do those on whose way something as large
    as the result is read in another order of dimensions, or with wider
    elements: to lay out the result moves less. Run behind `-tofu-tidy`.

    ```mlir
    %a = tdl.lambda (%i) in [6] on (%y = %x, %z = %x) { addf %y[%i], %z[%i + 1] }
    %b = tdl.lambda (%i) in [6] on (%y = %a, %z = %x) { addf %y[%i], %z[%i + 2] }
    ```
    becomes
    ```mlir
    %b = tdl.lambda (%i) in [6] on (%y = %x, %z = %x, %w = %x) {
      addf (addf %y[%i], %z[%i + 1]), %w[%i + 2]
    ```
    Example: test/Transforms/join-stencils.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def OutlineStridesPass : Pass<"tdl-outline-strides", "::mlir::func::FuncOp"> {
  let summary = "Makes tensors of what lambdas read at every s-th place";
  let description = [{
    Of a tensor whose dimension a lambda reads only at places that are a multiple
    of s apart, for s of 2 or more, these places become a tensor of their own:
    devices are given boxes, so without this what lies between is moved, too. A
    convolution of one element with steps, as in the shortcuts of a ResNet, and
    the gradient of its filter read a quarter of their images. Of a tensor that
    a loop finds as it is, this is done before the loop.

    Lambdas that are pinned (`plan.pin`) or intact (`tdl.intact`), and those that
    only move what they read, stay. `-tofu-fuse` puts such a tensor back into an
    element-wise lambda that no device fetches it for. Run behind `-tofu-tidy`.

    ```mlir
    %y = tdl.lambda (%i) in [4] on (%a = %x, %b = %w) {
      mulf %a[%i * 2 + 1], %b[%i]
    ```
    becomes
    ```mlir
    %s = tdl.lambda (%i) in [4] on (%a = %x) { %a[%i * 2 + 1] }
    %y = tdl.lambda (%i) in [4] on (%a = %s, %b = %w) { mulf %a[%i], %b[%i] }
    ```
    Example: test/Transforms/outline-strides.mlir
  }];
}

#endif // TOFU_TRANSFORMS_PASSES_TD
