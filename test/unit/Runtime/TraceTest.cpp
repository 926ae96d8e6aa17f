//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Trace.h"
#include "TestProgram.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace tofu::runtime;

static size_t count(const std::string &text, const std::string &what) {
  size_t times = 0;
  for (size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at)
    ++times;
  return times;
}

static std::string read(const std::string &path) {
  std::ifstream file(path);
  std::string text(std::istreambuf_iterator<char>(file), {});
  std::filesystem::remove(path);
  return text;
}

TEST(Trace, HasAnEventPerOperationRankAndStep) {
  TestProgram program({3});
  int64_t x = program.addBuffer(TOFU_F32, {6}, split({3}, {6}, {{0}}));
  int64_t y = program.addBuffer(TOFU_F32, {6}, split({3}, {6}, {{}}));
  program.addFetch("a \"quoted\"\nname", x, y);
  TestSession session(program, {.trace = 1});
  for (int step = 0; step != 4; ++step)
    ASSERT_EQ(tofu_step(session), 0);
  std::string path =
      testing::TempDir() + "tofu-trace-" + std::to_string(getpid());
  ASSERT_EQ(tofu_write_trace(session, path.c_str()), 0) << tofu_error();
  std::string text = read(path);
  EXPECT_EQ(count(text, R"("name": "a \"quoted\"\u000aname", "cat": "fetch")"),
            3u * 4);
  EXPECT_EQ(count(text, R"("bytes": 16, "waited_us": )"), 3u * 4);
  EXPECT_EQ(count(text, R"("name": "step", "cat": "step", "args": {"step": )"),
            4u);
  // On a CPU bytes are copied in the wait: nothing hides that.
  EXPECT_EQ(count(text, R"("step": 4, "bytes": 48, "hidden_us": 0.000}})"), 1u);
  EXPECT_EQ(count(text, R"("hidden_us": 0.000)"), 3u * 4 + 4);
  EXPECT_EQ(count(text, R"("steps_before": 0})"), 1u);
  EXPECT_EQ(count(text, R"("name": "thread_name")"), 4u); // ranks, steps
}

TEST(Trace, ForgetsTheFirstStepsOfMany) {
  Trace trace({0, 1}, 2, 7); // events, of which a step has 3
  tofu_operation op{};
  op.name = "op";
  op.location = "";
  for (int step = 0; step != 5; ++step) {
    auto now = Clock::time_point() + std::chrono::seconds(step);
    trace.add(0, {&op, now, now, 0, {}});
    trace.add(1, {&op, now, now, 0, {}}, step % 2);
    trace.addStep({nullptr, now, now, 0, {}});
  }
  std::string path =
      testing::TempDir() + "tofu-trace-" + std::to_string(getpid());
  ASSERT_FALSE(trace.write(path, "program"));
  std::string text = read(path);
  EXPECT_EQ(count(text, R"("name": "op")"), 4u);
  EXPECT_EQ(count(text, R"("name": "step")"), 2u);
  EXPECT_EQ(count(text, R"("step": 4,)"), 1u);
  EXPECT_EQ(count(text, R"("step": 5,)"), 1u);
  EXPECT_EQ(count(text, R"("steps_before": 3})"), 1u);
}

TEST(Trace, KeepsAStepThatIsLarge) {
  Trace trace({0}, 1, 1);
  for (int step = 0; step != 2; ++step) {
    auto now = Clock::time_point() + std::chrono::seconds(step);
    trace.addStep({nullptr, now, now, 0, {}});
  }
  std::string path =
      testing::TempDir() + "tofu-trace-" + std::to_string(getpid());
  ASSERT_FALSE(trace.write(path, "program"));
  EXPECT_EQ(count(read(path), R"("step": 2,)"), 1u);
}

TEST(Trace, Errors) {
  TestProgram program({1});
  TestSession quiet(program);
  EXPECT_EQ(tofu_write_trace(quiet, "trace.json"), 1);
  EXPECT_STREQ(tofu_error(),
               "nothing was traced; open the session with option 'trace'");
  TestSession session(program, {.trace = 1});
  EXPECT_EQ(tofu_write_trace(session, "no/such/folder/trace.json"), 1);
  EXPECT_STREQ(tofu_error(), "no/such/folder/trace.json: cannot be written: "
                             "No such file or directory");
}
