//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/WindowNumbers.h"

using namespace mlir;
using namespace tofu;

SmallVector<AffineExpr>
WindowNumbers::getIndexCoordinates(LambdaBody &body, unsigned component,
                                   ArrayRef<AffineExpr> window) const {
  SmallVector<AffineExpr> coordinates;
  for (int64_t dim = 0; dim != indicesRank; ++dim)
    coordinates.push_back(dim == vectorDim ? body.constantIndex(component)
                                           : window[getNumbering(dim)]);
  return coordinates;
}

static void requireEqual(SourceOp &op, StringRef what, size_t count,
                         size_t expected) {
  op.require(count == expected, "has " + Twine(count) + " " + what +
                                    ", but needs " + Twine(expected));
}

WindowNumbers tofu::getWindowNumbers(SourceOp &op, const WindowSource &source,
                                     ArrayRef<int64_t> big,
                                     ArrayRef<int64_t> windows) {
  WindowNumbers numbers;
  auto lists = op.getFields(source.attribute, source.mnemonic,
                            {source.within, source.collapsed, source.batching,
                             source.indicesBatching, source.components,
                             "index_vector_dim"});
  ArrayRef<int64_t> indices = op.getOperandShape(source.indices);
  op.require(
      isa<IntegerType>(op.getOperandType(source.indices).getElementType()),
      "has indices that are not integers");
  numbers.indicesRank = indices.size();
  // An integer that is 0 may be left out of the text.
  numbers.vectorDim = lists[5].empty() ? 0 : lists[5].front();
  op.require(lists[5].size() <= 1 && numbers.vectorDim >= 0 &&
                 numbers.vectorDim <= numbers.indicesRank,
             "has 'index_vector_dim' that is not in [0, " +
                 Twine(indices.size()) + "]");
  op.requireDimensions(lists[0], windows.size(), source.within);
  SmallVector<int64_t> absent(lists[1]);
  llvm::append_range(absent, lists[2]);
  op.requireDimensions(absent, big.size(),
                       (source.collapsed + " and " + source.batching).str());
  op.requireDimensions(lists[3], indices.size(), source.indicesBatching);
  SmallVector<int64_t> started(lists[4]);
  llvm::append_range(started, lists[2]);
  op.requireDimensions(started, big.size(),
                       (source.components + " and " + source.batching).str());
  requireEqual(op, source.indicesBatching, lists[3].size(), lists[2].size());
  op.require(!llvm::is_contained(lists[3], numbers.vectorDim),
             "has 'index_vector_dim' among '" + source.indicesBatching + "'");
  requireEqual(op, source.within, lists[0].size(), big.size() - absent.size());
  bool hasVector = numbers.vectorDim < numbers.indicesRank;
  requireEqual(op, source.components, lists[4].size(),
               op.failed() || !hasVector ? 1 : indices[numbers.vectorDim]);
  requireEqual(op, "dimensions that number windows",
               windows.size() - lists[0].size(),
               indices.size() - (hasVector ? 1 : 0));
  if (op.failed())
    return numbers;

  // Both lists are sorted by the standard; other orders would mean something
  // else to other readers.
  op.require(llvm::is_sorted(lists[0]),
             "has '" + source.within + "' that is not in ascending order");
  numbers.within = lists[0];
  for (int64_t dim = 0; dim != int64_t(windows.size()); ++dim)
    if (!llvm::is_contained(numbers.within, dim))
      numbers.numbering.push_back(dim);
  numbers.windowDim.resize(big.size());
  numbers.component.resize(big.size());
  numbers.batchDim.resize(big.size());
  unsigned next = 0;
  for (int64_t dim = 0; dim != int64_t(big.size()); ++dim)
    if (!llvm::is_contained(absent, dim))
      numbers.windowDim[dim] = numbers.within[next++];
  for (auto [i, dim] : llvm::enumerate(lists[4]))
    numbers.component[dim] = i;
  for (auto [dim, other] : llvm::zip(lists[2], lists[3])) {
    numbers.batchDim[dim] = other;
    op.require(big[dim] == indices[other], "pairs batching extents " +
                                               Twine(big[dim]) + " and " +
                                               Twine(indices[other]));
  }
  for (auto [i, dim] : llvm::enumerate(numbers.numbering)) {
    int64_t extent = indices[int64_t(i) < numbers.vectorDim ? i : i + 1];
    op.require(windows[dim] == extent,
               "has " + Twine(windows[dim]) + " windows along dimension " +
                   Twine(dim) + ", but " + Twine(extent) + " indices");
  }
  return numbers;
}
