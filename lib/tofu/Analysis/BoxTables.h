//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Boxes on all devices of a mesh, without a walk over them: each dimension
// depends on the few axes that cut it, and a volume is a product of dimensions.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_BOXTABLES_H
#define TOFU_ANALYSIS_BOXTABLES_H

#include "tofu/TDL/TDL.h"
#include <map>

namespace tofu {

/// Answers are kept: programs have many tensors and few boxes.
class BoxTables {
public:
  /// Axes of boxes beyond the mesh have extent 1.
  explicit BoxTables(llvm::ArrayRef<int64_t> mesh) : mesh(mesh) {}

  llvm::ArrayRef<int64_t> getMesh() const { return mesh; }

  /// Elements of the boxes of all devices. Devices whose coordinate on an axis
  /// of `pinned` is not 0 are left out.
  int64_t getTotal(tdl::BoxAttr box, llvm::ArrayRef<unsigned> pinned = {}) {
    return getTotalOverlap(box, box, pinned);
  }
  /// Elements that the box of a device has in common with its other one, of all
  /// devices.
  int64_t getTotalOverlap(tdl::BoxAttr box, tdl::BoxAttr other,
                          llvm::ArrayRef<unsigned> pinned = {});
  /// Elements of the largest box of a device.
  int64_t getLargest(tdl::BoxAttr box);
  /// The ranges [first, second) that a dimension has on any device, whatever
  /// the others are and the conditions say: ascending, no duplicates.
  using Range = std::pair<int64_t, int64_t>;
  llvm::ArrayRef<Range> getRanges(tdl::BoxAttr box, unsigned dim);

private:
  llvm::SmallVector<int64_t> getExtents(tdl::BoxAttr box) const;

  llvm::SmallVector<int64_t> mesh;
  std::map<std::vector<const void *>, int64_t> totals;
  llvm::DenseMap<mlir::Attribute, int64_t> largest;
  llvm::DenseMap<std::pair<mlir::AffineMap, mlir::AffineMap>,
                 std::vector<Range>>
      ranges;
};

} // namespace tofu

#endif // TOFU_ANALYSIS_BOXTABLES_H
