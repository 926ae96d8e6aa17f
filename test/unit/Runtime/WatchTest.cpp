//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Watch.h"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <string>
#include <thread>

using namespace tofu::runtime;
using Clock = std::chrono::steady_clock;

namespace {

std::atomic<int> numSentences{0};
std::string sentence;

void take(const char *said) {
  sentence = said;
  ++numSentences;
}

class WatchTest : public testing::Test {
protected:
  WatchTest() { numSentences = 0; }

  /// In a call, until something is said of it, or so many seconds.
  static bool isSaid(double seconds) {
    auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (!numSentences && Clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return numSentences;
  }
};

tofu_operation makeOperation() {
  tofu_operation op{};
  op.name = "fetch3";
  op.location = "step.mlir:4:11";
  return op;
}

} // namespace

TEST_F(WatchTest, ACallThatDoesNotReturnIsAFailure) {
  tofu_operation op = makeOperation();
  Watch watch("rank 1", nullptr, /*timeout=*/0.3, /*patience=*/0.3, take);
  Watch::Scope scope({&watch});
  Watch::note(1, &op);
  Watch::Call call("cuMemAlloc_v2");
  ASSERT_TRUE(isSaid(30));
  EXPECT_EQ(sentence,
            "rank 1: fetch3 (step.mlir:4:11): cuMemAlloc: has not returned for "
            "0.3 seconds; if it only is slow, raise the timeout");
}

TEST_F(WatchTest, AfterAFailureThereIsLessTime) {
  Watch watch("ranks 0 to 3", nullptr, /*timeout=*/1000, /*patience=*/0.3,
              take);
  Watch::Scope scope({&watch});
  watch.fail("rank 2: op1: too bad");
  watch.fail("rank 3: another rank has failed");
  Watch::Call call("ncclCommAbort");
  ASSERT_TRUE(isSaid(30));
  EXPECT_EQ(sentence, "rank 2: op1: too bad; ncclCommAbort does not return");
}

TEST_F(WatchTest, AHostMayWaitAsLongAsNothingFails) {
  Watch watch("rank 1", nullptr, /*timeout=*/0.2, /*patience=*/0.2, take);
  watch.beginWait("batch.npz");
  EXPECT_FALSE(isSaid(1));
  watch.fail("rank 2: op1: too bad");
  ASSERT_TRUE(isSaid(30));
  EXPECT_EQ(sentence, "rank 2: op1: too bad; rank 1 waits for batch.npz");
}

TEST_F(WatchTest, AHostThatHasWaitedGoesOn) {
  Watch watch("rank 1", nullptr, /*timeout=*/0.2, /*patience=*/0.2, take);
  watch.beginWait("batch.npz");
  watch.endWait("batch.npz");
  watch.fail("rank 2: op1: too bad");
  EXPECT_FALSE(isSaid(1));
}

TEST_F(WatchTest, AHostMayWaitForOneThingWithinAnother) {
  Watch watch("rank 1", nullptr, /*timeout=*/0.2, /*patience=*/0.2, take);
  watch.beginWait("batch.npz");
  watch.beginWait("a lock");
  watch.endWait("a lock");
  watch.endWait("nothing");
  watch.fail("rank 2: op1: too bad");
  ASSERT_TRUE(isSaid(30));
  EXPECT_EQ(sentence, "rank 2: op1: too bad; rank 1 waits for batch.npz");
}

/// Else what it waits for would be the reason why nobody sees a call hang.
TEST_F(WatchTest, WhileAHostWaitsACallMayHang) {
  Watch watch("rank 1", nullptr, /*timeout=*/0.3, /*patience=*/0.3, take);
  watch.beginWait("batch.npz");
  Watch::Scope scope({&watch});
  Watch::Call call("cuCtxSynchronize");
  ASSERT_TRUE(isSaid(30));
  EXPECT_EQ(sentence, "rank 1: cuCtxSynchronize: has not returned for 0.3 "
                      "seconds; if it only is slow, raise the timeout; rank 1 "
                      "waits for batch.npz");
}

/// However long all of them take: each goes on.
TEST_F(WatchTest, CallsThatReturnAreNoFailure) {
  Watch watch("rank 0", nullptr, /*timeout=*/0.3, /*patience=*/0.3, take);
  Watch::Scope scope({&watch});
  watch.fail("rank 0: op1: too bad");
  auto end = Clock::now() + std::chrono::seconds(1);
  while (Clock::now() < end) {
    Watch::Call call("cuStreamQuery");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_EQ(numSentences, 0);
}

TEST_F(WatchTest, WhatTheHostWasToldIsForgotten) {
  Watch watch("rank 0", nullptr, /*timeout=*/1000, /*patience=*/0.3, take);
  Watch::Scope scope({&watch});
  watch.fail("rank 0: op1: too bad");
  watch.forget();
  Watch::Call call("cuMemcpyHtoDAsync_v2");
  EXPECT_FALSE(isSaid(1));
}

/// What it waits for is ended in time, by another thread.
TEST_F(WatchTest, ACallThatStandsStillIsHelped) {
  Watch watch("rank 1", nullptr, /*timeout=*/1000, /*patience=*/2, take);
  std::atomic<int64_t> helped{-1};
  watch.setHelp([&] { helped = Watch::getPlace().rank; });
  Watch::Scope scope({&watch});
  Watch::note(1, nullptr);
  watch.fail("rank 1: op1: too bad");
  auto end = Clock::now() + std::chrono::seconds(30);
  {
    Watch::Call call("cuLaunchKernel");
    while (helped < 0 && Clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_EQ(helped, 1);
  EXPECT_EQ(numSentences, 0);
}

/// A thread that does a part of another one's work has its place.
TEST_F(WatchTest, CallsOfOtherThreadsAreWatched) {
  Watch watch("rank 1", nullptr, /*timeout=*/0.3, /*patience=*/0.3, take);
  Watch::Scope scope({&watch});
  tofu_operation op = makeOperation();
  Watch::note(1, &op);
  std::thread other([place = Watch::getPlace()] {
    {
      Watch::Call nobodys("cuInit");
    }
    Watch::Scope scope(place);
    Watch::Call call("ncclCommAbort");
    EXPECT_TRUE(isSaid(30));
  });
  other.join();
  EXPECT_EQ(sentence,
            "rank 1: fetch3 (step.mlir:4:11): ncclCommAbort: has not returned "
            "for 0.3 seconds; NCCL_DEBUG=INFO may say why");
}

/// It compiles what has no code for the GPU that is there.
TEST_F(WatchTest, AProgramsCodeMayTakeLongToLoad) {
  Watch watch("rank 0", nullptr, /*timeout=*/0.3, /*patience=*/0.3, take);
  Watch::Scope scope({&watch});
  Watch::Call call("cuModuleLoadDataEx");
  EXPECT_FALSE(isSaid(1.5));
}
