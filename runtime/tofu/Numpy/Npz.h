//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Arrays by name in .npz files.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_NUMPY_NPZ_H
#define TOFU_NUMPY_NPZ_H

#include "tofu/Numpy/Npy.h"

#include <functional>
#include <memory>

struct zip;

namespace tofu::numpy {

/// An open file; arrays are read when they are asked for.
class NpzReader {
public:
  static Result<NpzReader> open(const std::string &path);

  /// An error if the array is missing or malformed, or what `check` says of its
  /// header: before that no memory is taken for the elements.
  Result<Array>
  read(const std::string &name,
       const std::function<Error(const NpyHeader &)> &check = nullptr) const;

private:
  struct Discard {
    void operator()(zip *archive) const;
  };

  Error checkNames() const;

  std::string path;
  std::unique_ptr<zip, Discard> archive;
};

/// Writes the arrays; a file of that name is replaced as a whole or not at all.
Error writeNpz(const std::string &path, std::span<const std::string> names,
               std::span<const ArrayView> arrays);

/// `prefix0`, `prefix1`, ...
std::vector<std::string> getArrayNames(const std::string &prefix, size_t count);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NPZ_H
