//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Input.h"

#include "llvm/Support/JSON.h"

using namespace tofu::tools;
using llvm::StringRef;
using llvm::lsp::Logger;
namespace json = llvm::json;

static constexpr size_t maxHeader = 4096;
static constexpr size_t maxMessage = size_t(256) << 20;
static constexpr unsigned maxNesting = 200;

/// False at the end of the input. Of a longer line, only its beginning.
bool Input::readLine(std::string &line) {
  line.clear();
  for (int c; (c = std::getc(file)) != EOF;) {
    if (c == '\n')
      return true;
    if (line.size() < maxHeader)
      line += static_cast<char>(c);
  }
  return false;
}

bool Input::skip(size_t size) {
  char bytes[4096];
  while (size != 0) {
    size_t got = std::fread(bytes, 1, std::min(size, sizeof(bytes)), file);
    if (got == 0)
      return false;
    size -= got;
  }
  return true;
}

/// How deeply brackets nest outside of strings.
static unsigned measureNesting(StringRef text) {
  unsigned depth = 0, deepest = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      i += c == '\\';
      inString = c != '"';
    } else if (c == '"') {
      inString = true;
    } else if (c == '[' || c == '{') {
      deepest = std::max(deepest, ++depth);
    } else if ((c == ']' || c == '}') && depth != 0) {
      --depth;
    }
  }
  return deepest;
}

/// Why it is no message of the protocol, or empty.
static std::string whyNoMessage(StringRef text) {
  if (measureNesting(text) > maxNesting)
    return "nests deeper than " + std::to_string(maxNesting) + " levels";
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    return "is no JSON: " + llvm::toString(value.takeError());
  const json::Object *object = value->getAsObject();
  if (!object || object->getString("jsonrpc") != StringRef("2.0"))
    return "is no object with \"jsonrpc\": \"2.0\"";
  if (!object->getString("method") && !object->get("id"))
    return "has neither a method nor an id";
  return "";
}

llvm::LogicalResult Input::readStandardMessage(std::string &message) {
  size_t length = 0;
  bool hasLength = false;
  for (std::string line; true;) {
    if (!readLine(line))
      return llvm::failure();
    StringRef header = StringRef(line).trim();
    if (header.empty())
      break;
    auto [name, value] = header.split(':');
    if (name.equals_insensitive("Content-Length"))
      hasLength = !value.trim().getAsInteger(10, length);
  }
  if (!hasLength) {
    Logger::error("a header has no Content-Length");
    return llvm::failure();
  }
  if (length > maxMessage) {
    Logger::error("a message of {0} bytes is left out", length);
    skip(length);
    return llvm::failure();
  }
  message.resize(length);
  if (std::fread(message.data(), 1, length, file) != length)
    return llvm::failure();
  std::string reason = whyNoMessage(message);
  if (reason.empty())
    return llvm::success();
  Logger::error("a message {0}", reason);
  return llvm::failure();
}
