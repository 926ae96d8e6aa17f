//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Floats below the least normal one: a processor takes some hundred cycles for
// an instruction that meets one, where others take one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SUBNORMALS_H
#define TOFU_RUNTIME_SUBNORMALS_H

#include <cstdint>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace tofu::runtime {

/// While it lives, arithmetic of this thread, and of those that it starts,
/// takes subnormal operands and results for zeros of the same sign, or computes
/// with them, whatever the host has chosen: on x86-64 and AArch64.
class FlushSubnormals {
public:
  explicit FlushSubnormals(bool flush) : before(exchange(flush)) {}
  FlushSubnormals(const FlushSubnormals &) = delete;
  ~FlushSubnormals() { exchange(before); }

  /// Whether this thread did, before it is told to or not to.
  static bool exchange(bool flush) {
    uint64_t control = get();
    set((control & ~kFlush) | (flush ? kFlush : 0));
    return (control & kFlush) != 0;
  }

private:
#if defined(__SSE2__)
  static constexpr uint64_t kFlush = 0x8040; // FTZ: results, DAZ: operands
  static uint64_t get() { return _mm_getcsr(); }
  static void set(uint64_t control) { _mm_setcsr(uint32_t(control)); }
#elif defined(__aarch64__)
  static constexpr uint64_t kFlush = 1 << 24; // FZ: both
  static uint64_t get() {
    uint64_t control;
    asm volatile("mrs %0, fpcr" : "=r"(control));
    return control;
  }
  static void set(uint64_t control) {
    asm volatile("msr fpcr, %0" : : "r"(control));
  }
#else
  static constexpr uint64_t kFlush = 0;
  static uint64_t get() { return 0; }
  static void set(uint64_t) {}
#endif

  bool before;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SUBNORMALS_H
