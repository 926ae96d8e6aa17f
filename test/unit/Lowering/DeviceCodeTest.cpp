//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/DeviceCode.h"

#include "mlir/IR/Builders.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu;

// The library's functions lose their attributes, which are those of a CPU, but
// LLVM's own keep theirs: passes crash where a maximum may have an effect.
TEST(DeviceCode, IntrinsicsKeepTheirAttributes) {
  MLIRContext context;
  OwningOpRef<ModuleOp> kernels = ModuleOp::create(UnknownLoc::get(&context));
  llvm::LLVMContext llvmContext;
  auto module = lowering::compileForDevice(
      *kernels, {"tofu_copy_4", "tofu_fold_f32_max"}, llvmContext);
  ASSERT_TRUE(bool(module)) << llvm::toString(module.takeError());
  unsigned number = 0;
  for (llvm::Function &function : **module) {
    if (!function.isIntrinsic())
      continue;
    llvm::AttributeList expected = llvm::Intrinsic::getAttributes(
        llvmContext, function.getIntrinsicID(), function.getFunctionType());
    EXPECT_EQ(function.willReturn(),
              expected.hasFnAttr(llvm::Attribute::WillReturn))
        << function.getName().str();
    EXPECT_EQ(function.getMemoryEffects(), expected.getMemoryEffects())
        << function.getName().str();
    ++number;
  }
  EXPECT_NE(number, 0u);
}
