//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/OutputFile.h"

#include "tofu/Files/Outputs.h"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <unistd.h>

using namespace tofu::files;

/// As many links as the system follows.
static constexpr int kMaxLinks = 40;

namespace {
/// An open file, closed at the end.
class Descriptor {
public:
  explicit Descriptor(int number) : number(number) {}
  Descriptor(const Descriptor &) = delete;
  ~Descriptor() { close(); }

  operator int() const { return number; }
  /// 0, or what kept the system from writing.
  int close() {
    int result = number >= 0 && ::close(number) ? errno : 0;
    number = -1;
    return result;
  }

private:
  int number;
};
} // namespace

static std::string getFolder(const std::string &path) {
  size_t slash = path.rfind('/');
  return slash == path.npos ? "" : path.substr(0, slash + 1);
}

/// Links in there stand for what a process has open, not for a place.
static bool isOfProcess(const std::string &path) {
  struct statfs system;
  std::string folder = getFolder(path);
  return !statfs(folder.empty() ? "." : folder.c_str(), &system) &&
         system.f_type == PROC_SUPER_MAGIC;
}

/// Not so /dev/null, in which nothing runs into anything.
static bool isStandardOutput(const std::string &path) {
  struct stat there, standard;
  return path == "-" ||
         (!stat(path.c_str(), &there) && !fstat(STDOUT_FILENO, &standard) &&
          standard.st_dev == there.st_dev && standard.st_ino == there.st_ino &&
          there.st_rdev != makedev(1, 3));
}

Error OutputFile::complain(int code) const {
  return Error((path == "-" ? "the standard output" : path + ":") +
               " cannot be written: " + std::strerror(code));
}

/// Finds out what there is to write.
Error OutputFile::resolve() {
  target.clear();
  isStandard = path == "-";
  if (isStandard)
    return Error::success();
  struct stat there;
  bool exists = !stat(path.c_str(), &there);
  if (!exists && errno != ENOENT)
    return complain(errno);
  if (exists && S_ISDIR(there.st_mode))
    return complain(EISDIR);
  std::string place = path;
  bool isRegular = !exists || S_ISREG(there.st_mode);
  for (int links = 0; isRegular; ++links) {
    char link[PATH_MAX];
    ssize_t length = readlink(place.c_str(), link, sizeof(link));
    if (length < 0)
      break; // no link
    isRegular = !isOfProcess(place);
    if (links == kMaxLinks || length == sizeof(link))
      return complain(ELOOP);
    std::string to(link, length);
    place = to.starts_with("/") ? to : getFolder(place) + to;
  }
  if (isRegular) {
    target = place;
    mode = exists ? there.st_mode & 07777 : 0;
  } else {
    isStandard = isStandardOutput(path);
  }
  return Error::success();
}

bool OutputFile::isSame(const std::string &path, const std::string &other) {
  // A regular file may be what the standard output was redirected to.
  bool isStandard = isStandardOutput(path);
  if (isStandard || isStandardOutput(other))
    return isStandard && isStandardOutput(other);
  OutputFile a(path), b(other);
  if (a.resolve() || b.resolve())
    return false; // told when it is written
  std::error_code error;
  if (a.target.empty() || b.target.empty())
    return a.target == b.target &&
           std::filesystem::equivalent(path, other, error);
  auto canonical = [&](const std::string &target) {
    return std::filesystem::weakly_canonical(
        std::filesystem::absolute(target, error), error);
  };
  return canonical(a.target) == canonical(b.target);
}

Error OutputFile::open() {
  if (Error error = resolve())
    return error;
  // Not opened: a pipe would wait for whoever reads it.
  if (target.empty() && !isStandard && access(path.c_str(), W_OK))
    return complain(errno);
  if (!target.empty()) {
    int code = temporary.createIn(getFolder(target));
    return code ? complain(code) : Error::success();
  }
  int code = temporary.create();
  return code ? Error("no temporary file can be made in " +
                      quote(TemporaryFile::getFolder()) + ": " +
                      std::strerror(code) + "; TMPDIR names another folder")
              : Error::success();
}

Error OutputFile::check(const std::string &path) {
  return OutputFile(path).open();
}

Error OutputFile::checkTerminal(const std::string &path) {
  struct stat there;
  bool isDevice = !stat(path.c_str(), &there) && S_ISCHR(there.st_mode);
  Descriptor device(
      isDevice ? ::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC) : -1);
  if (isatty(path == "-" ? STDOUT_FILENO : int(device)))
    return Error("what is to be written is no text, and " +
                 (path == "-" ? "the standard output" : "'" + path + "'") +
                 " is a terminal; name a file");
  return Error::success();
}

Error OutputFile::checkReplaces(const std::string &path,
                                const std::vector<std::string> &inputs) {
  struct stat there, read;
  bool isFile =
      path != "-" && !stat(path.c_str(), &there) && S_ISREG(there.st_mode);
  auto isFound = [&](const std::string &input) {
    return !(input == "-" ? fstat(STDIN_FILENO, &read)
                          : stat(input.c_str(), &read));
  };
  for (const std::string &input : inputs)
    if (isFile && isFound(input) && read.st_dev == there.st_dev &&
        read.st_ino == there.st_ino)
      return Error("'" + path + "' is an input; name another output");
  return Error::success();
}

Error OutputFile::check(const std::string &path,
                        const std::vector<std::string> &inputs) {
  Error error = checkReplaces(path, inputs);
  return error ? error : check(path);
}

Error OutputFile::copyTo(int descriptor) {
  Descriptor file(::open(getTemporary().c_str(), O_RDONLY | O_CLOEXEC));
  if (file < 0)
    return complain(errno);
  std::string bytes(size_t(1) << 20, '\0');
  while (ssize_t count = ::read(file, bytes.data(), bytes.size())) {
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return complain(errno);
    if (int code = writeAll(descriptor, {bytes.data(), size_t(count)}))
      return complain(code);
  }
  return Error::success();
}

Error OutputFile::keep() {
  if (!target.empty() && Outputs::current) {
    Outputs::current->files.push_back(std::move(*this));
    return Error::success();
  }
  if (!target.empty()) {
    if ((mode && chmod(getTemporary().c_str(), mode)) ||
        std::rename(getTemporary().c_str(), target.c_str()))
      return complain(errno);
    temporary.release();
    return Error::success();
  }
  Descriptor to(isStandard
                    ? dup(STDOUT_FILENO)
                    : ::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC));
  if (to < 0)
    return complain(errno);
  if (Error error = copyTo(to))
    return error;
  int code = to.close();
  return code ? complain(code) : Error::success();
}

Error tofu::files::writeFile(const std::string &path, std::string_view bytes) {
  OutputFile file(path);
  if (Error error = file.open())
    return error;
  if (int code = file.temporary.write(bytes))
    return file.complain(code);
  return file.keep();
}

Error tofu::files::checkStandardOutput() {
  if (!std::fflush(stdout) && !std::ferror(stdout))
    return Error::success();
  return Error(std::string("the standard output cannot be written: ") +
               std::strerror(errno));
}
