//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/DeviceCode.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "tofu/Lowering/Kernel/Optimize.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// What a driver of CUDA 11 reads.
static constexpr StringRef kProcessor = "sm_80", kFeatures = "+ptx70";

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createMachine() {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return llvm::createStringError("this LLVM has no code for CUDA devices: %s",
                                   message.c_str());
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, kProcessor, kFeatures, llvm::TargetOptions(), std::nullopt,
      std::nullopt, llvm::CodeGenOptLevel::Default));
}

/// The library is compiled as for a CPU: nothing of that is to be seen, but
/// what threads do together and what is to be put into kernels stays so. Of
/// its special registers it knows the names.
static void adapt(llvm::Module &library) {
  llvm::Type *i32 = llvm::Type::getInt32Ty(library.getContext());
  llvm::SmallVector<llvm::Function *> registers;
  for (llvm::Function &function : library) {
    if (function.isIntrinsic()) // passes of LLVM rely on what theirs say
      continue;
    bool isTogether = function.isConvergent();
    bool isInlined = function.hasFnAttribute(llvm::Attribute::AlwaysInline);
    function.setAttributes({});
    if (isTogether)
      function.setConvergent();
    if (isInlined)
      function.addFnAttr(llvm::Attribute::AlwaysInline);
    if (function.isDeclaration() && function.getReturnType() == i32 &&
        function.arg_empty())
      registers.push_back(&function);
    // What calls of intrinsics say is of their operands: how a copy's lie, say.
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction);
          call && !llvm::isa<llvm::IntrinsicInst>(call)) {
        bool isTogether = call->isConvergent();
        call->setAttributes({});
        if (isTogether)
          call->setConvergent();
      }
  }
  for (llvm::Function *function : registers) {
    std::string name = function->getName().drop_front(strlen("tofu_")).str();
    std::replace(name.begin(), name.end(), '_', '.');
    function->replaceAllUsesWith(
        library
            .getOrInsertFunction("llvm.nvvm.read.ptx.sreg." + name,
                                 function->getFunctionType())
            .getCallee());
    function->eraseFromParent();
  }
}

/// True if the module calls something of this part of the library, or a kernel
/// of it is wanted.
static bool isNeeded(const llvm::Module &library, const llvm::Module &module,
                     llvm::ArrayRef<std::string> wanted) {
  return llvm::any_of(library, [&](const llvm::Function &function) {
    if (function.isDeclaration() || function.hasLocalLinkage())
      return false;
    const llvm::Function *called = module.getFunction(function.getName());
    return (called && called->isDeclaration()) ||
           llvm::is_contained(wanted, function.getName());
  });
}

/// Adds what the module calls of the library, and the kernels that are wanted
/// of it. All but kernels becomes internal.
static llvm::Error linkLibrary(llvm::Module &module,
                               llvm::ArrayRef<std::string> wanted) {
  llvm::StringSet<> kept;
  for (llvm::Function &function : module)
    if (function.getCallingConv() == llvm::CallingConv::PTX_Kernel)
      kept.insert(function.getName());
  for (StringRef file : getDeviceLibrary()) {
    // Bodies are read if one is needed.
    auto library = llvm::getLazyBitcodeModule(
        llvm::MemoryBufferRef(file, "device library"), module.getContext());
    if (!library)
      return library.takeError();
    if (!isNeeded(**library, module, wanted))
      continue;
    if (llvm::Error error = (*library)->materializeAll())
      return error;
    (*library)->setDataLayout(module.getDataLayout());
    (*library)->setTargetTriple(module.getTargetTriple());
    (*library)->setModuleInlineAsm("");
    adapt(**library);
    // What is asked for is declared, so that it is linked.
    for (const std::string &name : wanted)
      if (llvm::Function *source = (*library)->getFunction(name)) {
        module.getOrInsertFunction(name, source->getFunctionType());
        kept.insert(name);
      }
    if (llvm::Linker::linkModules(module, std::move(*library),
                                  llvm::Linker::LinkOnlyNeeded))
      return llvm::createStringError("the device library cannot be linked");
  }
  for (const std::string &name : wanted) {
    llvm::Function *kernel = module.getFunction(name);
    if (!kernel)
      return llvm::createStringError("the device library has no kernel '%s'",
                                     name.c_str());
    kernel->setCallingConv(llvm::CallingConv::PTX_Kernel);
    kernel->addFnAttr("nvvm.maxntid", "256");
  }
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && !kept.contains(function.getName()))
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
  for (llvm::GlobalVariable &global : module.globals())
    if (!global.isDeclaration())
      global.setLinkage(llvm::GlobalValue::InternalLinkage);
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<llvm::Module>>
lowering::compileForDevice(ModuleOp kernels, ArrayRef<std::string> library,
                           llvm::LLVMContext &context) {
  auto machine = createMachine();
  if (!machine)
    return machine.takeError();
  registerBuiltinDialectTranslation(*kernels.getContext());
  registerLLVMDialectTranslation(*kernels.getContext());
  std::unique_ptr<llvm::Module> module =
      translateModuleToLLVMIR(kernels, context, "device");
  if (!module)
    return llvm::createStringError("the kernels are not LLVM's");
  module->setDataLayout((*machine)->createDataLayout());
  module->setTargetTriple((*machine)->getTargetTriple());
  if (llvm::Error error = linkLibrary(*module, library))
    return error;
  // Denormal numbers are numbers.
  OptimizeOptions options;
  options.unrollsLoops = true;
  optimize(*module, **machine, options);
  return std::move(module);
}

/// `x < 0 ? x : 0` is 0 of -0.0, but LLVM's choice of instructions takes it for
/// a minimum, which is -0.0. It does not where bits are what is chosen.
static void keepSignsOfZeros(llvm::Function &function) {
  for (llvm::Instruction &instruction :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    auto *select = llvm::dyn_cast<llvm::SelectInst>(&instruction);
    auto *test = select ? llvm::dyn_cast<llvm::FCmpInst>(select->getCondition())
                        : nullptr;
    if (!test || !select->getType()->isFloatingPointTy())
      continue;
    llvm::Value *values[] = {select->getTrueValue(), select->getFalseValue()};
    llvm::Value *a = test->getOperand(0), *b = test->getOperand(1);
    if ((a != values[0] || b != values[1]) &&
        (a != values[1] || b != values[0]))
      continue;
    auto isNotZero = [](llvm::Value *value) {
      auto *number = llvm::dyn_cast<llvm::ConstantFP>(value);
      return number && !number->isZero();
    };
    if (isNotZero(a) || isNotZero(b))
      continue;
    llvm::IRBuilder<> builder(select);
    llvm::Type *bits =
        builder.getIntNTy(select->getType()->getPrimitiveSizeInBits());
    for (llvm::Value *&value : values)
      value = builder.CreateBitCast(value, bits);
    llvm::Value *chosen = builder.CreateSelect(test, values[0], values[1]);
    select->replaceAllUsesWith(
        builder.CreateBitCast(chosen, select->getType()));
    select->eraseFromParent();
  }
}

llvm::Expected<std::string> lowering::generatePTX(llvm::Module &module) {
  auto machine = createMachine();
  if (!machine)
    return machine.takeError();
  for (llvm::Function &function : module)
    keepSignsOfZeros(function);
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream os(text);
  llvm::legacy::PassManager manager;
  if ((*machine)->addPassesToEmitFile(manager, os, nullptr,
                                      llvm::CodeGenFileType::AssemblyFile))
    return llvm::createStringError("no PTX can be made");
  manager.run(module);
  return text.str().str();
}
