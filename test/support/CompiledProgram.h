//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program that is compiled, loaded and run in this process. Functions say
// what is wrong; an empty string if nothing is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_SUPPORT_COMPILEDPROGRAM_H
#define TOFU_TEST_SUPPORT_COMPILEDPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Interpreter/Tensor.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Runtime/Runtime.h"

namespace tofu::test {

class CompiledProgram {
public:
  ~CompiledProgram() { tofu_program_unload(program); }

  std::string load(mlir::func::FuncOp function,
                   const lowering::CompileOptions &options);
  const tofu_program *get() const { return program; }

private:
  tofu_program *program = nullptr;
};

class Session {
public:
  ~Session() { tofu_session_close(session); }

  std::string open(const CompiledProgram &program, const tofu_options &options,
                   llvm::ArrayRef<interpreter::Tensor> arguments);
  /// Arguments that results replace are results of the step before, if it is
  /// fed. `results` have their types already.
  std::string step(bool isFed,
                   llvm::MutableArrayRef<interpreter::Tensor> results);
  tofu_session *get() const { return session; }

private:
  tofu_session *session = nullptr;
};

} // namespace tofu::test

#endif // TOFU_TEST_SUPPORT_COMPILEDPROGRAM_H
