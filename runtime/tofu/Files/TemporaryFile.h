//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Files that are there only while something is made.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_TEMPORARYFILE_H
#define TOFU_FILES_TEMPORARYFILE_H

#include <string>
#include <string_view>
#include <utility>

namespace tofu::files {

/// A file of a name that no other has, removed at the end.
class TemporaryFile {
public:
  TemporaryFile() = default;
  TemporaryFile(TemporaryFile &&other) noexcept
      : path(std::exchange(other.path, "")),
        slot(std::exchange(other.slot, -1)) {}
  ~TemporaryFile();

  /// Where the system keeps such files.
  static std::string getFolder();
  /// Makes it, empty, there; 0 or an errno.
  int create();
  /// Makes it in a folder, which ends with a slash or is the current one, "".
  int createIn(const std::string &folder);
  /// What it is to hold; 0 or an errno.
  int write(std::string_view bytes) const;
  const std::string &getPath() const { return path; }
  /// It is there no more, or is no longer temporary.
  void release();

  /// Removes those that are there, as the process ends; for signal handlers.
  static void removeAll();

private:
  std::string path;
  int slot = -1; // where removeAll finds it
};

/// To an open file; 0 or an errno.
int writeAll(int descriptor, std::string_view bytes);

} // namespace tofu::files

#endif // TOFU_FILES_TEMPORARYFILE_H
