//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/TemporaryFile.h"
#include "tofu/Numpy/Npz.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <sys/resource.h>

using namespace tofu::numpy;

static const std::filesystem::path folder =
    std::filesystem::path(testing::TempDir()) / "write-npz";

static long countFiles() {
  return std::distance(std::filesystem::directory_iterator(folder), {});
}

static long countThen = -1, countAfter = -1;

namespace {
/// The signal comes in the midst of writing, as Ctrl-C may.
TEST(WriteNpzTest, HandlersOfSignalsFindWhatIsHalfWritten) {
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  std::vector<char> elements(100000);
  int64_t extents[] = {int64_t(elements.size())};
  std::string name = "out0";
  ArrayView array{TOFU_I8, extents, elements.data()};

  auto before = std::signal(SIGXFSZ, [](int) {
    countThen = countFiles();
    tofu::files::TemporaryFile::removeAll();
    countAfter = countFiles();
  });
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  rlimit small = {1000, limit.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  Error error = writeNpz(folder / "a.npz", {&name, 1}, {&array, 1});
  setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, before);

  EXPECT_EQ(error.getMessage(), (folder / "a.npz").string() +
                                    ": cannot be written: File too large");
  EXPECT_EQ(countThen, 1);
  EXPECT_EQ(countAfter, 0);
  EXPECT_EQ(countFiles(), 0);
}
} // namespace
