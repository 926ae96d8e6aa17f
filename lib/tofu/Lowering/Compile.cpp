//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Compile.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "tofu/Files/FileKind.h"
#include "tofu/Lowering/CPU/ConvertToLLVM.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
#include "tofu/Lowering/CUDA/DeviceCode.h"
#include "tofu/Lowering/CUDA/Ptxas.h"
#include "tofu/Lowering/Kernel/Optimize.h"
#include "tofu/Lowering/Program/LibraryKernels.h"
#include "tofu/Lowering/Program/PlanJson.h"
#include "tofu/Lowering/Program/Tables.h"
#include "tofu/Runtime/Program.h"
#include "llvm/ADT/StringExtras.h"
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

static LoopOptions getLoopOptions(const CompileOptions &options) {
  if (options.loops)
    return *options.loops;
  if (options.target != Target::CUDA)
    return LoopOptions();
  LoopOptions loops = LoopOptions::getSpread();
  loops.activations = options.activations;
  loops.scatters = options.scatters;
  return loops;
}

LogicalResult lowering::printLoops(func::FuncOp function,
                                   const CompileOptions &options,
                                   llvm::raw_ostream &os) {
  Kernels kernels(function.getContext(), getLoopOptions(options), &os,
                  options.target);
  return buildProgram(function, kernels);
}

LogicalResult lowering::printKernels(func::FuncOp function,
                                     const CompileOptions &options,
                                     llvm::raw_ostream &os) {
  Kernels kernels(function.getContext(), getLoopOptions(options), nullptr,
                  options.target);
  if (failed(buildProgram(function, kernels)))
    return failure();
  kernels.getModule().print(os);
  if (ModuleOp device = kernels.getDeviceModule())
    device.print(os);
  return success();
}

/// What files and machines cannot do has no place in the source.
static LogicalResult fail(func::FuncOp function, llvm::Error error) {
  return emitError(UnknownLoc::get(function.getContext()))
         << llvm::toString(std::move(error));
}

/// The PTX of the program's kernels, and of those that the runtime starts.
static FailureOr<std::string>
compilePTX(func::FuncOp function, Kernels &kernels, const Program &program) {
  if (failed(convertToNVPTX(kernels.getDeviceModule())))
    return failure();
  llvm::LLVMContext context;
  auto module = compileForDevice(kernels.getDeviceModule(),
                                 getLibraryKernels(program), context);
  if (!module)
    return fail(function, module.takeError());
  auto ptx = generatePTX(**module);
  if (!ptx)
    return fail(function, ptx.takeError());
  return std::move(*ptx);
}

LogicalResult lowering::printPTX(func::FuncOp function,
                                 const CompileOptions &options,
                                 llvm::raw_ostream &os) {
  Kernels kernels(function.getContext(), getLoopOptions(options), nullptr,
                  Target::CUDA);
  FailureOr<Program> program = buildProgram(function, kernels);
  if (failed(program))
    return failure();
  FailureOr<std::string> ptx = compilePTX(function, kernels, *program);
  if (failed(ptx))
    return failure();
  os << *ptx;
  return success();
}

/// Gives the program the code for its devices.
static LogicalResult addImages(func::FuncOp function, Kernels &kernels,
                               const CompileOptions &options, Program &program,
                               Phases &phases) {
  phases.begin("PTX");
  FailureOr<std::string> ptx = compilePTX(function, kernels, program);
  if (failed(ptx))
    return failure();
  phases.begin("ptxas");
  auto ptxas = findPtxas(options.ptxas);
  if (!ptxas)
    return fail(function, ptxas.takeError());
  if (!ptxas->empty()) {
    auto assembled = assemble(*ptxas, *ptx, getCubinArchitectures());
    if (!assembled)
      return fail(function, assembled.takeError());
    if (!assembled->spills.empty())
      emitRemark(UnknownLoc::get(function.getContext()))
          << "memory takes what registers are too few for, which is slow: "
          << llvm::join(assembled->spills, ", ")
          << "; --emit=loops says whose kernels these are";
    std::vector<std::string> unknown;
    for (auto [architecture, cubin] :
         llvm::zip(getCubinArchitectures(), assembled->cubins)) {
      if (cubin.empty())
        unknown.push_back("sm_" + std::to_string(architecture));
      else
        program.images.push_back({TOFU_CUBIN, architecture, std::move(cubin)});
    }
    if (!unknown.empty())
      emitRemark(UnknownLoc::get(function.getContext()))
          << "'" << *ptxas << "' does not know " << llvm::join(unknown, ", ")
          << ", for which the program carries PTX only";
  }
  // With its NUL.
  ptx->push_back('\0');
  program.images.push_back({TOFU_PTX, kLeastArchitecture, std::move(*ptx)});
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
  if (llvm::Error error = getCpuLevel(options.cpu).takeError())
    return error;
  if (options.target == Target::CUDA)
    return findPtxas(options.ptxas).takeError();
  if (!options.ptxas.empty())
    return llvm::createStringError(
        "ptxas is used for --target=cuda, but the target is cpu");
  return llvm::Error::success();
}

bool lowering::hasOnlyPTX(const CompileOptions &options) {
  return options.target == Target::CUDA &&
         llvm::cantFail(findPtxas(options.ptxas)).empty();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(const CompileOptions &options) {
  if (llvm::Error error = checkOptions(options))
    return error;
  return createTargetMachine(llvm::cantFail(getCpuLevel(options.cpu)),
                             options.optimizes);
}

/// The program as an optimised module for the machine.
static FailureOr<std::unique_ptr<llvm::Module>>
compileFor(llvm::TargetMachine &machine, func::FuncOp function,
           const CompileOptions &options, llvm::LLVMContext &context,
           Phases &phases) {
  phases.begin("kernels");
  Kernels kernels(function.getContext(), getLoopOptions(options), nullptr,
                  options.target);
  FailureOr<Program> program = buildProgram(function, kernels);
  if (failed(program))
    return failure();
  program->cpu = machine.getTargetCPU().str();
  program->plan = getPlanJson(function, *program, options.report);
  if (options.target == Target::CUDA &&
      failed(addImages(function, kernels, options, *program, phases)))
    return failure();
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
  if (options.optimizes)
    optimize(*module, machine);
  else
    setMachine(*module, machine);
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

LogicalResult lowering::compileToFile(func::FuncOp function,
                                      const CompileOptions &options,
                                      StringRef output, Phases &phases) {
  auto machine = createMachine(options);
  if (!machine)
    return fail(function, machine.takeError());
  llvm::LLVMContext context;
  FailureOr<std::unique_ptr<llvm::Module>> module =
      compileFor(**machine, function, options, context, phases);
  if (failed(module))
    return failure();
  phases.begin("code");
  llvm::Expected<std::string> object = generateCode(**module, **machine);
  if (!object)
    return fail(function, object.takeError());
  phases.begin("link");
  std::vector<std::string> functions; // that it applies, and may not be there
  for (llvm::Function &callee : **module)
    if (callee.hasExternalWeakLinkage())
      functions.push_back(callee.getName().str());
  if (llvm::Error error = linkShared(*object, options.link, functions, output))
    return fail(function, std::move(error));
  return success();
}
