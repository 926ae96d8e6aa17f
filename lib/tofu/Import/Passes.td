//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_PASSES_TD
#define TOFU_IMPORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ImportPass : Pass<"tofu-import", "::mlir::ModuleOp"> {
  let summary = "Says a StableHLO program in tdl";
  let description = [{
    Reads operations of StableHLO and CHLO, registered or as generic text of
    unregistered dialects; writes `func`, `tdl`, `arith` and `math`. Calls are
    inlined into `@main` (or the only public function), whose arguments, results
    and attributes keep their order; the other functions are removed. Integers
    become signless. Each operation becomes one `tdl.lambda` at its location; a
    few need two. Operations of `tdl` and constants stay as they are, so the
    pass does nothing to its own output.

    An operation without a rule, a shape that is not constant, a missing or
    wrong attribute: an error at its location.

    Example:
    ```mlir
    %y = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    ```
    becomes
    ```mlir
    %y = tdl.lambda (%i, %j) in [3, 2] on (%a = %x) : (tensor<2x3xf32>) -> tensor<3x2xf32> {
      %v = tdl.read %a[%j, %i] : tensor<2x3xf32>
      tdl.yield %v : f32
    }
    ```
  }];
  let options = [
    Option<"shardings", "shardings", "bool", /*default=*/"true",
           "Whether shardings that are not taken over have a warning; for one "
           "device they need none">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect", "::mlir::math::MathDialect",
    "::tofu::tdl::TDLDialect"];
}

#endif // TOFU_IMPORT_PASSES_TD
