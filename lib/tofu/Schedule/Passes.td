//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_PASSES_TD
#define TOFU_SCHEDULE_PASSES_TD

include "mlir/Pass/PassBase.td"

def FusePass : Pass<"tofu-fuse", "::mlir::func::FuncOp"> {
  let summary = "Merges lambdas that walk over the same box into few loops";
  let description = [{
    Reads a function of `tdl.lambda`s, before or after `-tofu-expand`; keeps what
    it computes and moves.

    - What a lambda reads of a copy of a constant it reads of the constant.
    - A lambda whose every reader takes it transposed in the same way is
      computed transposed.
    - An element-wise lambda that only one reduction reads, each element once,
      is computed there.
    - Of the results of a lambda, those that nobody reads are dropped.
    - Lambdas with the same extents (and the same part on every device) that
      share data become one with several results: one reads the other's
      elements at its own coordinates, or both read the same operand of at least
      their size. What only they read is no longer stored.

    Lambdas that a library computes (a `sum` of a product of two reads, each over
    a variable of its own) stay alone, as do those with `plan.pin`. Nothing is
    merged that would keep data alive across such an operation or a transfer for
    the sake of a loop. Takes time near-linear in the number of operations.

    ```mlir
    %a = tdl.lambda (%i) in [8] on (%y = %x) { %v = tdl.read %y[%i] ... exp
    %b = tdl.lambda (%i) in [8] on (%y = %a) { %v = tdl.read %y[%i] ... neg
    ```
    becomes one lambda that reads `%x` and yields neg(exp(v)).
    Example: test/Schedule/fuse.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def SchedulePass : Pass<"tofu-schedule", "::mlir::func::FuncOp"> {
  let summary = "Orders operations so that few bytes live at the same time";
  let description = [{
    Reads a function of `tdl.lambda`s, before or after `-tofu-expand`; changes the
    order of its operations. From the order of the program others are derived,
    in which operations that free memory run as soon as they can, fetches and
    what is large for its operands as late as they can, and results that replace
    an argument after its last other use; the order with the smallest peak of
    live bytes is taken, the program's own if none is better.

    Afterwards every result is a value of its own: what is returned twice, a
    constant, or an argument other than the one that the result replaces, is
    copied. `plan.replaces` says which argument each result is in the next step,
    if nothing says so yet. `plan.one_device` goes: it is not of this order.

    Example: test/Schedule/schedule.mlir
  }];
  let dependentDialects = ["plan::PlanDialect", "tdl::TDLDialect"];
}

#endif // TOFU_SCHEDULE_PASSES_TD
