//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// convolution: a sum of products over the input features of a group and the
// elements of a window.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Contraction.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/SlidingWindow.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Which dimension of a tensor is what. Of the kernel, `outer` are the output
/// features and `inner` the input features; else the batch and the features.
struct Layout {
  int64_t outer = -1, inner = -1;
  SmallVector<int64_t> spatial;

  int64_t getRank() const { return 2 + spatial.size(); }
};
struct DimensionNumbers {
  Layout input, kernel, result;
};
} // namespace

/// None unless the words are the two letters and the numbers of spatial
/// dimensions.
static std::optional<Layout> getLayout(ArrayRef<std::string> words,
                                       StringRef outer, StringRef inner) {
  Layout layout;
  layout.spatial.assign(words.size() < 2 ? 0 : words.size() - 2, -1);
  for (auto [dim, word] : llvm::enumerate(words)) {
    size_t number;
    int64_t *place = nullptr;
    if (word == outer)
      place = &layout.outer;
    else if (word == inner)
      place = &layout.inner;
    else if (llvm::to_integer(word, number) && number < layout.spatial.size())
      place = &layout.spatial[number];
    if (!place || *place != -1)
      return std::nullopt;
    *place = dim;
  }
  if (layout.outer == -1 || layout.inner == -1)
    return std::nullopt;
  return layout;
}

static DimensionNumbers getDimensionNumbers(SourceOp &op) {
  constexpr StringRef name = "dimension_numbers";
  SmallVector<SmallVector<std::string>> lists = op.getLists(name, "conv", 3);
  if (op.failed())
    return {};
  std::optional<Layout> input = getLayout(lists[0], "b", "f"),
                        kernel = getLayout(lists[1], "o", "i"),
                        result = getLayout(lists[2], "b", "f");
  if (!input || !kernel || !result) {
    op.fail("has attribute '" + name +
            "' that does not name each dimension once: batch b and features f "
            "of operand and result, features i and o of the kernel, and "
            "spatial dimensions 0, 1, ...");
    return {};
  }
  auto requireRank = [&](const Layout &layout, int64_t rank, StringRef what) {
    op.require(layout.getRank() == rank,
               "has '" + name + "' for " + Twine(layout.getRank()) +
                   " dimensions of the " + what + ", which has " + Twine(rank));
  };
  requireRank(*input, op.getOperandShape(0).size(), "operand");
  requireRank(*kernel, op.getOperandShape(1).size(), "kernel");
  requireRank(*result, op.getShape().size(), "result");
  op.require(input->getRank() == kernel->getRank() &&
                 input->getRank() == result->getRank(),
             "has operands and a result of different ranks");
  return {*input, *kernel, *result};
}

/// Reads the base once for all where only every n-th place is read: what is
/// moved is smaller then. The windows become those of what was read.
static Value takeRead(SourceOp &op, ArrayRef<int64_t> spatial,
                      MutableArrayRef<SlidingWindow> windows,
                      ArrayRef<int64_t> counts) {
  Value base = op.getOperand(0);
  SmallVector<int64_t> shape(op.getOperandShape(0));
  SmallVector<SlidingWindow> taken(shape.size(), SlidingWindow{0});
  bool isSparse = false, mayMiss = false;
  for (auto [window, count, dim] : llvm::zip(windows, counts, spatial)) {
    bool steps = window.size == 1 && window.stride > 1;
    bool dilates = count == 1 && window.dilation > 1;
    if (window.baseDilation != 1 || (!steps && !dilates))
      continue;
    isSparse = true;
    mayMiss |= window.mayMiss(count);
    taken[dim] = window;
    taken[dim].stride = steps ? window.stride : window.dilation;
    shape[dim] = steps ? count : window.size;
    window = SlidingWindow{shape[dim], window.size};
  }
  if (!isSparse)
    return base;
  auto type =
      RankedTensorType::get(shape, op.getOperandType(0).getElementType());
  return op.createLambda(type, base, [&](LambdaBody &body) {
    SmallVector<AffineExpr> coordinates;
    for (auto [dim, window] : llvm::enumerate(taken))
      coordinates.push_back(
          window.getPlace(body.index(dim), body.constantIndex(0)));
    Value zero;
    if (mayMiss)
      zero = body.constant(0, body.getElementType(0));
    return body.read(0, coordinates, zero);
  });
}

/// Windows of one element along a dilated base are most of them in holes: the
/// sums are computed along the base, without these. Returns the windows that
/// say where the sums belong; of base 0 where they are there already.
static SmallVector<SlidingWindow>
removeHoles(MutableArrayRef<SlidingWindow> windows,
            MutableArrayRef<int64_t> counts) {
  SmallVector<SlidingWindow> removed;
  for (auto [window, count] : llvm::zip(windows, counts)) {
    SlidingWindow &hole = removed.emplace_back(SlidingWindow{0});
    if (window.size != 1 || window.stride != 1 || window.baseDilation == 1 ||
        window.base == 0)
      continue;
    hole = window;
    count = window.base;
    window = SlidingWindow{window.base};
  }
  return removed;
}

/// Spreads the sums over the result, with zeros where a window is in a hole.
static Value insertHoles(SourceOp &op, Value sums, ArrayRef<int64_t> spatial,
                         ArrayRef<SlidingWindow> removed) {
  if (llvm::all_of(removed, [](const auto &hole) { return hole.base == 0; }))
    return sums;
  return op.createLambda(op.getType(), sums, [&](LambdaBody &body) {
    WindowPlace place;
    SmallVector<AffineExpr> coordinates = body.indices();
    for (auto [hole, dim] : llvm::zip(removed, spatial)) {
      if (hole.base == 0)
        continue;
      place.add(hole, body.index(dim), body.constantIndex(0),
                op.getShape()[dim]);
      coordinates[dim] = place.coordinates.back();
    }
    return body.read(0, coordinates, body.constant(0, body.getElementType(0)),
                     place.zeros);
  });
}

/// A number of groups that divides the extents, which are called `what`.
static int64_t getGroups(SourceOp &op, StringRef name,
                         ArrayRef<std::pair<int64_t, StringRef>> extents) {
  int64_t groups = op.getAttr(name) ? op.getInteger(name) : 1;
  op.require(groups >= 1, "has '" + name + "' = " + Twine(groups) +
                              ", but needs at least 1");
  for (auto [extent, what] : extents)
    op.require(groups < 1 || extent % groups == 0,
               "has '" + name + "' = " + Twine(groups) +
                   ", which does not divide the " + Twine(extent) + " " + what);
  return std::max<int64_t>(groups, 1);
}

static void importConvolution(SourceOp &op) {
  op.expect(2);
  if (op.failed())
    return;
  DimensionNumbers numbers = getDimensionNumbers(op);
  if (op.failed())
    return;
  const auto &[input, kernel, result] = numbers;
  ArrayRef<int64_t> from = op.getOperandShape(0), by = op.getOperandShape(1);
  size_t rank = input.spatial.size();
  SmallVector<int64_t> bases;
  for (int64_t dim : input.spatial)
    bases.push_back(from[dim]);
  SmallVector<SlidingWindow> windows =
      getWindows(op, bases,
                 {/*sizes=*/"", "window_strides", "padding", "lhs_dilation",
                  "rhs_dilation"});
  for (auto [window, dim] : llvm::zip(windows, kernel.spatial))
    window.size = by[dim];
  SmallVector<bool> isReversed = op.getBooleans("window_reversal", rank);
  int64_t batch = from[input.outer], outputs = by[kernel.outer],
          inputs = by[kernel.inner];
  int64_t featureGroups = getGroups(
      op, "feature_group_count",
      {{from[input.inner], "input features"}, {outputs, "output features"}});
  int64_t batchGroups =
      getGroups(op, "batch_group_count",
                {{batch, "batch elements"}, {outputs, "output features"}});
  op.require(featureGroups == 1 || batchGroups == 1,
             "has groups of features and of the batch; only one can be");
  op.require(from[input.inner] / featureGroups == inputs,
             "has " + Twine(from[input.inner]) + " input features in " +
                 Twine(featureGroups) + " groups, but a kernel for " +
                 Twine(inputs));
  SmallVector<int64_t> counts = countWindows(op, windows);
  SmallVector<int64_t> shape(2 + rank), extents = {inputs};
  shape[result.outer] = batch / batchGroups;
  shape[result.inner] = outputs;
  for (size_t i = 0; i != rank; ++i) {
    shape[result.spatial[i]] = counts[i];
    extents.push_back(windows[i].size);
  }
  op.requireShape(shape);
  requireNumbers(op);
  if (op.failed())
    return;
  Value base = takeRead(op, input.spatial, windows, counts);
  SmallVector<SlidingWindow> holes = removeHoles(windows, counts);
  for (size_t i = 0; i != rank; ++i)
    shape[result.spatial[i]] = counts[i];

  auto readInput = [&](LambdaBody &body, ArrayRef<AffineExpr> sum) {
    WindowPlace place;
    for (size_t i = 0; i != rank; ++i)
      place.add(windows[i], body.index(result.spatial[i]), sum[1 + i],
                counts[i]);
    SmallVector<AffineExpr> coordinates(2 + rank);
    AffineExpr output = body.index(result.inner);
    coordinates[input.outer] = body.index(result.outer);
    coordinates[input.inner] = sum[0];
    // A group is a run of output features, and of input features or images.
    if (featureGroups > 1 && outputs > 0)
      coordinates[input.inner] =
          sum[0] + output.floorDiv(outputs / featureGroups) * inputs;
    if (batchGroups > 1 && outputs > 0)
      coordinates[input.outer] =
          coordinates[input.outer] +
          output.floorDiv(outputs / batchGroups) * (batch / batchGroups);
    for (size_t i = 0; i != rank; ++i)
      coordinates[input.spatial[i]] = place.coordinates[i];
    Value zero;
    if (!place.nonNegative.empty() || !place.zeros.empty())
      zero = body.constant(0, body.getElementType(0));
    return body.read(0, coordinates, zero, place.zeros);
  };
  auto readKernel = [&](LambdaBody &body, ArrayRef<AffineExpr> sum) {
    SmallVector<AffineExpr> coordinates(2 + rank);
    coordinates[kernel.outer] = body.index(result.inner);
    coordinates[kernel.inner] = sum[0];
    for (size_t i = 0; i != rank; ++i)
      coordinates[kernel.spatial[i]] =
          isReversed[i] ? windows[i].size - 1 - sum[1 + i] : sum[1 + i];
    return body.read(1, coordinates);
  };
  Value sums = createSumOfProducts(
      op, shape, {base, op.getOperand(1)}, extents,
      [&](LambdaBody &body, unsigned i, ArrayRef<AffineExpr> sum) {
        return i == 0 ? readInput(body, sum) : readKernel(body, sum);
      });
  op.setResult(insertHoles(op, sums, result.spatial, holes));
}

void tofu::addConvolutionRules(RuleTable &rules) {
  rules["stablehlo.convolution"] = importConvolution;
}
