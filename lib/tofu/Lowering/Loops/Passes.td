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
    or weights are read by others, as in a training step
    (`-tofu-recompute-pairs`).

    Example: test/Lowering/attention.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def RecomputePairsPass : Pass<"tofu-recompute-pairs", "::mlir::func::FuncOp"> {
  let summary = "Computes scores and weights of attention where they are read";
  let description = [{
    Reads a function of `tdl.lambda`s, after `-tofu-fuse-attention`. A training
    step reads the weights of attention again in its backward pass: in sums of
    values, and in the gradients of queries, keys and values. Where all that
    reads such a tensor, of an element for each pair of a row and a column,
    folds it, it is computed anew wherever it is read, from products of rows
    with columns:

    ```mlir
    %gradient = tdl.reduce sum (%i) ... exp(%score - top[i]) / total[i] * g[i, e]
    ```

    That is done for all tensors of pairs that are computed of each other
    together, if there are exponentials among them (what a layer of a network
    makes of products is computed once); if each lambda that reads them then has
    the form of `PairFold.h`, by which a GPU computes tiles of such a tensor and
    forgets them; and, but with `memory=stream`, if they are much larger than
    what they are made of, and a step takes at most five times as long as to
    write and read them. Else nothing is done: what others read, such as the
    iterations of a loop, is in memory anyway.

    The code of a CPU would compute products for each element of a result, so
    this pass is for GPUs only.

    Example: test/Lowering/recompute-pairs.mlir
  }];
  let options = [
    Option<"memory", "memory", "::tofu::lowering::AttentionMemory",
           /*default=*/"::tofu::lowering::AttentionMemory::Auto",
           "where scores and weights are that a backward pass reads",
           [{::llvm::cl::values(
             clEnumValN(::tofu::lowering::AttentionMemory::Auto, "auto",
                        "nowhere, if they are large and soon computed again"),
             clEnumValN(::tofu::lowering::AttentionMemory::Stream, "stream",
                        "nowhere, where kernels can compute them again"),
             clEnumValN(::tofu::lowering::AttentionMemory::Store, "store",
                        "in memory"))}]>
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def FuseEpiloguesPass : Pass<"tofu-fuse-epilogues", "::mlir::func::FuncOp"> {
  let summary = "Adds what is added to a product of matrices where it is made";
  let description = [{
    Reads a function of `tdl.lambda`s, after `-tofu-fuse`. Where the only reader
    of a product of matrices takes each element at its own coordinates, scales
    it by a constant, adds a tensor of the same shape, times a constant, or one
    along the last indices, and does nothing else, the two become one lambda,
    which a library computes in one call:

    ```mlir
    %product = tdl.reduce sum (%k) ... a[i, k] * b[k, j]
    tdl.yield alpha * %product + beta * c[i, j] + bias[j]
    ```

    With `activations=library` also ReLU of all that, and GELU in the form with
    tanh, by which the library makes 0 of NaN and rounds as it likes: also
    of f16 and bf16, which it does not round in between.

    It stands where the product did, or behind what is added, if the product's
    factors live until there anyway. Convolutions stay alone: their library
    computes no such thing.

    With `addend-only`, for CPUs, only what is added as it is, in f32 or f64, goes
    there: OpenBLAS, which has no bias, adds to what lies where the result is to
    be, as gradients do that a loop sums up. What lies elsewhere is copied first,
    which moves no more than to add it behind the product does.
    Example: test/Lowering/epilogues.mlir
  }];
  let options = [
    Option<"addendOnly", "addend-only", "bool", /*default=*/"false",
           "nothing but an addend, times a constant">,
    Option<"activations", "activations", "::tofu::lowering::Activations",
           /*default=*/"::tofu::lowering::Activations::Exact",
           "who computes ReLU and GELU of a product of matrices",
           [{::llvm::cl::values(
             clEnumValN(::tofu::lowering::Activations::Exact, "exact",
                        "the program's own code, as the program says"),
             clEnumValN(::tofu::lowering::Activations::Library, "library",
                        "the library that multiplies, in its own way"))}]>
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

def FuseRowsPass : Pass<"tofu-fuse-rows", "::mlir::func::FuncOp"> {
  let summary = "Computes what needs no more than a row where the row is";
  let description = [{
    Reads a function of `tdl.lambda`s, after `-tofu-fuse`. What a lambda folds of
    the rows of a tensor is computed by those that read it, if these go over the
    same columns; and so is what was read along them. Softmax, which is two
    lambdas, becomes one:

    ```mlir
    %top = tdl.reduce max (%k) ... x[i, k]
    %total = tdl.reduce sum (%k) ... exp(x[i, k] - %top)
    tdl.yield exp(x[i, j] - %top) / %total
    ```

    A lambda goes if all its readers can do without it, and together read no
    more bytes then than before. No reader is to keep data alive across a library
    call or a transfer that would not live there anyway.

    The code of a GPU has a row in a warp or a block (`Rows.h`) and computes once
    what such a lambda says several times; that of a CPU would fold a row anew
    for each column, so this pass is for GPUs only. What is folded over columns
    that are split over devices stays alone: its terms are exchanged.

    Example: test/Lowering/rows.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect"];
}

#endif // TOFU_LOWERING_LOOPS_PASSES_TD
