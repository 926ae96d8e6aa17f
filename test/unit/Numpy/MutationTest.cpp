//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Damaged .npz files: each is refused in words, or read as arrays that are as
// long as their headers say. TOFU_NPZ_MUTATIONS is the number of files.
//
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Npy.h"
#include "tofu/Numpy/Npz.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <unistd.h>
#include <zip.h>

using namespace tofu::numpy;

namespace {
class Mutation : public testing::Test {
protected:
  Mutation() {
    path = std::filesystem::temp_directory_path() /
           ("tofu-mutation-" + std::to_string(getpid()) + ".npz");
  }
  ~Mutation() override { std::filesystem::remove(path); }

  size_t below(size_t limit) { return random() % limit; }

  /// A small array, or one of which there is nothing.
  std::string drawNpy();
  void damage(std::string &bytes, size_t from, size_t to);
  /// An archive whose sums fit what is in it.
  std::string pack(const std::vector<std::string> &files);
  void readAll(const std::string &bytes);

  std::mt19937_64 random{1};
  std::string path;
  size_t refused = 0, read = 0;
};
} // namespace

static size_t getCount() {
  const char *count = std::getenv("TOFU_NPZ_MUTATIONS");
  return count ? std::strtoull(count, nullptr, 10) : 600;
}

std::string Mutation::drawNpy() {
  static const int64_t types[] = {TOFU_F32, TOFU_BF16, TOFU_F16, TOFU_F64,
                                  TOFU_I1,  TOFU_I8,   TOFU_I32, TOFU_I64};
  std::vector<int64_t> extents;
  for (size_t rank = below(4); rank; --rank)
    extents.push_back(below(4));
  ArrayView array{types[below(std::size(types))], extents, nullptr};
  return formatNpyHeader(array) + std::string(array.getNumBytes(), 'x');
}

void Mutation::damage(std::string &bytes, size_t from, size_t to) {
  static const char *const texts[] = {"99999999999999999999",
                                      "-1",
                                      "9223372036854775807",
                                      "4294967296",
                                      "(",
                                      ")",
                                      "'shape': (1,), ",
                                      "{",
                                      "True",
                                      "'>f4'",
                                      ",",
                                      "\0",
                                      "'descr': '<i2', ",
                                      "0x",
                                      "1L",
                                      "()",
                                      " ",
                                      "''"};
  for (size_t times = 1 + below(3); times && to > from; --times) {
    size_t at = from + below(to - from), old = bytes.size();
    switch (below(5)) {
    case 0:
      bytes[at] = char(random());
      break;
    case 1:
      bytes[at] ^= 1 << below(8);
      break;
    case 2:
      bytes.erase(at, 1 + below(std::min<size_t>(to - at, 8)));
      break;
    case 3:
      bytes.insert(at, texts[below(std::size(texts))]);
      break;
    case 4:
      bytes.insert(at, bytes.substr(at, below(16)));
      break;
    }
    to = std::min(to + bytes.size() - old, bytes.size());
  }
}

std::string Mutation::pack(const std::vector<std::string> &files) {
  std::filesystem::remove(path);
  zip_t *archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  for (size_t i = 0; i != files.size(); ++i) {
    std::string name = "arg" + std::to_string(i) + ".npy";
    zip_int64_t index = zip_file_add(
        archive, name.c_str(),
        zip_source_buffer(archive, files[i].data(), files[i].size(), 0), 0);
    zip_set_file_compression(archive, index,
                             below(2) ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0);
  }
  EXPECT_EQ(zip_close(archive), 0);
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void Mutation::readAll(const std::string &bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
  Result<NpzReader> reader = NpzReader::open(path);
  if (!reader) {
    EXPECT_FALSE(reader.getError().getMessage().empty());
    ++refused;
    return;
  }
  for (const char *name : {"arg0", "arg1", "arg2"}) {
    Result<Array> array = reader->read({name});
    if (!array) {
      EXPECT_FALSE(array.getError().getMessage().empty());
      ++refused;
      continue;
    }
    ++read;
    EXPECT_EQ(int64_t(array->bytes.size()), ArrayView(*array).getNumBytes());
    EXPECT_LT(array->bytes.size(), size_t(1) << 20);
  }
}

TEST_F(Mutation, OfHeaders) {
  for (size_t n = getCount(); n; --n) {
    std::vector<std::string> files;
    for (size_t i = 0; i != 3; ++i) {
      files.push_back(drawNpy());
      if (below(3))
        damage(files.back(), 0, std::min<size_t>(files.back().size(), 128));
    }
    readAll(pack(files));
  }
  EXPECT_GT(refused, getCount() / 4);
  EXPECT_GT(read, getCount() / 4);
}

TEST_F(Mutation, OfArchives) {
  for (size_t n = getCount(); n; --n) {
    std::string bytes = pack({drawNpy(), drawNpy(), drawNpy()});
    damage(bytes, 0, bytes.size());
    if (below(8) == 0)
      bytes.resize(below(bytes.size() + 1));
    readAll(bytes);
  }
  EXPECT_GT(refused, getCount() / 4);
  EXPECT_GT(read, getCount() / 4);
}
