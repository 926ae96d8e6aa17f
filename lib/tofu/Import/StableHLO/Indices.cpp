//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Indices.h"

#include "tofu/Import/StableHLO/Arithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

Value tofu::readIndex(LambdaBody &body, unsigned input, Type type,
                      ArrayRef<AffineExpr> coordinates, Value otherwise) {
  Value value = body.read(input, coordinates, otherwise);
  return toIndex(Scalar{body.getBuilder(), body.getLoc(), type}, value);
}

Value tofu::clampIndex(LambdaBody &body, Value index, int64_t greatest) {
  OpBuilder &b = body.getBuilder();
  Value least = body.constant(0, b.getIndexType());
  index = arith::MaxSIOp::create(b, body.getLoc(), index, least);
  Value most = body.constant(greatest, b.getIndexType());
  return arith::MinSIOp::create(b, body.getLoc(), index, most);
}
