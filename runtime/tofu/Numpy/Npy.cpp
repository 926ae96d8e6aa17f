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
namespace files = tofu::files;
namespace runtime = tofu::runtime;

static constexpr std::string_view kMagic = "\x93NUMPY";
/// More elements than this are no array that fits in memory.
static constexpr int64_t kMaxElements = int64_t(1) << 48;
/// Longer headers are none that Numpy reads.
static constexpr size_t kMaxHeader = 1 << 20;

/// Names of types in headers, without the order of their bytes. The first one
/// of a type is the one that is written.
static constexpr std::pair<std::string_view, int64_t> kTypes[] = {
    {"f4", TOFU_F32},    {"f8", TOFU_F64},        {"f2", TOFU_F16},
    {"V2", TOFU_BF16},   {"bfloat16", TOFU_BF16}, {"b1", TOFU_I1},
    {"i1", TOFU_I8},     {"u1", TOFU_I8},         {"V1", TOFU_I8},
    {"f1", TOFU_F8E5M2}, {"i2", TOFU_I16},        {"u2", TOFU_I16},
    {"i4", TOFU_I32},    {"u4", TOFU_I32},        {"i8", TOFU_I64},
    {"u8", TOFU_I64}};

static int64_t getNumbers(std::string_view name) {
  return name.starts_with('u') ? TOFU_UNSIGNED : TOFU_AS_TYPED;
}

/// Pairs of numbers: the real and the imaginary part.
static constexpr std::pair<std::string_view, int64_t> kComplexTypes[] = {
    {"c8", TOFU_F32}, {"c16", TOFU_F64}};

namespace {
struct ElementType {
  int64_t type, numbers;
};
} // namespace

static Result<ElementType> parseType(std::string_view text) {
  if (text.starts_with(">"))
    return Error("type " + files::quote(std::string(text)) +
                 " is big endian; expected little endian");
  std::string_view code = text;
  code.remove_prefix(std::min(code.find_first_not_of("<|="), code.size()));
  for (auto [name, type] : kTypes)
    if (name == code)
      return ElementType{type, getNumbers(name)};
  for (auto [name, type] : kComplexTypes)
    if (name == code)
      return ElementType{type, TOFU_COMPLEX};
  return Error(
      "type " + files::quote(std::string(text)) +
      " is not one of f1, f2, f4, f8, V1, V2, b1, i1 to i8, u1 to u8, c8, "
      "c16");
}

namespace {
/// The header's text: a Python dictionary of three entries in any order.
class HeaderParser {
public:
  explicit HeaderParser(std::string_view text) : text(text), rest(text) {}

  Result<NpyHeader> parse();

private:
  /// Skips space, then the token if it is there.
  bool accept(std::string_view token);
  std::optional<std::string_view> acceptString();
  Error parseEntry();
  Error parseElements();
  Error parseOrder();
  Error parseShape();
  Error parseExtent(std::string_view part, int64_t &count);
  Error complain() const {
    return Error("header is no dictionary of Python, from byte " +
                 std::to_string(text.size() - rest.size()) + " on");
  }

  std::string_view text, rest;
  std::optional<ElementType> type;
  std::optional<bool> isFortran;
  std::optional<std::vector<int64_t>> shape;
};
} // namespace

bool HeaderParser::accept(std::string_view token) {
  rest.remove_prefix(
      std::min(rest.find_first_not_of(" \t\n\v\f\r"), rest.size()));
  if (!rest.starts_with(token))
    return false;
  rest.remove_prefix(token.size());
  return true;
}

std::optional<std::string_view> HeaderParser::acceptString() {
  for (const char *quote : {"'", "\""}) {
    if (!accept(quote))
      continue;
    size_t end = rest.find(*quote);
    if (end == rest.npos)
      return std::nullopt;
    std::string_view content = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return content;
  }
  return std::nullopt;
}

Error HeaderParser::parseElements() {
  if (accept("["))
    return Error("type of a record is not supported");
  std::optional<std::string_view> name = acceptString();
  if (!name)
    return complain();
  Result<ElementType> parsed = parseType(*name);
  if (!parsed)
    return parsed.getError();
  type = *parsed;
  return Error::success();
}

Error HeaderParser::parseOrder() {
  if (accept("True"))
    isFortran = true;
  else if (accept("False"))
    isFortran = false;
  else
    return Error("'fortran_order' is neither True nor False");
  return Error::success();
}

Error HeaderParser::parseExtent(std::string_view part, int64_t &count) {
  int64_t extent = -1;
  auto [last, error] =
      std::from_chars(part.data(), part.data() + part.size(), extent);
  if (error != std::errc() || last != part.data() + part.size() || extent < 0 ||
      extent > kMaxElements / count)
    return Error("extent " + files::quote(std::string(part)) +
                 " of the shape is not usable");
  count *= std::max<int64_t>(extent, 1);
  shape->push_back(extent);
  return Error::success();
}

/// A tuple: `()`, `(2,)`, `(2, 3)` or `(2, 3,)`.
Error HeaderParser::parseShape() {
  if (!accept("("))
    return Error("header has no shape in parentheses");
  shape.emplace();
  int64_t count = 1;
  bool hasComma = true;
  while (!accept(")")) {
    if (!hasComma)
      return complain();
    std::string_view part = rest.substr(0, rest.find_first_of(",) \t\n"));
    if (Error error = parseExtent(part, count))
      return error;
    rest.remove_prefix(part.size());
    hasComma = accept(",");
  }
  return shape->size() == 1 && !hasComma ? complain() : Error::success();
}

Error HeaderParser::parseEntry() {
  std::optional<std::string_view> key = acceptString();
  if (!key || !accept(":"))
    return complain();
  bool isTwice = (*key == "descr" && type) ||
                 (*key == "fortran_order" && isFortran) ||
                 (*key == "shape" && shape);
  if (isTwice)
    return Error("header has " + files::quote(std::string(*key)) + " twice");
  if (*key == "descr")
    return parseElements();
  if (*key == "fortran_order")
    return parseOrder();
  if (*key == "shape")
    return parseShape();
  return Error("header has " + files::quote(std::string(*key)) +
               ", which is none of 'descr', 'fortran_order' and 'shape'");
}

Result<NpyHeader> HeaderParser::parse() {
  if (!accept("{"))
    return complain();
  bool hasComma = true;
  while (!accept("}")) {
    if (!hasComma)
      return complain();
    if (Error error = parseEntry())
      return error;
    hasComma = accept(",");
  }
  accept(""); // space
  if (!rest.empty())
    return complain();
  if (!type || !isFortran || !shape)
    return Error("header lacks 'descr', 'fortran_order' or 'shape'");
  bool isTransposed = *isFortran && shape->size() > 1;
  if (type->numbers == TOFU_COMPLEX)
    shape->push_back(2);
  return NpyHeader{type->type, std::move(*shape), isTransposed, type->numbers};
}

/// Bytes of the number that says how long the header is, behind magic and
/// version.
static size_t countLengthBytes(std::string_view start) {
  return start[6] == 1 ? 2 : 4;
}

static Error isTruncated() { return Error("truncated in its header"); }

Result<size_t> tofu::numpy::getNpyHeaderBytes(std::string_view start) {
  if (!start.starts_with(kMagic))
    return Error("not a .npy array; it does not begin with NUMPY");
  if (start.size() < 8)
    return isTruncated();
  unsigned major = uint8_t(start[6]);
  if (major < 1 || major > 3)
    return Error("version " + std::to_string(major) +
                 " of the .npy format is not known");
  size_t digits = countLengthBytes(start), length = 0;
  if (start.size() < 8 + digits)
    return isTruncated();
  for (size_t i = digits; i-- > 0;)
    length = length << 8 | uint8_t(start[8 + i]);
  if (length > kMaxHeader)
    return Error("header is of " + std::to_string(length) +
                 " bytes, but can be of " + std::to_string(kMaxHeader));
  return 8 + digits + length;
}

Result<NpyHeader> tofu::numpy::parseNpyHeader(std::string_view bytes) {
  Result<size_t> length = getNpyHeaderBytes(bytes);
  if (!length)
    return length.getError();
  if (bytes.size() < *length)
    return isTruncated();
  size_t start = 8 + countLengthBytes(bytes);
  return HeaderParser(bytes.substr(start, *length - start)).parse();
}

/// Copies `extents[dim]`, ... of an array into rows; `from` moves by strides of
/// elements, `to` by one.
template <size_t Bytes>
static void copyRows(std::span<const int64_t> extents,
                     std::span<const int64_t> strides, const char *from,
                     char *&to) {
  if (extents.size() > 1) {
    for (int64_t i = 0; i != extents[0]; ++i)
      copyRows<Bytes>(extents.subspan(1), strides.subspan(1),
                      from + i * strides[0] * int64_t(Bytes), to);
    return;
  }
  for (int64_t i = 0; i != extents[0]; ++i, to += Bytes)
    std::memcpy(to, from + i * strides[0] * int64_t(Bytes), Bytes);
}

std::vector<char> tofu::numpy::toRowMajor(const NpyHeader &header,
                                          const std::vector<char> &elements) {
  std::span<const int64_t> extents = header.extents;
  if (!header.isFortran || elements.empty())
    return elements;
  int64_t bytes = runtime::getTypeBytes(header.type);
  if (header.numbers == TOFU_COMPLEX) { // both parts are one element
    bytes *= 2;
    extents = extents.first(extents.size() - 1);
  }
  // Along extents of 1 nothing moves; there may be a great many.
  std::vector<int64_t> longer = {1}, strides = {0};
  for (int64_t stride = 1; int64_t extent : extents) {
    if (extent != 1) {
      longer.push_back(extent);
      strides.push_back(stride);
    }
    stride *= extent;
  }
  std::vector<char> rows(elements.size());
  char *to = rows.data();
  auto copy = bytes == 1   ? copyRows<1>
              : bytes == 2 ? copyRows<2>
              : bytes == 4 ? copyRows<4>
              : bytes == 8 ? copyRows<8>
                           : copyRows<16>;
  copy(longer, strides, elements.data(), to);
  return rows;
}

static std::string formatType(const ArrayView &array) {
  if (array.numbers == TOFU_COMPLEX)
    return array.type == TOFU_F32 ? "<c8" : "<c16";
  if (runtime::isByteFloat(array.type))
    return "|V1";
  auto *found =
      std::find_if(std::begin(kTypes), std::end(kTypes), [&](auto &entry) {
        return entry.second == array.type &&
               getNumbers(entry.first) == array.numbers;
      });
  return (runtime::getTypeBytes(array.type) == 1 ? "|" : "<") +
         std::string(found->first);
}

std::string tofu::numpy::formatNpyHeader(const ArrayView &array) {
  std::string header = "{'descr': '" + formatType(array) +
                       "', 'fortran_order': False, 'shape': (";
  size_t rank = array.extents.size() - (array.numbers == TOFU_COMPLEX);
  for (size_t dim = 0; dim != rank; ++dim)
    header += (dim ? ", " : "") + std::to_string(array.extents[dim]);
  header += rank == 1 ? ",), }" : "), }";
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
  return file + header;
}
