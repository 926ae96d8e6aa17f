//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/LoadedProgram.h"

#include "tofu/Files/FileKind.h"

#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <fstream>

using namespace tofu::runtime;

tofu_program::tofu_program(const tofu_program_data &data)
    : data(data),
      mesh(std::vector<int64_t>(data.mesh, data.mesh + data.num_axes)) {}

/// The loader maps what the headers promise and crashes if the file is shorter.
static Error checkObject(const std::string &path) {
  std::string reason =
      tofu::files::whyNotFile(tofu::files::Wanted::Compiled, path);
  if (!reason.empty())
    return Error("cannot load " + quote(path) + ": it " + reason);
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return Error("cannot open " + quote(path) + ": " + std::strerror(errno));
  Error none("cannot load " + quote(path) +
             ": it is no shared object for x86-64; is it what tofu-compile "
             "wrote?");
  Elf64_Ehdr header;
  if (!file.read(reinterpret_cast<char *>(&header), sizeof(header)) ||
      std::memcmp(header.e_ident, ELFMAG, SELFMAG) ||
      header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_type != ET_DYN ||
      header.e_machine != EM_X86_64 || header.e_phentsize != sizeof(Elf64_Phdr))
    return none;
  file.seekg(0, std::ios::end);
  uint64_t size = file.tellg();
  file.seekg(header.e_phoff);
  for (int i = 0; i != header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (!file.read(reinterpret_cast<char *>(&segment), sizeof(segment)) ||
        segment.p_filesz > size || segment.p_offset > size - segment.p_filesz)
      return Error("cannot load " + quote(path) + ": it ends early, at byte " +
                   std::to_string(size) + "; copy or compile it again");
  }
  return Error::success();
}

std::string tofu::runtime::describe(const tofu_value &value) {
  std::string source = value.source ? value.source : "";
  return value.name + (source.empty() ? "" : " (" + source + ")");
}

Error tofu::runtime::openProgram(const std::string &path, SharedObject &object,
                                 const tofu_program_data *&data) {
  if (Error error = checkObject(path))
    return error;
  if (Error error = openObject(path, object))
    return Error("cannot load " + quote(path) + ": " + error.getMessage());
  data = static_cast<const tofu_program_data *>(
      dlsym(object.get(), TOFU_PROGRAM_SYMBOL));
  if (data)
    return Error::success();
  return Error("cannot load " + quote(path) +
               ": it has no symbol '" TOFU_PROGRAM_SYMBOL
               "', which tofu-compile writes");
}
