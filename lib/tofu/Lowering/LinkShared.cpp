//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/ObjectCode.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

/// Where glibc is on the systems that we know.
static constexpr StringRef kLibraryDirs[] = {
    "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64",
    "/usr/lib64", "/usr/lib"};

static Expected<std::string> findLinker() {
  for (StringRef name : {"ld.lld-22", "ld.lld"}) {
    if (ErrorOr<std::string> found = sys::findProgramByName(name))
      return *found;
    if (ErrorOr<std::string> found =
            sys::findProgramByName(name, {TOFU_LLVM_TOOLS}))
      return *found;
  }
  return createStringError("the linker ld.lld is not found; install lld");
}

static Error cannotWrite(StringRef output, const Twine &reason) {
  return createStringError("%s: cannot be written: %s", output.str().c_str(),
                           reason.str().c_str());
}

/// A new file beside the output, so that it can be renamed into place.
static Error createBeside(StringRef output, StringRef suffix,
                          SmallString<128> &path, FileRemover &remover) {
  int descriptor;
  if (std::error_code error = sys::fs::createUniqueFile(
          output + ".%%%%%%." + suffix, descriptor, path, sys::fs::OF_None,
          sys::fs::all_read | sys::fs::all_exe | sys::fs::owner_write))
    return cannotWrite(output, error.message());
  raw_fd_ostream(descriptor, /*shouldClose=*/true).flush();
  remover.setFile(path);
  return Error::success();
}

static Error writeFile(StringRef output, StringRef path, StringRef bytes) {
  std::error_code error;
  raw_fd_ostream os(path, error);
  if (!error)
    os << bytes;
  os.close();
  if (!error)
    error = os.error();
  os.clear_error();
  return error ? cannotWrite(output, error.message()) : Error::success();
}

static Error runLinker(StringRef linker, StringRef object, StringRef shared,
                       StringRef messages) {
  // Undefined symbols are an error now, not when the program is loaded. What
  // LLVM expects of a compiler's own library (conversions of narrow floats,
  // wide integers) kernels do not call: which functions it has differs.
  std::vector<std::string> options = {linker.str(), "-shared",   "-O1",
                                      "-z",         "defs",      "-o",
                                      shared.str(), object.str()};
  for (StringRef dir : kLibraryDirs)
    options.push_back("-L" + dir.str());
  for (const char *library :
       {"--as-needed", "-l:libmvec.so.1", "-l:libm.so.6", "-l:libc.so.6"})
    options.push_back(library);
  std::vector<StringRef> arguments(options.begin(), options.end());
  std::optional<StringRef> redirects[] = {std::nullopt, messages, messages};
  std::string message;
  if (sys::ExecuteAndWait(linker, arguments, std::nullopt, redirects, 0, 0,
                          &message) == 0)
    return Error::success();
  if (auto text = MemoryBuffer::getFile(messages))
    message += (*text)->getBuffer().rtrim().str();
  return createStringError("%s failed: %s", linker.str().c_str(),
                           message.c_str());
}

Error tofu::lowering::linkShared(StringRef object, StringRef output) {
  Expected<std::string> linker = findLinker();
  if (!linker)
    return linker.takeError();
  if (sys::fs::exists(output) && !sys::fs::is_regular_file(output))
    return cannotWrite(output, "it is not a regular file");
  SmallString<128> objectPath, sharedPath, messagesPath;
  FileRemover removers[3];
  if (Error error = createBeside(output, "o", objectPath, removers[0]))
    return error;
  if (Error error = createBeside(output, "so", sharedPath, removers[1]))
    return error;
  if (Error error = createBeside(output, "txt", messagesPath, removers[2]))
    return error;
  if (Error error = writeFile(output, objectPath, object))
    return error;
  if (Error error = runLinker(*linker, objectPath, sharedPath, messagesPath))
    return error;
  if (std::error_code error = sys::fs::rename(sharedPath, output))
    return cannotWrite(output, error.message());
  removers[1].releaseFile();
  return Error::success();
}
