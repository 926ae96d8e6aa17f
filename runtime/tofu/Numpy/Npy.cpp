//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npy.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <utility>

using namespace tofu::numpy;
namespace runtime = tofu::runtime;

static constexpr std::string_view kMagic = "\x93NUMPY";
/// More elements than this are no array that fits in memory.
static constexpr int64_t kMaxElements = int64_t(1) << 48;

/// Names of types in headers, without the order of their bytes. The first one
/// of a type is the one that is written.
static constexpr std::pair<std::string_view, int64_t> kTypes[] = {
    {"f4", TOFU_F32},  {"f8", TOFU_F64},        {"f2", TOFU_F16},
    {"V2", TOFU_BF16}, {"bfloat16", TOFU_BF16}, {"b1", TOFU_I1},
    {"i1", TOFU_I8},   {"u1", TOFU_I8},         {"i2", TOFU_I16},
    {"u2", TOFU_I16},  {"i4", TOFU_I32},        {"u4", TOFU_I32},
    {"i8", TOFU_I64},  {"u8", TOFU_I64}};

static std::string_view trim(std::string_view text) {
  constexpr std::string_view kSpace = " \t\n\v\f\r";
  size_t first = text.find_first_not_of(kSpace);
  if (first == text.npos)
    return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

/// The text after `'key':` in the header, a Python dictionary.
static std::optional<std::string_view> findKey(std::string_view header,
                                               std::string_view key) {
  for (char quote : {'\'', '"'}) {
    std::string quoted = quote + std::string(key) + quote;
    size_t at = header.find(quoted);
    if (at == header.npos)
      continue;
    std::string_view rest = trim(header.substr(at + quoted.size()));
    if (rest.starts_with(":"))
      return trim(rest.substr(1));
  }
  return std::nullopt;
}

static Result<int64_t> parseType(std::string_view text) {
  if (text.starts_with(">"))
    return Error("type " + runtime::quote(std::string(text)) +
                 " is big endian; expected little endian");
  std::string_view code = text;
  code.remove_prefix(std::min(code.find_first_not_of("<|="), code.size()));
  for (auto [name, type] : kTypes)
    if (name == code)
      return type;
  return Error("type " + runtime::quote(std::string(text)) +
               " is not one of f2, f4, f8, V2, b1, i1 to i8, u1 to u8");
}

static Result<std::vector<int64_t>> parseShape(std::string_view text) {
  size_t end = text.find(')');
  if (!text.starts_with("(") || end == text.npos)
    return Error("header has no shape in parentheses");
  text = text.substr(1, end - 1);
  std::vector<int64_t> shape;
  int64_t count = 1;
  while (!text.empty()) {
    size_t comma = std::min(text.find(','), text.size());
    std::string_view part = trim(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    if (part.empty())
      continue;
    int64_t extent;
    auto [last, error] =
        std::from_chars(part.data(), part.data() + part.size(), extent);
    if (error != std::errc() || last != part.data() + part.size() ||
        extent < 0 || extent > kMaxElements / count)
      return Error("extent " + runtime::quote(std::string(part)) +
                   " of the shape is not usable");
    count *= std::max<int64_t>(extent, 1);
    shape.push_back(extent);
  }
  return shape;
}

namespace {
struct Parts {
  std::string_view header; // a dictionary
  std::string_view data;
};
} // namespace

static Result<Parts> split(std::string_view bytes) {
  if (!bytes.starts_with(kMagic))
    return Error("not a .npy array; it does not begin with NUMPY");
  Error truncated("truncated in its header");
  if (bytes.size() < 10)
    return truncated;
  unsigned major = uint8_t(bytes[6]);
  if (major < 1 || major > 3)
    return Error("version " + std::to_string(major) +
                 " of the .npy format is not known");
  size_t digits = major == 1 ? 2 : 4, start = 8 + digits, length = 0;
  if (bytes.size() < start)
    return truncated;
  for (size_t i = digits; i-- > 0;)
    length = length << 8 | uint8_t(bytes[8 + i]);
  if (bytes.size() - start < length)
    return truncated;
  return Parts{bytes.substr(start, length), bytes.substr(start + length)};
}

Result<Array> tofu::numpy::parseNpy(std::string_view bytes) {
  Result<Parts> parts = split(bytes);
  if (!parts)
    return parts.getError();
  auto typeText = findKey(parts->header, "descr"),
       order = findKey(parts->header, "fortran_order"),
       shapeText = findKey(parts->header, "shape");
  if (!typeText || !order || !shapeText)
    return Error("header lacks 'descr', 'fortran_order' or 'shape'");
  if (!typeText->starts_with("'") && !typeText->starts_with("\""))
    return Error("type of a record is not supported");
  char quote = typeText->front();
  typeText->remove_prefix(1);
  Result<int64_t> type = parseType(typeText->substr(0, typeText->find(quote)));
  if (!type)
    return type.getError();
  Result<std::vector<int64_t>> shape = parseShape(*shapeText);
  if (!shape)
    return shape.getError();
  if (order->starts_with("True") && shape->size() > 1)
    return Error("array is in Fortran order; expected C order");
  Array array{*type, std::move(*shape), {}};
  int64_t size = ArrayView(array).getNumBytes();
  if (int64_t(parts->data.size()) != size)
    return Error("array holds " + std::to_string(parts->data.size()) +
                 " bytes, but its shape needs " + std::to_string(size));
  array.bytes.assign(parts->data.begin(), parts->data.end());
  return array;
}

static std::string formatType(int64_t type) {
  auto *found = std::find_if(std::begin(kTypes), std::end(kTypes),
                             [&](auto &entry) { return entry.second == type; });
  return (runtime::getTypeBytes(type) == 1 ? "|" : "<") +
         std::string(found->first);
}

std::string tofu::numpy::formatNpy(const ArrayView &array) {
  std::string header = "{'descr': '" + formatType(array.type) +
                       "', 'fortran_order': False, 'shape': (";
  for (size_t dim = 0; dim != array.extents.size(); ++dim)
    header += (dim ? ", " : "") + std::to_string(array.extents[dim]);
  header += array.extents.size() == 1 ? ",), }" : "), }";
  // The data begin at a multiple of 64 bytes.
  bool wide = header.size() > 60000;
  size_t prefix = wide ? 12 : 10;
  header.append(63 - (prefix + header.size()) % 64, ' ');
  header += '\n';
  std::string file(kMagic);
  file += wide ? "\x02" : "\x01";
  file += '\0';
  for (unsigned byte = 0; byte != (wide ? 4 : 2); ++byte)
    file += char(header.size() >> (8 * byte));
  file += header;
  file.append(array.data, array.getNumBytes());
  return file;
}
