//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Libraries of NVIDIA's that are used where they are: of the system, of the
// toolkit in $CUDA_HOME, or of the nvidia packages of the Python that is first
// in $PATH.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_FINDLIBRARY_H
#define TOFU_CUDA_FINDLIBRARY_H

#include <string>
#include <vector>

namespace tofu::cuda {

/// The first of these names that can be loaded, from any of those places; null
/// if none is. `names`: libcublasLt.so.13, ... , the newest first.
void *findLibrary(const std::vector<std::string> &names);

} // namespace tofu::cuda

#endif // TOFU_CUDA_FINDLIBRARY_H
