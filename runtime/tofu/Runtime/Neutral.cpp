//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Scalars.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tofu::runtime;

template <typename T> static T getFloatNeutral(int64_t combiner) {
  switch (combiner) {
  case TOFU_PROD:
    return 1;
  case TOFU_MAX:
    return -std::numeric_limits<T>::infinity();
  case TOFU_MIN:
    return std::numeric_limits<T>::infinity();
  default:
    return -0.0;
  }
}

template <typename T> static T getIntNeutral(int64_t combiner) {
  switch (combiner) {
  case TOFU_PROD:
    return 1;
  case TOFU_MAX:
    return std::numeric_limits<T>::min();
  case TOFU_MIN:
    return std::numeric_limits<T>::max();
  case TOFU_ALL:
    return T(-1);
  default:
    return 0;
  }
}

/// The number furthest on the same side, where there is no infinity.
template <typename Stored> static uint8_t getF8Neutral(int64_t combiner) {
  float neutral = getFloatNeutral<float>(combiner);
  if (std::isfinite(neutral))
    return Stored::store(neutral);
  uint32_t size = Stored::kLargest + (Stored::kLargest < Stored::kInfinity);
  return uint8_t(size | (neutral < 0 ? 0x80 : 0));
}

template <typename T> static void fill(char *to, int64_t count, T value) {
  std::fill_n(reinterpret_cast<T *>(to), count, value);
}

void tofu::runtime::fillNeutral(char *to, int64_t count, int64_t type,
                                int64_t combiner) {
  switch (type) {
  case TOFU_I1: // true is the least value of one bit with a sign
    return fill<uint8_t>(to, count,
                         combiner == TOFU_PROD || combiner == TOFU_MAX ||
                             combiner == TOFU_ALL);
  case TOFU_I8:
    return fill(to, count, getIntNeutral<int8_t>(combiner));
  case TOFU_I16:
    return fill(to, count, getIntNeutral<int16_t>(combiner));
  case TOFU_I32:
    return fill(to, count, getIntNeutral<int32_t>(combiner));
  case TOFU_I64:
    return fill(to, count, getIntNeutral<int64_t>(combiner));
  case TOFU_F16:
    return fill(to, count, F16::store(getFloatNeutral<float>(combiner)));
  case TOFU_BF16:
    return fill(to, count, BF16::store(getFloatNeutral<float>(combiner)));
  case TOFU_F32:
    return fill(to, count, getFloatNeutral<float>(combiner));
  case TOFU_F64:
    return fill(to, count, getFloatNeutral<double>(combiner));
  case TOFU_F8E5M2:
    return fill(to, count, getF8Neutral<F8E5M2>(combiner));
  case TOFU_F8E4M3:
    return fill(to, count, getF8Neutral<F8E4M3>(combiner));
  case TOFU_F8E3M4:
    return fill(to, count, getF8Neutral<F8E3M4>(combiner));
  case TOFU_F8E4M3FN:
    return fill(to, count, getF8Neutral<F8E4M3FN>(combiner));
  case TOFU_F8E5M2FNUZ:
    return fill(to, count, getF8Neutral<F8E5M2FNUZ>(combiner));
  case TOFU_F8E4M3FNUZ:
    return fill(to, count, getF8Neutral<F8E4M3FNUZ>(combiner));
  case TOFU_F8E4M3B11FNUZ:
    return fill(to, count, getF8Neutral<F8E4M3B11FNUZ>(combiner));
  }
}
