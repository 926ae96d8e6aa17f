//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Of tools that link OpenBLAS: it starts no threads. The runtime computes in
// its own, and those of OpenBLAS, which start before main, wait for memory
// without end where there is little, also at exit.
//
//===----------------------------------------------------------------------===//

/// OpenBLAS asks this function of its own when it is loaded; the first
/// definition that the loader finds is the executable's.
extern "C" [[gnu::visibility("default")]] int openblas_num_threads_env() {
  return 1;
}
