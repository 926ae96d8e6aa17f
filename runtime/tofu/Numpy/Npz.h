//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Arrays by name in .npz files.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_NPZ_H
#define TOFU_NUMPY_NPZ_H

#include "tofu/Numpy/Names.h"
#include "tofu/Numpy/Npy.h"

#include <functional>
#include <memory>

struct zip;

namespace tofu::numpy {

/// An open file; arrays are read when they are asked for.
class NpzReader {
public:
  /// `-` is the standard input, which is read to its end, as pipes are.
  static Result<NpzReader> open(const std::string &path);

  /// Which of both names the array has here, the program's before the source's.
  Result<std::string> find(const ArrayName &name) const;

  /// An error if the array is missing or malformed, or what `check` says of its
  /// header: before that no memory is taken for the elements.
  Result<Array>
  read(const std::string &name,
       const std::function<Error(const NpyHeader &)> &check = nullptr) const;

private:
  struct Discard {
    void operator()(zip *archive) const;
  };

  static Result<NpzReader> openBytes(const std::string &path, int descriptor);
  Error checkNames() const;
  std::vector<std::string> listArrays() const;

  std::string path;
  std::vector<char> bytes; // of what is no regular file
  std::unique_ptr<zip, Discard> archive;
};

/// Writes the arrays; a file of that name is replaced as a whole or not at all.
Error writeNpz(const std::string &path, std::span<const std::string> names,
               std::span<const ArrayView> arrays);

/// What is wrong with an array that a program is given, `found` in the file at
/// `path`: that it is another one than the program's.
Error complainOfArray(const std::string &path, const std::string &found,
                      const ArrayName &name, const std::string &given,
                      const std::string &wanted);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NPZ_H
