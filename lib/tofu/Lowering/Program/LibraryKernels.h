//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_PROGRAM_LIBRARYKERNELS_H
#define TOFU_LOWERING_PROGRAM_LIBRARYKERNELS_H

#include "tofu/Lowering/Program/ProgramBuilder.h"

namespace tofu::lowering {

/// The kernels that the runtime itself starts for a program: those of
/// tofu_put_record in runtime/tofu/Runtime/PutRecord.h, in the order of their
/// names.
std::vector<std::string> getLibraryKernels(const Program &program);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_PROGRAM_LIBRARYKERNELS_H
