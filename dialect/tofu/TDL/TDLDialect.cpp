//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu::tdl;

#include "tofu/TDL/TDLDialect.cpp.inc"
#include "tofu/TDL/TDLEnums.cpp.inc"
#include "tofu/TDL/TDLInterfaces.cpp.inc"

void TDLDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tofu/TDL/TDLOps.cpp.inc"
      >();
  registerAttributes();
  registerTypes();
}
