//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_PASSES_TD
#define TOFU_IMPORT_TDL_PASSES_TD

include "mlir/Pass/PassBase.td"

def LoadOperatorsPass : Pass<"tofu-load-operators", "::mlir::ModuleOp"> {
  let summary = "Adds the definitions of .tdl files to the program";
  let description = [{
    Writes each `op` of the files as a private `tdl.op`, by which
    `-tdl-instantiate` replaces the operations that it is for. `--operators` of
    the tools does this before all passes.

    A file that cannot be read or is wrong, and a definition of a name, or for
    one, that another has already, are errors. Where a function of the program
    has its name, the `tdl.op` has another symbol, and the name in its location.

    Example: test/Transforms/operators.test
  }];
  let constructor = "::tofu::createLoadOperatorsPass({})";
  let dependentDialects = ["::mlir::arith::ArithDialect",
    "::mlir::math::MathDialect", "::tofu::tdl::TDLDialect"];
  let options = [ListOption<"files", "files", "std::string",
    "The files, separated by commas">,
    ListOption<"folders", "folders", "std::string",
    "Where they find what they import, after their own folders">];
}

#endif // TOFU_IMPORT_TDL_PASSES_TD
