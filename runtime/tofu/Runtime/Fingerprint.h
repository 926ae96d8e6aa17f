//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A number that is another one if any number or text of a program's tables is:
// the compiler writes it down, and the runtime computes it again. It takes in
// every field in the order of Program.h: numbers, texts, whether a pointer is
// there, and then the table that it points to; not the data of constants.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FINGERPRINT_H
#define TOFU_RUNTIME_FINGERPRINT_H

#include <cstdint>
#include <string_view>

namespace tofu::runtime {

class Fingerprint {
public:
  /// Each step maps different numbers to different ones, so one change is
  /// always seen.
  void add(int64_t number) {
    state = (state ^ uint64_t(number)) * 0x9e3779b97f4a7c15;
    state ^= state >> 32;
  }
  void add(std::string_view text) {
    add(int64_t(text.size()));
    for (unsigned char character : text)
      add(int64_t(character));
  }
  /// Not 0, which stands for none.
  int64_t get() const { return state ? int64_t(state) : 1; }

private:
  uint64_t state = 0x746f6675;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FINGERPRINT_H
