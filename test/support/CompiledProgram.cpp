//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "support/CompiledProgram.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

std::string CompiledProgram::load(func::FuncOp function,
                                  const lowering::CompileOptions &options) {
  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("program", "so", path))
    return "cannot create a file";
  std::string errors;
  ScopedDiagnosticHandler handler(
      function.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
          errors += (errors.empty() ? "" : "; ") + diagnostic.str();
        return success();
      });
  lowering::Phases phases;
  bool isCompiled =
      succeeded(lowering::compileToFile(function, options, path, phases));
  bool isLoaded = isCompiled && !tofu_program_load(path.c_str(), &program);
  llvm::sys::fs::remove(path);
  if (isLoaded)
    return "";
  if (isCompiled)
    return tofu_error();
  return errors.empty() ? "does not compile" : errors;
}

std::string Session::open(const CompiledProgram &program,
                          const tofu_options &options,
                          ArrayRef<interpreter::Tensor> arguments) {
  if (tofu_session_open(program.get(), &options, &session))
    return tofu_error();
  for (auto [number, argument] : llvm::enumerate(arguments))
    if (tofu_set_argument(session, number, argument.bytes.data()))
      return tofu_error();
  return "";
}

std::string Session::step(bool isFed,
                          MutableArrayRef<interpreter::Tensor> results) {
  if ((isFed && tofu_feed(session)) || tofu_step(session))
    return tofu_error();
  for (auto [number, result] : llvm::enumerate(results))
    if (tofu_get_result(session, number, result.bytes.data()))
      return tofu_error();
  return "";
}
