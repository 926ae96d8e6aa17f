//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Matrix products by cuBLASLt, which is found when it is needed (Driver.h says
// how), in true f32 and f64, and of f16 and bf16 with sums in f32. With TF32,
// if that is asked for, factors of f32 lose their last 13 bits.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_BLASLT_H
#define TOFU_CUDA_BLASLT_H

#include "tofu/Cuda/Gpu.h"
#include "tofu/Runtime/Contraction.h"

#include <memory>

namespace tofu::cuda {

/// A step of an operation that is one matrix product, or several one after the
/// other.
class MatrixProducts {
public:
  virtual ~MatrixProducts() = default;
  /// Of `buffers`, the places of the operands, then of the results. What is in
  /// `workspace` does not matter.
  virtual Error run(const uint64_t *buffers, Address workspace,
                    Stream stream) = 0;
};

/// Bytes of device memory that a product may need.
inline constexpr int64_t kWorkspaceBytes = 32 << 20;

/// Null if the library is not there, or does not compute such a product.
std::unique_ptr<MatrixProducts>
prepareMatrixProducts(const tofu_program_data &program,
                      const tofu_operation &op, const int64_t *coordinates,
                      bool tf32);

/// The library is there, and starts.
bool hasBlasLt();
/// Of one that is there, but does not start; or "".
const std::string &getWhyNoBlasLt();

} // namespace tofu::cuda

#endif // TOFU_CUDA_BLASLT_H
