//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "../Partition/Operators.h"
#include "mlir/Parser/Parser.h"
#include "support/StandInGpu.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

Compiled::Compiled() {
  DialectRegistry registry;
  registerAllDialects(registry);
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
}

func::FuncOp Compiled::split(const std::string &text, int64_t devices) {
  module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module) << text;
  if (!module)
    return {};
  func::FuncOp function = findEntry(*module);
  if (!function)
    return {};
  if (inputs.empty())
    inputs = makeInputs(function);
  EXPECT_TRUE(succeeded(prepareToCompile(*module, devices))) << text;
  return findEntry(*module);
}

tofu_program *Compiled::load(func::FuncOp function, bool isCuda) {
  llvm::SmallString<128> path;
  EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("program", "so", path));
  lowering::Phases phases;
  auto options = isCuda ? getCudaOptions() : lowering::CompileOptions();
  options.cpu = cpu;
  if (!isCuda)
    options.loops = loops;
  bool isCompiled =
      succeeded(lowering::compileToFile(function, options, path, phases));
  EXPECT_TRUE(isCompiled);
  tofu_program *program = nullptr;
  EXPECT_TRUE(isCompiled && !tofu_program_load(path.c_str(), &program))
      << tofu_error();
  llvm::sys::fs::remove(path);
  return program;
}

tofu_session *Compiled::run(tofu_program *program, bool libraries) {
  if (!program)
    return nullptr;
  tofu_options options = {};
  options.no_libraries = !libraries;
  options.threads_per_rank = 2;
  tofu_session *session;
  if (tofu_session_open(program, &options, &session)) {
    ADD_FAILURE() << tofu_error();
    return nullptr;
  }
  for (auto [number, input] : llvm::enumerate(inputs))
    EXPECT_EQ(tofu_set_argument(session, number, input.bytes.data()), 0)
        << tofu_error();
  if (!tofu_step(session))
    return session;
  tofu_session_close(session);
  return nullptr;
}

void Compiled::compare(func::FuncOp function, double tolerance) {
  ASSERT_TRUE(function);
  auto expected = interpreter::execute(function, inputs);
  ASSERT_TRUE(bool(expected)) << llvm::toString(expected.takeError());
  for (bool isCuda : {false, true}) {
    SCOPED_TRACE(isCuda ? "for CUDA devices" : "for CPUs");
    tofu_program *program = load(function, isCuda);
    for (bool libraries : {false, true}) {
      tofu_session *session = run(program, libraries);
      ASSERT_TRUE(session) << tofu_error();
      compare(session, *expected, tolerance, isCuda);
      tofu_session_close(session);
    }
    tofu_program_unload(program);
    if (isCuda)
      EXPECT_EQ(takeGpuFindings(++seed), "");
  }
}

void Compiled::compare(tofu_session *session,
                       const interpreter::Execution &expected, double tolerance,
                       bool isCuda) {
  std::vector<interpreter::Tensor> actual;
  for (const interpreter::Tensor &result : expected.results) {
    actual.emplace_back(result.elementType, result.shape);
    ASSERT_EQ(
        tofu_get_result(session, actual.size() - 1, actual.back().bytes.data()),
        0)
        << tofu_error();
  }
  numpy::Comparison comparison = numpy::compareResults(
      interpreter::getArrays(actual), interpreter::getArrays(expected.results),
      tolerance);
  EXPECT_FALSE(comparison.error) << comparison.text;
  tofu_counters counters;
  tofu_get_counters(session, &counters);
  EXPECT_EQ(counters.bytes_moved, expected.bytesMoved);
  // On a GPU tables and workspaces of libraries are counted, too.
  if (isCuda)
    EXPECT_GE(counters.arena_bytes, expected.peakBytes);
  else
    EXPECT_EQ(counters.arena_bytes, expected.peakBytes);
}

std::vector<interpreter::Tensor> Compiled::runForCuda(func::FuncOp function) {
  std::vector<interpreter::Tensor> results;
  tofu_program *program = load(function, /*isCuda=*/true);
  tofu_session *session = run(program, /*libraries=*/false);
  for (Type type : function.getResultTypes())
    if (session) {
      auto [element, shape] = interpreter::getGlobalShape(type);
      interpreter::Tensor &result = results.emplace_back(element, shape);
      EXPECT_EQ(
          tofu_get_result(session, results.size() - 1, result.bytes.data()), 0);
    }
  tofu_session_close(session);
  tofu_program_unload(program);
  EXPECT_EQ(takeGpuFindings(++seed), "");
  return results;
}

std::string Compiled::fail(func::FuncOp function) {
  std::string messages[2];
  for (bool isCuda : {false, true}) {
    tofu_program *program = load(function, isCuda);
    tofu_session *session = run(program, /*libraries=*/false);
    messages[isCuda] = session ? "" : tofu_error();
    EXPECT_FALSE(session) << "the step does not fail";
    tofu_session_close(session);
    tofu_program_unload(program);
    if (isCuda)
      EXPECT_EQ(takeGpuFindings(++seed), "");
  }
  EXPECT_EQ(messages[0], messages[1]);
  return messages[0];
}

void Compiled::compareSplits(const std::string &text, double tolerance) {
  for (int64_t devices : {1, 2, 3, 4})
    compare(split(text, devices), tolerance);
}

std::string tofu::test::write(const std::string &arguments,
                              const std::string &lambda,
                              const std::string &result) {
  return "func.func @f(" + arguments + ") -> " + result +
         " {\n%y = tdl.lambda " + lambda + "\nreturn %y : " + result + "\n}\n";
}
