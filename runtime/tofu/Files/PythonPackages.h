//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where Python has its packages, among which NVIDIA's libraries and assembler
// may be. Python itself is not asked: it takes longer to start than most
// programs here run. What counts is what its module `site` documents.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_PYTHONPACKAGES_H
#define TOFU_FILES_PYTHONPACKAGES_H

#include <filesystem>
#include <vector>

namespace tofu::files {

/// Folders that are there, in this order:
/// 1. those of $PYTHONPATH;
/// 2. `lib/python3*/site-packages`, and Debian's `dist-packages`, of each
///    python3 in $PATH: beside its `bin`, and in `local` there;
/// 3. the same of the user: in $PYTHONUSERBASE, else in ~/.local.
std::vector<std::filesystem::path> getPythonPackages();

} // namespace tofu::files

#endif // TOFU_FILES_PYTHONPACKAGES_H
