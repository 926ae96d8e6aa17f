//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npz.h"

#include "tofu/Files/FileKind.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

using namespace tofu::numpy;
using tofu::runtime::quote;

void NpzReader::Discard::operator()(zip *archive) const {
  zip_discard(archive);
}

/// What libzip says that it could not do, of a file that begins so.
static Error complainOf(const std::string &path, int code,
                        const std::string &reason) {
  if (code == ZIP_ER_NOZIP || code == ZIP_ER_INCONS)
    return Error(
        path + ": " +
        (reason.empty() ? "not a .npz file; it is no zip archive" : reason));
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  Error result(path + ": " + zip_error_strerror(&error));
  zip_error_fini(&error);
  return result;
}

Result<NpzReader> NpzReader::open(const std::string &path) {
  struct stat there;
  if (path == "-")
    return openBytes("<stdin>", STDIN_FILENO);
  if (stat(path.c_str(), &there))
    return Error(path + ": " + std::strerror(errno));
  if (S_ISDIR(there.st_mode))
    return Error(path + ": is a directory");
  if (!S_ISREG(there.st_mode)) {
    int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
      return Error(path + ": " + std::strerror(errno));
    Result<NpzReader> reader = openBytes(path, descriptor);
    ::close(descriptor);
    return reader;
  }
  NpzReader reader;
  reader.path = path;
  int code = 0;
  reader.archive.reset(zip_open(path.c_str(), ZIP_RDONLY, &code));
  if (!reader.archive)
    return complainOf(path, code,
                      files::whyNotFile(files::Wanted::Arrays, path));
  if (Error error = reader.checkNames())
    return error;
  return reader;
}

Result<NpzReader> NpzReader::openBytes(const std::string &path,
                                       int descriptor) {
  NpzReader reader;
  reader.path = path;
  std::vector<char> part(size_t(1) << 20);
  while (ssize_t count = ::read(descriptor, part.data(), part.size())) {
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return Error(path + ": " + std::strerror(errno));
    reader.bytes.insert(reader.bytes.end(), part.begin(), part.begin() + count);
    // What is no archive may have no end.
    std::string_view start(reader.bytes.data(), reader.bytes.size());
    if (start.size() >= 2 && !start.starts_with("PK"))
      break;
  }
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t *source = zip_source_buffer_create(
      reader.bytes.data(), reader.bytes.size(), 0, &error);
  if (source)
    reader.archive.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
  int code = zip_error_code_zip(&error);
  zip_error_fini(&error);
  if (!reader.archive) {
    zip_source_free(source);
    return complainOf(
        path, code,
        files::whyNot(files::Wanted::Arrays,
                      {reader.bytes.data(), reader.bytes.size()}));
  }
  if (Error names = reader.checkNames())
    return names;
  return reader;
}

/// Names are keys: of two that are alike one would never be read.
Error NpzReader::checkNames() const {
  std::set<std::string_view> names;
  for (zip_int64_t i = 0, e = zip_get_num_entries(archive.get(), 0); i != e;
       ++i)
    if (const char *name = zip_get_name(archive.get(), i, 0))
      if (!names.insert(name).second)
        return Error(path + ": has two files " + quote(name));
  return Error::success();
}

namespace {
/// One file of an archive, read from its beginning.
class Entry {
public:
  Entry(zip *archive, const zip_stat_t &stat)
      : archive(archive), stat(stat),
        file(zip_fopen_index(archive, stat.index, 0)) {}
  Entry(const Entry &) = delete;
  ~Entry() {
    if (file)
      zip_fclose(file);
  }

  Result<NpyHeader> readHeader();
  /// What comes behind the header.
  Result<Array> readElements(NpyHeader header);

private:
  /// Fills `bytes` as far as the file goes, and says how far.
  Result<size_t> read(std::span<char> bytes);
  Error checkSize(int64_t arrayBytes) const;
  Error complain() const {
    return Error(zip_error_strerror(zip_file_get_error(file)));
  }

  zip *archive;
  zip_stat_t stat;
  zip_file_t *file;
  size_t headerBytes = 0;
};
} // namespace

Result<size_t> Entry::read(std::span<char> bytes) {
  size_t done = 0;
  while (done != bytes.size()) {
    zip_int64_t got = zip_fread(file, bytes.data() + done, bytes.size() - done);
    if (got < 0)
      return complain();
    if (got == 0)
      break;
    done += got;
  }
  return done;
}

/// That the file can hold the array, before memory is taken for it: sizes are
/// read from the archive, so none of them is to be trusted.
Error Entry::checkSize(int64_t arrayBytes) const {
  if (stat.size != headerBytes + arrayBytes)
    return Error("array holds " + std::to_string(stat.size - headerBytes) +
                 " bytes, but its shape needs " + std::to_string(arrayBytes));
  if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
    return Error("array is packed by another method than deflate");
  constexpr uint64_t kMostPacked = 1032; // bytes that deflate makes one
  if (stat.size / kMostPacked > stat.comp_size)
    return Error("array is of " + std::to_string(stat.size) + " bytes, but " +
                 std::to_string(stat.comp_size) +
                 " packed ones cannot hold them");
  return Error::success();
}

Result<NpyHeader> Entry::readHeader() {
  if (!file)
    return Error(zip_strerror(archive));
  std::string bytes(kNpyStart, '\0');
  Result<size_t> got = read(std::span(bytes));
  if (!got)
    return got.getError();
  bytes.resize(*got);
  Result<size_t> length = getNpyHeaderBytes(bytes);
  if (!length)
    return length.getError();
  headerBytes = *length;
  size_t start = bytes.size();
  if (headerBytes > start) {
    bytes.resize(headerBytes);
    got = read(std::span(bytes).subspan(start));
    if (!got)
      return got.getError();
    bytes.resize(start + *got);
  }
  return parseNpyHeader(bytes);
}

Result<Array> Entry::readElements(NpyHeader header) {
  if (Error error = checkSize(header.getNumBytes()))
    return error;
  Array array{header.type, std::move(header.extents), {}};
  int64_t size = ArrayView(array).getNumBytes();
  try {
    array.bytes.resize(size);
  } catch (const std::exception &) {
    return Error("there is no memory for its " + std::to_string(size) +
                 " bytes");
  }
  Result<size_t> got = read(array.bytes);
  if (!got)
    return got.getError();
  char behind;
  Result<size_t> more = read(std::span(&behind, 1)); // checks the sum, too
  if (!more)
    return more.getError();
  if (*got != array.bytes.size() || *more)
    return Error("array is not of the size that the archive says");
  if (!header.isFortran)
    return array;
  header.extents = array.extents;
  try {
    array.bytes = toRowMajor(header, array.bytes);
  } catch (const std::exception &) {
    return Error("there is no memory for its " + std::to_string(size) +
                 " bytes in rows");
  }
  return array;
}

std::vector<std::string> NpzReader::listArrays() const {
  std::vector<std::string> names;
  for (zip_int64_t i = 0, e = zip_get_num_entries(archive.get(), 0); i != e;
       ++i)
    if (const char *name = zip_get_name(archive.get(), i, 0))
      if (std::string_view(name).ends_with(".npy"))
        names.emplace_back(name, std::strlen(name) - 4);
  return names;
}

/// Of many, the first few.
static std::string listSome(const std::vector<std::string> &names) {
  constexpr size_t most = 8;
  std::string text;
  for (size_t i = 0; i != std::min(names.size(), most); ++i)
    text += (i ? ", " : "") + quote(names[i]);
  if (names.size() > most)
    text += " and " + std::to_string(names.size() - most) + " more";
  return text.empty() ? "none" : text;
}

Result<std::string> NpzReader::find(const ArrayName &name) const {
  for (const std::string &known : {name.own, name.source})
    if (!known.empty() &&
        zip_name_locate(archive.get(), (known + ".npy").c_str(), 0) >= 0)
      return known;
  return Error(path + ": has no array " + quote(name.own) +
               (name.source.empty() ? "" : " or " + quote(name.source)) +
               "; it has " + listSome(listArrays()));
}

Error tofu::numpy::complainOfArray(const std::string &path,
                                   const std::string &found,
                                   const ArrayName &name,
                                   const std::string &given,
                                   const std::string &wanted) {
  const std::string &other = found == name.own ? name.source : name.own;
  return Error((path == "-" ? "<stdin>" : path) + ": array " + quote(found) +
               (other.empty() ? "" : " (" + other + ")") + " is " + given +
               ", but the program's is " + wanted);
}

Result<Array>
NpzReader::read(const std::string &name,
                const std::function<Error(const NpyHeader &)> &check) const {
  std::string file = name + ".npy";
  zip_stat_t stat;
  if (zip_stat(archive.get(), file.c_str(), 0, &stat))
    return Error(path + ": has no array " + quote(name));
  auto complain = [&](const Error &error) {
    return Error(path + ": array " + quote(name) + ": " + error.getMessage());
  };
  Entry entry(archive.get(), stat);
  Result<NpyHeader> header = entry.readHeader();
  if (!header)
    return complain(header.getError());
  if (check)
    if (Error error = check(*header))
      return error;
  Result<Array> array = entry.readElements(std::move(*header));
  if (!array)
    return complain(array.getError());
  return array;
}
