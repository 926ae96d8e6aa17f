//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/HiddenTime.h"

#include "gtest/gtest.h"

using namespace tofu::runtime;

namespace {
/// Two fetches and what is computed beside them.
class HiddenTime : public testing::Test {
protected:
  HiddenTime() {
    operations[Fetch].kind = operations[Other].kind = TOFU_FETCH;
    operations[Compute].kind = TOFU_COMPUTE;
    operations[Wait].kind = operations[OtherWait].kind = TOFU_WAIT;
    operations[Wait].started = Fetch;
    operations[OtherWait].started = Other;
  }
  enum { Fetch, Other, Compute, Wait, OtherWait, NumOperations };

  void addMove(int operation, double begin, double end) {
    timings.push_back({operations + operation, 0, true, begin, end});
  }
  void add(int operation, double begin, double end) {
    timings.push_back({operations + operation, 0, false, begin, end});
  }
  double getHidden() const {
    return getHiddenSeconds(timings, operations).back();
  }

  tofu_operation operations[NumOperations] = {};
  std::vector<Device::Timing> timings;
};
} // namespace

TEST_F(HiddenTime, IsWhatComputationCoversOfMoves) {
  addMove(Fetch, 1, 4); // by NCCL, from the start on
  add(Fetch, 0, 1);
  add(Compute, 1, 2);
  add(Compute, 3, 6);
  addMove(Wait, 5, 8); // what follows in the wait
  add(Wait, 6, 8);
  EXPECT_EQ(getHiddenSeconds(timings, operations),
            (std::vector<double>{0, 0, 0, 0, 0, 3}));
}

TEST_F(HiddenTime, IsOfOneTransferAndOneIteration) {
  for (double begin : {0, 10}) {
    addMove(Fetch, begin, begin + 4);
    add(Fetch, begin, begin);
    addMove(Other, begin + 4, begin + 6);
    add(Other, begin, begin);
    add(Compute, begin + 1, begin + 5);
    add(OtherWait, begin + 6, begin + 6);
    EXPECT_EQ(getHidden(), 1);
    add(Wait, begin + 6, begin + 7);
    EXPECT_EQ(getHidden(), 3);
  }
}

TEST_F(HiddenTime, IsNoneOfWhatMovesAlone) {
  add(Compute, 0, 1);
  addMove(Wait, 1, 2);
  add(Wait, 1, 2);
  add(Compute, 2, 3);
  EXPECT_EQ(getHiddenSeconds(timings, operations)[2], 0);
}
