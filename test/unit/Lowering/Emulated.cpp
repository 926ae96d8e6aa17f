//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Emulated.h"

#include "Threads.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
#include "tofu/Lowering/CUDA/DeviceCode.h"
#include "tofu/Lowering/Program/Tables.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static constexpr unsigned kMostParameters = 64;

namespace {
/// As it lies in the program.
struct Launch {
  void (*kernel)(const int64_t *parameters);
  void (*size)(const int64_t *coordinates, int64_t *sizes);
  int64_t meets;
};
} // namespace

/// Ranks are threads of this process; the device is one.
static std::mutex device;

static int64_t runLaunches(const Launch *launches, int64_t numLaunches,
                           int64_t numBuffers, int64_t numAxes,
                           int64_t scratchBytes, const int64_t *coordinates,
                           char *const *buffers) {
  std::lock_guard<std::mutex> lock(device);
  // With anything in it.
  std::vector<char> scratch(scratchBytes, 0x5A);
  int64_t failure = 0, parameters[kMostParameters] = {};
  for (int64_t i = 0; i != numBuffers; ++i)
    parameters[i] = reinterpret_cast<int64_t>(buffers[i]);
  parameters[numBuffers] = reinterpret_cast<int64_t>(scratch.data());
  parameters[numBuffers + 1] = reinterpret_cast<int64_t>(&failure);
  for (int64_t axis = 0; axis != numAxes; ++axis)
    parameters[numBuffers + 2 + axis] = coordinates[axis];
  for (int64_t i = 0; i != numLaunches; ++i) {
    int64_t sizes[7];
    launches[i].size(coordinates, sizes);
    test::runGrid(sizes[0], sizes[3], launches[i].meets,
                  [&] { launches[i].kernel(parameters); });
  }
  return failure;
}

//===----------------------------------------------------------------------===//
// Device code for this machine
//===----------------------------------------------------------------------===//

/// A function of this process, by its address.
static llvm::Constant *getAddress(llvm::LLVMContext &context, const void *to) {
  return llvm::ConstantExpr::getIntToPtr(
      llvm::ConstantInt::get(llvm::Type::getInt64Ty(context),
                             reinterpret_cast<uint64_t>(to)),
      llvm::PointerType::get(context, 0));
}

static const void *find(StringRef intrinsic) {
  using Function = std::pair<StringRef, const void *>;
  auto get = [](auto *function) {
    return reinterpret_cast<const void *>(function);
  };
  for (auto [name, function] : std::initializer_list<Function>{
           {"llvm.nvvm.read.ptx.sreg.tid.x", get(test::getThreadX)},
           {"llvm.nvvm.read.ptx.sreg.ctaid.x", get(test::getBlockX)},
           {"llvm.nvvm.read.ptx.sreg.nctaid.x", get(test::getNumBlocksX)},
           {"llvm.nvvm.read.ptx.sreg.ntid.x", get(test::getBlockSizeX)},
           {"llvm.nvvm.shfl.sync.bfly.i32", get(test::exchangeWithLane)},
           {"llvm.nvvm.bar.warp.sync", get(test::meetWarp)},
           {"llvm.nvvm.barrier.cta.sync.aligned.all", get(test::meetBlock)}})
    if (name == intrinsic)
      return function;
  return nullptr;
}

static uint16_t truncateToHalf(double value) {
  return __builtin_bit_cast(uint16_t, static_cast<_Float16>(value));
}

/// What code of this machine calls to do so, which not every C library has.
static void addTruncation(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  llvm::IRBuilder<> builder(context);
  llvm::Type *half = builder.getHalfTy(), *wide = builder.getDoubleTy();
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(half, {wide}, false),
      llvm::GlobalValue::ExternalLinkage, "__truncdfhf2", module);
  function->setVisibility(llvm::GlobalValue::HiddenVisibility);
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", function));
  llvm::Value *bits = builder.CreateCall(
      llvm::FunctionType::get(builder.getInt16Ty(), {wide}, false),
      getAddress(context, reinterpret_cast<const void *>(&truncateToHalf)),
      {function->getArg(0)});
  builder.CreateRet(builder.CreateBitCast(bits, half));
}

static LogicalResult adapt(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  for (llvm::Function &function : llvm::make_early_inc_range(module)) {
    if (!function.getName().starts_with("llvm.nvvm"))
      continue;
    const void *here = find(function.getName());
    if (!here) {
      llvm::errs() << "threads cannot ask for " << function.getName() << '\n';
      return failure();
    }
    llvm::Constant *address = getAddress(context, here);
    for (llvm::User *user : llvm::make_early_inc_range(function.users())) {
      auto *call = llvm::cast<llvm::CallInst>(user);
      call->setAttributes({});
      call->setCalledOperand(address);
    }
    function.eraseFromParent();
  }
  for (llvm::Function &function : module) {
    function.setCallingConv(llvm::CallingConv::C);
    for (llvm::StringRef name : {"target-cpu", "target-features"})
      function.removeFnAttr(name);
  }
  return success();
}

static bool meets(const llvm::Function &kernel) {
  for (const llvm::BasicBlock &block : kernel)
    for (const llvm::Instruction &instruction : block)
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction))
        if (auto *callee = call->getCalledFunction())
          if (callee->getName().contains("shfl") ||
              callee->getName().contains("barrier"))
            return true;
  return false;
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// A function of one parameter, which points to the kernel's.
static llvm::Function *addThread(llvm::Module &module, StringRef name) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  llvm::Type *i64 = llvm::Type::getInt64Ty(context);
  llvm::Function *kernel = module.getFunction(name);
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer}, false),
      llvm::GlobalValue::InternalLinkage, name + ".thread", module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "", function));
  llvm::SmallVector<llvm::Value *> arguments;
  for (auto [number, argument] : llvm::enumerate(kernel->args())) {
    llvm::Value *value = builder.CreateLoad(
        i64, builder.CreateConstGEP1_64(i64, function->getArg(0), number));
    if (argument.getType()->isPointerTy())
      value = builder.CreateIntToPtr(value, argument.getType());
    arguments.push_back(value);
  }
  builder.CreateCall(kernel, arguments);
  builder.CreateRetVoid();
  return function;
}

/// A tofu_kernel that starts the launches, and its extent, which is 1.
static void addKernel(llvm::Module &module, const Program &program,
                      Program::Operation &operation,
                      const llvm::StringSet<> &meeting) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  llvm::Type *i64 = llvm::Type::getInt64Ty(context);
  auto getNumber = [&](int64_t number) {
    return llvm::ConstantInt::get(i64, number);
  };
  llvm::SmallVector<llvm::Constant *> launches;
  for (const Program::Launch &launch : operation.launches)
    launches.push_back(llvm::ConstantStruct::getAnon(
        {module.getFunction(launch.kernel + ".thread"),
         module.getFunction(launch.size),
         getNumber(meeting.contains(launch.kernel))}));
  auto *type =
      llvm::ArrayType::get(launches.front()->getType(), launches.size());
  auto *table = new llvm::GlobalVariable(
      module, type, true, llvm::GlobalValue::InternalLinkage,
      llvm::ConstantArray::get(type, launches), "launches");
  int64_t numBuffers = operation.operands.size() + operation.results.size();
  operation.kernel = operation.name + ".kernel";
  auto *kernel = llvm::Function::Create(
      llvm::FunctionType::get(i64, {pointer, pointer, i64, i64}, false),
      llvm::GlobalValue::ExternalLinkage, operation.kernel, module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "", kernel));
  auto *run = llvm::FunctionType::get(
      i64, {pointer, i64, i64, i64, i64, pointer, pointer}, false);
  builder.CreateRet(builder.CreateCall(
      run, getAddress(context, reinterpret_cast<const void *>(&runLaunches)),
      {table, getNumber(launches.size()), getNumber(numBuffers),
       getNumber(program.mesh.size()), getNumber(program.scratchBytes),
       kernel->getArg(0), kernel->getArg(1)}));
  auto *extent = llvm::Function::Create(
      llvm::FunctionType::get(i64, {pointer}, false),
      llvm::GlobalValue::ExternalLinkage, operation.kernel + ".extent", module);
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", extent));
  builder.CreateRet(getNumber(1));
  operation.launches.clear();
}

LogicalResult test::compileEmulated(func::FuncOp function, StringRef output) {
  Kernels kernels(function.getContext(), LoopOptions::getSpread(), nullptr,
                  Target::CUDA);
  FailureOr<Program> program = buildProgram(function, kernels);
  auto machine = llvm::cantFail(createTargetMachine("x86-64-v3"));
  if (failed(program) || failed(convertToNVPTX(kernels.getDeviceModule())) ||
      failed(convertToLLVM(kernels.getModule(), true)))
    return failure();
  llvm::LLVMContext context;
  auto fail = [](llvm::Error error) {
    llvm::errs() << llvm::toString(std::move(error)) << '\n';
    return failure();
  };
  auto code = compileForDevice(kernels.getDeviceModule(), {}, context);
  if (!code)
    return fail(code.takeError());
  registerBuiltinDialectTranslation(*function.getContext());
  registerLLVMDialectTranslation(*function.getContext());
  auto module = translateModuleToLLVMIR(kernels.getModule(), context);
  if (!module)
    return failure();
  llvm::StringSet<> meeting;
  llvm::SmallVector<std::string> names;
  for (llvm::Function &kernel : **code)
    if (kernel.getCallingConv() == llvm::CallingConv::PTX_Kernel) {
      names.push_back(kernel.getName().str());
      if (meets(kernel))
        meeting.insert(kernel.getName());
    }
  if (failed(adapt(**code)))
    return failure();
  for (const std::string &name : names)
    addThread(**code, name);
  for (llvm::Function &one : **code)
    if (!one.isDeclaration())
      one.setLinkage(llvm::GlobalValue::ExternalLinkage);
  module->setDataLayout(machine->createDataLayout());
  module->setTargetTriple(machine->getTargetTriple());
  (*code)->setDataLayout(module->getDataLayout());
  (*code)->setTargetTriple(module->getTargetTriple());
  llvm::Linker::linkModules(*module, std::move(*code));
  program->target = 0;
  program->cpu = "x86-64-v3";
  program->plan = "{}";
  for (Program::Buffer &buffer : program->buffers)
    buffer.space = 0;
  for (Program::Operation &operation : program->operations)
    if (!operation.launches.empty())
      addKernel(*module, *program, operation, meeting);
  program->scratchBytes = 0;
  addTables(*module, *program);
  addTruncation(*module);
  auto object = generateCode(*module, *machine);
  if (!object)
    return fail(object.takeError());
  if (llvm::Error error = linkShared(*object, {}, output))
    return fail(std::move(error));
  return success();
}
