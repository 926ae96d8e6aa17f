//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Source/InputFile.h"

#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FileSystem.h"
#include <fcntl.h>
#include <unistd.h>

using namespace tofu;
namespace fs = llvm::sys::fs;

/// A terminal ends where its user says so.
static bool isTerminal(const std::string &path) {
  if (path == "-")
    return ::isatty(STDIN_FILENO);
  int file = ::open(path.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC);
  if (file < 0)
    return false;
  bool result = ::isatty(file);
  ::close(file);
  return result;
}

static bool mayBeEndless(llvm::StringRef path) {
  fs::file_status status, null;
  std::error_code error =
      path == "-" ? fs::status(STDIN_FILENO, status) : fs::status(path, status);
  bool isNull = !fs::status("/dev/null", null) && fs::equivalent(status, null);
  return !error && status.type() == fs::file_type::character_file && !isNull &&
         !isTerminal(path.str());
}

std::unique_ptr<llvm::MemoryBuffer> tofu::readInput(llvm::StringRef path,
                                                    std::string &message) {
  if (!mayBeEndless(path))
    return mlir::openInputFile(path, &message);
  message = (path == "-" ? "the standard input" : "'" + path.str() + "'") +
            " is a device, which may have no end; give a file or a pipe";
  return nullptr;
}
