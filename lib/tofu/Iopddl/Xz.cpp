//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Iopddl/Iopddl.h"
#include "tofu/Solver/Stop.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <lzma.h>
#include <poll.h>

using namespace tofu::solver;
using llvm::StringRef;

namespace fs = llvm::sys::fs;

/// What a packed file may need while it is unpacked, and what a text may come
/// to: a file could say anything, and a device has no end.
static constexpr uint64_t MaxWorkspace = uint64_t(1) << 30,
                          MaxText = uint64_t(1) << 32;
/// Bytes between two looks at the clock.
static constexpr size_t Chunk = 1 << 20;
/// Milliseconds between two looks at it while nothing comes.
static constexpr int Patience = 20;

using Bytes = llvm::SmallVector<char, 0>; // grows without filling or copying

static llvm::Error fail(const char *message) {
  return llvm::createStringError(message);
}

static llvm::Error stopped() {
  return llvm::createStringError(std::errc::operation_canceled, "stopped");
}

/// Room for one more chunk after the first `size` bytes.
static llvm::MutableArrayRef<char> getRoom(Bytes &bytes, size_t size) {
  if (bytes.size() - size < Chunk)
    bytes.resize_for_overwrite(std::max(size + Chunk, bytes.size() * 2));
  return {bytes.data() + size, Chunk};
}

static llvm::Error read(StringRef path, Bytes &bytes, Stop &stop) {
  fs::file_t file = fs::getStdinHandle();
  if (path != "-") {
    // Not waiting for whoever writes to a pipe: that is asked below.
    file = ::open(path.str().c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
      return llvm::errorCodeToError(
          std::error_code(errno, std::generic_category()));
  }
  llvm::scope_exit close([&] {
    if (path != "-")
      fs::closeFile(file);
  });
  size_t size = 0;
  while (true) {
    if (stop())
      return stopped();
    pollfd waiting{file, POLLIN, 0};
    if (poll(&waiting, 1, Patience) <= 0) // nothing yet, or a signal
      continue;
    auto count = fs::readNativeFile(file, getRoom(bytes, size));
    if (!count)
      return count.takeError();
    size += *count;
    if (*count == 0)
      break;
    if (size > MaxText)
      return fail("is larger than 4 GiB");
  }
  bytes.truncate(size);
  return llvm::Error::success();
}

static llvm::Error unpack(StringRef packed, Bytes &text, Stop &stop) {
  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_stream_decoder(&stream, MaxWorkspace, LZMA_CONCATENATED) != LZMA_OK)
    return fail("cannot be unpacked: no memory");
  llvm::scope_exit end([&] { lzma_end(&stream); });
  stream.next_in = packed.bytes_begin();
  stream.avail_in = packed.size();
  lzma_ret state = LZMA_OK;
  while (state == LZMA_OK) {
    if (stop())
      return stopped();
    if (stream.total_out > MaxText)
      return fail("is larger than 4 GiB when it is unpacked");
    llvm::MutableArrayRef<char> room = getRoom(text, stream.total_out);
    stream.next_out = reinterpret_cast<uint8_t *>(room.data());
    stream.avail_out = room.size();
    state = lzma_code(&stream, LZMA_FINISH);
  }
  text.truncate(stream.total_out);
  if (state != LZMA_STREAM_END)
    return fail("is not a whole and valid .xz file");
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
tofu::solver::readPacked(StringRef path, Stop::Predicate predicate) {
  Stop stop(std::move(predicate), /*interval=*/1);
  Bytes bytes;
  if (llvm::Error error = read(path, bytes, stop))
    return std::move(error);
  if (StringRef(bytes.data(), bytes.size())
          .starts_with(StringRef("\xFD"
                                 "7zXZ\0",
                                 6))) {
    Bytes text;
    if (llvm::Error error =
            unpack(StringRef(bytes.data(), bytes.size()), text, stop))
      return std::move(error);
    bytes = std::move(text);
  }
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), /*RequiresNullTerminator=*/false);
}
