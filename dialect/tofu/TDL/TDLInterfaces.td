//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_INTERFACES_TD
#define TOFU_TDL_INTERFACES_TD

include "mlir/IR/OpBase.td"

def TDL_OperatorOpInterface : OpInterface<"OperatorOpInterface"> {
  let cppNamespace = "::tofu::tdl";
  let description = [{
    An operation on tensors that says what it means: it writes the lambdas that
    compute its results, and all that Tofu does with it follows from those. An
    embedding compiler implements it in its own operations, or attaches it, as
    an external model, to those of others. `-tdl-instantiate` calls it.
  }];
  let methods = [InterfaceMethod<[{
      Writes, at the builder's place, operations that compute the results from
      the operands, and gives the values that take the results' places, of their
      types. What is written may be `tdl.lambda`s, `tdl.apply`s of definitions
      in the module, constants, or operations that implement this interface or
      are defined by name in turn. Fails after a diagnostic, which says why.
    }],
    "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>",
    "buildMeaning", (ins "::mlir::OpBuilder &":$builder)>];
}

#endif // TOFU_TDL_INTERFACES_TD
