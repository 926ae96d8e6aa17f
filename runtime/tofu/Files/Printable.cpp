//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Printable.h"

#include <algorithm>
#include <cstdint>

/// How many bytes the character has that the text begins with; 0 if it is none
/// that can be shown.
static size_t measure(std::string_view text) {
  auto get = [&](size_t at) -> uint32_t {
    return static_cast<unsigned char>(text[at]);
  };
  uint32_t first = get(0);
  if (first < 0x80)
    return first == '\n' || first == '\t' || (first >= ' ' && first != 0x7f);
  size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc0 || first >= 0xf8 || text.size() < size)
    return 0;
  uint32_t code = first & (0x7fU >> size);
  for (size_t at = 1; at != size; ++at) {
    if ((get(at) & 0xc0) != 0x80)
      return 0;
    code = code << 6 | (get(at) & 0x3f);
  }
  // Controls, more bytes than it needs, halves of UTF-16, more than there are.
  constexpr uint32_t least[] = {0, 0, 0xa0, 0x800, 0x10000};
  bool isShown = code >= least[size] && code <= 0x10ffff &&
                 (code < 0xd800 || code > 0xdfff);
  return isShown ? size : 0;
}

std::string tofu::files::makeLine(std::string_view text) {
  std::string line;
  for (char letter : makePrintable(text))
    line += letter == '\n' ? "\\x0A" : std::string(1, letter);
  return line;
}

std::string tofu::files::makePrintable(std::string_view text) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string shown;
  while (!text.empty()) {
    size_t size = measure(text);
    if (size != 0) {
      shown += text.substr(0, size);
    } else {
      unsigned char byte = text.front();
      shown += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    text.remove_prefix(std::max<size_t>(size, 1));
  }
  return shown;
}
