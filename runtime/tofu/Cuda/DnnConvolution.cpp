//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/DnnConvolution.h"

#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <functional>
#include <numeric>

using namespace tofu::cuda;
using namespace tofu::cuda::dnn;
using namespace tofu::runtime;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

int64_t Tensor::getTakenCount() const {
  return std::accumulate(takenExtents.begin(), takenExtents.end(), int64_t(1),
                         std::multiplies<>());
}

int64_t Tensor::getTakenBytes() const {
  return getTakenCount() * getTypeBytes(type);
}

int64_t Tensor::getAlignment() const {
  int64_t alignment = 16; // kernels gain nothing by more
  while (!isCopied && origin * getTypeBytes(type) % alignment)
    alignment /= 2;
  return alignment;
}

int64_t Tensor::getBorderOffset() const {
  return std::inner_product(border.begin(), border.end(), takenStrides.begin(),
                            int64_t(0));
}

/// Row-major, but for channels behind the windows.
static Numbers getPackedStrides(const Numbers &extents, bool channelsLast) {
  Numbers strides(extents.size());
  int64_t stride = 1;
  auto add = [&](size_t dim) {
    strides[dim] = stride;
    stride *= extents[dim];
  };
  if (channelsLast)
    add(1);
  for (size_t dim = extents.size(); dim-- > 0;)
    if (dim != 1 || !channelsLast)
      add(dim);
  return strides;
}

static void setLayout(Tensor &tensor, bool channelsLast) {
  tensor.takenStrides = getPackedStrides(tensor.takenExtents, channelsLast);
  tensor.isCopied = tensor.hasBorder();
  for (size_t dim = 0; dim != tensor.extents.size(); ++dim)
    tensor.isCopied |= tensor.extents[dim] != 1 &&
                       tensor.strides[dim] != tensor.takenStrides[dim];
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

std::optional<int> Operation::getDataType(int64_t type) {
  switch (type) {
  case TOFU_F32:
    return kF32;
  case TOFU_F16:
    return kF16;
  case TOFU_BF16:
    return kBF16;
  default:
    return std::nullopt;
  }
}

Tensor &Operation::getResult() {
  return kind == kForward ? outputs : kind == kDataGradient ? image : filter;
}

Numbers Operation::getKey() const {
  Numbers key = {kind};
  auto append = [&](const Numbers &numbers) {
    key.insert(key.end(), numbers.begin(), numbers.end());
  };
  for (const Tensor *tensor : {&image, &filter, &outputs}) {
    key.insert(key.end(), {int64_t(tensor->takenExtents.size()), tensor->type,
                           tensor->getAlignment()});
    append(tensor->takenExtents);
    append(tensor->takenStrides);
  }
  append(steps);
  append(dilations);
  append(pads);
  return key;
}

namespace {
/// Says a convolution as one kind of operation.
class Writer {
public:
  Writer(const Convolution &convolution, const LocalContraction &local,
         Kind kind);

  std::optional<Operation> write();

private:
  struct Axis {
    int64_t extent, stride;
  };
  /// Groups, and what each has of them; false if they are no one dimension.
  bool addGrouped(Tensor &tensor, const Channel &channel,
                  int64_t Channel::*stride) const;
  static void add(Tensor &tensor, int64_t extent, int64_t stride) {
    tensor.extents.push_back(extent);
    tensor.strides.push_back(stride);
  }
  bool addChannels(Tensor &source, Tensor &weights, Tensor &result) const;
  bool addWindow(const Window &window, Tensor &source, Tensor &weights,
                 Tensor &result);
  static bool isPlausible(const Tensor &tensor, bool isResult);

  const Convolution &convolution;
  const LocalContraction &local;
  std::vector<Window> windows;
  Operation operation;
};
} // namespace

Writer::Writer(const Convolution &convolution, const LocalContraction &local,
               Kind kind)
    : convolution(convolution), local(local), windows(convolution.windows) {
  operation.kind = kind;
  // From the outside in, at least two.
  std::stable_sort(windows.begin(), windows.end(),
                   [](const Window &a, const Window &b) {
                     return a.sourceStride > b.sourceStride;
                   });
  if (windows.size() == 1)
    windows.insert(windows.begin(), {1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0});
}

bool Writer::addGrouped(Tensor &tensor, const Channel &channel,
                        int64_t Channel::*stride) const {
  const Channel &group = convolution.group;
  if (group.extent != 1 && channel.extent != 1 &&
      group.*stride != channel.*stride * channel.extent)
    return false;
  add(tensor, group.extent * channel.extent,
      channel.extent == 1 ? group.*stride : channel.*stride);
  return true;
}

/// The first two dimensions of each.
bool Writer::addChannels(Tensor &source, Tensor &weights,
                         Tensor &result) const {
  const Convolution &c = convolution;
  switch (operation.kind) {
  case kForward:
    add(source, c.batch.extent, c.batch.source);
    add(result, c.batch.extent, c.batch.result);
    if (!addGrouped(source, c.in, &Channel::source) ||
        !addGrouped(result, c.out, &Channel::result) ||
        !addGrouped(weights, c.out, &Channel::weights))
      return false;
    add(weights, c.in.extent, c.in.weights);
    return true;
  case kDataGradient: // the source is the gradient of outputs
    add(source, c.batch.extent, c.batch.source);
    add(result, c.batch.extent, c.batch.result);
    if (!addGrouped(source, c.in, &Channel::source) ||
        !addGrouped(result, c.out, &Channel::result) ||
        !addGrouped(weights, c.in, &Channel::weights))
      return false;
    add(weights, c.out.extent, c.out.weights);
    return true;
  default: // the weights are the gradient of outputs, the result is the filter
    add(source, c.in.extent, c.in.source);
    add(weights, c.in.extent, c.in.weights);
    if (!addGrouped(source, c.batch, &Channel::source) ||
        !addGrouped(weights, c.out, &Channel::weights) ||
        !addGrouped(result, c.out, &Channel::result))
      return false;
    add(result, c.batch.extent, c.batch.result);
    return true;
  }
}

bool Writer::addWindow(const Window &window, Tensor &source, Tensor &weights,
                       Tensor &result) {
  bool isFilterGradient = operation.kind == kFilterGradient;
  int64_t step = isFilterGradient ? window.dilation : window.step;
  int64_t padLo = window.padLo, padHi = window.padHi;
  int64_t sources = window.sources;
  // The image may have so many more elements, which nothing reads.
  int64_t slack = step - 1;
  if (convolution.isTransposed) {
    int64_t span = window.dilation * (window.weights - 1);
    int64_t exact = step * (sources - 1) + span + 1 - padLo - window.outputs;
    slack -= padHi - exact;
  } else if (padHi == 0 && window.behind <= slack) {
    sources += window.behind;
    slack -= window.behind;
  }
  if (padHi < padLo)
    padHi += std::min(slack, padLo - padHi);
  add(source, sources, window.sourceStride);
  add(weights, window.weights, window.weightStride);
  add(result, window.outputs, window.resultStride);
  int64_t pad = std::min(padLo, padHi);
  operation.steps.push_back(step);
  operation.dilations.push_back(isFilterGradient ? window.step
                                                 : window.dilation);
  operation.pads.push_back(pad);
  Tensor &image = operation.image;
  image.border.push_back(padLo - pad);
  image.takenExtents.push_back(image.extents.back() + padLo + padHi - 2 * pad);
  return slack >= 0;
}

/// Only weights run backwards, and a result is written once.
bool Writer::isPlausible(const Tensor &tensor, bool isResult) {
  for (size_t dim = 0; dim != tensor.extents.size(); ++dim)
    if (tensor.extents[dim] != 1 &&
        (tensor.strides[dim] == 0 || (isResult && tensor.strides[dim] < 0)))
      return false;
  return true;
}

std::optional<Operation> Writer::write() {
  bool isTransposed = operation.kind == kDataGradient;
  if (isTransposed != convolution.isTransposed)
    return std::nullopt;
  Tensor &result = operation.getResult();
  Tensor &source = isTransposed ? operation.outputs : operation.image;
  Tensor &weights =
      operation.kind == kFilterGradient ? operation.outputs : operation.filter;
  const LocalAccess &a = local.a, &b = local.b;
  bool isSwapped = convolution.sourceSlot == b.slot && a.slot != b.slot;
  source.slot = convolution.sourceSlot;
  source.origin = convolution.sourceOrigin;
  source.type = (isSwapped ? b : a).type;
  weights.slot = convolution.weightsSlot;
  weights.origin = convolution.weightsOrigin;
  weights.type = (isSwapped ? a : b).type;
  result.slot = convolution.resultSlot;
  result.origin = convolution.resultOrigin;
  result.type = local.result.type;
  if (source.type != weights.type || !Operation::getDataType(source.type) ||
      !Operation::getDataType(result.type) ||
      !addChannels(source, weights, result))
    return std::nullopt;
  Tensor &image = operation.image;
  image.border = {0, 0};
  image.takenExtents = image.extents;
  for (const Window &window : windows)
    if (!addWindow(window, source, weights, result))
      return std::nullopt;
  for (Tensor *tensor : {&operation.filter, &operation.outputs}) {
    tensor->border.assign(tensor->extents.size(), 0);
    tensor->takenExtents = tensor->extents;
  }
  for (Tensor *tensor : {&source, &weights, &result})
    if (!isPlausible(*tensor, tensor == &result))
      return std::nullopt;
  return operation;
}

static int64_t getCopiedBytes(const Operation &operation) {
  int64_t bytes = 0;
  for (const Tensor *tensor :
       {&operation.image, &operation.filter, &operation.outputs})
    bytes += tensor->isCopied ? tensor->getTakenBytes() : 0;
  return bytes;
}

std::vector<Operation>
tofu::cuda::dnn::describe(const Convolution &convolution,
                          const LocalContraction &local) {
  // What slides is smaller than what it slides along.
  double outputs = 1, weights = 1;
  for (const Window &window : convolution.windows) {
    outputs *= double(window.outputs);
    weights *= double(window.weights);
  }
  std::vector<Kind> kinds = {kForward, kFilterGradient};
  if (convolution.isTransposed)
    kinds = {kDataGradient};
  else if (outputs < weights)
    std::swap(kinds[0], kinds[1]);
  std::vector<Operation> ways;
  for (Kind kind : kinds) {
    std::optional<Operation> operation =
        Writer(convolution, local, kind).write();
    if (!operation)
      continue;
    Operation layouts[] = {*operation, *operation};
    for (bool channelsLast : {false, true})
      for (Tensor Operation::*tensor :
           {&Operation::image, &Operation::filter, &Operation::outputs})
        setLayout(layouts[channelsLast].*tensor, channelsLast);
    int64_t first = getCopiedBytes(layouts[0]),
            last = getCopiedBytes(layouts[1]);
    // Tensor cores take channels last.
    bool channelsLast = first == last ? operation->isNarrow() : last < first;
    ways.push_back(layouts[channelsLast]);
    ways.push_back(layouts[!channelsLast]);
  }
  return ways;
}
