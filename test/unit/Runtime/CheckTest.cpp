//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tables that are not as the contract says: one sentence each, no crash.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

using namespace tofu::runtime;

namespace {
class Check : public testing::Test {
protected:
  Check() : program({2}) {
    half = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
    whole = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
    program.addFetch("op0", half, whole);
    program.addCompute("op1", {whole}, {half}, 2,
                       [](auto &&...) { return int64_t(0); });
    program.addArgument("x", half);
    program.addResult("y", half, 0);
  }
  std::string getError() {
    tofu_program *wrapped = nullptr;
    if (tofu_program_wrap(&program.getData(), &wrapped))
      return tofu_error();
    tofu_program_unload(wrapped);
    return "";
  }

  TestProgram program;
  int64_t half, whole;
};
} // namespace

TEST_F(Check, NothingIsWrong) { EXPECT_EQ(getError(), ""); }

TEST_F(Check, Header) {
  program.getData().magic = 3;
  EXPECT_EQ(getError(), "the program begins with the number 3, but one that "
                        "tofu-compile wrote begins with " +
                            std::to_string(TOFU_PROGRAM_MAGIC));
}

TEST_F(Check, Mesh) {
  int64_t mesh[] = {0};
  program.getData().mesh = mesh;
  EXPECT_EQ(getError(), "the program's mesh has extent 0 on axis 0, but there "
                        "can be 1 to 65536 ranks in all");
  mesh[0] = 65537;
  EXPECT_EQ(getError(), "the program's mesh has extent 65537 on axis 0, but "
                        "there can be 1 to 65536 ranks in all");
}

TEST_F(Check, ArenaBytes) {
  program.getData().arena_bytes = -1;
  EXPECT_EQ(getError(), "the program's arena has -1 bytes");
}

TEST_F(Check, BufferType) {
  program.getBuffer(half).type = 99;
  EXPECT_EQ(getError(), "buffer 0 of the program has the unknown type 99");
}

TEST_F(Check, BufferBox) {
  program.getBuffer(whole).box = nullptr;
  EXPECT_EQ(getError(), "buffer 1 of the program has no box");
}

TEST_F(Check, BufferExtent) {
  int64_t extent = -4;
  program.getBuffer(half).extents = &extent;
  EXPECT_EQ(getError(), "buffer 0 of the program has a negative extent");
}

TEST_F(Check, BufferOffset) {
  program.getBuffer(whole).offset = 8;
  EXPECT_EQ(getError(), "buffer 1 of the program begins at byte 8 of an arena "
                        "of 128, but buffers begin at multiples of 64 in it");
}

TEST_F(Check, BufferPlace) {
  program.getData().arena_bytes = 72;
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: buffer 1 is 16 bytes, but the arena has place for 8");
}

TEST_F(Check, BufferSpace) {
  program.getBuffer(half).space = TOFU_DEVICE;
  EXPECT_EQ(getError(), "buffer 0 of the program is in a device's memory, but "
                        "the program is for CPUs");
  program.getBuffer(half).space = 7;
  EXPECT_EQ(getError(),
            "buffer 0 of the program is in the unknown memory space 7");
}

TEST_F(Check, Waits) {
  auto change = [&](int64_t started, const char *error) {
    program.getOperation(1).started = started;
    EXPECT_EQ(getError(), error);
    program.getOperation(1).started = 0;
  };
  for (int64_t started : {-1, 1, 2, 99})
    change(started, ("op0: it waits for operation " + std::to_string(started) +
                     ", which is no fetch, reduce or scan before it")
                        .c_str());
  program.addWait(0);
  EXPECT_EQ(getError(), "op0: it waits for operation 0, as another one does");
  program.getOperation(1).kind = TOFU_FETCH;
  EXPECT_EQ(getError(), "op0: it moves 0 buffers into 0, but only one into one "
                        "can be");
  program.getOperation(1) = program.getOperation(2);
  program.getOperation(3) = program.getOperation(2);
  EXPECT_EQ(getError(), "op0: no operation waits for it");
  program.getOperation(3) = program.getOperation(0);
  program.getOperation(3).kind = TOFU_WAIT;
  EXPECT_EQ(getError(),
            "op0: it waits, but has operands, results, a contraction or a "
            "function");
}

// From its start to its wait, nobody else writes what is sent or uses what
// comes.
TEST_F(Check, WhatIsUsedMeanwhile) {
  std::string error = "rank 0: op1 (step.mlir:1:2): uses memory of op0, for "
                      "which nothing has waited yet";
  std::swap(program.getOperation(1), program.getOperation(2));
  EXPECT_EQ(TestSession(program).getError(), error); // reads what comes
  int64_t other = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  program.getOperation(1).operands = &other;
  EXPECT_EQ(TestSession(program).getError(), error); // writes what is sent
  program.getOperation(1).results = &whole;
  EXPECT_EQ(TestSession(program).getError(), error); // writes what comes
  program.getOperation(1).results = &other;
  program.getOperation(1).operands = &half; // reads what is sent
  EXPECT_EQ(TestSession(program).getError(), "");
}

TEST_F(Check, OperationStream) {
  program.getOperation(0).stream = 2;
  EXPECT_EQ(getError(),
            "op0: it is on stream 2, but this runtime has only stream 0");
}

TEST_F(Check, BoxAxes) {
  int64_t axes = 2;
  program.getBuffer(half).box_axes = &axes;
  EXPECT_EQ(getError(), "buffer 0 of the program has a box that depends on an "
                        "axis that the mesh does not have");
  axes = 0;
  EXPECT_EQ(TestSession(program).getError(),
            "rank 1: buffer 0 is [2, 4), but dimension 0 depends on an axis "
            "that the program does not say");
}

TEST_F(Check, MeshAxes) {
  std::vector<int64_t> mesh(65, 1);
  program.getData().num_axes = 65;
  program.getData().mesh = mesh.data();
  EXPECT_EQ(getError(),
            "the program has 65 mesh axes, but there can be 0 to 64");
}

TEST_F(Check, PartialAxes) {
  int64_t axis = 1;
  program.getBuffer(half).num_partial_axes = 1;
  program.getBuffer(half).partial_axes = &axis;
  EXPECT_EQ(getError(), "buffer 0 of the program is partial along an axis that "
                        "the mesh does not have, or twice along one");
  axis = 0;
  program.getBuffer(half).combiner = TOFU_ALL;
  EXPECT_EQ(getError(),
            "buffer 0 of the program has the unknown combiner 4 of type 7");
}

TEST_F(Check, OperationNames) {
  program.getOperation(2).location = nullptr;
  EXPECT_EQ(getError(), "op1: it has no name or no location");
}

TEST_F(Check, OperationBuffers) {
  int64_t buffer = 2;
  program.getOperation(2).operands = &buffer;
  EXPECT_EQ(getError(), "op1: it uses a buffer that the program does not have");
}

TEST_F(Check, OperationKind) {
  program.getOperation(2).kind = TOFU_CASE + 1;
  EXPECT_EQ(getError(), "op1: it is of the unknown kind 7");
}

TEST_F(Check, OperationKernel) {
  program.getOperation(2).kernel = nullptr;
  EXPECT_EQ(getError(), "op1: it has no kernel");
}

TEST_F(Check, OperationMoves) {
  program.getOperation(0).num_results = 0;
  EXPECT_EQ(getError(),
            "op0: it moves 1 buffers into 0, but only one into one can be");
}

TEST_F(Check, OperationMovesAlike) {
  program.getBuffer(whole).type = TOFU_F64;
  EXPECT_EQ(getError(), "op0: it moves a tensor into another one");
}

TEST_F(Check, OperationCopies) {
  int64_t axis = -1;
  program.getOperation(0).num_copied_axes = 1;
  program.getOperation(0).copied_axes = &axis;
  EXPECT_EQ(
      getError(),
      "op0: it copies along an axis that the mesh does not have, or twice "
      "along one");
  axis = 0;
  EXPECT_EQ(getError(),
            "op0: it copies along an axis along which it folds nothing");
}

TEST_F(Check, Values) {
  program.getResult(0).buffer = 7;
  EXPECT_EQ(getError(), "result 'y' of the program has no name or no buffer");
  program.getResult(0).buffer = half;
  program.getResult(0).replaces = 1;
  EXPECT_EQ(getError(), "result 'y' of the program replaces argument 1 of 1");
  program.getResult(0).replaces = -1;
  for (int64_t numbers : {1, 2, 3}) {
    program.getResult(0).numbers = numbers;
    EXPECT_EQ(getError(), "result 'y' of the program is of numbers " +
                              std::to_string(numbers) +
                              ", which its type or shape cannot be");
  }
}

TEST_F(Check, ValuesAreReplacedByTheirLike) {
  int64_t other = program.addBuffer(TOFU_F32, {5}, split({2}, {5}, {{}}));
  program.getResult(0).buffer = other;
  EXPECT_EQ(getError(), "result 'y' of the program replaces an argument of "
                        "another type or shape");
}

TEST_F(Check, ArgumentsAreNotConstant) {
  float data[4] = {};
  int64_t constant = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  program.getBuffer(constant).constant = data;
  program.addArgument("x", constant);
  EXPECT_EQ(getError(), "argument 'x' of the program is a constant");
}

TEST_F(Check, ConstantsAreNotWritten) {
  float data[4] = {};
  program.getBuffer(half).constant = data;
  EXPECT_EQ(getError(), "op1: it writes a constant");
}

TEST_F(Check, ArgumentsHaveBuffersOfTheirOwn) {
  program.addArgument("z", half);
  EXPECT_EQ(getError(),
            "argument 'z' of the program has the buffer of another argument");
}

TEST_F(Check, ArgumentsAreReplacedOnce) {
  program.addResult("z", half, 0);
  EXPECT_EQ(getError(),
            "result 'z' of the program replaces argument 'x', which "
            "another one replaces");
}

TEST_F(Check, TablesAreThere) {
  tofu_program_data &data = program.getData();
  data.num_buffers = -1;
  EXPECT_EQ(getError(), "the program has -1 buffers, but there can be 0 to "
                        "268435456");
  data.num_buffers = 2;
  data.buffers = nullptr;
  EXPECT_EQ(getError(), "the program has 2 buffers, but no table of them");
}

TEST_F(Check, TablesOfBuffers) {
  tofu_buffer &buffer = program.getBuffer(half);
  buffer.rank = -1;
  EXPECT_EQ(getError(), "buffer 0 of the program has -1 dimensions, but there "
                        "can be 0 to 65536");
  buffer.rank = 1;
  int64_t extent = int64_t(1) << 60;
  buffer.extents = &extent;
  EXPECT_EQ(getError(),
            "buffer 0 of the program has more elements than there can be");
}

TEST_F(Check, TablesOfOperations) {
  program.getOperation(2).num_operands = -1;
  EXPECT_EQ(getError(), "op1: it has -1 operands, but there can be 0 to "
                        "268435456");
  program.getOperation(2).num_operands = 1;
  program.getOperation(2).cost = -1;
  EXPECT_EQ(getError(), "op1: it has the cost -1");
}

TEST_F(Check, MovementsKeepTerms) {
  int64_t axis = 0;
  program.getBuffer(half).num_partial_axes = 1;
  program.getBuffer(half).partial_axes = &axis;
  EXPECT_EQ(getError(),
            "op0: its operand and its result are partial along other axes");
  program.getBuffer(whole).num_partial_axes = 1;
  program.getBuffer(whole).partial_axes = &axis;
  EXPECT_EQ(getError(), "");
  program.getBuffer(whole).combiner = TOFU_MAX;
  EXPECT_EQ(getError(), "op0: its operand and its result have other combiners");
}

TEST_F(Check, Boxes) {
  int64_t two[] = {4, 4}, three = 3;
  for (int64_t buffer : {half, whole}) {
    program.getBuffer(buffer).rank = 0;
    program.getBuffer(buffer).box_axes = nullptr;
  }
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: buffer 0 is no box of 0 dimensions");
  for (int64_t buffer : {half, whole}) {
    program.getBuffer(buffer).rank = 2;
    program.getBuffer(buffer).extents = two;
  }
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: buffer 0 is no box of 2 dimensions");
  for (int64_t buffer : {half, whole}) {
    program.getBuffer(buffer).rank = 1;
    program.getBuffer(buffer).extents = &three;
  }
  EXPECT_EQ(TestSession(program).getError(),
            "rank 1: buffer 0 is [2, 4), which is not in its tensor");
}

TEST_F(Check, Options) {
  auto getError = [&](tofu_options options) {
    return TestSession(program, options).getError();
  };
  EXPECT_EQ(getError({.threads_per_rank = -1}),
            "option 'threads_per_rank' is -1; give 1 or more, or 0 for the "
            "default");
  EXPECT_EQ(getError({.rank_threads = -1}),
            "option 'rank_threads' is -1; give 1 or more, or 0 for the "
            "default");
  EXPECT_EQ(getError({.timeout = -1}),
            "option 'timeout' is -1; give seconds up to 1000000, or 0 "
            "for the default");
  EXPECT_EQ(getError({.silence = 0.5}),
            "option 'silence' is 0.5; give seconds from 1 to 1000000, or 0 for "
            "the default");
  EXPECT_EQ(getError({.fail_rank = 2, .fail_call = 1}),
            "option 'fail_rank' is 2 of 2 ranks, and 'fail_call' is 1; give a "
            "rank of the program and a call from 1");
}

TEST_F(Check, Memory) {
  program.getData().arena_bytes = int64_t(1) << 60;
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: cannot allocate 1152921504606846976 bytes: Cannot "
            "allocate memory; the 2 ranks of this process need "
            "2305843009213693952 bytes in all: more ranks help only in "
            "processes on several machines (docs/Execution.md)");
}
