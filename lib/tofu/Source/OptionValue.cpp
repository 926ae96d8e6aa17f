//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Source/OptionValue.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

using namespace llvm;

StringRef tofu::parseValue(StringRef text, bool &value) {
  auto found = StringSwitch<std::optional<bool>>(text)
                   .Cases({"true", "TRUE", "True", "1"}, true)
                   .Cases({"false", "FALSE", "False", "0"}, false)
                   .Default(std::nullopt);
  value = found.value_or(false);
  return found ? "" : "true or false";
}

StringRef tofu::parseValue(StringRef text, int64_t &value) {
  if (!text.getAsInteger(10, value))
    return "";
  text.consume_front("-");
  return !text.empty() && all_of(text, isDigit) ? "a number of 64 bits"
                                                : "a whole number";
}

StringRef tofu::parseValue(StringRef text, double &value) {
  return to_float(text, value) && !text.contains_insensitive('x') ? ""
                                                                  : "a number";
}
