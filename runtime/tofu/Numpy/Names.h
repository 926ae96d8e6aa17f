//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the arrays of a program are called in .npz files.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_NAMES_H
#define TOFU_NUMPY_NAMES_H

#include <span>
#include <string>
#include <vector>

namespace tofu::numpy {

/// Of an argument or a result.
struct ArrayName {
  std::string own;    // arg0, arg1, ...; out0, out1, ...
  std::string source; // params['w'], or ""

  /// `arg0 (params['w'])`
  std::string describe() const;
};

/// `prefix0`, `prefix1`, ... and what the source calls them. The names of
/// programs come before those of sources: one that looks like them names
/// nothing, nor does one that two arrays have.
std::vector<ArrayName> nameArrays(const std::string &prefix,
                                  std::span<const std::string> sources);

std::vector<std::string> getArrayNames(const std::string &prefix, size_t count);

/// What they are called in a file that is written: as the source does, where it
/// has a name, or as the program does.
std::vector<std::string> getWrittenNames(std::span<const ArrayName> names,
                                         bool isAsSource);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NAMES_H
