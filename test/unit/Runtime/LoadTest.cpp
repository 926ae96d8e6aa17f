//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Cpu.h"
#include "tofu/Runtime/Runtime.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace tofu::runtime;

static std::string load(const std::string &path) {
  tofu_program *program = nullptr;
  if (tofu_program_load(path.c_str(), &program) == 0) {
    tofu_program_unload(program);
    return "";
  }
  EXPECT_EQ(program, nullptr);
  std::string error = tofu_error();
  for (size_t at; (at = error.find(INPUTS)) != std::string::npos;)
    error.erase(at, std::string(INPUTS).size());
  return error;
}

TEST(Load, RunsWhatIsThere) {
  tofu_program *program = nullptr;
  ASSERT_EQ(tofu_program_load(INPUTS "runs.so", &program), 0) << tofu_error();
  EXPECT_STREQ(tofu_program_get_data(program)->name, "add-one");
  EXPECT_EQ(tofu_program_get_ranks(program), 2);
  tofu_session *session = nullptr;
  ASSERT_EQ(tofu_session_open(program, nullptr, &session), 0) << tofu_error();
  float x[] = {0, 1, 2, 3, 4, 5, 6, 7}, all[8];
  EXPECT_EQ(tofu_set_argument(session, 0, x), 0);
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_get_result(session, 1, all), 0);
  for (int i = 0; i != 8; ++i)
    EXPECT_EQ(all[i], i + 1);
  tofu_counters counters;
  tofu_get_counters(session, &counters);
  EXPECT_EQ(counters.bytes_moved, tofu_program_get_data(program)->bytes_moved);
  EXPECT_EQ(counters.arena_bytes, 192);
  EXPECT_GT(counters.seconds, 0);
  tofu_session_close(session);
  tofu_program_unload(program);
}

TEST(Load, SaysWhatDoesNotFit) {
  EXPECT_EQ(load(INPUTS "other-magic.so"),
            "cannot load 'other-magic.so': the program begins with the number "
            "1, but one that tofu-compile wrote begins with " +
                std::to_string(TOFU_PROGRAM_MAGIC));
  EXPECT_EQ(load(INPUTS "other-version.so"),
            "cannot load 'other-version.so': the program is of ABI version 1, "
            "but this runtime runs version " +
                std::to_string(TOFU_ABI_VERSION) + "; compile it again");
  EXPECT_EQ(load(INPUTS "other-cpu.so"),
            "cannot load 'other-cpu.so': the program is for the CPU 'armv8', "
            "but this runtime runs on x86-64 to x86-64-v4");
  EXPECT_EQ(load(INPUTS "other-source.so"),
            "cannot load 'other-source.so': argument 'x' of the program has a "
            "source's name that is no text");
  EXPECT_EQ(load(INPUTS "other-symbol.so"),
            "cannot load 'other-symbol.so': it has no symbol 'tofu_program', "
            "which tofu-compile writes");
}

/// A file of this process: several run these tests at the same time.
static std::string write(const std::string &bytes) {
  std::string path =
      testing::TempDir() + "tofu-load-" + std::to_string(getpid()) + ".so";
  std::filesystem::remove(path); // not in place: it may be mapped
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

TEST(Load, SaysWhatIsNoSharedObject) {
  EXPECT_EQ(load(INPUTS "missing.so"),
            "cannot open 'missing.so': No such file or directory");
  std::string none = ": it is no shared object for x86-64; is it what "
                     "tofu-compile wrote?";
  std::string path;
  for (size_t size : {3, 64, 5000}) {
    path = write(std::string(size, 'x'));
    EXPECT_EQ(load(path), "cannot load '" + path + "'" + none);
  }
  path = write("");
  EXPECT_EQ(load(path),
            "cannot load '" + path + "': it is empty, not a compiled program");
  EXPECT_EQ(load(INPUTS),
            "cannot load '': it is a directory, not a compiled program");
  std::filesystem::remove(path);
}

static std::string readProgram() {
  std::ifstream file(INPUTS "runs.so", std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

static tofu_program *open(const std::string &path) {
  tofu_program *program = nullptr;
  EXPECT_EQ(tofu_program_load(path.c_str(), &program), 0) << tofu_error();
  return program;
}

static std::string getName(const tofu_program *program) {
  return tofu_program_get_data(program)->name;
}

/// The loader would take the second one for the first, and the third one, too,
/// where it never lets go of an object.
TEST(Load, ReadsWhatTheFileHoldsNow) {
  std::string bytes = readProgram(), path = write(bytes);
  tofu_program *first = open(path), *again = open(path);
  EXPECT_EQ(tofu_program_get_data(first), tofu_program_get_data(again));
  bytes.replace(bytes.find("add-one"), 7, "add-two");
  write(bytes);
  tofu_program *second = open(path);
  EXPECT_EQ(getName(first), "add-one");
  EXPECT_EQ(getName(second), "add-two");
  tofu_program_unload(first);
  tofu_program_unload(second);
  EXPECT_EQ(getName(again), "add-one");
  tofu_program_unload(again);
  tofu_program *third = open(path);
  EXPECT_EQ(getName(third), "add-two");
  // The loader has this one, and its file has changed: at its end, as what the
  // process still has of it is mapped from that file, its relocations, too.
  std::ofstream(path, std::ios::binary | std::ios::app) << '\n';
  EXPECT_EQ(load(path),
            "cannot load '" + path +
                "': it was written over while a program that was "
                "loaded from it is still there; unload that, or write "
                "another file and rename it, as tofu-compile does");
  tofu_program_unload(third);
  std::filesystem::remove(path);
}

/// The name of one that is gone is none for another one: the loader may have
/// given it to what has its place.
TEST(Load, NoNameComesTwice) {
  std::string bytes = readProgram(), path = write(bytes);
  tofu_program *last = open(path);
  for (std::string name : {"add-two", "add-six", "add-ten", "add-one"}) {
    bytes.replace(bytes.find("add-"), 7, name);
    std::filesystem::remove(path);
    write(bytes);
    tofu_program *next = open(path);
    EXPECT_EQ(getName(next), name);
    tofu_program_unload(last);
    last = next;
  }
  tofu_program_unload(last);
  std::filesystem::remove(path);
}

TEST(Load, ANameIsThatOfTheFolder) {
  std::filesystem::path was = std::filesystem::current_path(), all = write("");
  std::filesystem::remove(all);
  std::string bytes = readProgram();
  tofu_program *programs[2];
  for (int i = 0; i != 2; ++i) {
    std::filesystem::path folder = all / std::to_string(i);
    std::filesystem::create_directories(folder);
    bytes[bytes.find("add-") + 4] = char('0' + i);
    std::ofstream(folder / "step.so", std::ios::binary) << bytes;
    std::filesystem::current_path(folder);
    programs[i] = open("step.so");
  }
  EXPECT_EQ(getName(programs[0]), "add-0ne");
  EXPECT_EQ(getName(programs[1]), "add-1ne");
  for (tofu_program *program : programs)
    tofu_program_unload(program);
  std::filesystem::current_path(was);
  std::filesystem::remove_all(all);
}

TEST(Load, SurvivesObjectsThatEndEarly) {
  std::string bytes = readProgram(), path;
  size_t refused = 0;
  for (size_t size = 0; size < bytes.size(); size += 97) {
    path = write(bytes.substr(0, size));
    refused += !load(path).empty();
  }
  EXPECT_GT(refused, 0u); // behind the last segment nothing is missed
  path = write(bytes.substr(0, 600));
  EXPECT_EQ(load(path), "cannot load '" + path +
                            "': it ends early, at byte 600; copy or compile "
                            "it again");
  std::filesystem::remove(path);
}

TEST(Cpu, LevelsAreOrdered) {
  EXPECT_FALSE(checkCpu("x86-64", 1));
  EXPECT_FALSE(checkCpu("x86-64-v3", 3));
  EXPECT_FALSE(checkCpu("x86-64-v3", 4));
  EXPECT_FALSE(checkCpu("x86-64", getCpuLevel()));
  Error error = checkCpu("x86-64-v4", 2);
  ASSERT_TRUE(bool(error));
  EXPECT_EQ(error.getMessage(),
            "the program needs a CPU of level x86-64-v4, but this one is of "
            "level x86-64-v2; compile it with --mcpu=x86-64-v2");
}
