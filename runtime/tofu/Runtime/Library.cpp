//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Library.h"

using namespace tofu::runtime;

std::unique_ptr<LibraryCall>
tofu::runtime::prepareContraction(const tofu_program_data &program,
                                  const tofu_operation &operation,
                                  const int64_t *coordinates) {
  return nullptr;
}
