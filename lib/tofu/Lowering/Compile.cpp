//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Compile.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "tofu/Files/FileKind.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
#include "tofu/Lowering/Program/PlanJson.h"
#include "tofu/Lowering/Program/Tables.h"
#include "tofu/Runtime/Program.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"
#include <array>

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

void Phases::begin(const char *name) {
  starts.push_back({name, Clock::now()});
  if (observe)
    observe(name);
}

void Phases::print(llvm::raw_ostream &os) {
  Clock::time_point end = Clock::now();
  auto seconds = [](Clock::duration time) {
    return std::chrono::duration<double>(time).count();
  };
  for (size_t i = 0; i != starts.size(); ++i)
    os << llvm::format(
              "%8.3f s  ",
              seconds((i + 1 == starts.size() ? end : starts[i + 1].second) -
                      starts[i].second))
       << starts[i].first << '\n';
  if (!starts.empty())
    os << llvm::format("%8.3f s  all\n", seconds(end - starts.front().second));
}

LogicalResult lowering::printLoops(func::FuncOp function,
                                   llvm::raw_ostream &os) {
  Kernels kernels(function.getContext(), {}, &os);
  return buildProgram(function, kernels);
}

LogicalResult lowering::printKernels(func::FuncOp function,
                                     llvm::raw_ostream &os) {
  Kernels kernels(function.getContext());
  if (failed(buildProgram(function, kernels)))
    return failure();
  kernels.getModule().print(os);
  return success();
}

/// Some shared libraries of a system are a line of text for the linker.
static bool isForLinker(StringRef path) {
  auto file = llvm::MemoryBuffer::getFileSlice(path, 16, 0);
  if (!file)
    return true; // the linker says why it cannot be read
  StringRef bytes = (*file)->getBuffer();
  return llvm::any_of(
      std::array<StringRef, 6>{"\x7f"
                               "ELF",
                               "!<arch>\n", "!<thin>\n", "/* GNU ld", "INPUT",
                               "GROUP"},
      [&](StringRef magic) { return bytes.starts_with(magic); });
}

llvm::Error lowering::checkOptions(const CompileOptions &options) {
  for (const std::string &file : options.link)
    if (!llvm::sys::fs::exists(file))
      return llvm::createStringError("there is no file '%s' to link",
                                     file.c_str());
  for (const std::string &file : options.link)
    if (!isForLinker(file)) {
      std::string reason = files::whyNotFile(files::Wanted::Library, file);
      return llvm::createStringError(
          "%s: %s", file.c_str(),
          reason.empty() ? "is no object, archive or shared library"
                         : reason.c_str());
    }
  return getCpuLevel(options.cpu).takeError();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(const CompileOptions &options) {
  if (llvm::Error error = checkOptions(options))
    return error;
  return createTargetMachine(llvm::cantFail(getCpuLevel(options.cpu)));
}

/// The program as an optimised module for the machine.
static FailureOr<std::unique_ptr<llvm::Module>>
compileFor(llvm::TargetMachine &machine, func::FuncOp function,
           const CompileOptions &options, llvm::LLVMContext &context,
           Phases &phases) {
  phases.begin("kernels");
  Kernels kernels(function.getContext(), options.loops);
  FailureOr<Program> program = buildProgram(function, kernels);
  if (failed(program))
    return failure();
  program->cpu = machine.getTargetCPU().str();
  program->plan = getPlanJson(function, *program, options.report);
  phases.begin("to LLVM");
  if (failed(convertToLLVM(kernels.getModule(), hasFeature(machine, "f16c"))))
    return failure();
  registerBuiltinDialectTranslation(*function.getContext());
  registerLLVMDialectTranslation(*function.getContext());
  std::unique_ptr<llvm::Module> module =
      translateModuleToLLVMIR(kernels.getModule(), context, program->name);
  if (!module)
    return failure();
  for (const Program::Operation &operation : program->operations)
    if (operation.call && (operation.call->name == TOFU_PROGRAM_SYMBOL ||
                           module->getNamedValue(operation.call->name)))
      return function.emitError()
             << "applies the function '" << operation.call->name
             << "', but a compiled program has something of that name; give "
                "the function another one";
  addTables(*module, *program);
  phases.begin("optimise");
  optimize(*module, machine);
  return std::move(module);
}

FailureOr<std::unique_ptr<llvm::Module>>
lowering::compile(func::FuncOp function, const CompileOptions &options,
                  llvm::LLVMContext &context, Phases &phases) {
  auto machine = createMachine(options);
  if (!machine)
    return function.emitError() << llvm::toString(machine.takeError());
  return compileFor(**machine, function, options, context, phases);
}

LogicalResult
lowering::compileToFile(func::FuncOp function, const CompileOptions &options,
                        StringRef output, Phases &phases,
                        llvm::function_ref<LogicalResult()> beforeKept) {
  // What files and machines cannot do has no place in the source.
  auto fail = [&](llvm::Error error) {
    return emitError(UnknownLoc::get(function.getContext()))
           << llvm::toString(std::move(error));
  };
  auto machine = createMachine(options);
  if (!machine)
    return fail(machine.takeError());
  llvm::LLVMContext context;
  FailureOr<std::unique_ptr<llvm::Module>> module =
      compileFor(**machine, function, options, context, phases);
  if (failed(module))
    return failure();
  phases.begin("code");
  llvm::Expected<std::string> object = generateCode(**module, **machine);
  if (!object)
    return fail(object.takeError());
  phases.begin("link");
  bool isTold = false;
  auto ask = [&]() -> llvm::Error {
    isTold = beforeKept && failed(beforeKept());
    return isTold ? llvm::createStringError("told") : llvm::Error::success();
  };
  llvm::Error error = linkShared(*object, options.link, output, ask);
  if (isTold) {
    llvm::consumeError(std::move(error));
    return failure();
  }
  if (error)
    return fail(std::move(error));
  return success();
}
