//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/OutputFile.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
#include "tofu/Runtime/Program.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/InterfaceStub/ELFObjHandler.h"
#include "llvm/InterfaceStub/IFSStub.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include <cerrno>
#include <cstring>

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

static Error convert(const tofu::files::Error &error) {
  return error ? createStringError("%s", error.getMessage().c_str())
               : Error::success();
}

/// Of files for the linker, which the user has not named.
static Error complain(StringRef output, int code) {
  return createStringError(
      "%s: cannot be linked in '%s': %s%s", output.str().c_str(),
      tofu::files::TemporaryFile::getFolder().c_str(), std::strerror(code),
      code == EFBIG ? "" : "; TMPDIR names another folder");
}

/// Also whether it may be executed. The linker maps what it writes, and crashes
/// where a disk is full.
static Error copy(const std::string &from, const std::string &to,
                  StringRef name) {
  std::error_code code = sys::fs::copy_file(from, to);
  if (ErrorOr<sys::fs::perms> mode = sys::fs::getPermissions(from);
      mode && !code)
    code = sys::fs::setPermissions(to, *mode);
  return code ? createStringError("%s: cannot be written: %s",
                                  name.str().c_str(), code.message().c_str())
              : Error::success();
}

/// Adds a file that has functions of the program. The program asks for a shared
/// library by its own name, else its file's, and looks for it where it is now;
/// `-l:` is what makes lld forget the path that it was given.
static void addFile(StringRef file, std::vector<std::string> &options) {
  SmallString<128> path(file);
  sys::fs::make_absolute(path);
  file_magic kind;
  if (identify_magic(path, kind))
    kind = file_magic::unknown;
  if (kind == file_magic::elf_shared_object)
    options.insert(options.end(),
                   {"-L/", "-l:" + sys::path::relative_path(path).str()});
  else
    options.push_back(path.str().str());
  // Also of a text for the linker, which names libraries.
  if (kind == file_magic::elf_shared_object || kind == file_magic::unknown)
    options.insert(options.end(),
                   {"-rpath", sys::path::parent_path(path).str()});
}

/// What keeps another file of that size from being written; 0 if it can be.
static int findNoRoom(StringRef like) {
  uint64_t size = 0;
  tofu::files::TemporaryFile file;
  if (sys::fs::file_size(like, size))
    return 0;
  int code = file.create();
  return code ? code : file.write(std::string(size, ' '));
}

/// What the program shows. All else that is linked to it stays in it: what the
/// process has under the name of a function, or of what a function calls, is
/// not taken instead.
static constexpr StringRef kSymbols =
    "{ global: " TOFU_PROGRAM_SYMBOL "; local: *; };\n";

static Error runLinker(StringRef linker, StringRef object,
                       ArrayRef<std::string> files,
                       ArrayRef<std::string> functions, StringRef symbols,
                       StringRef shared, StringRef messages, StringRef output) {
  // Undefined symbols are an error now, not when the program is loaded. What
  // LLVM expects of a compiler's own library (conversions of narrow floats,
  // wide integers) kernels do not call: which functions it has differs.
  std::vector<std::string> options = {
      linker.str(), "-shared",    "-O1",
      "-z",         "defs",       "-o",
      shared.str(), object.str(), "--version-script",
      symbols.str()};
  // What may be missing is no reason to take a member out of an archive; this
  // is. Function names are C's, and so no patterns.
  for (const std::string &function : functions)
    options.push_back("--undefined-glob=" + function);
  for (const std::string &file : files)
    addFile(file, options);
  for (StringRef dir : kLibraryDirs)
    options.push_back("-L" + dir.str());
  // The last one has where a thread's own variables are.
  for (const char *library : {"--as-needed", "-l:libmvec.so.1", "-l:libm.so.6",
                              "-l:libc.so.6", "-l:ld-linux-x86-64.so.2"})
    options.push_back(library);
  std::vector<StringRef> arguments(options.begin(), options.end());
  std::optional<StringRef> redirects[] = {std::nullopt, messages, messages};
  std::string message;
  int status = sys::ExecuteAndWait(linker, arguments, std::nullopt, redirects,
                                   0, 0, &message);
  if (status == 0)
    return Error::success();
  std::string said;
  if (auto text = MemoryBuffer::getFile(messages))
    said = (*text)->getBuffer().str();
  // On a disk that is full the linker crashes, or what it says is lost.
  if (status < 0 || said.empty())
    if (int code = findNoRoom(object))
      return complain(output, code);
  // Of a crash the linker knows not whom it works for, and asks for a report.
  StringRef reason = StringRef(said).split("PLEASE submit a bug report").first;
  message +=
      (message.empty() || said.empty() ? "" : ": ") + reason.rtrim().str();
  return createStringError("%s failed: %s", linker.str().c_str(),
                           message.c_str());
}

/// The program asks for a shared library by the library's own name, and looks
/// for it in its folder; a file of another name is not found.
static Error checkName(StringRef file) {
  auto bytes = MemoryBuffer::getFile(file);
  file_magic kind = bytes ? identify_magic((*bytes)->getBuffer())
                          : file_magic(file_magic::unknown);
  if (kind != file_magic::elf_shared_object)
    return Error::success();
  auto library = ifs::readELFFile(**bytes);
  if (!library) { // which the linker has read
    consumeError(library.takeError());
    return Error::success();
  }
  std::string name = (*library)->SoName.value_or("");
  SmallString<128> path(file);
  sys::fs::make_absolute(path);
  std::string folder = sys::path::parent_path(path).str();
  sys::path::remove_filename(path);
  sys::path::append(path, name);
  if (name.empty() || sys::fs::exists(path))
    return Error::success();
  for (StringRef dir : kLibraryDirs)
    if (sys::fs::exists(dir + "/" + name))
      return Error::success();
  if (sys::Process::FindInEnvPath("LD_LIBRARY_PATH", name))
    return Error::success();
  return createStringError(
      "%s calls itself '%s' (its soname), but '%s' has no file of that name, "
      "which the program would look for; put it there, or a link",
      file.str().c_str(), name.c_str(), folder.c_str());
}

Error tofu::lowering::linkShared(StringRef object, ArrayRef<std::string> files,
                                 ArrayRef<std::string> functions,
                                 StringRef output) {
  Expected<std::string> linker = findLinker();
  if (!linker)
    return linker.takeError();
  files::OutputFile shared(output.str());
  if (Error error = convert(shared.open()))
    return error;
  files::TemporaryFile linked, code, symbols, messages;
  for (files::TemporaryFile *file : {&linked, &code, &symbols, &messages})
    if (int failed = file->create())
      return complain(output, failed);
  if (int failed = code.write(object))
    return complain(output, failed);
  if (int failed = symbols.write(kSymbols))
    return complain(output, failed);
  if (Error error = runLinker(*linker, code.getPath(), files, functions,
                              symbols.getPath(), linked.getPath(),
                              messages.getPath(), output))
    return error;
  for (StringRef file : files)
    if (Error error = checkName(file))
      return error;
  if (Error error = copy(linked.getPath(), shared.getTemporary(), output))
    return error;
  return convert(shared.keep());
}
