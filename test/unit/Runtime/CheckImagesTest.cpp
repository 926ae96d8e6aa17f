//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tables of programs for devices that are not as the contract says.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

using namespace tofu::runtime;

static void getSizes(const int64_t *, int64_t *) {}

namespace {
/// A program for CUDA devices: one operation of one launch.
class CheckImages : public testing::Test {
protected:
  CheckImages() : program({2}) {
    buffer = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
    program.addOperation(TOFU_COMPUTE, "op0", {}, {buffer});
    op().num_launches = 1;
    op().launches = &launch;
    program.getBuffer(buffer).space = TOFU_DEVICE;
    data().target = TOFU_CUDA;
    data().num_images = 1;
    data().images = &image;
  }
  tofu_program_data &data() { return program.getData(); }
  tofu_operation &op() { return program.getOperation(0); }
  std::string getError() {
    tofu_program *wrapped = nullptr;
    if (tofu_program_wrap(&data(), &wrapped))
      return tofu_error();
    tofu_program_unload(wrapped);
    return "";
  }

  TestProgram program;
  int64_t buffer;
  tofu_launch launch = {"kernel0", getSizes};
  tofu_image image = {TOFU_PTX, 80, "ptx", 4};
};
} // namespace

TEST_F(CheckImages, Target) {
  EXPECT_EQ(getError(), "");
  data().target = 2;
  EXPECT_EQ(getError(), "the program is for the unknown target 2");
}

TEST_F(CheckImages, Image) {
  image.kind = 2;
  EXPECT_EQ(getError(), "the program has device code of the unknown kind 2");
  image.kind = TOFU_PTX;
  image.architecture = 0;
  EXPECT_EQ(getError(),
            "the program has code for the unknown device architecture 0");
  image.architecture = 80;
  image.bytes = 3;
  EXPECT_EQ(getError(), "the program's PTX does not end");
  image.bytes = 0;
  EXPECT_EQ(getError(),
            "the program has 0 bytes of device code, which are not there");
  data().num_images = 0;
  EXPECT_EQ(getError(),
            "the program is for CUDA devices, but has no code for them");
  data().num_images = -1;
  EXPECT_EQ(getError(), "the program has -1 images, but there can be 0 to 64");
}

TEST_F(CheckImages, Scratch) {
  data().scratch_bytes = -1;
  EXPECT_EQ(getError(), "the program's scratch memory has -1 bytes");
}

TEST_F(CheckImages, Launches) {
  launch.size = nullptr;
  EXPECT_EQ(getError(), "op0: it has a launch without a kernel or without a "
                        "size");
  op().num_launches = 0;
  EXPECT_EQ(getError(), "op0: it has no kernel");
  op().num_launches = -1;
  EXPECT_EQ(getError(), "op0: it has -1 launches, but there can be 0 to 64");
  op().extent = [](const int64_t *) { return int64_t(1); };
  op().num_launches = 1;
  EXPECT_EQ(getError(), "op0: it has a kernel for CPUs, but the program is for "
                        "CUDA devices");
}

TEST_F(CheckImages, Spaces) {
  program.getBuffer(buffer).space = TOFU_HOST;
  EXPECT_EQ(getError(), "buffer 0 of the program is in the host's memory, but "
                        "the program is for CUDA devices");
}

TEST_F(CheckImages, OfProgramsForCPUs) {
  data().target = TOFU_CPU;
  EXPECT_EQ(getError(), "the program is for CPUs, but has code or scratch "
                        "memory for devices");
  data().num_images = 0;
  program.getBuffer(buffer).space = TOFU_HOST;
  EXPECT_EQ(getError(), "op0: it has launches, but computes nothing on a "
                        "device");
}
