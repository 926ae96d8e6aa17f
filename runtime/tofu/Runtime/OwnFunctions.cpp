//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions that every program may apply: docs/Embedding.md. They come through
// the same door as anybody's.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/OwnFunctions.h"
#include "tofu/Runtime/Types.h"

#include "tofu/Runtime/Fourier.h"
#include "tofu/Runtime/FunctionCall.h"
#include "tofu/Runtime/Scalars.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <vector>

using namespace tofu::runtime;

static bool isTrue(const tofu_arguments *arguments, const char *name) {
  const tofu_attribute *attribute = tofu_find_attribute(arguments, name);
  return attribute && attribute->kind == TOFU_INTEGER && attribute->integer;
}

/// A flag of all, or a list of one for each.
static bool isTrueOf(const tofu_arguments *arguments, const char *name,
                     int64_t number) {
  const tofu_attribute *attribute = tofu_find_attribute(arguments, name);
  return attribute && attribute->kind == TOFU_INTEGERS
             ? attribute->integers[number] != 0
             : isTrue(arguments, name);
}

/// f32 or f64: the types that are computed in f64 here.
static double load(const tofu_slice &slice, int64_t at) {
  return slice.type == TOFU_F32 ? static_cast<const float *>(slice.data)[at]
                                : static_cast<const double *>(slice.data)[at];
}

static void store(const tofu_slice &slice, int64_t at, double value) {
  if (slice.type == TOFU_F32)
    static_cast<float *>(slice.data)[at] = float(value);
  else
    static_cast<double *>(slice.data)[at] = value;
}

static bool areAlike(const tofu_slice &a, const tofu_slice &b) {
  return a.type == b.type && a.rank == b.rank &&
         std::equal(a.extents, a.extents + a.rank, b.extents);
}

//===----------------------------------------------------------------------===//
// tofu_sort
//===----------------------------------------------------------------------===//

namespace {
/// How elements become numbers whose order is that of the elements.
class KeyReader {
public:
  KeyReader(const tofu_arguments *arguments, int64_t key)
      : slice(arguments->operands[key]),
        isUnsigned(isTrueOf(arguments, "unsigned", key)),
        isCanonical(isTrueOf(arguments, "canonical", key)),
        isDescending(isTrueOf(arguments, "descending", key)) {}

  /// Of all elements, every `step`th.
  void read(uint64_t *numbers, int64_t step) const {
    switch (slice.type) {
    case TOFU_I1:
      return read(numbers, step, [&](int64_t at) -> uint64_t {
        return static_cast<const uint8_t *>(slice.data)[at];
      });
    case TOFU_I8:
      return readIntegers<uint8_t>(numbers, step);
    case TOFU_I16:
      return readIntegers<uint16_t>(numbers, step);
    case TOFU_I32:
      return readIntegers<uint32_t>(numbers, step);
    case TOFU_I64:
      return readIntegers<uint64_t>(numbers, step);
    case TOFU_F16:
      return readFloats<uint16_t>(numbers, step, 0x7C00);
    case TOFU_BF16:
      return readFloats<uint16_t>(numbers, step, 0x7F80);
    case TOFU_F32:
      return readFloats<uint32_t>(numbers, step, 0x7F800000);
#define TOFU_CASE(bits, format)                                                \
  case TOFU_F##bits##format:                                                   \
    return read(numbers, step, [&](int64_t at) {                               \
      return getByteFloat<F##bits##format>(at);                                \
    });
      TOFU_BYTE_FLOATS(TOFU_CASE)
#undef TOFU_CASE
    default:
      return readFloats<uint64_t>(numbers, step, 0x7FF0000000000000);
    }
  }

private:
  template <typename Get>
  void read(uint64_t *numbers, int64_t step, Get get) const {
    int64_t extent = slice.extents[0], stride = slice.strides[0];
    uint64_t flip = isDescending ? ~uint64_t(0) : 0;
    for (int64_t i = 0; i < extent; ++i)
      numbers[i * step] = get(i * stride) ^ flip;
  }
  template <typename T>
  void readIntegers(uint64_t *numbers, int64_t step) const {
    T flip = isUnsigned ? T(0) : T(T(1) << (8 * sizeof(T) - 1));
    read(numbers, step,
         [&](int64_t at) -> uint64_t { return T(getBits<T>(at) ^ flip); });
  }
  template <typename T>
  void readFloats(uint64_t *numbers, int64_t step, T infinity) const {
    read(numbers, step, [&](int64_t at) -> uint64_t {
      return order(getBits<T>(at), infinity);
    });
  }
  template <typename T> T getBits(int64_t at) const {
    return static_cast<const T *>(slice.data)[at];
  }
  /// As the f32 that it is. The NaN in the place of -0 has a sign.
  template <class Stored> uint64_t getByteFloat(int64_t at) const {
    return order(toBits(Stored::load(getBits<uint8_t>(at))), 0x7F800000u);
  }
  template <typename T> uint64_t order(T bits, T infinity) const {
    T sign = T(T(1) << (8 * sizeof(T) - 1));
    T magnitude = T(bits & ~sign);
    if (isCanonical && magnitude == 0)
      bits = 0;
    if (isCanonical && magnitude > infinity)
      bits = T(infinity + 1);
    return T(bits & sign ? ~bits : bits | sign);
  }

  const tofu_slice &slice;
  bool isUnsigned, isCanonical, isDescending;
};
} // namespace

template <typename T>
static void permute(const tofu_slice &from, const tofu_slice &to,
                    const std::vector<int64_t> &order) {
  for (size_t i = 0; i != size_t(to.extents[0]); ++i)
    static_cast<T *>(to.data)[int64_t(i) * to.strides[0]] =
        static_cast<const T *>(from.data)[order[i] * from.strides[0]];
}

static void permute(const tofu_slice &from, const tofu_slice &to,
                    const std::vector<int64_t> &order) {
  switch (getTypeBytes(from.type)) {
  case 1:
    return permute<uint8_t>(from, to, order);
  case 2:
    return permute<uint16_t>(from, to, order);
  case 4:
    return permute<uint32_t>(from, to, order);
  default:
    return permute<uint64_t>(from, to, order);
  }
}

/// Which elements come first, as many as there are results; no two are alike,
/// as of equal ones the first comes first.
static std::vector<int64_t> findOrderOfOne(const tofu_arguments *arguments) {
  int64_t extent = arguments->operands[0].extents[0],
          first = arguments->results[0].extents[0];
  std::vector<std::array<uint64_t, 2>> elements(extent); // number, place
  if (extent)
    KeyReader(arguments, 0).read(elements[0].data(), 2);
  for (int64_t i = 0; i < extent; ++i)
    elements[i][1] = i;
  if (first == extent)
    std::sort(elements.begin(), elements.end());
  else
    std::partial_sort(elements.begin(), elements.begin() + first,
                      elements.end());
  std::vector<int64_t> order(first);
  for (int64_t i = 0; i < first; ++i)
    order[i] = int64_t(elements[i][1]);
  return order;
}

static std::vector<int64_t> findOrderOfSeveral(const tofu_arguments *arguments,
                                               int64_t numKeys) {
  int64_t extent = arguments->operands[0].extents[0],
          first = arguments->results[0].extents[0];
  std::vector<uint64_t> numbers(size_t(extent * numKeys)); // side by side
  for (int64_t key = 0; key < numKeys; ++key)
    KeyReader(arguments, key).read(numbers.data() + key, numKeys);
  std::vector<int64_t> order(static_cast<size_t>(extent));
  std::iota(order.begin(), order.end(), 0);
  auto isBefore = [&](int64_t a, int64_t b) {
    const uint64_t *left = &numbers[size_t(a * numKeys)];
    const uint64_t *right = &numbers[size_t(b * numKeys)];
    return std::lexicographical_compare(left, left + numKeys, right,
                                        right + numKeys);
  };
  if (first == extent)
    std::stable_sort(order.begin(), order.end(), isBefore);
  else
    std::partial_sort(order.begin(), order.begin() + first, order.end(),
                      [&](int64_t a, int64_t b) {
                        return isBefore(a, b) || (a < b && !isBefore(b, a));
                      });
  return order;
}

int64_t tofu_sort(const tofu_arguments *arguments) {
  int64_t count = arguments->num_operands;
  const tofu_slice *operands = arguments->operands;
  if (count == 0 || arguments->num_results != count)
    return tofu_complain(arguments, "gives as many results as it takes "
                                    "operands, at least one");
  const tofu_slice *results = arguments->results;
  for (int64_t i = 0; i < count; ++i)
    if (operands[i].rank != 1 || results[i].rank != 1 ||
        operands[i].type != results[i].type ||
        operands[i].extents[0] != operands[0].extents[0] ||
        results[i].extents[0] != results[0].extents[0] ||
        results[i].extents[0] > operands[i].extents[0])
      return tofu_complain(arguments,
                           "sorts slices of one dimension and one extent, and "
                           "gives as many elements of each or fewer");
  const tofu_attribute *keys = tofu_find_attribute(arguments, "keys");
  int64_t numKeys = keys && keys->kind == TOFU_INTEGER ? keys->integer : 1;
  if (numKeys < 1 || numKeys > count)
    return tofu_complain(arguments, "has 'keys' operands to compare, of which "
                                    "there are others");
  for (const char *name : {"canonical", "descending", "unsigned"})
    if (const tofu_attribute *flags = tofu_find_attribute(arguments, name);
        flags && flags->kind == TOFU_INTEGERS && flags->num_integers != numKeys)
      return tofu_complain(arguments,
                           "has a list that is not of a number for each of its "
                           "'keys' operands");
  std::vector<int64_t> order = numKeys == 1
                                   ? findOrderOfOne(arguments)
                                   : findOrderOfSeveral(arguments, numKeys);
  for (int64_t i = 0; i < count; ++i)
    permute(operands[i], results[i], order);
  return 0;
}

//===----------------------------------------------------------------------===//
// tofu_fft
//===----------------------------------------------------------------------===//

int64_t tofu_fft(const tofu_arguments *arguments) {
  const tofu_slice *in = arguments->operands, *out = arguments->results;
  if (arguments->num_operands != 2 || arguments->num_results != 2 ||
      in[0].rank != 1 || !areAlike(in[0], in[1]) || !areAlike(in[0], out[0]) ||
      !areAlike(in[0], out[1]) ||
      (in[0].type != TOFU_F32 && in[0].type != TOFU_F64))
    return tofu_complain(arguments, "transforms real and imaginary parts, "
                                    "slices of one dimension of f32 or f64");
  int64_t n = in[0].extents[0];
  bool isInverse = isTrue(arguments, "inverse");
  // Slices of one extent come one after the other.
  static thread_local std::unique_ptr<Fourier> last;
  if (!last || last->getSize() != n)
    last = std::make_unique<Fourier>(n);
  for (int64_t i = 0; i < n; ++i) {
    last->getReal()[i] = load(in[0], i * in[0].strides[0]);
    last->getImaginary()[i] = load(in[1], i * in[1].strides[0]);
  }
  isInverse ? last->transformBack() : last->transform();
  double divisor = isInverse ? double(n) : 1.0;
  for (int64_t i = 0; i < n; ++i) {
    store(out[0], i * out[0].strides[0], last->getReal()[i] / divisor);
    store(out[1], i * out[1].strides[0], last->getImaginary()[i] / divisor);
  }
  return 0;
}

tofu_function tofu::runtime::findOwnFunction(const std::string &name) {
  static const std::map<std::string, tofu_function> functions{
      {"tofu_sort", tofu_sort},
      {"tofu_fft", tofu_fft},
      {"tofu_cholesky", tofu_cholesky},
      {"tofu_triangular_solve", tofu_triangular_solve},
      {"tofu_lu", tofu_lu},
      {"tofu_qr", tofu_qr},
      {"tofu_pivoted_qr", tofu_pivoted_qr},
      {"tofu_householder", tofu_householder},
      {"tofu_reflect", tofu_reflect},
      {"tofu_eigh", tofu_eigh},
      {"tofu_svd", tofu_svd},
      {"tofu_eig", tofu_eig},
      {"tofu_schur", tofu_schur},
      {"tofu_hessenberg", tofu_hessenberg},
      {"tofu_tridiagonal", tofu_tridiagonal},
      {"tofu_tridiagonal_solve", tofu_tridiagonal_solve},
      {"tofu_cholesky_update", tofu_cholesky_update}};
  auto own = functions.find(name);
  return own == functions.end() ? nullptr : own->second;
}
