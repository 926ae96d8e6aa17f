//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Libraries of NVIDIA's that are used where they are: of the system, of the
// toolkit in $CUDA_HOME, or of the nvidia packages of Python, wherever it has
// them (PythonPackages.h).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_FINDLIBRARY_H
#define TOFU_CUDA_FINDLIBRARY_H

#include "tofu/Runtime/Watch.h"

#include <string>
#include <vector>

namespace tofu::cuda {

/// The first of these names that can be loaded, from any of those places; null
/// if none is. `names`: libcublasLt.so.13, ... , the newest first.
void *findLibrary(const std::vector<std::string> &names);

/// Finds functions of a library by their names.
class Symbols {
public:
  explicit Symbols(void *library) : library(library) {}

  template <class Function> void find(Function *&function, const char *name) {
    function = reinterpret_cast<Function *>(get(name));
  }
  template <class Signature>
  void find(runtime::Watched<Signature> &function, const char *name) {
    function.set(get(name));
  }
  /// The first name that the library has not; "" if it has all.
  const std::string &getMissing() const { return missing; }

private:
  void *get(const char *name);

  void *library;
  std::string missing;
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_FINDLIBRARY_H
