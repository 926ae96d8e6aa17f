//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ContractionProgram.h"

#include <algorithm>
#include <barrier>
#include <cblas.h>
#include <gtest/gtest.h>
#include <thread>

using namespace tofu::runtime;

namespace {
class ContractionTest : public testing::Test {
protected:
  /// Expects that a library computes the program, rightly.
  void expectRight(ContractionProgram program, int64_t slack = 3) {
    program.choosePieces(random, slack);
    std::unique_ptr<LibraryCall> call = program.prepare();
    ASSERT_TRUE(call);
    std::vector<double> expected = program.computeExpected();
    EXPECT_EQ(program.run(*call, 1), expected);
    EXPECT_EQ(program.run(*call, 2), expected);
  }
  void expectKernel(ContractionProgram program) {
    program.choosePieces(random, 2);
    EXPECT_FALSE(program.prepare());
  }
  /// result[i, j] = sum over k of a[i, k] * b[k, j] for variables i, j, k.
  ContractionProgram product{{{0, 9}, {0, 17}, {0, 13}},
                             2,
                             {{{1, 0, 0, 0}, {0, 0, 1, 0}}},
                             {{{0, 0, 1, 0}, {0, 1, 0, 0}}}};
  std::mt19937 random{1};
};

TEST_F(ContractionTest, ProductOfTransposedOperands) {
  for (bool a : {false, true})
    for (bool b : {false, true}) {
      ContractionProgram program = product;
      if (a)
        std::swap(program.a.matrix[0], program.a.matrix[1]);
      if (b)
        std::swap(program.b.matrix[0], program.b.matrix[1]);
      expectRight(program);
      program.type = TOFU_F64;
      expectRight(program);
    }
}
// Widened to f32 before, and rounded after; a sum that is f32 is not.
TEST_F(ContractionTest, ProductOfNarrowFloats) {
  for (int64_t narrow : {TOFU_F16, TOFU_BF16})
    for (int64_t type : {narrow, int64_t(TOFU_F32)}) {
      ContractionProgram program = product;
      program.part[2] = {0, 400}; // sums beyond 256, which bf16 rounds
      program.type = type;
      program.factorType = narrow;
      expectRight(program, 0);
      std::swap(program.b.matrix[0], program.b.matrix[1]);
      expectRight(program, 0);
    }
}
// All of a narrow result is written: not if it holds more than is computed. A
// kernel widens a matrix that is read once.
TEST_F(ContractionTest, NarrowFloatsThatAKernelComputes) {
  product.type = TOFU_BF16;
  product.choosePieces(random, 0);
  EXPECT_TRUE(product.prepare());
  product.addend = ContractionProgram::Apart; // what is added is not widened
  EXPECT_FALSE(product.prepare());
  product.addend = ContractionProgram::None;
  ++product.result.piece[0].second;
  EXPECT_FALSE(product.prepare());
  ContractionProgram vector{
      {{0, 40}, {3, 50}}, 1, {{{1, 0, 0}, {0, 1, 0}}}, {{{0, 1, 0}}}};
  vector.type = TOFU_BF16;
  vector.choosePieces(random, 0);
  EXPECT_FALSE(vector.prepare());
}
TEST_F(ContractionTest, TransposedResult) {
  std::swap(product.a, product.b); // result[i, j] = sum b[k, i] * a[j, k]
  product.a.matrix = {{0, 0, 1, 0}, {1, 0, 0, 0}};
  product.b.matrix = {{0, 1, 0, 0}, {0, 0, 1, 0}};
  expectRight(product);
}
TEST_F(ContractionTest, PartsAndPiecesThatBeginElsewhere) {
  product.part = {{5, 18}, {7, 11}, {40, 61}};
  product.a.matrix = {{1, 0, 0, 4}, {0, 0, 1, -33}};
  expectRight(product, 5);
}
TEST_F(ContractionTest, ProductWithAVector) {
  for (bool transposed : {false, true}) {
    // result[i] = sum over k of a[i, k] * b[k]
    ContractionProgram program{
        {{0, 40}, {3, 50}}, 1, {{{1, 0, 0}, {0, 1, 0}}}, {{{0, 1, 0}}}};
    if (transposed)
      std::swap(program.a.matrix[0], program.a.matrix[1]);
    expectRight(program);
    std::swap(program.a, program.b);
    expectRight(program);
  }
}
TEST_F(ContractionTest, BatchedAndMergedAsInAttention) {
  // scores[n, h, q, s] = sum over d of x[n, q, h*16+d+32] * y[n, s, h*16+d]
  ContractionProgram scores{
      {{0, 3}, {1, 3}, {0, 11}, {0, 12}, {0, 16}},
      4,
      {{{1, 0, 0, 0, 0, 0}, {0, 0, 1, 0, 0, 0}, {0, 16, 0, 0, 1, 32}}},
      {{{1, 0, 0, 0, 0, 0}, {0, 0, 0, 1, 0, 0}, {0, 16, 0, 0, 1, 0}}}};
  expectRight(scores);
}
TEST_F(ContractionTest, SeveralVariablesAreSummed) {
  // The gradient of weights: result[i, j] = sum over n, t of x[n, t, i] * y[n,
  // t, j]; dense pieces merge n and t, others do not.
  ContractionProgram gradient{
      {{0, 19}, {0, 9}, {0, 5}, {0, 7}},
      2,
      {{{0, 0, 1, 0, 0}, {0, 0, 0, 1, 0}, {1, 0, 0, 0, 0}}},
      {{{0, 0, 1, 0, 0}, {0, 0, 0, 1, 0}, {0, 1, 0, 0, 0}}}};
  expectRight(gradient, 0);
  expectRight(gradient, 3);
}
TEST_F(ContractionTest, Addend) {
  for (auto addend : {ContractionProgram::InPlace, ContractionProgram::Apart})
    for (double beta : {1.0, -2.0}) {
      product.addend = addend;
      product.beta = beta;
      expectRight(product);
      ContractionProgram batched{{{0, 3}, {0, 9}, {0, 17}, {0, 13}, {0, 2}},
                                 3,
                                 {{{1, 0, 0, 0, 0, 0},
                                   {0, 1, 0, 0, 0, 0},
                                   {0, 0, 0, 0, 1, 0},
                                   {0, 0, 0, 1, 0, 0}}},
                                 {{{0, 0, 0, 1, 0, 0},
                                   {1, 0, 0, 0, 0, 0},
                                   {0, 0, 0, 0, 1, 0},
                                   {0, 0, 1, 0, 0, 0}}}};
      batched.addend = addend;
      batched.beta = beta;
      expectRight(batched);
    }
}
/// Products that are worth several threads: one alone, whose rows or columns
/// are dealt, and a batch, whose members are.
TEST_F(ContractionTest, WorkersShareWhatIsLarge) {
  ContractionProgram batch{
      {{0, 6}, {0, 60}, {0, 70}, {0, 50}},
      3,
      {{{1, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, {0, 0, 0, 1, 0}}},
      {{{1, 0, 0, 0, 0}, {0, 0, 0, 1, 0}, {0, 0, 1, 0, 0}}}};
  ContractionProgram vector{
      {{0, 300}, {0, 400}}, 1, {{{1, 0, 0}, {0, 1, 0}}}, {{{0, 1, 0}}}};
  std::vector<ContractionProgram> programs = {batch, vector};
  for (Ranges part :
       {Ranges{{0, 150}, {0, 90}, {0, 80}}, Ranges{{0, 33}, {0, 400}, {0, 90}}})
    for (bool isTransposed : {false, true}) {
      product.part = part;
      programs.push_back(product);
      if (!isTransposed)
        continue;
      // The result is, too: result[i, j] = sum over k of a[k, j] * b[i, k].
      programs.back().a.matrix = {{0, 0, 1, 0}, {0, 1, 0, 0}};
      programs.back().b.matrix = {{1, 0, 0, 0}, {0, 0, 1, 0}};
    }
  std::swap(vector.a.matrix[0], vector.a.matrix[1]);
  std::swap(vector.a, vector.b);
  programs.push_back(vector);
  for (ContractionProgram &program : programs)
    for (auto addend : {ContractionProgram::None, ContractionProgram::InPlace,
                        ContractionProgram::Apart}) {
      program.addend = addend;
      program.beta = 3;
      program.choosePieces(random, 1);
      std::unique_ptr<LibraryCall> call = program.prepare();
      ASSERT_TRUE(call);
      std::vector<double> expected = program.computeExpected();
      for (int threads : {1, 2, 3, 5, 40})
        EXPECT_EQ(program.run(*call, threads), expected) << threads;
    }
}
/// Sessions of one process may have any numbers of threads: none may change
/// what OpenBLAS computes with while another one computes.
TEST_F(ContractionTest, OpenBlasHasNoThreads) {
  product.part = {{0, 64}, {0, 64}, {0, 64}};
  product.choosePieces(random, 0);
  std::unique_ptr<LibraryCall> call = product.prepare();
  std::vector<double> expected = product.computeExpected();
  std::vector<std::thread> sessions;
  for (int threads = 1; threads != 5; ++threads)
    sessions.emplace_back([&, threads] {
      for (int step = 0; step != 50; ++step) {
        EXPECT_EQ(product.run(*call, threads), expected);
        EXPECT_EQ(openblas_get_num_threads(), 1);
      }
    });
  for (std::thread &session : sessions)
    session.join();
}
/// OpenBLAS complains, then ends the process, when some hundred threads call it
/// at once: as many as have begun a call when others get their turn.
TEST_F(ContractionTest, ManyRanksAtOnce) {
  constexpr int64_t kExtent = 200;
  product.part = {{0, kExtent}, {0, kExtent}, {0, kExtent}};
  product.choosePieces(random, 0);
  std::unique_ptr<LibraryCall> call = product.prepare();
  std::vector<float> operand(kExtent * kExtent, 1);
  std::barrier<> begin(320);
  std::vector<std::thread> ranks;
  testing::internal::CaptureStderr();
  for (int rank = 0; rank != 320; ++rank)
    ranks.emplace_back([&] {
      std::vector<float> result(operand.size());
      auto *data = reinterpret_cast<char *>(operand.data());
      char *buffers[] = {data, data, data,
                         reinterpret_cast<char *>(result.data())};
      Team alone(1);
      begin.arrive_and_wait();
      for (int step = 0; step != 16; ++step)
        EXPECT_TRUE(call->run(buffers, alone));
      EXPECT_EQ(result, std::vector<float>(result.size(), kExtent));
    });
  for (std::thread &rank : ranks)
    rank.join();
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}
TEST_F(ContractionTest, KernelsComputeTheRest) {
  ContractionProgram small = product;
  small.part = {{0, 3}, {0, 4}, {0, 5}};
  expectKernel(small);
  ContractionProgram empty = product;
  empty.part[2] = {4, 4};
  expectKernel(empty);
  ContractionProgram unshared = product; // k is not a coordinate of b
  unshared.b.matrix = {{0, 1, 0, 0}};
  expectKernel(unshared);
  ContractionProgram spaced = product; // no coordinate has unit stride
  spaced.a.matrix = {{2, 0, 0, 0}, {0, 0, 2, 0}};
  expectKernel(spaced);
  ContractionProgram backwards = product;
  backwards.a.matrix[1] = {0, 0, -1, 20};
  expectKernel(backwards);
  ContractionProgram activated = product; // OpenBLAS has no such functions
  activated.activation = TOFU_RELU;
  expectKernel(activated);
}
TEST_F(ContractionTest, ReadsOutsideOfAPieceAreTheKernels) {
  product.choosePieces(random, 0);
  product.part[2].second += 1;
  EXPECT_FALSE(product.prepare());
}

/// Variables of each class in random orders, extents and pieces.
class RandomContractions : public ContractionTest {
protected:
  int64_t choose(int64_t least, int64_t most) {
    return std::uniform_int_distribution<int64_t>(least, most)(random);
  }
  /// A dimension per variable, sometimes two variables in one.
  Matrix chooseMatrix(std::vector<size_t> variables, const Ranges &part) {
    std::shuffle(variables.begin(), variables.end(), random);
    Matrix matrix;
    for (size_t i = 0; i != variables.size(); ++i) {
      size_t v = variables[i];
      bool isMerged = i > 0 && choose(0, 3) == 0;
      if (isMerged)
        for (int64_t &factor : matrix.back())
          factor *= part[v].second - part[v].first;
      else
        matrix.emplace_back(part.size() + 1);
      matrix.back()[v] = 1;
      matrix.back().back() += 40 - part[v].first;
    }
    return matrix;
  }
  ContractionProgram chooseProgram() {
    // Outputs come first: batch, rows, columns; then what is summed.
    size_t counts[] = {size_t(choose(0, 1)), size_t(choose(1, 2)),
                       size_t(choose(1, 2)), size_t(choose(1, 2))};
    ContractionProgram program;
    std::vector<size_t> a, b;
    for (size_t kind = 0; kind != 4; ++kind)
      for (size_t i = 0; i != counts[kind]; ++i) {
        size_t v = program.part.size();
        int64_t lo = choose(0, 6);
        program.part.push_back({lo, lo + choose(1, 8)});
        if (kind != 2)
          a.push_back(v);
        if (kind != 1)
          b.push_back(v);
      }
    program.numOutputs = counts[0] + counts[1] + counts[2];
    program.a.matrix = chooseMatrix(a, program.part);
    program.b.matrix = chooseMatrix(b, program.part);
    program.addend = ContractionProgram::Addend(choose(0, 2));
    program.beta = double(choose(-1, 2));
    program.type = choose(0, 1) ? TOFU_F32 : TOFU_F64;
    if (choose(0, 3) == 0) {
      program.factorType = choose(0, 1) ? TOFU_F16 : TOFU_BF16;
      program.type = choose(0, 1) ? int64_t(TOFU_F32) : *program.factorType;
      program.addend = ContractionProgram::None;
    }
    program.choosePieces(random, choose(0, 1));
    return program;
  }
};

TEST_F(RandomContractions, AreRight) {
  int computed = 0;
  for (int i = 0; i != 6000; ++i) {
    ContractionProgram program = chooseProgram();
    std::unique_ptr<LibraryCall> call = program.prepare();
    if (!call)
      continue;
    ++computed;
    ASSERT_EQ(program.run(*call, 1 + i % 3), program.computeExpected()) << i;
  }
  EXPECT_GT(computed, 100);
}
TEST_F(RandomContractions, RunOnFourThreadsAtOnce) {
  std::vector<ContractionProgram> programs;
  std::vector<std::unique_ptr<LibraryCall>> calls;
  while (programs.size() != 40) {
    ContractionProgram program = chooseProgram();
    if (auto call = program.prepare()) {
      programs.push_back(program);
      calls.push_back(std::move(call));
    }
  }
  std::vector<std::vector<double>> results(programs.size());
  std::vector<std::thread> ranks;
  for (size_t rank = 0; rank != 4; ++rank)
    ranks.emplace_back([&, rank] {
      for (int repeat = 0; repeat != 20; ++repeat)
        for (size_t i = rank; i < programs.size(); i += 4)
          results[i] = programs[i].run(*calls[i], 1);
    });
  for (std::thread &rank : ranks)
    rank.join();
  for (size_t i = 0; i != programs.size(); ++i)
    EXPECT_EQ(results[i], programs[i].computeExpected()) << i;
}
} // namespace
