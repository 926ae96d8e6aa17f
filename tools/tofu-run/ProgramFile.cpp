//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProgramFile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace tofu::run;
using tofu::files::Error;

ProgramFile::~ProgramFile() {
  if (memory >= 0)
    ::close(memory);
}

Error ProgramFile::open(const std::string &file) {
  given = path = file;
  struct stat there;
  if (file == "-") {
    given = "<stdin>";
    return copy(STDIN_FILENO);
  }
  // What is not there, or a directory, the loader has words for.
  if (stat(file.c_str(), &there) || S_ISREG(there.st_mode) ||
      S_ISDIR(there.st_mode))
    return Error::success();
  int from = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (from < 0)
    return Error("cannot open '" + given + "': " + std::strerror(errno));
  Error error = copy(from);
  ::close(from);
  return error;
}

Error ProgramFile::copy(int from) {
  auto complain = [&] {
    return Error("cannot read '" + given + "': " + std::strerror(errno));
  };
  constexpr unsigned isCode = 0x10; // MFD_EXEC, of Linux 6.3
  memory = memfd_create("tofu-run", MFD_CLOEXEC | isCode);
  if (memory < 0 && errno == EINVAL)
    memory = memfd_create("tofu-run", MFD_CLOEXEC);
  if (memory < 0)
    return complain();
  path = "/proc/self/fd/" + std::to_string(memory);
  std::vector<char> bytes(size_t(1) << 20);
  std::string start; // of the file, and of what is read later
  while (ssize_t count = ::read(from, bytes.data(), bytes.size())) {
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return complain();
    start.append(bytes.data(), std::min<size_t>(count, SELFMAG));
    for (ssize_t done = 0; done != count;) {
      ssize_t written = ::write(memory, bytes.data() + done, count - done);
      if (written < 0 && errno != EINTR)
        return complain();
      done += std::max<ssize_t>(written, 0);
    }
    // What is no program, as the loader will say, may have no end.
    if (start.size() >= SELFMAG && !start.starts_with(ELFMAG))
      break;
  }
  return Error::success();
}

Error tofu::run::inUsersWords(std::string message, const std::string &path,
                              const std::string &given) {
  for (size_t at = 0;
       path != given && (at = message.find(path, at)) != message.npos;
       at += given.size())
    message.replace(at, path.size(), given);
  return Error(message);
}
