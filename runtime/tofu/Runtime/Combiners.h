//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What two terms are folded to: by the CPU's loops (Fold.cpp) and by the
// kernels of devices (lib/tofu/Lowering/CUDA/Device/Movement.cpp), the same
// bits.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_COMBINERS_H
#define TOFU_RUNTIME_COMBINERS_H

#include "tofu/Runtime/Scalars.h"

#include <type_traits>

/// Into loops for any CPU, and for some.
#define TOFU_INLINE [[gnu::always_inline]] static inline

namespace tofu::runtime {

struct Sum {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return T(uint64_t(a) + uint64_t(b)); // wraps
    else
      return a + b;
  }
};
struct Prod {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return T(uint64_t(a) * uint64_t(b));
    else
      return a * b;
  }
};
/// A NaN if one is there; of zeros, +0.
struct Max {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return a > b ? a : b;
    } else {
      T equal = fromBits<T>(toBits(a) & toBits(b));
      T ordered = a > b ? a : a < b ? b : equal;
      return a != a || b != b ? a + b : ordered;
    }
  }
};
/// A NaN if one is there; of zeros, -0.
struct Min {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return a < b ? a : b;
    } else {
      T equal = fromBits<T>(toBits(a) | toBits(b));
      T ordered = a < b ? a : a > b ? b : equal;
      return a != a || b != b ? a + b : ordered;
    }
  }
};
struct All {
  template <typename T> TOFU_INLINE T apply(T a, T b) { return a & b; }
};
struct Any {
  template <typename T> TOFU_INLINE T apply(T a, T b) { return a | b; }
};
/// The second.
struct Take {
  template <typename T> TOFU_INLINE T apply(T, T b) { return b; }
};
/// The sum of two bits.
struct Parity {
  template <typename T> TOFU_INLINE T apply(T a, T b) { return a ^ b; }
};

} // namespace tofu::runtime

#undef TOFU_INLINE

#endif // TOFU_RUNTIME_COMBINERS_H
