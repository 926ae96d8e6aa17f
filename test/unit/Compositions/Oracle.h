//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a program with loops and branches computes, found without the code that
// runs those: they are followed here, and only single operators interpreted.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_ORACLE_H
#define TOFU_TEST_COMPOSITIONS_ORACLE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::test {

/// The results of the function on one device; its module is as before.
llvm::Expected<std::vector<interpreter::Tensor>>
followBlocks(mlir::func::FuncOp function,
             llvm::ArrayRef<interpreter::Tensor> inputs);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_ORACLE_H
