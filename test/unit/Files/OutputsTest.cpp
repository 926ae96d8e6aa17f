//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Outputs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>

using namespace tofu::files;

static std::vector<Outputs::End> ends;
static int renames = 0;

/// In the place of C's: a signal comes before each file is replaced.
extern "C" int rename(const char *from, const char *to) noexcept {
  ++renames;
  std::raise(SIGTERM);
  return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

static std::string read(const std::filesystem::path &path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

namespace {
TEST(OutputsTest, SignalsWaitWhileFilesAreReplaced) {
  auto folder = std::filesystem::path(testing::TempDir()) / "outputs";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  auto before = std::signal(
      SIGTERM, [](int signal) { ends.push_back(Outputs::endBy(signal)); });
  Outputs outputs;
  for (const char *name : {"a", "b", "c"})
    EXPECT_FALSE(writeFile(folder / name, name));
  EXPECT_FALSE(std::filesystem::exists(folder / "a"));
  EXPECT_FALSE(outputs.keep());
  std::signal(SIGTERM, before);

  EXPECT_EQ(renames, 3);
  using enum Outputs::End;
  EXPECT_THAT(ends, testing::ElementsAre(Waits, Waits, Waits, All));
  for (const char *name : {"a", "b", "c"})
    EXPECT_EQ(read(folder / name), name);
}
} // namespace
