//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Array.h"

#include "tofu/Runtime/Scalars.h"

#include <cstring>

using namespace tofu::numpy;
namespace runtime = tofu::runtime;

int64_t ArrayView::getNumElements() const {
  int64_t count = 1;
  for (int64_t extent : extents)
    count *= extent;
  return count;
}

template <class Stored> static double load(const char *data, int64_t offset) {
  typename Stored::Element element;
  std::memcpy(&element, data + offset * sizeof(element), sizeof(element));
  return double(Stored::load(element));
}

double ArrayView::getNumber(int64_t offset) const {
  switch (type) {
  case TOFU_I1:
    return data[offset] & 1;
  case TOFU_I8:
    return load<runtime::Plain<int8_t>>(data, offset);
  case TOFU_I16:
    return load<runtime::Plain<int16_t>>(data, offset);
  case TOFU_I32:
    return load<runtime::Plain<int32_t>>(data, offset);
  case TOFU_I64:
    return load<runtime::Plain<int64_t>>(data, offset);
  case TOFU_F16:
    return load<runtime::F16>(data, offset);
  case TOFU_BF16:
    return load<runtime::BF16>(data, offset);
  case TOFU_F32:
    return load<runtime::Plain<float>>(data, offset);
  default:
    return load<runtime::Plain<double>>(data, offset);
  }
}

std::string tofu::numpy::describe(int64_t type,
                                  std::span<const int64_t> extents) {
  static constexpr const char *kNames[] = {"i1",  "i8",   "i16", "i32", "i64",
                                           "f16", "bf16", "f32", "f64"};
  if (extents.empty())
    return kNames[type];
  std::string text = "tensor<";
  for (int64_t extent : extents)
    text += std::to_string(extent) + "x";
  return text + kNames[type] + ">";
}
