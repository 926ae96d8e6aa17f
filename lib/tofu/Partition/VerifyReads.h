//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether parts of lambdas read what their devices hold, and may read.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_VERIFYREADS_H
#define TOFU_PARTITION_VERIFYREADS_H

#include "tofu/Analysis/BoxTables.h"
#include "tofu/Partition/Boxes.h"
#include "tofu/TDL/Reads.h"
#include <set>

namespace tofu {

/// Verifies the reads of parts, on every device of a mesh. Equal questions,
/// also of several lambdas, are answered once.
class ReadVerifier {
public:
  explicit ReadVerifier(BoxTables &tables)
      : mesh(tables.getMesh()), tables(tables) {}

  /// What the part reads of an operand lies within the operand's piece; where
  /// it is masked, masks along the axes on which they make terms let each
  /// element that is read through once.
  mlir::LogicalResult verify(tdl::LambdaOp lambda);

private:
  /// What a part may read, and what is said where it reads something else.
  struct Room {
    tdl::BoxAttr box;
    tdl::BoxAttr mask; // or null; what is outside of it is not read
    llvm::StringRef fault;
  };

  mlir::LogicalResult verifyMask(tdl::LambdaOp lambda, unsigned number,
                                 llvm::ArrayRef<tdl::BodyRead> reads);
  mlir::LogicalResult verifyRead(const tdl::BodyRead &read,
                                 tdl::LambdaOp lambda, const Room &room);
  bool isInsideByDimensions(const tdl::BodyRead &read, tdl::LambdaOp lambda,
                            const Room &room);
  bool isInsideRoom(const tdl::BodyRead &read, tdl::LambdaOp lambda,
                    const Room &room, unsigned dim);
  bool isInsideOnDevices(const tdl::BodyRead &read, tdl::LambdaOp lambda,
                         const Room &room);
  mlir::LogicalResult verifyExactly(const tdl::BodyRead &read,
                                    tdl::LambdaOp lambda, const Room &room);

  llvm::ArrayRef<int64_t> mesh;
  BoxTables &tables;
  std::set<std::vector<const void *>> asked;
};

} // namespace tofu

#endif // TOFU_PARTITION_VERIFYREADS_H
