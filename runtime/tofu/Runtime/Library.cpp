//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Library.h"

#include "tofu/Runtime/Contraction.h"
#include "tofu/Runtime/Convolution.h"
#include "tofu/Runtime/OutputProducts.h"
#include "tofu/Runtime/Types.h"
#include "tofu/Runtime/Widen.h"

using namespace tofu::runtime;

static std::unique_ptr<LibraryCall> prepareWide(const LocalContraction &local) {
  if (std::unique_ptr<LibraryCall> call = prepareOutputProducts(local))
    return call;
  // A convolution whose windows lie inside of the piece could be computed as
  // a sum of matrix products too, but slower.
  if (std::optional<Convolution> convolution = recognizeConvolution(local))
    if (std::unique_ptr<LibraryCall> call = prepare(*convolution))
      return call;
  std::optional<MatrixProduct> product = recognizeMatrixProduct(local);
  // A matrix is read once by a product with a vector: a kernel widens it then.
  bool isVector = product && (product->m.extent == 1 || product->n.extent == 1);
  // OpenBLAS has no bias and no activations, and is not asked for other
  // factors.
  if (!product || product->alpha != 1 || product->biasSlot >= 0 ||
      product->activation != TOFU_NO_ACTIVATION ||
      (isVector && (isNarrow(local.a.type) || isNarrow(local.b.type))))
    return nullptr;
  return prepare(*product);
}

std::unique_ptr<LibraryCall>
tofu::runtime::prepareContraction(const tofu_program_data &program,
                                  const tofu_operation &operation,
                                  const int64_t *coordinates) {
  if (!operation.contraction)
    return nullptr;
  std::optional<LocalContraction> local =
      localize(program, operation, coordinates);
  std::unique_ptr<LibraryCall> call = local ? prepareWide(*local) : nullptr;
  if (!call)
    return nullptr;
  auto getPiece = [](const LocalAccess &access) {
    return NarrowPiece{access.slot, access.type, access.getCount()};
  };
  std::vector<NarrowPiece> factors;
  if (isNarrow(local->a.type))
    factors.push_back(getPiece(local->a));
  if (isNarrow(local->b.type) && local->b.slot != local->a.slot)
    factors.push_back(getPiece(local->b));
  std::optional<NarrowPiece> result;
  if (isNarrow(local->result.type)) {
    if (local->addend >= 0) // which would have to be widened, too
      return nullptr;
    result = getPiece(local->result);
    // All of its elements are written back.
    int64_t computed = 1;
    for (size_t v = 0; v != local->numOutputs; ++v)
      computed *= local->extents[v];
    if (computed != result->count)
      return nullptr;
  }
  if (factors.empty()) // a narrow result is a sum of narrow factors
    return call;
  return widen(std::move(call), std::move(factors), result,
               operation.num_operands + operation.num_results);
}
