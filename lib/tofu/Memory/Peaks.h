//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The memory that one static schedule of a function needs, by kind of buffer.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_MEMORY_PEAKS_H
#define TOFU_MEMORY_PEAKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu::memory {

/// Peak bytes of the rank that needs most, by kind of buffer; the peaks may
/// fall at different times. Results in the place of the argument that they
/// replace count as that. `arena` is what is allocated, `bound` the most bytes
/// that live at one time. `constants` are no part of either: their data is in
/// the program, whole on every rank.
struct Peaks {
  int64_t arguments = 0, results = 0, temporaries = 0, fetches = 0;
  int64_t partials = 0, bound = 0, arena = 0, constants = 0;
};

/// Of a function on each rank of its mesh, or on one device.
Peaks getPeaks(mlir::func::FuncOp function);

/// As an attribute: what -tofu-expand notes of the whole program. Transfers and
/// pending sums are left out, as it has none.
mlir::DictionaryAttr toAttr(const Peaks &peaks, mlir::MLIRContext *context);
Peaks fromAttr(mlir::DictionaryAttr attr);

} // namespace tofu::memory

#endif // TOFU_MEMORY_PEAKS_H
