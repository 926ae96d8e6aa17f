//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The files that one run of a tool writes: all are replaced, or none is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_OUTPUTS_H
#define TOFU_FILES_OUTPUTS_H

#include "tofu/Files/OutputFile.h"

#include <vector>

namespace tofu::files {

/// While one is there, an OutputFile that is kept waits in it, with what it is
/// to hold beside it in a temporary file; without `keep` all of these are
/// removed. What is no regular file is written at once: a device that is full
/// is an error before anything is replaced. One at a time, of one thread.
class Outputs {
public:
  Outputs();
  Outputs(const Outputs &) = delete;
  ~Outputs();

  /// Replaces them, in the order in which they were written; those that are
  /// kept from now on are replaced at once. A signal that comes meanwhile
  /// waits: it is raised again once all are there.
  Error keep();

  /// What a signal finds that is to end the process.
  enum class End {
    None,  // no file is replaced
    Waits, // files are being replaced, or another one ends it: return
    All    // all files are replaced
  };
  /// For its handler; temporary files are removed, unless it waits.
  static End endBy(int signal);

private:
  friend class OutputFile;
  static Outputs *current;

  Error replace();

  std::vector<OutputFile> files;
};

} // namespace tofu::files

#endif // TOFU_FILES_OUTPUTS_H
