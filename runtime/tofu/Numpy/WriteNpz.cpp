//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/OutputFile.h"
#include "tofu/Numpy/Npz.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <zip.h>

using namespace tofu::numpy;

namespace {
/// The file that libzip writes to. It would write to one of its own beside it,
/// of which a handler of signals knows nothing, and rename that.
class Target {
public:
  explicit Target(const std::string &path)
      : file(std::fopen(path.c_str(), "wb")) {
    zip_error_init(&error);
    if (!file)
      fail();
  }
  Target(const Target &) = delete;
  ~Target() {
    if (file)
      std::fclose(file);
    zip_error_fini(&error);
  }

  /// What libzip asks for: -1 after an error.
  static zip_int64_t act(void *target, void *data, zip_uint64_t length,
                         zip_source_cmd_t command) {
    return static_cast<Target *>(target)->act(data, length, command);
  }

private:
  zip_int64_t fail() {
    zip_error_set(&error, ZIP_ER_WRITE, errno);
    return -1;
  }
  zip_int64_t act(void *data, zip_uint64_t length, zip_source_cmd_t command);

  std::FILE *file;
  zip_error_t error;
};
} // namespace

zip_int64_t Target::act(void *data, zip_uint64_t length,
                        zip_source_cmd_t command) {
  switch (command) {
  case ZIP_SOURCE_SUPPORTS:
    return ZIP_SOURCE_SUPPORTS_WRITABLE;
  case ZIP_SOURCE_STAT: // not there yet: nothing is read
    zip_error_set(&error, ZIP_ER_READ, ENOENT);
    return -1;
  case ZIP_SOURCE_WRITE:
    return std::fwrite(data, 1, length, file) == length ? zip_int64_t(length)
                                                        : fail();
  case ZIP_SOURCE_TELL_WRITE:
    return ftello(file) < 0 ? fail() : ftello(file);
  case ZIP_SOURCE_SEEK_WRITE: {
    auto *to = static_cast<zip_source_args_seek_t *>(data);
    return fseeko(file, to->offset, to->whence) ? fail() : 0;
  }
  case ZIP_SOURCE_BEGIN_WRITE:
    return file ? 0 : -1;
  case ZIP_SOURCE_COMMIT_WRITE:
    return std::fflush(file) ? fail() : 0;
  case ZIP_SOURCE_ERROR:
    return zip_error_to_data(&error, data, length);
  case ZIP_SOURCE_ROLLBACK_WRITE: // the file is removed
  case ZIP_SOURCE_FREE:
    return 0;
  default:
    zip_error_set(&error, ZIP_ER_OPNOTSUPP, 0);
    return -1;
  }
}

/// Writes an archive into an empty file; what failed, or an empty string.
static std::string writeArchive(const std::string &path,
                                std::span<const std::string> names,
                                std::span<const ArrayView> arrays) {
  Target target(path);
  zip_source_t *place =
      zip_source_function_create(Target::act, &target, nullptr);
  zip *archive =
      place ? zip_open_from_source(place, ZIP_CREATE, nullptr) : nullptr;
  if (!archive) {
    zip_source_free(place);
    return std::strerror(ENOMEM);
  }
  auto discard = [&] {
    zip_error_t *error = zip_get_error(archive);
    bool isOfSystem = zip_error_system_type(error) == ZIP_ET_SYS;
    std::string what = isOfSystem ? std::strerror(zip_error_code_system(error))
                                  : zip_error_strerror(error);
    zip_discard(archive);
    return what;
  };
  std::vector<std::string> headers; // libzip reads them when it closes
  headers.reserve(arrays.size());
  for (size_t i = 0; i != arrays.size(); ++i) {
    headers.push_back(formatNpyHeader(arrays[i]));
    // libzip takes what it only reads for what it may write.
    auto *data =
        reinterpret_cast<zip_uint8_t *>(const_cast<char *>(arrays[i].data));
    zip_buffer_fragment_t parts[] = {
        {reinterpret_cast<zip_uint8_t *>(headers[i].data()), headers[i].size()},
        {data, zip_uint64_t(arrays[i].getNumBytes())}};
    zip_source_t *source =
        zip_source_buffer_fragment(archive, parts, std::size(parts), 0);
    zip_int64_t entry = -1;
    if (source)
      entry = zip_file_add(archive, (names[i] + ".npy").c_str(), source,
                           ZIP_FL_OVERWRITE);
    if (entry < 0) {
      zip_source_free(source);
      return discard();
    }
    // As numpy.savez: numbers take long to pack, and stay nearly as large.
    if (zip_set_file_compression(archive, entry, ZIP_CM_STORE, 0))
      return discard();
    // So is the time, 1980-01-01: equal arrays are equal files.
    if (zip_file_set_dostime(archive, entry, 0, 1 << 5 | 1, 0))
      return discard();
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
  if (arrays.empty()) // libzip writes no archive that is empty
    return complain("there are no arrays to write");
  files::OutputFile file(path);
  if (Error error = file.open())
    return error;
  std::string what = writeArchive(file.getTemporary(), names, arrays);
  return what.empty() ? file.keep() : complain(what);
}
