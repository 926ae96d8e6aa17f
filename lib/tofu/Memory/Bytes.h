//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a value takes in the memory of a device.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_MEMORY_BYTES_H
#define TOFU_MEMORY_BYTES_H

#include "mlir/IR/Types.h"
#include "tofu/Analysis/BoxTables.h"

namespace tofu::memory {

/// Bytes of a value on the device with these mesh coordinates: of the tensor,
/// of its piece there, or of a scalar.
int64_t getBytes(mlir::Type type, llvm::ArrayRef<int64_t> coordinates);

/// Bytes of values on the device of a mesh that holds most of them.
class LargestBytes {
public:
  explicit LargestBytes(llvm::ArrayRef<int64_t> mesh) : boxes(mesh) {}
  int64_t get(mlir::Type type);

private:
  BoxTables boxes;
};

} // namespace tofu::memory

#endif // TOFU_MEMORY_BYTES_H
