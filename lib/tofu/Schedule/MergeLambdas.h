//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Lambdas made of lambdas.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_MERGELAMBDAS_H
#define TOFU_SCHEDULE_MERGELAMBDAS_H

#include "tofu/TDL/TDL.h"

namespace tofu {

/// Bodies do not grow beyond this many operations.
inline constexpr unsigned kMaxBodySize = 256;

/// The box outside of which input `number` reads as zero, or `unit`.
mlir::Attribute getMask(tdl::LambdaOp lambda, unsigned number);

/// Replaces lambdas, in the order of the block and with nothing in between, by
/// one in the place of the last. They have the same extents and output part;
/// where one reads another it does so at identity, unmasked. Results that only
/// they read are dropped.
tdl::LambdaOp mergeLambdas(llvm::ArrayRef<tdl::LambdaOp> lambdas);

/// Computes `read`, the only use of a one-result lambda without reductions, in
/// its consumer; `dims` are what the producer's indices are there.
void inlineProducer(tdl::LambdaOp producer, tdl::LambdaOp consumer,
                    tdl::ReadOp read, llvm::ArrayRef<mlir::Value> dims);

/// Computes `read`, which reads the result of a lambda as it is, in its
/// consumer, outside of the reductions that its coordinates do not depend on.
void inlineResult(mlir::OpResult result, tdl::LambdaOp consumer,
                  tdl::ReadOp read);

} // namespace tofu

#endif // TOFU_SCHEDULE_MERGELAMBDAS_H
