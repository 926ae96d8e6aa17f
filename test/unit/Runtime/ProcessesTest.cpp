//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Processes.h"

#include "gtest/gtest.h"
#include <arpa/inet.h>
#include <csignal>
#include <filesystem>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tofu::runtime;
using Clock = std::chrono::steady_clock;

/// Where nobody listens now.
static std::string getFreeAddress() {
  int probe = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t bytes = sizeof(place);
  auto *at = reinterpret_cast<sockaddr *>(&place);
  EXPECT_EQ(bind(probe, at, bytes), 0);
  EXPECT_EQ(getsockname(probe, at, &bytes), 0);
  close(probe);
  return "127.0.0.1:" + std::to_string(ntohs(place.sin_port));
}

static std::unique_ptr<Processes> open(int64_t rank, int64_t size,
                                       const std::string &address,
                                       double silence = Processes::kSilence) {
  tofu_processes options{};
  options.rank = rank;
  options.size = size;
  options.address = address.c_str();
  std::unique_ptr<Processes> opened;
  Error error = Processes::open(options, 10, silence, opened);
  EXPECT_FALSE(error) << error.getMessage();
  return opened;
}

namespace {
/// Two processes, which are threads of this one here.
class Two : public testing::Test {
protected:
  Two() {
    std::string address = getFreeAddress();
    std::thread other([&] { both[1] = open(1, 2, address); });
    both[0] = open(0, 2, address);
    other.join();
  }
  std::unique_ptr<Processes> both[2];
};
} // namespace

TEST_F(Two, TellEachOther) {
  Processes::Bytes bytes = {'a', 'b'}, heard;
  EXPECT_FALSE(both[0]->broadcast(bytes));
  EXPECT_FALSE(both[1]->broadcast(heard));
  EXPECT_EQ(heard, bytes);
}

// Power and networks fail without a word. Both ends find that out in 10 s.
TEST_F(Two, AskWhetherTheOtherIsThere) {
  auto get = [](int socket, int level, int option) {
    int value = -1;
    socklen_t bytes = sizeof(value);
    getsockopt(socket, level, option, &value, &bytes);
    return value;
  };
  int ends = 0;
  for (const auto &entry :
       std::filesystem::directory_iterator("/proc/self/fd")) {
    int socket = std::stoi(entry.path().filename());
    sockaddr_storage peer{};
    socklen_t bytes = sizeof(peer);
    if (getpeername(socket, reinterpret_cast<sockaddr *>(&peer), &bytes) ||
        (peer.ss_family != AF_INET && peer.ss_family != AF_INET6))
      continue;
    ++ends;
    EXPECT_EQ(get(socket, SOL_SOCKET, SO_KEEPALIVE), 1);
    int idle = get(socket, IPPROTO_TCP, TCP_KEEPIDLE),
        interval = get(socket, IPPROTO_TCP, TCP_KEEPINTVL),
        times = get(socket, IPPROTO_TCP, TCP_KEEPCNT),
        unanswered = get(socket, IPPROTO_TCP, TCP_USER_TIMEOUT);
    EXPECT_LT(idle + interval * times, 10);
    EXPECT_GT(unanswered, 0);
    EXPECT_LT(unanswered, 10000);
  }
  EXPECT_EQ(ends, 2);
}

// The last one's part of a step may not be done when others have left.
TEST_F(Two, LeaveAfterAsManySteps) {
  for (const auto &one : both)
    one->beginStep();
  std::thread other([&] { both[1]->leave(); });
  both[0]->leave();
  other.join();
  for (const auto &one : both)
    EXPECT_FALSE(one->check());
}

TEST_F(Two, HearWhoTakesNoPartInAStep) {
  for (const auto &one : both)
    one->beginStep();
  std::thread other([&] { both[1]->leave(); });
  both[0]->beginStep();
  auto end = Clock::now() + std::chrono::seconds(9); // less than the timeout
  while (!both[0]->check() && Clock::now() < end)
    std::this_thread::yield();
  EXPECT_EQ(both[0]->check().getMessage(),
            "process 1 has closed its session after 1 steps, and this is step "
            "2; run as many on all");
  both[0]->fail("rank 0: nobody there");
  other.join();
  EXPECT_LT(Clock::now(), end);
}

// Whoever waits for another one asks it why, before it says that it has waited.
TEST_F(Two, AskWhoIsWaitedFor) {
  EXPECT_EQ(both[0]->explainWait(Error("waited")).getMessage(), "waited");
  EXPECT_FALSE(both[0]->isAsked());
  EXPECT_TRUE(both[1]->isAsked());
  std::thread other([&] {
    while (!both[0]->isAsked())
      std::this_thread::yield();
    both[0]->fail("rank 0: cuInit: has not returned for 3 seconds");
  });
  EXPECT_EQ(both[1]->explainWait(Error("waited")).getMessage(),
            "rank 0: cuInit: has not returned for 3 seconds");
  other.join();
}

//===----------------------------------------------------------------------===//
// Silence
//===----------------------------------------------------------------------===//

static constexpr double kSilence = 2;

/// What one hears of the others in so many seconds; "" if nothing.
static std::string listen(const Processes &processes, double seconds) {
  auto end =
      std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (std::chrono::steady_clock::now() < end) {
    if (Error error = processes.check())
      return error.getMessage();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return "";
}

/// A process that does nothing but that, and ends with 0 if it is what is
/// expected.
static pid_t start(int64_t rank, int64_t size, const std::string &address,
                   double seconds, const std::string &expected) {
  pid_t child = fork();
  if (child)
    return child;
  std::unique_ptr<Processes> processes = open(rank, size, address, kSilence);
  std::string heard = listen(*processes, seconds);
  processes.reset();
  _exit(heard != expected);
}

static int waitFor(pid_t child) {
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}

// Its connection is as good as before, and it says nothing. All hear of it, and
// so does the process itself when it goes on.
TEST(Silence, OfOneThatIsStopped) {
  std::string address = getFreeAddress(),
              expected = "process 2 has shown no sign of life for 2 seconds: "
                         "it or its machine stands still; if that is meant, as "
                         "in a debugger, raise the silence and the timeout";
  pid_t one = start(1, 3, address, 20, expected),
        two = start(2, 3, address, 20, expected);
  std::unique_ptr<Processes> processes = open(0, 3, address, kSilence);
  EXPECT_EQ(listen(*processes, 0.6), ""); // it has beaten once
  kill(two, SIGSTOP);
  EXPECT_EQ(listen(*processes, 10), expected);
  EXPECT_TRUE(processes->isOneGone());
  EXPECT_EQ(waitFor(one), 0);
  kill(two, SIGCONT);
  EXPECT_EQ(waitFor(two), 0);
}

// Who was stopped as well has not listened: a machine may sleep.
TEST(Silence, OfAll) {
  std::string address = getFreeAddress();
  pid_t both[] = {start(0, 2, address, 5, ""), start(1, 2, address, 5, "")};
  sleep(1);
  for (pid_t one : both)
    kill(one, SIGSTOP);
  sleep(3);
  for (pid_t one : both)
    kill(one, SIGCONT);
  for (pid_t one : both)
    EXPECT_EQ(waitFor(one), 0);
}

// Who waits for the last one to come has nobody to talk to.
TEST(Silence, IsNoneUntilAllHaveMet) {
  std::string address = getFreeAddress();
  pid_t zero = start(0, 3, address, 1, ""), one = start(1, 3, address, 4, "");
  sleep(3);
  pid_t two = start(2, 3, address, 1, "");
  for (pid_t each : {zero, one, two})
    EXPECT_EQ(waitFor(each), 0);
}

// One that nobody asks for anything, or that computes, is there.
TEST(Silence, IsNotToHaveNothingToSay) {
  std::string address = getFreeAddress();
  pid_t other = start(1, 2, address, 3, "");
  std::unique_ptr<Processes> processes = open(0, 2, address, kSilence);
  EXPECT_EQ(listen(*processes, 3), "");
  EXPECT_EQ(waitFor(other), 0);
}
