//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Driver.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <unistd.h>

using namespace tofu::gpu;

static constexpr std::string_view kPrefix = "TOFU_GPU_";
static constexpr std::string_view kNames[] = {
    "DEVICES", "NAME",         "CAPABILITY", "MEMORY", "DRIVER",
    "SEED",    "REPORT",       "FAIL",       "EXIT",   "LEAKS",
    "PLANT",   "INSTRUCTIONS", "UNWRITTEN",  "QUEUE"};
static constexpr std::string_view kFaults[] = {
    "no-wait", "no-record", "other-stream", "freed", "deaf", "other-memory"};

/// A test that asks for something else than it gets would hold for no reason.
[[noreturn]] static void refuse(const std::string &sentence) {
  std::fprintf(stderr, "stand-in GPU: %s\n", sentence.c_str());
  std::_Exit(1);
}

static std::string word(const char *name, const char *otherwise) {
  const char *text = std::getenv((std::string(kPrefix) + name).c_str());
  return text && *text ? text : otherwise;
}

[[noreturn]] static void refuse(const char *name, const char *expected) {
  refuse(std::string(kPrefix) + name + " is '" + word(name, "") +
         "'; expected " + expected);
}

template <typename Number>
static bool parse(std::string_view text, Number &number) {
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

static uint64_t number(const char *name, uint64_t otherwise,
                       uint64_t most = UINT64_MAX) {
  uint64_t result = otherwise;
  std::string text = word(name, "");
  if (!text.empty() && (!parse(text, result) || result > most))
    refuse(name, most == 1 ? "0 or 1" : "a number");
  return result;
}

/// One that is misspelt would set nothing.
static void checkNames() {
  for (char **each = environ; *each; ++each) {
    std::string_view name = *each;
    if (!name.starts_with(kPrefix))
      continue;
    name = name.substr(0, name.find('='));
    if (std::ranges::count(kNames, name.substr(kPrefix.size())) == 0)
      refuse("there is no setting " + std::string(name) +
             "; docs/GPU-Testing.md lists them");
  }
}

Settings::Settings() {
  checkNames();
  devices = int(number("DEVICES", 1, 64));
  name = word("NAME", "Tofu stand-in GPU");
  std::string digits = word("CAPABILITY", "8.0");
  double version = 0;
  if (!parse(digits, version) || version < 1 || version > 99)
    refuse("CAPABILITY", "one such as 8.0");
  capability = int(version * 10 + 0.5);
  memory = number("MEMORY", uint64_t(16) << 30);
  driverVersion = int(number("DRIVER", 13000, INT32_MAX));
  seed = number("SEED", 0);
  report = word("REPORT", "");
  checkUnwritten = number("UNWRITTEN", 1, 1);
  exitStatus = number("EXIT", 1, 1);
  findLeaks = number("LEAKS", 0, 1);
  queue = number("QUEUE", UINT64_MAX);
  mostInstructions = number("INSTRUCTIONS", uint64_t(2) << 30);
  parsePlant(word("PLANT", ""));
  parseFail(word("FAIL", ""));
}

/// KIND:STREAM:N
void Settings::parsePlant(const std::string &text) {
  if (text.empty())
    return;
  size_t first = text.find(':'), last = text.rfind(':');
  plantKind = text.substr(0, first);
  std::string_view rest = text;
  if (first == last || std::ranges::count(kFaults, plantKind) == 0 ||
      !parse(rest.substr(first + 1, last - first - 1), plantStream) ||
      !parse(rest.substr(last + 1), plantCall) || plantCall == 0)
    refuse("PLANT", "KIND:STREAM:N, of no-wait, no-record, other-stream, "
                    "freed, deaf and other-memory");
}

/// NAME:N:CODE, or N:CODE for the n-th call of any function; CODE may be hang.
void Settings::parseFail(const std::string &text) {
  if (text.empty())
    return;
  std::string_view rest = text;
  size_t last = rest.rfind(':');
  failHangs = last != rest.npos && rest.substr(last + 1) == "hang";
  bool isWhole = last != rest.npos &&
                 (failHangs || parse(rest.substr(last + 1), failCode));
  rest = rest.substr(0, last);
  size_t middle = rest.rfind(':');
  if (middle != rest.npos) {
    failName = rest.substr(0, middle);
    rest = rest.substr(middle + 1);
  }
  if (!isWhole || !parse(rest, failCall) || failCall == 0)
    refuse("FAIL", "NAME:N:CODE, or N:CODE of all functions; CODE may be hang");
}
