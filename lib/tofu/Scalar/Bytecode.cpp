//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/Bytecode.h"

using namespace tofu::interpreter;

llvm::Error Program::run() const {
  Frame frame{registers, {}};
  for (const Instruction *pc = code.data(); pc;)
    pc = pc->handler(pc, frame);
  if (!frame.error.empty())
    return llvm::createStringError("%s", frame.error.c_str());
  return llvm::Error::success();
}
