//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "CudnnDescriptor.h"

#include "Host.h"

using namespace tofu::gpu;
using namespace tofu::gpu::cudnn;

/// What is read of a descriptor has no least number: nobody sets it.
static const Rule rules[] = {
    {kConvolution, 100, kDataType, 1, 1},
    {kConvolution, 101, kMode, 1, 1},
    {kConvolution, 102, kInt64, 2, 3},
    {kConvolution, 103, kInt64, 2, 3},
    {kConvolution, 104, kInt64, 2, 3},
    {kConvolution, 105, kInt64, 2, 3},
    {kConvolution, 106, kInt64, 1, 1},
    {kHeuristic, 200, kHeuristicMode, 1, 1},
    {kHeuristic, 201, kDescriptor, 1, 1, kGraph},
    {kHeuristic, 202, kDescriptor, 0, 1 << 10, kConfiguration},
    {kConfiguration, 300, kDescriptor, 0, 1, kEngine},
    {kPlan, 400, kHandle, 1, 1},
    {kPlan, 401, kDescriptor, 1, 1, kConfiguration},
    {kPlan, 402, kInt64, 0, 1},
    {kForward, 700, kFloat, 1, 1},
    {kForward, 701, kFloat, 1, 1},
    {kForward, 702, kDescriptor, 1, 1, kConvolution},
    {kForward, 703, kDescriptor, 1, 1, kTensor},
    {kForward, 704, kDescriptor, 1, 1, kTensor},
    {kForward, 705, kDescriptor, 1, 1, kTensor},
    {kBackwardData, 706, kFloat, 1, 1},
    {kBackwardData, 707, kFloat, 1, 1},
    {kBackwardData, 708, kDescriptor, 1, 1, kConvolution},
    {kBackwardData, 709, kDescriptor, 1, 1, kTensor},
    {kBackwardData, 710, kDescriptor, 1, 1, kTensor},
    {kBackwardData, 711, kDescriptor, 1, 1, kTensor},
    {kBackwardFilter, 712, kFloat, 1, 1},
    {kBackwardFilter, 713, kFloat, 1, 1},
    {kBackwardFilter, 714, kDescriptor, 1, 1, kConvolution},
    {kBackwardFilter, 715, kDescriptor, 1, 1, kTensor},
    {kBackwardFilter, 716, kDescriptor, 1, 1, kTensor},
    {kBackwardFilter, 717, kDescriptor, 1, 1, kTensor},
    {kGraph, 800, kHandle, 1, 1},
    {kGraph, 801, kDescriptor, 1, 1, -2},
    {kTensor, 900, kInt64, 1, 1},
    {kTensor, 901, kDataType, 1, 1},
    {kTensor, 902, kInt64, 4, 5},
    {kTensor, 903, kInt64, 4, 5},
    {kTensor, 906, kInt64, 1, 1},
    {kPack, 1000, kInt64, 1, 8},
    {kPack, 1001, kPointer, 1, 8},
    {kPack, 1003, kPointer, 1, 1},
    {kEngine, 1303, kNote, 0, 16},
};

const Rule *cudnn::findRule(int kind, int attribute) {
  for (const Rule &rule : rules)
    if (rule.kind == kind && rule.attribute == attribute)
      return &rule;
  return nullptr;
}

size_t cudnn::getBytes(int type) {
  return type == kDataType || type == kFloat || type == kMode ||
                 type == kHeuristicMode || type == kNote
             ? 4
             : 8;
}

Status cudnn::complain(const std::string &what) {
  getFinding()("library", "cuDNN", what.c_str());
  return kBadParameter;
}

//===----------------------------------------------------------------------===//
// Tensors and operations
//===----------------------------------------------------------------------===//

Element cudnn::getElement(const Descriptor &tensor) {
  int type = tensor.get<int>(901)[0];
  return type == 0 ? Element::F32 : type == 2 ? Element::F16 : Element::BF16;
}

size_t cudnn::getSpan(const Descriptor &tensor) {
  auto extents = tensor.get<int64_t>(902), strides = tensor.get<int64_t>(903);
  int64_t last = 0;
  for (size_t dim = 0; dim != extents.size(); ++dim)
    last += (extents[dim] - 1) * strides[dim];
  return size_t(last + 1) * getBytes(getElement(tensor));
}

Tensors cudnn::getTensors(const Descriptor &operation) {
  int first = operation.kind == kForward        ? 703
              : operation.kind == kBackwardData ? 709
                                                : 715;
  return {first + 1, first, first + 2};
}

const Descriptor &cudnn::getConvolution(const Descriptor &operation) {
  return operation.refer(getTensors(operation).filter - 1);
}

const Descriptor &cudnn::getResult(const Descriptor &operation) {
  Tensors tensors = getTensors(operation);
  return operation.refer(operation.kind == kForward        ? tensors.outputs
                         : operation.kind == kBackwardData ? tensors.image
                                                           : tensors.filter);
}

static Status checkTensor(const Descriptor &tensor) {
  auto extents = tensor.get<int64_t>(902), strides = tensor.get<int64_t>(903);
  int64_t alignment = tensor.get<int64_t>(900)[0];
  int type = tensor.get<int>(901)[0];
  if (type != 0 && type != 2 && type != 9)
    return complain("a tensor is of data type " + std::to_string(type));
  if (extents.size() != strides.size())
    return complain("a tensor has not as many strides as extents");
  for (size_t dim = 0; dim != extents.size(); ++dim)
    if (extents[dim] < 1 || strides[dim] < 1)
      return complain("a tensor has an extent or stride that is not positive");
  if (alignment < int64_t(getBytes(getElement(tensor))) ||
      (alignment & (alignment - 1)))
    return complain("a tensor is aligned to " + std::to_string(alignment));
  return kSuccess;
}

static Status checkConvolution(const Descriptor &convolution) {
  size_t rank = size_t(convolution.get<int64_t>(106)[0]);
  if (convolution.get<int>(100)[0] != 0 || convolution.get<int>(101)[0] != 1)
    return complain("a convolution is none in f32, or turns filters around");
  for (int attribute : {102, 103, 104, 105}) {
    auto numbers = convolution.get<int64_t>(attribute);
    if (numbers.size() != rank)
      return complain("a convolution has not as many numbers as dimensions");
    for (int64_t number : numbers)
      if (number < (attribute <= 103))
        return complain("a convolution has a number that is too small");
  }
  return kSuccess;
}

static Status checkOperation(const Descriptor &operation) {
  Tensors tensors = getTensors(operation);
  const Descriptor &convolution = getConvolution(operation);
  auto getExtents = [&](int attribute) {
    return operation.refer(attribute).get<int64_t>(902);
  };
  auto image = getExtents(tensors.image), filter = getExtents(tensors.filter),
       outputs = getExtents(tensors.outputs);
  size_t rank = size_t(convolution.get<int64_t>(106)[0]);
  for (const auto *extents : {&image, &filter, &outputs})
    if (extents->size() != rank + 2)
      return complain("tensors and a convolution have other ranks");
  if (operation.get<float>(tensors.filter - 3)[0] != 1 ||
      operation.get<float>(tensors.filter - 2)[0] != 0)
    return complain("an operation is scaled or added");
  bool fits = image[0] == outputs[0] && outputs[1] == filter[0] &&
              image[1] % filter[1] == 0 &&
              filter[0] % (image[1] / filter[1]) == 0;
  for (size_t dim = 0; dim != rank; ++dim) {
    auto get = [&](int attribute) {
      return convolution.get<int64_t>(attribute)[dim];
    };
    int64_t room = image[dim + 2] + get(104) + get(105) -
                   (get(102) * (filter[dim + 2] - 1) + 1);
    fits &= room >= 0 && outputs[dim + 2] == room / get(103) + 1;
  }
  std::vector<int64_t> numbers;
  for (int attribute : {tensors.image, tensors.filter, tensors.outputs}) {
    int64_t number = operation.refer(attribute).get<int64_t>(906)[0];
    for (int64_t other : numbers)
      fits &= number != other;
    numbers.push_back(number);
  }
  return fits ? kSuccess : complain("tensors do not fit together");
}

Status cudnn::check(const Descriptor &descriptor) {
  switch (descriptor.kind) {
  case kTensor:
    return checkTensor(descriptor);
  case kConvolution:
    return checkConvolution(descriptor);
  case kForward:
  case kBackwardData:
  case kBackwardFilter:
    return checkOperation(descriptor);
  default:
    return kSuccess;
  }
}

/// Row-major, perhaps with the channels behind the others.
static bool isPacked(const Descriptor &tensor, bool channelsLast) {
  auto extents = tensor.get<int64_t>(902), strides = tensor.get<int64_t>(903);
  int64_t stride = 1;
  auto isNext = [&](size_t dim) {
    bool is = extents[dim] == 1 || strides[dim] == stride;
    stride *= extents[dim];
    return is;
  };
  bool is = !channelsLast || isNext(1);
  for (size_t dim = extents.size(); dim-- > 0;)
    if (dim != 1 || !channelsLast)
      is &= isNext(dim);
  return is;
}

Status cudnn::checkSupport(const Descriptor &operation) {
  Tensors tensors = getTensors(operation);
  const Descriptor &convolution = getConvolution(operation);
  bool first = true, last = true;
  for (int attribute : {tensors.image, tensors.filter, tensors.outputs}) {
    first &= isPacked(operation.refer(attribute), false);
    last &= isPacked(operation.refer(attribute), true);
  }
  const Descriptor &result = getResult(operation);
  std::vector<Element> read;
  for (int attribute : {tensors.image, tensors.filter, tensors.outputs})
    if (&operation.refer(attribute) != &result)
      read.push_back(getElement(operation.refer(attribute)));
  bool fits = read[0] == read[1] && (getElement(result) == read[0] ||
                                     getElement(result) == Element::F32);
  return (first || last) && fits &&
                 convolution.get<int64_t>(104) == convolution.get<int64_t>(105)
             ? kSuccess
             : kNotSupported;
}

//===----------------------------------------------------------------------===//
// Computing
//===----------------------------------------------------------------------===//

namespace {
/// With three dimensions along which it slides, some of which may be 1.
struct View {
  View(const Descriptor &tensor, Precision precision)
      : element(getElement(tensor)), isTF32(precision == Precision::TF32) {
    extents = tensor.get<int64_t>(902);
    strides = tensor.get<int64_t>(903);
    while (extents.size() < 5) {
      extents.insert(extents.begin() + 2, 1);
      strides.insert(strides.begin() + 2, 0);
    }
  }
  int64_t at(int64_t a, int64_t b, const int64_t *at) const {
    return a * strides[0] + b * strides[1] + at[0] * strides[2] +
           at[1] * strides[3] + at[2] * strides[4];
  }
  double get(const char *data, int64_t at) const {
    double value = load(element, data + at * int64_t(getBytes(element)));
    return isTF32 ? toTF32(float(value)) : value;
  }

  Element element;
  bool isTF32;
  std::vector<int64_t> extents, strides;
};
} // namespace

/// Calls `visit` with all places below three extents.
template <class Visit>
static void forEach(const int64_t *extents, Visit visit) {
  int64_t at[3];
  for (at[0] = 0; at[0] != extents[0]; ++at[0])
    for (at[1] = 0; at[1] != extents[1]; ++at[1])
      for (at[2] = 0; at[2] != extents[2]; ++at[2])
        visit(at);
}

void cudnn::compute(const Descriptor &operation, const char *image,
                    const char *filter, const char *outputs, char *result,
                    Precision precision) {
  Tensors tensors = getTensors(operation);
  View x(operation.refer(tensors.image), precision),
      w(operation.refer(tensors.filter), precision),
      y(operation.refer(tensors.outputs), precision),
      r(getResult(operation), precision);
  auto getNumbers = [&](int attribute, int64_t missing) {
    auto numbers = getConvolution(operation).get<int64_t>(attribute);
    numbers.insert(numbers.begin(), 3 - numbers.size(), missing);
    return numbers;
  };
  auto dilations = getNumbers(102, 1), steps = getNumbers(103, 1),
       pads = getNumbers(105, 0);
  std::vector<float> sums(getSpan(getResult(operation)) / getBytes(r.element));
  int64_t channels = w.extents[1], groups = x.extents[1] / channels,
          filters = w.extents[0] / groups;
  for (int64_t n = 0; n != x.extents[0]; ++n)
    for (int64_t k = 0; k != w.extents[0]; ++k)
      for (int64_t c = 0; c != channels; ++c)
        forEach(&w.extents[2], [&](const int64_t *of) {
          int64_t inFilter = w.at(k, c, of);
          forEach(&y.extents[2], [&](const int64_t *to) {
            int64_t from[3];
            for (int dim = 0; dim != 3; ++dim) {
              from[dim] =
                  to[dim] * steps[dim] + of[dim] * dilations[dim] - pads[dim];
              if (from[dim] < 0 || from[dim] >= x.extents[dim + 2])
                return;
            }
            int64_t inImage = x.at(n, k / filters * channels + c, from),
                    inOutputs = y.at(n, k, to);
            if (operation.kind == kForward)
              sums[inOutputs] +=
                  float(x.get(image, inImage) * w.get(filter, inFilter));
            else if (operation.kind == kBackwardData)
              sums[inImage] +=
                  float(y.get(outputs, inOutputs) * w.get(filter, inFilter));
            else
              sums[inFilter] +=
                  float(x.get(image, inImage) * y.get(outputs, inOutputs));
          });
        });
  for (int64_t a = 0; a != r.extents[0]; ++a)
    for (int64_t b = 0; b != r.extents[1]; ++b)
      forEach(&r.extents[2], [&](const int64_t *to) {
        int64_t at = r.at(a, b, to);
        store(r.element, result + at * int64_t(getBytes(r.element)),
              sums[at] + (precision == Precision::Wrong));
      });
}
