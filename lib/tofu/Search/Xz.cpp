//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Iopddl.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>
#include <lzma.h>

using namespace tofu::search;
using llvm::StringRef;

/// What a packed file may need while it is unpacked, and come to: it could say
/// anything.
static constexpr uint64_t MaxWorkspace = uint64_t(1) << 30,
                          MaxText = uint64_t(1) << 32;

static const char *unpack(StringRef packed, std::string &text) {
  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_stream_decoder(&stream, MaxWorkspace, LZMA_CONCATENATED) != LZMA_OK)
    return "cannot be unpacked: no memory";
  stream.next_in = packed.bytes_begin();
  stream.avail_in = packed.size();
  text.resize(std::max<size_t>(1 << 20, packed.size() * 8));
  lzma_ret state = LZMA_OK;
  while (state == LZMA_OK && stream.total_out < MaxText) {
    if (stream.total_out == text.size())
      text.resize(text.size() * 2);
    stream.next_out =
        reinterpret_cast<uint8_t *>(text.data()) + stream.total_out;
    stream.avail_out = text.size() - stream.total_out;
    state = lzma_code(&stream, LZMA_FINISH);
  }
  text.resize(stream.total_out);
  lzma_end(&stream);
  if (state == LZMA_OK)
    return "is larger than 4 GiB when it is unpacked";
  return state == LZMA_STREAM_END ? nullptr
                                  : "is not a whole and valid .xz file";
}

llvm::Expected<std::string> tofu::search::readPacked(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return llvm::createStringError(buffer.getError(), "%s",
                                   buffer.getError().message().c_str());
  StringRef bytes = (*buffer)->getBuffer();
  if (!bytes.starts_with(StringRef("\xFD"
                                   "7zXZ\0",
                                   6)))
    return bytes.str();
  std::string text;
  if (const char *fault = unpack(bytes, text))
    return llvm::createStringError(llvm::inconvertibleErrorCode(), "%s", fault);
  return text;
}
