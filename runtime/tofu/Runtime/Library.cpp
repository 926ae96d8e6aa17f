//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Library.h"

#include "tofu/Runtime/Contraction.h"
#include "tofu/Runtime/Convolution.h"

using namespace tofu::runtime;

std::unique_ptr<LibraryCall>
tofu::runtime::prepareContraction(const tofu_program_data &program,
                                  const tofu_operation &operation,
                                  const int64_t *coordinates) {
  if (!operation.contraction)
    return nullptr;
  std::optional<LocalContraction> local =
      localize(program, operation, coordinates);
  if (!local)
    return nullptr;
  // A convolution whose windows lie inside of the piece could be computed as
  // a sum of matrix products too, but slower.
  if (std::optional<Convolution> convolution = recognizeConvolution(*local))
    if (std::unique_ptr<LibraryCall> call = prepare(*convolution))
      return call;
  std::optional<MatrixProduct> product = recognizeMatrixProduct(*local);
  return product ? prepare(*product) : nullptr;
}
