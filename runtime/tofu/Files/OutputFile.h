//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How every tool writes a file that a user names.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_OUTPUTFILE_H
#define TOFU_FILES_OUTPUTFILE_H

#include "tofu/Files/Error.h"
#include "tofu/Files/TemporaryFile.h"

#include <string_view>
#include <sys/types.h>
#include <vector>

namespace tofu::files {

/// A regular file, or one that is not there yet, is replaced as a whole or not
/// at all: until then its new content is in a temporary file beside it. What a
/// symbolic link points to is replaced, not the link. Devices and pipes, and
/// what is open as /dev/stdout or /dev/fd/N, are written to; `-` is the
/// standard output.
class OutputFile {
public:
  explicit OutputFile(std::string path) : path(std::move(path)) {}

  /// An error if it is clear already that a file cannot be written: for what is
  /// asked before long work. Changes nothing.
  static Error check(const std::string &path);
  /// The same of a tool's output, which must not replace a file that it reads.
  static Error check(const std::string &path,
                     const std::vector<std::string> &inputs);
  /// An error where bytes that are no text would be written to a terminal.
  static Error checkTerminal(const std::string &path);
  /// Only that it replaces none of those; `-` is the standard input.
  static Error checkReplaces(const std::string &path,
                             const std::vector<std::string> &inputs);

  /// Makes the temporary file, empty; it is removed if it is not kept.
  Error open();
  /// Where it is: to be written, or replaced by another file.
  const std::string &getTemporary() const { return temporary.getPath(); }
  /// Puts it where the user wants it, or leaves that to the Outputs that are
  /// there.
  Error keep();

  /// True if two paths name one output, so that what is written first would be
  /// lost or run into the other. Before either is written: a regular file to
  /// which the standard output was redirected is not what replaces it.
  static bool isSame(const std::string &path, const std::string &other);

private:
  friend Error writeFile(const std::string &path, std::string_view bytes);

  Error resolve();
  Error copyTo(int descriptor);
  Error complain(int code) const;

  std::string path;
  std::string target;      // what is replaced; empty: `path` is written to
  bool isStandard = false; // the standard output is written to
  mode_t mode = 0;         // of what is replaced; 0: there is nothing
  TemporaryFile temporary;
};

/// Writes all of it, or leaves the file as it was.
Error writeFile(const std::string &path, std::string_view bytes);

/// What has gone wrong with the standard output: of C, flushed here; or of
/// LLVM, which ends the process if nobody asks.
Error checkStandardOutput();
template <class Stream> Error checkStandardOutput(Stream &os) {
  os.flush();
  if (!os.has_error())
    return Error::success();
  Error error("the standard output cannot be written: " + os.error().message());
  os.clear_error();
  return error;
}

} // namespace tofu::files

#endif // TOFU_FILES_OUTPUTFILE_H
