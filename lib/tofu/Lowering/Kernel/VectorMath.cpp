//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/VectorMath.h"

#include "tofu/Lowering/Kernel/Optimize.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/SystemLibraries.h"

using namespace tofu::lowering;
using llvm::CallInst;
using llvm::ElementCount;
using llvm::StringRef;

/// Those that LLVM knows, which are exp, log, sin, cos, tan and pow, and
/// others. A vector of AVX2's is passed otherwise where the machine has none.
/// The others differ from the correctly rounded result by 2 units in the last
/// place at most, acosh and, without AVX, atan by 3, tried on all of f32 (from
/// sinh on on every 97th), every zero, infinity and NaN among them.
std::vector<llvm::VecDesc>
tofu::lowering::getVectorMath(const llvm::TargetMachine &machine) {
  static const llvm::VecDesc all[] = {
#define TLI_DEFINE_LIBMVEC_X86_VECFUNCS
#include "llvm/Analysis/VecFuncs.def"
#undef TLI_DEFINE_LIBMVEC_X86_VECFUNCS
#define TOFU_VECTOR(scalar, vector, lanes)                                     \
  {scalar,                                                                     \
   vector,                                                                     \
   llvm::ElementCount::getFixed(lanes),                                        \
   false,                                                                      \
   "_ZGV_LLVM_N" #lanes "v",                                                   \
   std::nullopt}
#define TOFU_LIBMVEC(f64, f32, name)                                           \
  TOFU_VECTOR(f64, "_ZGVbN2v_" name, 2),                                       \
      TOFU_VECTOR(f64, "_ZGVdN4v_" name, 4),                                   \
      TOFU_VECTOR(f32, "_ZGVbN4v_" name "f", 4),                               \
      TOFU_VECTOR(f32, "_ZGVdN8v_" name "f", 8)
      TOFU_LIBMVEC("log1p", "log1pf", "log1p"),
      TOFU_LIBMVEC("expm1", "expm1f", "expm1"),
      TOFU_LIBMVEC("erf", "erff", "erf"),
      TOFU_LIBMVEC("tanh", "tanhf", "tanh"),
      TOFU_LIBMVEC("llvm.tanh.f64", "llvm.tanh.f32", "tanh"),
      TOFU_LIBMVEC("llvm.sinh.f64", "llvm.sinh.f32", "sinh"),
      TOFU_LIBMVEC("llvm.cosh.f64", "llvm.cosh.f32", "cosh"),
      TOFU_LIBMVEC("llvm.acos.f64", "llvm.acos.f32", "acos"),
      TOFU_LIBMVEC("llvm.atan.f64", "llvm.atan.f32", "atan"),
      TOFU_LIBMVEC("asinh", "asinhf", "asinh"),
      TOFU_LIBMVEC("acosh", "acoshf", "acosh"),
      TOFU_LIBMVEC("atanh", "atanhf", "atanh"),
#undef TOFU_LIBMVEC
#undef TOFU_VECTOR
  };
  bool hasAVX2 = hasFeature(machine, "avx2");
  std::vector<llvm::VecDesc> fitting;
  llvm::copy_if(all, std::back_inserter(fitting),
                [&](const llvm::VecDesc &function) {
                  StringRef name = function.getVectorFnName();
                  return name.starts_with("_ZGVb") ||
                         (name.starts_with("_ZGVd") && hasAVX2);
                });
  return fitting;
}

namespace {

/// The function of the widest vectors by the name of each that it stands for.
class Widest {
public:
  explicit Widest(const std::vector<llvm::VecDesc> &functions);

  /// Null where a call is of something else, or is that of the widest already.
  const llvm::VecDesc *lookUp(const CallInst &call) const;

private:
  llvm::StringMap<const llvm::VecDesc *> byName;
};

} // namespace

Widest::Widest(const std::vector<llvm::VecDesc> &functions) {
  auto isWider = [](const llvm::VecDesc &a, const llvm::VecDesc &b) {
    return a.getVectorizationFactor().getFixedValue() >
           b.getVectorizationFactor().getFixedValue();
  };
  for (const llvm::VecDesc &function : functions) {
    const llvm::VecDesc *&widest = byName[function.getScalarFnName()];
    if (!widest || isWider(function, *widest))
      widest = &function;
  }
  for (const llvm::VecDesc &function : functions) {
    const llvm::VecDesc *widest = byName.lookup(function.getScalarFnName());
    if (widest->getVectorFnName() != function.getVectorFnName())
      byName[function.getVectorFnName()] = widest;
  }
}

const llvm::VecDesc *Widest::lookUp(const CallInst &call) const {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee)
    return nullptr;
  if (!callee->isIntrinsic() || !call.getType()->isVectorTy())
    return byName.lookup(callee->getName());
  llvm::Type *number = call.getType()->getScalarType();
  if (!number->isFloatTy() && !number->isDoubleTy())
    return nullptr;
  // An operation of vectors of which any length may be had.
  StringRef base = llvm::Intrinsic::getBaseName(call.getIntrinsicID());
  return byName.lookup((base + (number->isFloatTy() ? ".f32" : ".f64")).str());
}

/// `count` elements of a number or vector, from `begin` on, and behind them
/// `filler`: it is special to no function, of which each special element is
/// computed by itself.
static llvm::Value *getLanes(llvm::IRBuilder<> &builder, llvm::Value *value,
                             unsigned begin, unsigned count,
                             llvm::Constant *filler) {
  if (!value->getType()->isVectorTy())
    return builder.CreateInsertElement(filler, value, uint64_t(0));
  unsigned lanes =
      llvm::cast<llvm::FixedVectorType>(filler->getType())->getNumElements();
  llvm::SmallVector<int> taken, blended;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    taken.push_back(lane < count ? begin + lane : llvm::PoisonMaskElem);
    blended.push_back(lane < count ? lane : lanes + lane);
  }
  llvm::Value *here = builder.CreateShuffleVector(value, taken);
  return builder.CreateShuffleVector(here, filler, blended);
}

/// What `call` computes, by a function of vectors.
static llvm::Value *callInVectors(CallInst &call,
                                  const llvm::VecDesc &function) {
  llvm::IRBuilder<> builder(&call);
  llvm::Type *number = call.getType()->getScalarType();
  unsigned lanes = function.getVectorizationFactor().getFixedValue();
  auto *many = llvm::FixedVectorType::get(number, lanes);
  auto *given = llvm::dyn_cast<llvm::FixedVectorType>(call.getType());
  unsigned count = given ? given->getNumElements() : 1;
  bool isAboveOne = function.getScalarFnName().starts_with("acosh");
  llvm::Constant *filler = llvm::ConstantFP::get(many, isAboveOne ? 2.0 : 0.5);
  llvm::SmallVector<llvm::Type *> types(call.arg_size(), many);
  llvm::FunctionCallee callee = call.getModule()->getOrInsertFunction(
      function.getVectorFnName(), llvm::FunctionType::get(many, types, false));
  auto *declared = llvm::cast<llvm::Function>(callee.getCallee());
  declared->setDoesNotAccessMemory();
  declared->setDoesNotThrow();
  declared->setWillReturn();
  llvm::SmallVector<llvm::Value *> parts;
  for (unsigned begin = 0; begin < count; begin += lanes) {
    unsigned here = std::min(lanes, count - begin);
    llvm::SmallVector<llvm::Value *> arguments;
    for (llvm::Value *argument : call.args())
      arguments.push_back(getLanes(builder, argument, begin, here, filler));
    parts.push_back(builder.CreateCall(callee, arguments));
  }
  if (!given)
    return builder.CreateExtractElement(parts.front(), uint64_t(0));
  llvm::SmallVector<int> places;
  for (unsigned element = 0; element < count; ++element)
    places.push_back(element);
  return builder.CreateShuffleVector(llvm::concatenateVectors(builder, parts),
                                     places);
}

void tofu::lowering::unifyMath(llvm::Module &module,
                               const std::vector<llvm::VecDesc> &functions) {
  Widest widest(functions);
  llvm::SmallVector<std::pair<CallInst *, const llvm::VecDesc *>> calls;
  for (llvm::Function &function : module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &instruction : block)
        if (auto *call = llvm::dyn_cast<CallInst>(&instruction))
          if (const llvm::VecDesc *found = widest.lookUp(*call))
            calls.emplace_back(call, found);
  for (auto [call, function] : calls) {
    call->replaceAllUsesWith(callInVectors(*call, *function));
    call->eraseFromParent();
  }
}
