//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npz.h"

#include "tofu/Numpy/Npy.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>
#include <zip.h>

using namespace tofu::numpy;
using tofu::runtime::quote;
namespace fs = std::filesystem;

void NpzReader::Discard::operator()(zip *archive) const {
  zip_discard(archive);
}

Result<NpzReader> NpzReader::open(const std::string &path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored))
    return Error(path + ": is a directory");
  NpzReader reader;
  reader.path = path;
  int code = 0;
  reader.archive.reset(zip_open(path.c_str(), ZIP_RDONLY, &code));
  if (reader.archive)
    return reader;
  if (code == ZIP_ER_NOZIP || code == ZIP_ER_INCONS)
    return Error(path + ": not a .npz file; it is no zip archive");
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  Error result(path + ": " + zip_error_strerror(&error));
  zip_error_fini(&error);
  return result;
}

static Result<std::string> readEntry(zip_file_t *file) {
  // Sizes are read from the archive, so they are not to be trusted: grow.
  std::string bytes;
  while (true) {
    constexpr size_t kChunk = size_t(1) << 20;
    size_t start = bytes.size();
    bytes.resize(start + kChunk);
    zip_int64_t got = zip_fread(file, bytes.data() + start, kChunk);
    if (got < 0)
      return Error(zip_error_strerror(zip_file_get_error(file)));
    bytes.resize(start + got);
    if (got == 0)
      return bytes;
  }
}

Result<Array> NpzReader::read(const std::string &name) const {
  std::string entry = name + ".npy";
  zip_stat_t stat;
  if (zip_stat(archive.get(), entry.c_str(), 0, &stat))
    return Error(path + ": has no array " + quote(name));
  auto complain = [&](const std::string &what) {
    return Error(path + ": array " + quote(name) + ": " + what);
  };
  zip_file_t *file = zip_fopen_index(archive.get(), stat.index, 0);
  if (!file)
    return complain(zip_strerror(archive.get()));
  Result<std::string> bytes = readEntry(file);
  zip_fclose(file);
  if (!bytes)
    return complain(bytes.getError().getMessage());
  Result<Array> array = parseNpy(*bytes);
  if (!array)
    return complain(array.getError().getMessage());
  return array;
}

/// Writes an archive where there is none; what failed, or an empty string.
static std::string writeArchive(const std::string &path,
                                std::span<const std::string> names,
                                std::span<const ArrayView> arrays) {
  int code = 0;
  zip *archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
  if (!archive)
    return std::strerror(errno);
  auto discard = [&] {
    std::string what = zip_strerror(archive);
    zip_discard(archive);
    return what;
  };
  std::vector<std::string> files; // libzip reads them when it closes
  files.reserve(arrays.size());
  for (size_t i = 0; i != arrays.size(); ++i) {
    files.push_back(formatNpy(arrays[i]));
    zip_source_t *source =
        zip_source_buffer(archive, files[i].data(), files[i].size(), 0);
    if (!source || zip_file_add(archive, (names[i] + ".npy").c_str(), source,
                                ZIP_FL_OVERWRITE) < 0) {
      zip_source_free(source);
      return discard();
    }
  }
  if (zip_close(archive))
    return discard();
  return "";
}

Error tofu::numpy::writeNpz(const std::string &path,
                            std::span<const std::string> names,
                            std::span<const ArrayView> arrays) {
  auto complain = [&](const std::string &what) {
    return Error(path + ": cannot be written: " + what);
  };
  // The file is renamed into place, which would replace a device like
  // /dev/null; and libzip writes no archive that is empty.
  std::error_code ignored, error;
  if (fs::exists(path, ignored) && !fs::is_regular_file(path, ignored))
    return complain("it is not a regular file");
  if (arrays.empty())
    return complain("there are no arrays to write");
  std::string temporary = path + ".tmp" + std::to_string(getpid());
  std::string what = writeArchive(temporary, names, arrays);
  if (what.empty())
    fs::rename(temporary, path, error);
  if (what.empty() && !error)
    return Error::success();
  fs::remove(temporary, ignored);
  return complain(error ? error.message() : what);
}

std::vector<std::string> tofu::numpy::getArrayNames(const std::string &prefix,
                                                    size_t count) {
  std::vector<std::string> names;
  for (size_t i = 0; i != count; ++i)
    names.push_back(prefix + std::to_string(i));
  return names;
}
