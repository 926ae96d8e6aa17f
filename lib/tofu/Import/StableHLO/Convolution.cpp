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
  setSumOfProducts(
      op, extents, [&](LambdaBody &body, unsigned i, ArrayRef<AffineExpr> sum) {
        return i == 0 ? readInput(body, sum) : readKernel(body, sum);
      });
}

void tofu::addConvolutionRules(RuleTable &rules) {
  rules["stablehlo.convolution"] = importConvolution;
}
