//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A rank's convolutions by cuDNN, which is found when it is needed (Driver.h
// says how): in true f32, or TF32 if that is asked for, and of f16 and bf16
// with sums in f32.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_DNN_H
#define TOFU_CUDA_DNN_H

#include "tofu/Cuda/DnnPlan.h"

#include <map>
#include <memory>

namespace tofu::cuda::dnn {

/// An operation of the program's that is one convolution. In the workspace are,
/// one behind the other, what the library needs and the tensors that it does
/// not take as they lie.
struct PreparedConvolution {
  Operation operation;
  const Plan *plan = nullptr;
  int64_t bytes = 0; // of the workspace

  /// Where a tensor is; from where the workspace begins if it is copied.
  int64_t getPlace(const Tensor &tensor) const;
};

/// Of one stream.
class Convolutions {
public:
  Convolutions(Stream stream, bool tf32) : stream(stream), tf32(tf32) {}
  Convolutions(const Convolutions &) = delete;
  ~Convolutions();

  /// None if it is no convolution, there is no library, or this does not
  /// compute it.
  Error prepare(const tofu_program_data &program, const tofu_operation &op,
                const int64_t *coordinates,
                std::optional<PreparedConvolution> &prepared);
  Error execute(const PreparedConvolution &prepared, Address image,
                Address filter, Address outputs, Address workspace) const;

  Stream getStream() const { return stream; }
  /// There was a convolution, but no library, or one that does not start.
  bool isWanted() const { return wantsLibrary; }
  /// Of one that is there, but does not start; or "".
  const std::string &getWhyNot() const { return whyNot; }

private:
  /// Makes the handle, unless the library does not start.
  Error open();

  Stream stream;
  bool tf32;
  const Cudnn *library = nullptr;
  Handle handle = nullptr;
  bool wantsLibrary = false;
  std::string whyNot;
  /// What was asked for: where the library does not compute it, null.
  std::map<Numbers, std::unique_ptr<Plan>> plans;
};

} // namespace tofu::cuda::dnn

#endif // TOFU_CUDA_DNN_H
