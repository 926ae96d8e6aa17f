//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One routine has a name on CPUs, which has the letter of a type, one on GPUs
// of either make, by the library that has it, and one that XLA expands.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Lapack.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tofu;

/// Of a target behind the maker's `cu` or `hip`.
static StringRef getDeviceRoutine(StringRef target) {
  return llvm::StringSwitch<StringRef>(target)
      .Case("solver_potrf_ffi", "potrf")
      .Case("solver_getrf_ffi", "getrf")
      .Case("blas_getrf_batched_ffi", "getrf")
      .Case("solver_geqrf_ffi", "geqrf")
      .Case("blas_geqrf_batched_ffi", "geqrf")
      .Case("hybrid_geqp3", "geqp3")
      .Case("solver_orgqr_ffi", "orgqr")
      .Case("solver_ormqr_ffi", "ormqr")
      .Case("solver_syevd_ffi", "device_syevd")
      .Cases({"solver_gesvd_ffi", "solver_gesdd_ffi", "solver_gesvdj_ffi",
              "solver_gesvdp_ffi"},
             "device_svd")
      .Cases({"hybrid_eig_real", "hybrid_eig_comp"}, "geev")
      .Case("solver_geev_ffi", "device_geev")
      .Case("solver_sytrd_ffi", "sytrd")
      .Case("solver_syrk_ffi", "device_syrk")
      .Case("sparse_gtsv2_ffi", "device_gtsv")
      .Case("_tridiagonal_solve_perturbed", "perturbed_gtsv")
      .Case("_cholesky_update_ffi", "cholesky_update")
      .Case("_lu_pivots_to_permutation", "pivots")
      .Default("");
}

StringRef tofu::getRoutineName(StringRef target) {
  if (target.consume_front("cu") || target.consume_front("hip"))
    return getDeviceRoutine(target);
  if (target.consume_front("lapack_") || target.consume_front("blas_"))
    return target.consume_back("_ffi") && !target.empty() &&
                   StringRef("sdcz").contains(target.front())
               ? target.drop_front()
               : "";
  return llvm::StringSwitch<StringRef>(target)
      .Case("Qr", "geqrf")
      .Case("ProductOfElementaryHouseholderReflectors", "orgqr")
      .Case("Eigh", "jacobi")
      .Case("LuDecomposition", "LuDecomposition")
      .Case("tridiagonal_solve_perturbed_ffi", "perturbed_gtsv")
      .Default("");
}
