//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/DnnCall.h"

#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <numeric>

using namespace tofu::cuda;
using namespace tofu::cuda::dnn;
using tofu::runtime::StridedBox;

/// The tensor where it is, or as the library takes it: in both the dimensions
/// stand as they lie there.
static StridedBox getBox(const Tensor &tensor, bool isTaken) {
  const Numbers &strides = isTaken ? tensor.takenStrides : tensor.strides;
  std::vector<size_t> order(tensor.extents.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return tensor.takenStrides[a] > tensor.takenStrides[b];
  });
  std::vector<tofu_dimension> dimensions;
  for (size_t dim : order)
    dimensions.push_back({tensor.extents[dim], strides[dim]});
  return StridedBox(
      tofu_strided_box{isTaken ? tensor.getBorderOffset() : tensor.origin,
                       int64_t(dimensions.size()), dimensions.data()});
}

ConvolutionCall::Place ConvolutionCall::getPlace(const Tensor &tensor,
                                                 char *const *buffers) const {
  auto piece = reinterpret_cast<Address>(buffers[tensor.slot]);
  if (tensor.isCopied)
    return {piece, device.getWorkspace() + convolution.getPlace(tensor)};
  return {piece, piece + tensor.origin * runtime::getTypeBytes(tensor.type)};
}

Error ConvolutionCall::copy(const std::vector<const Tensor *> &tensors,
                            char *const *buffers, Direction direction) {
  std::vector<StridedBox> boxes;
  for (const Tensor *tensor : tensors)
    for (bool isTaken : {direction == OutOf, direction == Into})
      boxes.push_back(getBox(*tensor, isTaken));
  std::vector<Copying> copyings;
  for (size_t i = 0; i != tensors.size(); ++i) {
    Place place = getPlace(*tensors[i], buffers);
    if (direction == OutOf)
      std::swap(place.piece, place.taken);
    int64_t bytes = runtime::getTypeBytes(tensors[i]->type);
    copyings.push_back({&boxes[2 * i],
                        reinterpret_cast<const char *>(place.piece),
                        &boxes[2 * i + 1],
                        reinterpret_cast<char *>(place.taken), bytes, bytes});
  }
  return device.copyBoxes(this, direction, copyings, library.getStream());
}

Error ConvolutionCall::run(char *const *buffers) {
  Operation &operation = convolution.operation;
  const Tensor &image = operation.image, &filter = operation.filter,
               &outputs = operation.outputs, &result = operation.getResult();
  if (Error error = device.getGpu().use())
    return error;
  const Driver &driver = device.getGpu().driver;
  std::vector<const Tensor *> copied;
  for (const Tensor *tensor : {&image, &filter, &outputs}) {
    if (!tensor->isCopied || tensor == &result)
      continue;
    copied.push_back(tensor);
    if (tensor->hasBorder())
      if (Error error = driver.check(
              driver.fill8(getPlace(*tensor, buffers).taken, 0,
                           tensor->getTakenBytes(), library.getStream()),
              "cuMemsetD8Async"))
        return error;
  }
  if (Error error = copy(copied, buffers, Into))
    return error;
  if (Error error = library.execute(convolution, getPlace(image, buffers).taken,
                                    getPlace(filter, buffers).taken,
                                    getPlace(outputs, buffers).taken,
                                    device.getWorkspace()))
    return error;
  return result.isCopied ? copy({&result}, buffers, OutOf) : Error::success();
}
