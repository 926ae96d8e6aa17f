//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Libraries that compute contractions faster than kernels do.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_LIBRARY_H
#define TOFU_RUNTIME_LIBRARY_H

#include "tofu/Runtime/Program.h"

#include <memory>

namespace tofu::runtime {

/// A contraction on one rank, made ready for a library.
class LibraryCall {
public:
  virtual ~LibraryCall() = default;
  /// `buffers` are the places of the operands, then of the results.
  virtual void run(char *const *buffers, int threads) = 0;
};

/// Null if no library can compute it, or none is faster than the kernel.
std::unique_ptr<LibraryCall>
prepareContraction(const tofu_program_data &program,
                   const tofu_operation &operation, const int64_t *coordinates);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_LIBRARY_H
