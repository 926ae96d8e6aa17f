//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the arrays of a program are called in .npz files.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_NAMES_H
#define TOFU_NUMPY_NAMES_H

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tofu::numpy {

/// Of an argument or a result.
struct ArrayName {
  std::string own;    // arg0, arg1, ...; out0, out1, ...
  std::string source; // params['w'], or ""
  /// What files of results call an argument that one of them replaces in the
  /// next step: out0, result[0]['w'].
  std::vector<std::string> asResult = {};

  /// `arg0 (params['w'])`
  std::string describe() const;
  /// Both, or the one that there is.
  std::vector<std::string> list() const;
};

/// `prefix0`, `prefix1`, ... and what the source calls them. The names of
/// programs come before those of sources: one that looks like them names
/// nothing, nor does one that two arrays have.
std::vector<ArrayName> nameArrays(const std::string &prefix,
                                  std::span<const std::string> sources);

/// Gives arguments their names as results: of each result the number of the
/// argument that it replaces, or -1.
void nameAsResults(std::span<ArrayName> arguments,
                   std::span<const ArrayName> results,
                   std::span<const int64_t> replaced);

std::vector<std::string> getArrayNames(const std::string &prefix, size_t count);

/// What they are called in a file that is written: as the source does, where it
/// has a name, or as the program does.
std::vector<std::string> getWrittenNames(std::span<const ArrayName> names,
                                         bool isAsSource);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NAMES_H
