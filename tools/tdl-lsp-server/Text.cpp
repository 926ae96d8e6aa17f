//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Text.h"

#include "llvm/ADT/STLExtras.h"

using namespace tofu::tools;
using llvm::StringRef;
using llvm::lsp::Position;
using llvm::lsp::Range;

/// Bytes between two counts of units: a line may have a million.
static constexpr size_t stride = 64;

/// The 16-bit units of the character that begins with this byte; 0 of a byte
/// within one.
static size_t unitsOf(char c) {
  auto byte = static_cast<unsigned char>(c);
  return (byte & 0xC0) == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1;
}

Text::Text(std::string text) : bytes(std::move(text)), lines{0} {
  size_t count = 0;
  for (size_t i = 0; i != bytes.size(); ++i) {
    if (i % stride == 0)
      units.push_back(count);
    count += unitsOf(bytes[i]);
    if (bytes[i] == '\n')
      lines.push_back(i + 1);
  }
  units.push_back(count);
}

/// From the beginning of the text.
size_t Text::countUnits(size_t offset) const {
  size_t count = units[offset / stride];
  for (size_t i = offset / stride * stride; i != offset; ++i)
    count += unitsOf(bytes[i]);
  return count;
}

StringRef Text::getLine(size_t number) const {
  size_t begin = lines[number];
  size_t end =
      number + 1 == lines.size() ? bytes.size() : lines[number + 1] - 1;
  StringRef line(bytes.data() + begin, end - begin);
  line.consume_back("\r");
  return line;
}

size_t Text::getOffset(Position position) const {
  if (position.line < 0)
    return 0;
  if (static_cast<size_t>(position.line) >= lines.size())
    return bytes.size();
  StringRef line = getLine(position.line);
  size_t left = std::max(position.character, 0), at = 0;
  while (at != line.size() && left >= unitsOf(line[at]))
    left -= unitsOf(line[at++]);
  return line.data() + at - bytes.data();
}

Position Text::getPosition(size_t offset) const {
  offset = std::min(offset, bytes.size());
  size_t number = llvm::upper_bound(lines, offset) - lines.begin() - 1;
  size_t count = countUnits(offset) - countUnits(lines[number]);
  return Position(static_cast<int>(number), static_cast<int>(count));
}

Range Text::getRange(StringRef part) const {
  size_t begin = part.data() - bytes.data();
  return Range(getPosition(begin), getPosition(begin + part.size()));
}

Text Text::replace(Range range, StringRef with) const {
  size_t begin = getOffset(range.start);
  size_t end = std::max(begin, getOffset(range.end));
  std::string changed = bytes.substr(0, begin);
  changed += with;
  changed.append(bytes, end, std::string::npos);
  return Text(std::move(changed));
}
