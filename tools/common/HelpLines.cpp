//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/HelpLines.h"

#include "llvm/Support/CommandLine.h"
#include <algorithm>
#include <deque>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

namespace cl = llvm::cl;

/// Less than that below each other is harder to read than what is broken
/// anywhere.
static constexpr size_t kLeastColumns = 30;

static std::string breakLines(llvm::StringRef text, size_t columns) {
  std::string lines;
  while (text.size() > columns) {
    size_t end = text.take_front(columns + 1).rfind(' ');
    if (end == text.npos)
      break;
    lines += text.take_front(end).str() + "\n"; // LLVM indents the rest
    text = text.drop_front(end + 1);
  }
  return lines + text.str();
}

void tofu::tools::breakDescriptions() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size))
    return;
  size_t begin = 0;
  auto &options = cl::getRegisteredOptions();
  for (auto &[name, option] : options)
    if (option->getOptionHiddenFlag() != cl::ReallyHidden)
      begin = std::max(begin, option->getOptionWidth());
  if (size.ws_col < begin + kLeastColumns)
    return;
  static std::deque<std::string> descriptions; // which options refer to
  for (auto &[name, option] : options)
    if (option->getOptionHiddenFlag() != cl::ReallyHidden)
      option->setDescription(descriptions.emplace_back(breakLines(
          option->HelpStr,
          // LLVM forgets the brackets of `--finite[=<bool>]`.
          size.ws_col - begin -
              (option->getValueExpectedFlag() == cl::ValueOptional ? 2 : 0))));
}
