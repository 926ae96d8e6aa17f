//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a function of somebody else says when it fails, as a part of a sentence.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_CALLERROR_H
#define TOFU_RUNTIME_CALLERROR_H

#include <algorithm>
#include <array>
#include <string>

namespace tofu::runtime {

/// The text on one line, without what would move a terminal's cursor.
inline std::string putOnOneLine(std::string text) {
  auto isControl = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
  std::replace_if(text.begin(), text.end(), isControl, ' ');
  size_t begin = text.find_first_not_of(' ');
  return begin == text.npos
             ? ""
             : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// Room for the text, which says so if the function writes none.
class CallError {
public:
  char *getRoom() { return room.data(); }
  int64_t getSize() const { return room.size(); }

  std::string getText() const {
    std::string text =
        putOnOneLine({room.begin(), std::find(room.begin(), room.end(), '\0')});
    return text.empty() ? "it fails and does not say why" : text;
  }

private:
  std::array<char, 512> room{};
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_CALLERROR_H
