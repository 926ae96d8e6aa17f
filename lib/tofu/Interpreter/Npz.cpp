//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Npz.h"

#include "tofu/Interpreter/Npy.h"
#include "llvm/Support/FileSystem.h"
#include <memory>
#include <unistd.h>
#include <zip.h>

using namespace tofu::interpreter;
using llvm::ArrayRef;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {
struct Discard {
  void operator()(zip_t *zip) const { zip_discard(zip); }
  void operator()(zip_file_t *file) const { zip_fclose(file); }
};
} // namespace
using Zip = std::unique_ptr<zip_t, Discard>;
using ZipFile = std::unique_ptr<zip_file_t, Discard>;

static Error prefixError(StringRef path, StringRef name, const char *what) {
  return createStringError("%s: array '%s': %s", path.str().c_str(),
                           name.str().c_str(), what);
}

static Expected<Zip> openZip(StringRef path, int flags) {
  int code = 0;
  Zip zip(zip_open(path.str().c_str(), flags, &code));
  if (zip)
    return zip;
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  Error result =
      code == ZIP_ER_NOZIP || code == ZIP_ER_INCONS
          ? createStringError("%s: not a .npz file; it is no zip archive",
                              path.str().c_str())
          : createStringError("%s: %s", path.str().c_str(),
                              zip_error_strerror(&error));
  zip_error_fini(&error);
  return result;
}

static Expected<std::string> readEntry(zip_t *zip, StringRef path,
                                       StringRef name) {
  std::string entry = name.str() + ".npy";
  zip_stat_t stat;
  if (zip_stat(zip, entry.c_str(), 0, &stat))
    return createStringError("%s: has no array '%s'", path.str().c_str(),
                             name.str().c_str());
  ZipFile file(zip_fopen_index(zip, stat.index, 0));
  if (!file)
    return prefixError(path, name, zip_strerror(zip));
  // Sizes are read from the archive, so they are not to be trusted: grow.
  std::string bytes;
  while (true) {
    constexpr size_t kChunk = size_t(1) << 20;
    size_t start = bytes.size();
    bytes.resize(start + kChunk);
    zip_int64_t got = zip_fread(file.get(), bytes.data() + start, kChunk);
    if (got < 0)
      return prefixError(path, name,
                         zip_error_strerror(zip_file_get_error(file.get())));
    bytes.resize(start + got);
    if (got == 0)
      return bytes;
  }
}

Expected<std::vector<Tensor>>
tofu::interpreter::readNpz(StringRef path, ArrayRef<std::string> names,
                           mlir::MLIRContext *context) {
  if (llvm::sys::fs::is_directory(path))
    return createStringError("%s: is a directory", path.str().c_str());
  Expected<Zip> zip = openZip(path, ZIP_RDONLY);
  if (!zip)
    return zip.takeError();
  std::vector<Tensor> tensors;
  for (const std::string &name : names) {
    Expected<std::string> bytes = readEntry(zip->get(), path, name);
    if (!bytes)
      return bytes.takeError();
    Expected<Tensor> tensor = parseNpy(*bytes, context);
    if (!tensor)
      return prefixError(path, name,
                         llvm::toString(tensor.takeError()).c_str());
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}

Error tofu::interpreter::writeNpz(StringRef path, ArrayRef<std::string> names,
                                  ArrayRef<Tensor> tensors) {
  std::string temporary =
      path.str() + ".tmp" + std::to_string(uint64_t(getpid()));
  auto fail = [&](const char *what) {
    (void)llvm::sys::fs::remove(temporary);
    return createStringError("%s: cannot be written: %s", path.str().c_str(),
                             what);
  };
  // The file is renamed into place, which would replace a device like
  // /dev/null; and libzip writes no archive that is empty.
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path))
    return fail("it is not a regular file");
  if (tensors.empty())
    return fail("there are no arrays to write");
  int code = 0;
  Zip zip(zip_open(temporary.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code));
  if (!zip)
    return fail(strerror(errno));
  std::vector<std::string> files; // libzip reads them when it closes
  files.reserve(tensors.size());
  for (auto [name, tensor] : llvm::zip(names, tensors)) {
    files.push_back(formatNpy(tensor));
    zip_source_t *source = zip_source_buffer(zip.get(), files.back().data(),
                                             files.back().size(), 0);
    if (!source || zip_file_add(zip.get(), (name + ".npy").c_str(), source,
                                ZIP_FL_OVERWRITE) < 0) {
      zip_source_free(source);
      return fail(zip_strerror(zip.get()));
    }
  }
  if (zip_close(zip.get()))
    return fail(zip_strerror(zip.get()));
  zip.release();
  if (std::error_code error = llvm::sys::fs::rename(temporary, path))
    return fail(error.message().c_str());
  return Error::success();
}
