//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Contractions and convolutions that a library computes instead of a kernel.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_LIBRARY_H
#define TOFU_RUNTIME_LIBRARY_H

#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Team.h"

#include <memory>

namespace tofu::runtime {

/// An operation on one rank. Several calls may run at once, each by one thread
/// with workers of its own.
class LibraryCall {
public:
  virtual ~LibraryCall() = default;

  /// `buffers` are the rank's pieces of the operands, then of the results.
  /// False if the library cannot: then no result has changed, and the kernel
  /// has to compute.
  [[nodiscard]] virtual bool run(char *const *buffers, Team &workers) = 0;
};

/// The operation on the rank with these coordinates. Null if no library can
/// compute it there, or none is faster than the kernel.
std::unique_ptr<LibraryCall>
prepareContraction(const tofu_program_data &program,
                   const tofu_operation &operation, const int64_t *coordinates);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_LIBRARY_H
