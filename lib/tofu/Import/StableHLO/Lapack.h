//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Calls of LAPACK's routines, by the names that they have on any platform.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_LAPACK_H
#define TOFU_IMPORT_STABLEHLO_LAPACK_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// The routine that a target of JAX is: `getrf` of `lapack_sgetrf_ffi`, of
/// `cusolver_getrf_ffi` and of `hipsolver_getrf_ffi`. What has another form
/// than LAPACK's has another name. Empty of other targets.
llvm::StringRef getRoutineName(llvm::StringRef target);

/// The configuration of the call; null if it has none.
mlir::DictionaryAttr getConfiguration(SourceOp &op);

/// Imports the routine of a function on slices, of which the call has the first
/// results; nothing if the operation has failed.
void importRoutine(SourceOp &op, llvm::StringRef name, unsigned numResults);

/// LU of a TPU: counts rows from 0, and gives them in their new order, too.
void importLuDecomposition(SourceOp &op);
/// Exchanges of rows, which become their order.
void importPivots(SourceOp &op);
/// Singular values and vectors as GPUs' routines give them.
void importDeviceSVD(SourceOp &op);
/// Eigenvalues as cuSOLVER gives them, with vectors of real matrices in pairs.
void importDeviceEig(SourceOp &op);
/// alpha a aᵀ + beta c.
void importDeviceSyrk(SourceOp &op);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_LAPACK_H
