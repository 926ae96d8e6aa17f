//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Array.h"

#include "tofu/Runtime/Scalars.h"

#include <cstdio>
#include <cstring>
#include <type_traits>

using namespace tofu::numpy;
namespace runtime = tofu::runtime;

int64_t ArrayView::getNumElements() const {
  int64_t count = 1;
  for (int64_t extent : extents)
    count *= extent;
  return count;
}

/// What `take` makes of an element, which it is given as its own type.
template <class Take>
static auto visit(const ArrayView &array, int64_t offset, Take take) {
  auto load = [&]<class Stored>(Stored) {
    typename Stored::Element element;
    std::memcpy(&element, array.data + offset * sizeof(element),
                sizeof(element));
    return take(Stored::load(element));
  };
  auto loadInteger = [&](auto integer) {
    using Signed = decltype(integer);
    return array.numbers == TOFU_UNSIGNED
               ? load(runtime::Plain<std::make_unsigned_t<Signed>>())
               : load(runtime::Plain<Signed>());
  };
  switch (array.type) {
  case TOFU_I1:
    return take(array.data[offset] & 1);
  case TOFU_I8:
    return loadInteger(int8_t());
  case TOFU_I16:
    return loadInteger(int16_t());
  case TOFU_I32:
    return loadInteger(int32_t());
  case TOFU_I64:
    return loadInteger(int64_t());
  case TOFU_F16:
    return load(runtime::F16());
  case TOFU_BF16:
    return load(runtime::BF16());
  case TOFU_F32:
    return load(runtime::Plain<float>());
#define TOFU_CASE(bits, format)                                                \
  case TOFU_F##bits##format:                                                   \
    return load(runtime::F##bits##format());
    TOFU_BYTE_FLOATS(TOFU_CASE)
#undef TOFU_CASE
  default:
    return load(runtime::Plain<double>());
  }
}

double ArrayView::getNumber(int64_t offset) const {
  return visit(*this, offset, [](auto element) { return double(element); });
}

std::string ArrayView::describeElement(int64_t offset, int digits) const {
  return visit(*this, offset, [&](auto element) {
    if constexpr (std::is_integral_v<decltype(element)>)
      return std::to_string(element);
    char text[32];
    std::snprintf(text, sizeof(text), "%.*g", digits, double(element));
    return std::string(text);
  });
}

bool tofu::numpy::canBe(int64_t stored, int64_t type) {
  return stored == type || (stored == TOFU_I8 && runtime::isByteFloat(type));
}

std::string tofu::numpy::describe(int64_t type,
                                  std::span<const int64_t> extents) {
  if (extents.empty())
    return runtime::getTypeName(type);
  std::string text = "tensor<";
  for (int64_t extent : extents)
    text += std::to_string(extent) + "x";
  return text + runtime::getTypeName(type) + ">";
}
