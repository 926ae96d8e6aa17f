//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where the loader of shared objects finds the program.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_RUN_PROGRAMFILE_H
#define TOFU_TOOLS_RUN_PROGRAMFILE_H

#include "tofu/Files/Error.h"

namespace tofu::run {

/// A file that the system can map: what comes from the standard input (`-`) or
/// another pipe is copied to memory.
class ProgramFile {
public:
  ProgramFile() = default;
  ProgramFile(const ProgramFile &) = delete;
  ~ProgramFile();

  files::Error open(const std::string &path);
  const std::string &getPath() const { return path; }
  /// What it is called to users: `<stdin>`, or as it was given.
  const std::string &getName() const { return given; }

private:
  files::Error copy(int from);

  std::string given, path;
  int memory = -1;
};

/// An error that names the path, which is said as the user gave it.
files::Error inUsersWords(std::string message, const std::string &path,
                          const std::string &given);

} // namespace tofu::run

#endif // TOFU_TOOLS_RUN_PROGRAMFILE_H
