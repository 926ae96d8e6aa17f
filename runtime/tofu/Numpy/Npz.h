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

/// Open files; arrays are read when they are asked for. Of several files the
/// last that has an array gives it.
class NpzReader {
public:
  /// An array of one of the files.
  struct Place {
    std::string name;
    size_t file = 0;
  };

  /// `-` is the standard input, which is read to its end, as pipes are.
  static Result<NpzReader> open(std::span<const std::string> paths);
  static Result<NpzReader> open(const std::string &path) {
    return open(std::span(&path, 1));
  }

  /// In files that have none of these arguments under its own names, as
  /// --save writes them, those have their names as results.
  void takeResults(std::span<const ArrayName> arguments);

  /// The last file that has the array; there the program's name comes before
  /// the source's.
  Result<Place> find(const ArrayName &name) const;
  const std::string &getPath(const Place &place) const {
    return archives[place.file].path;
  }

  /// The arrays that are none of these.
  std::vector<Place> listOthers(std::span<const ArrayName> known) const;

  /// What a user should know, in sentences: the second array of an
  /// argument; arrays that are none of these arguments, nor results, which may
  /// stand beside them; files that give no argument.
  std::vector<std::string> listNotes(std::span<const ArrayName> arguments,
                                     std::span<const ArrayName> results) const;

  /// An error if the array is missing or malformed, or what `check` says of its
  /// header: before that no memory is taken for the elements.
  Result<Array>
  read(const Place &place,
       const std::function<Error(const NpyHeader &)> &check = nullptr) const;

private:
  struct Discard {
    void operator()(zip *archive) const;
  };

  struct Archive {
    std::string path;
    std::vector<char> bytes; // of what is no regular file
    std::unique_ptr<zip, Discard> zip;
    bool isOfResults = false;

    bool has(const std::string &name) const;
    Error checkNames() const;
    std::vector<std::string> listArrays() const;
  };

  static Result<Archive> openFile(const std::string &path);
  static Result<Archive> openBytes(const std::string &path, int descriptor);

  std::vector<Archive> archives;
};

/// Writes the arrays; a file of that name is replaced as a whole or not at all.
Error writeNpz(const std::string &path, std::span<const std::string> names,
               std::span<const ArrayView> arrays);

/// What is wrong with an array that a program is given, which was `found`: that
/// it is another one than the program's.
Error complainOfArray(const NpzReader &reader, const NpzReader::Place &found,
                      const ArrayName &name, const std::string &given,
                      const std::string &wanted);

} // namespace tofu::numpy

#endif // TOFU_NUMPY_NPZ_H
