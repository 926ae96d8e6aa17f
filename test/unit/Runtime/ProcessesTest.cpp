//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Processes.h"

#include "gtest/gtest.h"
#include <arpa/inet.h>
#include <filesystem>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tofu::runtime;

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

namespace {
/// Two processes, which are threads of this one here.
class Two : public testing::Test {
protected:
  Two() {
    std::string address = getFreeAddress();
    auto open = [&](int64_t rank) {
      tofu_processes options{};
      options.rank = rank;
      options.size = 2;
      options.address = address.c_str();
      Error error = Processes::open(options, 10, both[rank]);
      EXPECT_FALSE(error) << error.getMessage();
    };
    std::thread other([&] { open(1); });
    open(0);
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
