//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CPU/ObjectCode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace tofu::lowering;
using llvm::createStringError;
using llvm::Expected;
using llvm::StringRef;

static constexpr StringRef kLevels[] = {"x86-64-v4", "x86-64-v3", "x86-64-v2",
                                        "x86-64"};

static bool isOfThisMachine(StringRef level) {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  auto has = [&](std::initializer_list<StringRef> names) {
    return llvm::all_of(names,
                        [&](StringRef name) { return features.lookup(name); });
  };
  bool v2 = has({"sse4.2", "popcnt", "ssse3", "cx16", "sahf"});
  bool v3 = v2 && has({"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"});
  bool v4 =
      v3 && has({"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"});
  return level == "x86-64" || (level == "x86-64-v2" && v2) ||
         (level == "x86-64-v3" && v3) || (level == "x86-64-v4" && v4);
}

Expected<std::string> tofu::lowering::getCpuLevel(StringRef cpu) {
  for (StringRef level : kLevels)
    if (cpu == level || (cpu == "native" && isOfThisMachine(level)))
      return level.str();
  return createStringError(
      "cpu is '%s'; expected x86-64, x86-64-v2, x86-64-v3, x86-64-v4 or native",
      cpu.str().c_str());
}

Expected<std::unique_ptr<llvm::TargetMachine>>
tofu::lowering::createTargetMachine(StringRef cpuLevel, bool optimizes) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  if (triple.getArch() != llvm::Triple::x86_64)
    return createStringError("this machine is %s; programs are compiled for "
                             "x86_64 only",
                             triple.getArchName().str().c_str());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return createStringError("%s", message.c_str());
  llvm::TargetOptions options;
  return std::unique_ptr<llvm::TargetMachine>(
      target->createTargetMachine(triple, cpuLevel, /*Features=*/"", options,
                                  llvm::Reloc::PIC_, std::nullopt,
                                  optimizes ? llvm::CodeGenOptLevel::Default
                                            : llvm::CodeGenOptLevel::None));
}

Expected<std::string>
tofu::lowering::generateCode(llvm::Module &module,
                             llvm::TargetMachine &machine) {
  llvm::SmallString<0> object;
  llvm::raw_svector_ostream os(object);
  llvm::legacy::PassManager manager;
  if (machine.addPassesToEmitFile(manager, os, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return createStringError("no object code can be made for '%s'",
                             machine.getTargetCPU().str().c_str());
  manager.run(module);
  return object.str().str();
}
