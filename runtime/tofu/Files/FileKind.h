//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a file is that a tool was given for another one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_FILEKIND_H
#define TOFU_FILES_FILEKIND_H

#include <string>
#include <string_view>

namespace tofu::files {

/// As its bytes say, whatever its name.
enum class FileKind {
  Unknown,
  Empty,
  Binary,    // begins as no text does; what it is, is not known
  Arrays,    // .npz
  Array,     // .npy
  Object,    // a compiled program, a library
  Program,   // MLIR, as text
  Bytecode,  // MLIR
  Operators, // .tdl
  Python,
  Hlo,   // text of XLA's
  Jaxpr, // text of JAX's, which JAX does not read
  Json,
  Xz,
  Gzip,
  Zstd,
  Bzip2
};

/// The beginning of a file, up to its first kKindBytes, is enough.
FileKind getFileKind(std::string_view beginning);
inline constexpr size_t kKindBytes = 4096;

/// What stands behind the comments that the text begins with.
std::string_view skipComments(std::string_view text);

/// What a tool reads.
enum class Wanted { Program, Operators, Arrays, Compiled, Library, Graph };

/// A sentence that begins after the file's name: what the file is, that this is
/// not what is wanted, and what to do. Empty if it may be what is wanted.
std::string whyNot(Wanted wanted, std::string_view beginning);
/// The same of a file, empty if it cannot be read.
std::string whyNotFile(Wanted wanted, const std::string &path);

} // namespace tofu::files

#endif // TOFU_FILES_FILEKIND_H
