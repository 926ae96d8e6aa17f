//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Tensor.h"

#include "tofu/TDL/Reads.h"

#include <cstring>

#include "llvm/Support/raw_ostream.h"

using namespace tofu::interpreter;
using llvm::ArrayRef;
using llvm::SmallVector;

Tensor::Tensor(mlir::Type elementType, ArrayRef<int64_t> shape)
    : elementType(elementType), shape(shape) {
  bytes.resize(getNumElements() * getByteSize(elementType));
}

int64_t Tensor::getNumElements() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

Register Tensor::get(int64_t offset) const {
  return visitStored(*getScalarType(elementType), [&](auto stored) {
    typename decltype(stored)::Element element;
    std::memcpy(&element, bytes.data() + offset * sizeof(element),
                sizeof(element));
    return stored.load(element);
  });
}

void Tensor::set(int64_t offset, Register value) {
  visitStored(*getScalarType(elementType), [&](auto stored) {
    auto element = stored.store(value);
    std::memcpy(bytes.data() + offset * sizeof(element), &element,
                sizeof(element));
  });
}

double Tensor::getNumber(int64_t offset) const {
  Register value = get(offset);
  switch (getScalarType(elementType)->kind) {
  case Kind::F64:
    return value.d;
  case Kind::Int:
    return elementType.isInteger(1) ? double(value.i & 1) : double(value.i);
  default:
    return value.f;
  }
}

std::string tofu::interpreter::describe(mlir::Type elementType,
                                        ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (shape.empty()) {
    os << elementType;
    return text;
  }
  os << "tensor<";
  for (int64_t extent : shape)
    os << extent << 'x';
  os << elementType << '>';
  return text;
}

//===----------------------------------------------------------------------===//
// Boxes and views
//===----------------------------------------------------------------------===//

Box tofu::interpreter::getWholeBox(ArrayRef<int64_t> shape) {
  Box box;
  for (int64_t extent : shape)
    box.push_back({0, extent});
  return box;
}

int64_t tofu::interpreter::getVolume(ArrayRef<Range> box) {
  int64_t volume = 1;
  for (auto [lo, hi] : box)
    volume *= std::max<int64_t>(0, hi - lo);
  return volume;
}

Box tofu::interpreter::intersect(ArrayRef<Range> a, ArrayRef<Range> b) {
  Box box;
  for (auto [left, right] : llvm::zip(a, b)) {
    int64_t lo = std::max(left.first, right.first);
    box.push_back({lo, std::max(lo, std::min(left.second, right.second))});
  }
  return box;
}

std::string tofu::interpreter::describe(ArrayRef<Range> box) {
  return tdl::describeBox(box);
}

SmallVector<int64_t, 4> View::getStrides() const {
  SmallVector<int64_t, 4> strides(box.size());
  int64_t stride = 1;
  for (size_t dim = box.size(); dim-- > 0;) {
    strides[dim] = stride;
    stride *= std::max<int64_t>(0, box[dim].second - box[dim].first);
  }
  return strides;
}

int64_t View::getOffset(ArrayRef<int64_t> coordinates) const {
  int64_t offset = 0;
  for (auto [at, range] : llvm::zip(coordinates, box))
    offset = offset * (range.second - range.first) + (at - range.first);
  return offset;
}

View tofu::interpreter::getView(Tensor &tensor) {
  return {tensor.elementType, SmallVector<int64_t, 4>(ArrayRef(tensor.shape)),
          getWholeBox(tensor.shape), tensor.bytes.data()};
}

void tofu::interpreter::copyBox(ArrayRef<Range> box, const View &from,
                                const View &to) {
  int64_t size = getByteSize(from.elementType), run = 1;
  Box rows(box);
  if (!rows.empty()) { // copy the last dimension at once
    run = std::max<int64_t>(0, box.back().second - box.back().first);
    rows.back().second = rows.back().first + (run > 0);
  }
  forEachCoordinate(rows, [&](ArrayRef<int64_t> at) {
    std::memcpy(to.data + to.getOffset(at) * size,
                from.data + from.getOffset(at) * size, run * size);
  });
}
