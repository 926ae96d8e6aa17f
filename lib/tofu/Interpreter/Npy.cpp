//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Npy.h"

#include <cstring>

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace mlir;
using namespace tofu::interpreter;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

static constexpr llvm::StringLiteral kMagic = "\x93NUMPY";

/// The text after `'key':` in the header, a Python dictionary.
static std::optional<StringRef> findKey(StringRef header, StringRef key) {
  for (char quote : {'\'', '"'}) {
    std::string quoted = quote + key.str() + quote;
    size_t at = header.find(quoted);
    if (at == StringRef::npos)
      continue;
    StringRef rest = header.drop_front(at + quoted.size()).ltrim();
    if (rest.consume_front(":"))
      return rest.ltrim();
  }
  return std::nullopt;
}

static Expected<Type> parseDescr(StringRef descr, MLIRContext *context) {
  Builder b(context);
  if (descr.starts_with(">"))
    return createStringError("type '%s' is big endian; expected little endian",
                             descr.str().c_str());
  StringRef code = descr.ltrim("<|=");
  Type type = llvm::StringSwitch<Type>(code)
                  .Case("f4", b.getF32Type())
                  .Case("f8", b.getF64Type())
                  .Case("f2", b.getF16Type())
                  .Cases({"V2", "bfloat16"}, b.getBF16Type())
                  .Case("b1", b.getI1Type())
                  .Cases({"i1", "u1"}, b.getI8Type())
                  .Cases({"i2", "u2"}, b.getI16Type())
                  .Cases({"i4", "u4"}, b.getI32Type())
                  .Cases({"i8", "u8"}, b.getI64Type())
                  .Default(Type());
  if (!type)
    return createStringError(
        "type '%s' is not one of f2, f4, f8, V2, b1, i1 to i8, u1 to u8",
        descr.str().c_str());
  return type;
}

static Error parseShape(StringRef text, SmallVectorImpl<int64_t> &shape) {
  size_t end = text.find(')');
  if (!text.consume_front("(") || end == StringRef::npos)
    return createStringError("header has no shape in parentheses");
  SmallVector<StringRef> parts;
  text.take_front(end - 1).split(parts, ',');
  int64_t count = 1;
  for (StringRef part : parts) {
    part = part.trim();
    if (part.empty())
      continue;
    int64_t extent;
    if (part.getAsInteger(10, extent) || extent < 0 ||
        llvm::MulOverflow(count, std::max<int64_t>(extent, 1), count) ||
        count > (int64_t(1) << 48))
      return createStringError("extent '%s' of the shape is not usable",
                               part.str().c_str());
    shape.push_back(extent);
  }
  return Error::success();
}

/// Splits the file into its header's dictionary and its data.
static Error splitHeader(StringRef bytes, StringRef &header, StringRef &data) {
  if (!bytes.starts_with(kMagic))
    return createStringError("not a .npy array; it does not begin with NUMPY");
  if (bytes.size() < 10)
    return createStringError("truncated in its header");
  unsigned major = uint8_t(bytes[6]);
  if (major < 1 || major > 3)
    return createStringError("version %u of the .npy format is not known",
                             major);
  size_t start = major == 1 ? 10 : 12;
  if (bytes.size() < start)
    return createStringError("truncated in its header");
  size_t length = major == 1
                      ? llvm::support::endian::read16le(bytes.data() + 8)
                      : llvm::support::endian::read32le(bytes.data() + 8);
  if (bytes.size() - start < length)
    return createStringError("truncated in its header");
  header = bytes.substr(start, length);
  data = bytes.drop_front(start + length);
  return Error::success();
}

Expected<Tensor> tofu::interpreter::parseNpy(StringRef bytes,
                                             MLIRContext *context) {
  StringRef header, data;
  if (Error error = splitHeader(bytes, header, data))
    return error;
  std::optional<StringRef> descr = findKey(header, "descr"),
                           order = findKey(header, "fortran_order"),
                           shapeText = findKey(header, "shape");
  if (!descr || !order || !shapeText)
    return createStringError(
        "header lacks 'descr', 'fortran_order' or 'shape'");
  char quote = descr->empty() ? 0 : descr->front();
  if (quote != '\'' && quote != '"')
    return createStringError("type of a record is not supported");
  Expected<Type> type = parseDescr(
      descr->drop_front().take_until([&](char c) { return c == quote; }),
      context);
  if (!type)
    return type.takeError();
  SmallVector<int64_t> shape;
  if (Error error = parseShape(*shapeText, shape))
    return error;
  if (order->starts_with("True") && shape.size() > 1)
    return createStringError("array is in Fortran order; expected C order");
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  int64_t size = count * getByteSize(*type);
  if (int64_t(data.size()) != size)
    return createStringError("array holds %zu bytes, but its shape needs %lld",
                             data.size(), (long long)size);
  Tensor tensor(*type, shape);
  if (size)
    std::memcpy(tensor.bytes.data(), data.data(), size);
  return tensor;
}

static std::string getDescr(Type type) {
  if (type.isBF16())
    return "<V2";
  if (type.isInteger(1))
    return "|b1";
  int64_t size = getByteSize(type);
  return std::string(size == 1 ? "|" : "<") +
         (isa<FloatType>(type) ? 'f' : 'i') + std::to_string(size);
}

std::string tofu::interpreter::formatNpy(const Tensor &tensor) {
  std::string header =
      "{'descr': '" + getDescr(tensor.elementType) +
      "', 'fortran_order': False, 'shape': (" +
      llvm::join(llvm::map_range(tensor.shape,
                                 [](int64_t e) { return std::to_string(e); }),
                 ", ") +
      (tensor.shape.size() == 1 ? ",), }" : "), }");
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
  file.append(tensor.bytes.data(), tensor.bytes.size());
  return file;
}
