//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npz.h"

#include "tofu/Files/FileKind.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

using namespace tofu::numpy;
using tofu::files::quote;

void NpzReader::Discard::operator()(zip *archive) const {
  zip_discard(archive);
}

/// What libzip says that it could not do, of a file that begins so.
static Error complainOf(const std::string &path, int code,
                        const std::string &reason, std::string_view head) {
  if (code == ZIP_ER_NOZIP || code == ZIP_ER_INCONS) {
    if (!reason.empty())
      return Error(path + ": " + reason);
    return Error(path + ": " +
                 (head.starts_with("PK\x03\x04")
                      ? "is cut off: it begins as a .npz file, but has not the "
                        "list of arrays that one ends with"
                      : "not a .npz file; it is no zip archive"));
  }
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  Error result(path + ": " + zip_error_strerror(&error));
  zip_error_fini(&error);
  return result;
}

/// The first bytes, as far as the file has any.
static std::string readHead(const std::string &path) {
  std::string head(4, '\0');
  std::ifstream(path, std::ios::binary).read(head.data(), head.size());
  return head;
}

Result<NpzReader> NpzReader::open(std::span<const std::string> paths) {
  NpzReader reader;
  for (const std::string &path : paths) {
    Result<Archive> archive = openFile(path);
    if (!archive)
      return archive.getError();
    reader.archives.push_back(std::move(*archive));
  }
  return reader;
}

Result<NpzReader::Archive> NpzReader::openFile(const std::string &path) {
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
    Result<Archive> archive = openBytes(path, descriptor);
    ::close(descriptor);
    return archive;
  }
  Archive archive{path, {}, nullptr};
  int code = 0;
  archive.zip.reset(zip_open(path.c_str(), ZIP_RDONLY, &code));
  if (!archive.zip)
    return complainOf(path, code,
                      files::whyNotFile(files::Wanted::Arrays, path),
                      readHead(path));
  if (Error error = archive.checkNames())
    return error;
  return archive;
}

Result<NpzReader::Archive> NpzReader::openBytes(const std::string &path,
                                                int descriptor) {
  Archive archive{path, {}, nullptr};
  std::vector<char> part(size_t(1) << 20);
  while (ssize_t count = ::read(descriptor, part.data(), part.size())) {
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return Error(path + ": " + std::strerror(errno));
    archive.bytes.insert(archive.bytes.end(), part.begin(),
                         part.begin() + count);
    // What is no archive may have no end.
    std::string_view start(archive.bytes.data(), archive.bytes.size());
    if (start.size() >= 2 && !start.starts_with("PK"))
      break;
  }
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t *source = zip_source_buffer_create(
      archive.bytes.data(), archive.bytes.size(), 0, &error);
  // libzip takes what is empty for an archive that holds nothing.
  if (source && archive.bytes.empty())
    zip_error_set(&error, ZIP_ER_NOZIP, 0);
  else if (source)
    archive.zip.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
  int code = zip_error_code_zip(&error);
  zip_error_fini(&error);
  if (!archive.zip) {
    zip_source_free(source);
    return complainOf(
        path, code,
        files::whyNot(files::Wanted::Arrays,
                      {archive.bytes.data(), archive.bytes.size()}),
        {archive.bytes.data(), archive.bytes.size()});
  }
  if (Error names = archive.checkNames())
    return names;
  return archive;
}

/// The name of a file, or null. Where it is ASCII it is taken as it stands:
/// libzip takes control characters for signs of DOS.
static const char *getName(zip *archive, zip_uint64_t index) {
  const char *name = zip_get_name(archive, index, ZIP_FL_ENC_RAW);
  bool isAscii =
      name && std::ranges::all_of(std::string_view(name), [](char c) {
        return static_cast<unsigned char>(c) < 128;
      });
  return isAscii ? name : zip_get_name(archive, index, 0);
}

/// The number of the file of that name, or -1.
static zip_int64_t locate(zip *archive, const std::string &name) {
  zip_int64_t index = zip_name_locate(archive, name.c_str(), 0);
  for (zip_int64_t i = zip_get_num_entries(archive, 0); index < 0 && i-- != 0;)
    if (const char *each = getName(archive, i); each && each == name)
      index = i;
  return index;
}

/// Names are keys: of two that are alike one would never be read.
Error NpzReader::Archive::checkNames() const {
  std::set<std::string_view> names;
  for (zip_int64_t i = 0, e = zip_get_num_entries(zip.get(), 0); i != e; ++i)
    if (const char *name = getName(zip.get(), i))
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

static std::string countBytes(uint64_t number) {
  return std::to_string(number) + (number == 1 ? " byte" : " bytes");
}

/// That the file can hold the array, before memory is taken for it: sizes are
/// read from the archive, so none of them is to be trusted.
Error Entry::checkSize(int64_t arrayBytes) const {
  if (stat.size != headerBytes + arrayBytes)
    return Error("array holds " + countBytes(stat.size - headerBytes) +
                 ", but its shape needs " + std::to_string(arrayBytes));
  if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
    return Error("array is packed by another method than deflate");
  constexpr uint64_t kMostPacked = 1032; // bytes that deflate makes one
  if (stat.size / kMostPacked > stat.comp_size)
    return Error("array is of " + countBytes(stat.size) + ", but " +
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

bool NpzReader::Archive::has(const std::string &name) const {
  return locate(zip.get(), name + ".npy") >= 0;
}

std::vector<std::string> NpzReader::Archive::listArrays() const {
  std::vector<std::string> names;
  for (zip_int64_t i = 0, e = zip_get_num_entries(zip.get(), 0); i != e; ++i)
    if (const char *name = getName(zip.get(), i))
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

void NpzReader::takeResults(std::span<const ArrayName> arguments) {
  for (Archive &archive : archives)
    archive.isOfResults =
        std::ranges::none_of(arguments, [&](const auto &name) {
          return std::ranges::any_of(name.list(), [&](const std::string &each) {
            return archive.has(each);
          });
        });
}

Result<NpzReader::Place> NpzReader::find(const ArrayName &name) const {
  for (size_t file = archives.size(); file-- != 0;)
    for (const std::string &known :
         archives[file].isOfResults ? name.asResult : name.list())
      if (archives[file].has(known))
        return Place{known, file};
  bool isOne = archives.size() == 1;
  std::string paths;
  std::vector<std::string> there;
  for (const Archive &archive : archives) {
    paths += (paths.empty() ? "" : ", ") + archive.path;
    std::ranges::move(archive.listArrays(), std::back_inserter(there));
  }
  return Error(paths + (isOne ? ": has" : ": have") + " no array " +
               quote(name.own) +
               (name.source.empty() ? "" : " or " + quote(name.source)) +
               (isOne ? "; it has " : "; they have ") + listSome(there));
}

std::vector<NpzReader::Place>
NpzReader::listOthers(std::span<const ArrayName> known) const {
  std::set<std::string> names;
  for (const ArrayName &name : known)
    for (std::string &each : name.list())
      names.insert(std::move(each));
  std::vector<Place> others;
  for (size_t file = 0; file != archives.size(); ++file)
    for (std::string &name : archives[file].listArrays())
      if (!names.contains(name))
        others.push_back({std::move(name), file});
  return others;
}

std::vector<std::string>
NpzReader::listNotes(std::span<const ArrayName> arguments,
                     std::span<const ArrayName> results) const {
  std::vector<ArrayName> known(arguments.begin(), arguments.end());
  known.insert(known.end(), results.begin(), results.end());
  std::vector<std::vector<std::string>> others(archives.size());
  for (Place &other : listOthers(known))
    others[other.file].push_back(std::move(other.name));
  std::set<std::string> ofResults;
  for (const ArrayName &result : results)
    for (std::string &each : result.list())
      ofResults.insert(std::move(each));
  std::set<size_t> givers;
  std::vector<std::string> notes;
  for (const ArrayName &argument : arguments) {
    Result<Place> found = find(argument);
    if (!found)
      continue;
    givers.insert(found->file);
    for (const std::string &other : argument.list())
      if (other != found->name && archives[found->file].has(other) &&
          !ofResults.contains(other))
        notes.push_back(getPath(*found) + ": " + quote(other) +
                        " is not read: " + quote(found->name) +
                        " gives the same argument");
  }
  auto whyNone = [&](size_t file, bool hasKnown) -> std::string {
    if (givers.empty())
      return "";
    if (file < *givers.rbegin())
      return "; files after it give all";
    return hasKnown ? "; it has results, and no result replaces an argument: "
                      "the first step begins as files before it say"
                    : "";
  };
  for (size_t file = 0; file != archives.size(); ++file) {
    const std::string &path = archives[file].path;
    bool hasKnown = others[file].size() != archives[file].listArrays().size();
    if (!others[file].empty())
      notes.push_back(path + ": no argument takes " + listSome(others[file]));
    if (!givers.contains(file))
      notes.push_back(path + ": gives no argument" + whyNone(file, hasKnown));
  }
  return notes;
}

Error tofu::numpy::complainOfArray(const NpzReader &reader,
                                   const NpzReader::Place &found,
                                   const ArrayName &name,
                                   const std::string &given,
                                   const std::string &wanted) {
  const std::string &other = found.name == name.own ? name.source : name.own;
  return Error(reader.getPath(found) + ": array " + quote(found.name) +
               (other.empty() ? "" : " (" + other + ")") + " is " + given +
               ", but the program's is " + wanted);
}

Result<Array>
NpzReader::read(const Place &place,
                const std::function<Error(const NpyHeader &)> &check) const {
  std::string file = place.name + ".npy";
  zip_stat_t stat;
  const Archive &archive = archives[place.file];
  zip_int64_t index = locate(archive.zip.get(), file);
  if (index < 0 || zip_stat_index(archive.zip.get(), index, 0, &stat))
    return Error(archive.path + ": has no array " + quote(place.name));
  auto complain = [&](const Error &error) {
    return Error(archive.path + ": array " + quote(place.name) + ": " +
                 error.getMessage());
  };
  Entry entry(archive.zip.get(), stat);
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
