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
  Error error = Processes::open(options, {}, 10, silence, opened);
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

// Who has ended says nothing more, and is not waited for.
TEST_F(Two, LeaveWhereTheOtherHasEnded) {
  for (int64_t first : {1, 0}) {
    auto begin = Clock::now();
    both[first].reset();
    both[1 - first]->leave();
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5));
    std::string address = getFreeAddress();
    std::thread other([&] { both[1] = open(1, 2, address); });
    both[0] = open(0, 2, address);
    other.join();
  }
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
    for (int i = 0; i != 1000 && !both[0]->isAsked(); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    both[0]->fail("rank 0: cuInit: has not returned for 3 seconds");
  });
  EXPECT_EQ(both[1]->explainWait(Error("waited")).getMessage(),
            "rank 0: cuInit: has not returned for 3 seconds");
  other.join();
}

//===----------------------------------------------------------------------===//
// Meeting
//===----------------------------------------------------------------------===//

namespace {
/// What one has to say of its opening, which is a thread's here.
class Opening {
public:
  Opening(int64_t rank, int64_t size, const std::string &address,
          double timeout = 30)
      : address(address), thread([=, this] {
          tofu_processes options{rank, size, this->address.c_str(), 0};
          Error error = Processes::open(options, {}, timeout,
                                        Processes::kSilence, processes);
          said = error ? error.getMessage() : "";
        }) {}
  /// Whether it is open, or the error.
  const std::string &wait() {
    thread.join();
    return said;
  }

private:
  std::string address, said;
  std::unique_ptr<Processes> processes;
  std::thread thread;
};

/// Measures that nobody waits for a timeout.
class Meeting : public testing::Test {
protected:
  ~Meeting() override {
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(20));
  }
  std::string stayAway(int64_t rank, int64_t size) {
    tofu_processes options{rank, size, address.c_str(), 0};
    return Processes::stayAway(options, "no weights").getMessage();
  }
  /// A connection to number 0, when it listens.
  int connectAsStranger() {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    place.sin_port = htons(std::stoi(address.substr(address.rfind(':') + 1)));
    auto *at = reinterpret_cast<sockaddr *>(&place);
    while (true) {
      int opened = socket(AF_INET, SOCK_STREAM, 0);
      if (!connect(opened, at, sizeof(place)))
        return opened;
      close(opened);
      std::this_thread::yield();
    }
  }
  std::string address = getFreeAddress();
  Clock::time_point begin = Clock::now();
};
} // namespace

TEST_F(Meeting, SaysWhyOneStaysAway) {
  Opening zero(0, 3, address), one(1, 3, address);
  EXPECT_EQ(stayAway(2, 3), "rank 2: no weights");
  EXPECT_EQ(zero.wait(), "rank 2: no weights");
  EXPECT_EQ(one.wait(), "rank 2: no weights");
}

// Also by an address of IPv6, where the machine has such.
TEST_F(Meeting, KnowsBothKindsOfAddresses) {
  int probe = socket(AF_INET6, SOCK_STREAM, 0);
  sockaddr_in6 place{};
  place.sin6_family = AF_INET6;
  place.sin6_addr = in6addr_loopback;
  bool hasOne =
      !bind(probe, reinterpret_cast<sockaddr *>(&place), sizeof(place));
  close(probe);
  if (!hasOne)
    GTEST_SKIP() << "there is no IPv6";
  std::string port = address.substr(address.rfind(':'));
  for (const char *host : {"[::1]", "::1"}) {
    Opening zero(0, 2, address), one(1, 2, host + port);
    EXPECT_EQ(one.wait(), "");
    EXPECT_EQ(zero.wait(), "");
  }
}

TEST_F(Meeting, SaysWhyNumberZeroStaysAway) {
  Opening one(1, 3, address), two(2, 3, address);
  EXPECT_EQ(stayAway(0, 3), "rank 0: no weights");
  EXPECT_EQ(one.wait(), "rank 0: no weights");
  EXPECT_EQ(two.wait(), "rank 0: no weights");
}

// Who comes later hears it, too.
TEST_F(Meeting, SaysItToTheLast) {
  Opening zero(0, 3, address);
  EXPECT_EQ(stayAway(1, 3), "rank 1: no weights");
  sleep(2);
  Opening two(2, 3, address);
  EXPECT_EQ(two.wait(), "rank 1: no weights");
  EXPECT_EQ(zero.wait(), "rank 1: no weights");
}

// Nobody comes: that is not waited for as long as the others would wait.
TEST_F(Meeting, IsNotLongWhereNobodyComes) {
  EXPECT_EQ(stayAway(0, 2), "rank 0: no weights");
}
TEST_F(Meeting, IsNotLongWhereThereIsNone) {
  EXPECT_EQ(stayAway(1, 2), "rank 1: no weights");
}

TEST_F(Meeting, SaysWhoHasNotCome) {
  std::string expected = "process 2 has not come to process 0: waited for 3 "
                         "seconds; if they only are slow, raise the timeout";
  Opening zero(0, 3, address, 3), one(1, 3, address);
  EXPECT_EQ(zero.wait(), expected);
  EXPECT_EQ(one.wait(), expected);
}

TEST_F(Meeting, SaysWhoDoesNotBelong) {
  std::string expected = "process 1 is one of 2, but process 0 one of 3; start "
                         "all of them together";
  Opening zero(0, 3, address), two(2, 3, address);
  Opening one(1, 2, address);
  EXPECT_EQ(one.wait(), expected);
  EXPECT_EQ(zero.wait(), expected);
  EXPECT_EQ(two.wait(), expected);
}

TEST_F(Meeting, SaysWhoIsThereTwice) {
  std::string expected =
      "there are two processes 1 of 3; number them from 0, each once";
  Opening zero(0, 3, address), one(1, 3, address), again(1, 3, address);
  EXPECT_EQ(one.wait(), expected);
  EXPECT_EQ(again.wait(), expected);
  Opening two(2, 3, address);
  EXPECT_EQ(two.wait(), expected);
  EXPECT_EQ(zero.wait(), expected);
}

// One that ends before all have come does not let the others wait.
TEST_F(Meeting, SaysWhoIsGone) {
  pid_t child = fork();
  if (!child) {
    std::unique_ptr<Processes> none;
    tofu_processes options{2, 4, address.c_str(), 0};
    (void)Processes::open(options, {}, 30, Processes::kSilence, none);
    _exit(0);
  }
  Opening zero(0, 4, address), one(1, 4, address);
  sleep(1);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  Opening three(3, 4, address);
  EXPECT_EQ(three.wait(), "process 2 is gone");
  EXPECT_EQ(zero.wait(), "process 2 is gone");
  EXPECT_EQ(one.wait(), "process 2 is gone");
}

// Nobody is stopped by whoever else connects, says nothing, or something else.
TEST_F(Meeting, TakesNoNoticeOfStrangers) {
  Opening zero(0, 2, address);
  int mute = connectAsStranger(), other = connectAsStranger(),
      gone = connectAsStranger();
  const char text[] = "GET / HTTP/1.1\r\nHost: nobody\r\n\r\n";
  EXPECT_EQ(send(other, text, sizeof(text), 0), ssize_t(sizeof(text)));
  close(gone);
  Opening one(1, 2, address);
  EXPECT_EQ(one.wait(), "");
  EXPECT_EQ(zero.wait(), "");
  EXPECT_LT(Clock::now() - begin, std::chrono::seconds(4));
  close(mute);
  close(other);
}

// What one says that there is no room for does not end this process.
TEST_F(Meeting, SaysWhatDoesNotFit) {
  Opening zero(0, 2, address);
  int other = connectAsStranger();
  int64_t hello[] = {0x32757f6f546f6674, 1, 2, int64_t(1) << 62, 0, 0};
  EXPECT_EQ(send(other, hello, sizeof(hello), 0), ssize_t(sizeof(hello)));
  EXPECT_EQ(zero.wait(), "process 0 has no memory for what process 1 says");
  close(other);
}

TEST_F(Meeting, SaysWhoIsOfAnotherVersion) {
  Opening zero(0, 2, address);
  int old = connectAsStranger();
  int64_t hello[] = {0x31757f6f546f6674, 1, 2};
  EXPECT_EQ(send(old, hello, sizeof(hello), 0), ssize_t(sizeof(hello)));
  EXPECT_EQ(zero.wait(), "process 1 is of another version of Tofu than process "
                         "0; install one on all");
  close(old);
}

// At the address there may be somebody else, who answers or says nothing.
TEST_F(Meeting, SaysThatSomebodyElseListens) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  place.sin_port = htons(std::stoi(address.substr(address.rfind(':') + 1)));
  ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr *>(&place), sizeof(place)),
            0);
  ASSERT_EQ(listen(listener, 5), 0);
  Opening mute(1, 2, address, 2);
  EXPECT_EQ(mute.wait(),
            "process 0 does not answer at '" + address +
                "' (who listens there says nothing): waited for 2 seconds; if "
                "they only are slow, raise the timeout");
  close(accept(listener, nullptr, nullptr));
  Opening one(1, 2, address);
  int opened = accept(listener, nullptr, nullptr);
  EXPECT_EQ(send(opened, "SSH-2.0-none\r\n", 14, 0), 14);
  EXPECT_EQ(one.wait(), "process 0 is not at '" + address +
                            "': who listens there is no process of this "
                            "version of Tofu; choose another port");
  close(opened);
  close(listener);
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

// Nor is one waited for that has come, and is stopped before the last one has.
TEST(Silence, IsHeardBeforeAllHaveMet) {
  std::string address = getFreeAddress();
  pid_t one = start(1, 3, address, 1, "");
  std::unique_ptr<Processes> none;
  tofu_processes options{0, 3, address.c_str(), 0};
  std::thread stopping([&] {
    sleep(1);
    kill(one, SIGSTOP);
    sleep(3);
    Opening(2, 3, address).wait();
  });
  Error error = Processes::open(options, {}, 30, kSilence, none);
  stopping.join();
  ASSERT_TRUE(error);
  EXPECT_TRUE(error.getMessage().starts_with(
      "process 1 has shown no sign of life for 2 seconds"))
      << error.getMessage();
  kill(one, SIGKILL);
  waitFor(one);
}

// One that nobody asks for anything, or that computes, is there.
TEST(Silence, IsNotToHaveNothingToSay) {
  std::string address = getFreeAddress();
  pid_t other = start(1, 2, address, 3, "");
  std::unique_ptr<Processes> processes = open(0, 2, address, kSilence);
  EXPECT_EQ(listen(*processes, 3), "");
  EXPECT_EQ(waitFor(other), 0);
}
