//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/VectorMath.h"

#include "tofu/Lowering/Kernel/Optimize.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace tofu::lowering;
using llvm::StringRef;
using llvm::Twine;

/// They differ from the exact result by 4 units in the last place at most,
/// which log of f32 comes near to at 0.8828, tried on every 97th f32 at least
/// and on millions of f64, every zero, infinity and NaN among them. Not cbrt,
/// of which that of 27 would not be 3.
static constexpr StringRef kOfOne[] = {
    "acos",  "acosh", "asin", "asinh", "atan", "atanh", "cos",
    "cosh",  "erf",   "erfc", "exp",   "exp2", "expm1", "log",
    "log10", "log1p", "log2", "sin",   "sinh", "tan",   "tanh"};
static constexpr StringRef kOfTwo[] = {"atan2", "pow"};

static std::string getHiddenName(StringRef name, bool isF64) {
  return ("tofu." + name + (isF64 ? ".f64" : ".f32")).str();
}

void VectorMath::add(StringRef name, unsigned numOperands, bool isF64,
                     bool hasAVX2) {
  StringRef hidden = saver.save(getHiddenName(name, isF64));
  StringRef operands = numOperands == 2 ? "vv" : "v";
  Function function;
  function.name = name;
  llvm::SmallVector<StringRef> names = {hidden};
  // Registers of SSE and of AVX2, which are passed otherwise.
  for (StringRef registers : {"b", "d"}) {
    bool isWide = registers == "d";
    if (isWide && !hasAVX2)
      continue;
    function.lanes = (isF64 ? 2 : 4) << isWide;
    std::string lanes = std::to_string(function.lanes);
    function.widest = saver.save("_ZGV" + registers + "N" + lanes + operands +
                                 "_" + name + (isF64 ? "" : "f"));
    vectors.emplace_back(
        hidden, function.widest, llvm::ElementCount::getFixed(function.lanes),
        /*Masked=*/false, saver.save(Twine("_ZGV_LLVM_N") + lanes + operands),
        std::nullopt);
    names.push_back(function.widest);
  }
  for (StringRef each : names)
    byName[each] = function;
}

VectorMath::VectorMath(const llvm::TargetMachine &machine) {
  bool hasAVX2 = hasFeature(machine, "avx2");
  for (bool isF64 : {false, true}) {
    for (StringRef name : kOfOne)
      add(name, 1, isF64, hasAVX2);
    for (StringRef name : kOfTwo)
      add(name, 2, isF64, hasAVX2);
  }
}

void VectorMath::hide(llvm::Module &module) const {
  for (llvm::Function &function : module) {
    bool isF64 = function.getReturnType()->isDoubleTy();
    if (!function.isDeclaration() ||
        (!isF64 && !function.getReturnType()->isFloatTy()))
      continue;
    StringRef name = function.getName();
    if (!isF64)
      name.consume_back("f");
    std::string hidden = getHiddenName(name, isF64);
    if (!byName.contains(hidden))
      continue;
    function.setName(hidden);
    function.setDoesNotAccessMemory();
    function.setDoesNotThrow();
    function.setWillReturn();
    function.addFnAttr(llvm::Attribute::NoSync);
    function.addFnAttr(llvm::Attribute::NoFree);
    function.addFnAttr(llvm::Attribute::Speculatable);
  }
}

/// `count` elements from `begin` on of a vector, or a number, in `type`. Behind
/// them is `filler`: it is special to no function, of which each special
/// element is computed by itself.
static llvm::Value *getLanes(llvm::IRBuilder<> &builder, llvm::Value *value,
                             unsigned begin, unsigned count,
                             llvm::FixedVectorType *type, double number) {
  if (value->getType() == type)
    return value;
  llvm::Constant *filler = llvm::ConstantFP::get(type, number);
  if (!value->getType()->isVectorTy())
    return builder.CreateInsertElement(filler, value, uint64_t(0));
  llvm::SmallVector<int> taken, blended;
  unsigned lanes = type->getNumElements();
  for (unsigned lane = 0; lane < lanes; ++lane) {
    taken.push_back(lane < count ? begin + lane : llvm::PoisonMaskElem);
    blended.push_back(lane < count ? lane : lanes + lane);
  }
  llvm::Value *here = builder.CreateShuffleVector(value, taken);
  return builder.CreateShuffleVector(here, filler, blended);
}

/// exp without the time that it takes for what masks hide, each of which is
/// special to it, and sin and cos without what is beyond 1 by a unit in the
/// last place.
static void mend(llvm::Function &mended, llvm::FunctionCallee callee,
                 StringRef name) {
  llvm::IRBuilder<> builder(
      llvm::BasicBlock::Create(mended.getContext(), "", &mended));
  llvm::Type *type = mended.getReturnType();
  auto splat = [&](double number) {
    return llvm::ConstantFP::get(type, number);
  };
  llvm::Value *x = mended.getArg(0);
  llvm::Value *zero = splat(0);
  if (name == "exp") {
    double least = type->getScalarType()->isDoubleTy() ? -746 : -104;
    llvm::Value *isZero = builder.CreateFCmpOLT(x, splat(least));
    llvm::Value *result =
        builder.CreateCall(callee, builder.CreateSelect(isZero, zero, x));
    builder.CreateRet(builder.CreateSelect(isZero, zero, result));
    return;
  }
  llvm::Value *result = builder.CreateCall(callee, x);
  for (int bound : {1, -1}) {
    llvm::Value *isBeyond = bound > 0
                                ? builder.CreateFCmpOGT(result, splat(bound))
                                : builder.CreateFCmpOLT(result, splat(bound));
    result = builder.CreateSelect(isBeyond, splat(bound), result);
  }
  builder.CreateRet(result);
}

llvm::FunctionCallee VectorMath::getWidest(llvm::Module &module,
                                           const Function &function,
                                           llvm::FunctionType *type) const {
  llvm::FunctionCallee callee =
      module.getOrInsertFunction(function.widest, type);
  auto describe = [](llvm::Function &described) {
    described.setDoesNotAccessMemory();
    described.setDoesNotThrow();
  };
  describe(*llvm::cast<llvm::Function>(callee.getCallee()));
  if (!llvm::is_contained({"exp", "sin", "cos"}, function.name))
    return callee;
  std::string name = ("tofu." + function.widest).str();
  llvm::Function *mended = module.getFunction(name);
  if (!mended) {
    mended = llvm::Function::Create(type, llvm::Function::InternalLinkage, name,
                                    module);
    describe(*mended);
    mended->addFnAttr(llvm::Attribute::NoInline);
    mend(*mended, callee, function.name);
  }
  return mended;
}

void VectorMath::widen(llvm::CallInst &call, const Function &function) const {
  llvm::IRBuilder<> builder(&call);
  auto *type = llvm::FixedVectorType::get(call.getType()->getScalarType(),
                                          function.lanes);
  llvm::SmallVector<llvm::Type *> types(call.arg_size(), type);
  llvm::FunctionCallee callee =
      getWidest(*call.getModule(), function,
                llvm::FunctionType::get(type, types, /*isVarArg=*/false));
  auto *given = llvm::dyn_cast<llvm::FixedVectorType>(call.getType());
  unsigned count = given ? given->getNumElements() : 1;
  double filler = function.name == "acosh" ? 2 : 0.5;
  llvm::SmallVector<llvm::Value *> parts;
  for (unsigned begin = 0; begin < count; begin += function.lanes) {
    unsigned here = std::min(function.lanes, count - begin);
    llvm::SmallVector<llvm::Value *> arguments;
    for (llvm::Value *argument : call.args())
      arguments.push_back(
          getLanes(builder, argument, begin, here, type, filler));
    parts.push_back(builder.CreateCall(callee, arguments));
  }
  llvm::Value *result = concatenateVectors(builder, parts);
  llvm::SmallVector<int> places(count);
  std::iota(places.begin(), places.end(), 0);
  if (!given)
    result = builder.CreateExtractElement(result, uint64_t(0));
  else if (result->getType() != given)
    result = builder.CreateShuffleVector(result, places);
  call.replaceAllUsesWith(result);
  call.eraseFromParent();
}

void VectorMath::widen(llvm::Module &module) const {
  llvm::SmallVector<std::pair<llvm::CallInst *, const Function *>> calls;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      llvm::Function *callee = call ? call->getCalledFunction() : nullptr;
      auto found = callee ? byName.find(callee->getName()) : byName.end();
      if (found != byName.end())
        calls.emplace_back(call, &found->second);
    }
  for (auto [call, function] : calls)
    widen(*call, *function);
}
