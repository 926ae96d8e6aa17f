//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/PackBooleans.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

static constexpr llvm::StringLiteral kStart = "dense<\"0x";

/// How many elements the type of i1 has that the text starts with, at most
/// `limit`; 0 if there is no such type.
static size_t consumeElements(llvm::StringRef text, size_t limit) {
  if (!text.consume_front("\"> : tensor<"))
    return 0;
  size_t elements = 1;
  while (!text.starts_with("i1>")) {
    size_t extent;
    if (text.consumeInteger(10, extent) || !text.consume_front("x") ||
        extent > limit / elements || extent == 0)
      return 0;
    elements *= extent;
  }
  return elements;
}

/// Whether the digits are those of bytes that are 0 or 1.
static bool areBooleans(llvm::StringRef digits) {
  for (size_t i = 0; i + 1 < digits.size(); i += 2)
    if (digits[i] != '0' || (digits[i + 1] != '0' && digits[i + 1] != '1'))
      return false;
  return true;
}

/// Writes over the digits, the quote and blanks after them; the first element
/// is the lowest bit of the first byte.
static void pack(char *digits, size_t elements) {
  char *to = digits;
  for (size_t i = 0; i < elements; i += 8) {
    unsigned byte = 0;
    for (size_t bit = 0; bit != std::min<size_t>(8, elements - i); ++bit)
      byte |= unsigned(digits[2 * (i + bit) + 1] == '1') << bit;
    *to++ = llvm::hexdigit(byte >> 4);
    *to++ = llvm::hexdigit(byte & 15);
  }
  *to++ = '"';
  std::fill(to, digits + 2 * elements + 1, ' ');
}

std::unique_ptr<llvm::MemoryBuffer>
tofu::packBooleans(std::unique_ptr<llvm::MemoryBuffer> buffer) {
  llvm::StringRef text = buffer->getBuffer();
  if (text.starts_with("ML\xefR"))
    return buffer;
  std::unique_ptr<llvm::WritableMemoryBuffer> packed;
  for (size_t at = 0; (at = text.find(kStart, at)) != text.npos;) {
    at += kStart.size();
    size_t end = std::min(text.find('"', at), text.size());
    llvm::StringRef digits = text.slice(at, end);
    size_t elements = consumeElements(text.substr(end), digits.size() / 2);
    if (elements > 1 && digits.size() == 2 * elements && areBooleans(digits)) {
      if (!packed) {
        packed = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
            text.size(), buffer->getBufferIdentifier());
        llvm::copy(text, packed->getBufferStart());
      }
      pack(packed->getBufferStart() + at, elements);
    }
    at = end;
  }
  if (packed)
    return packed;
  return buffer;
}
