//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ContractionProgram.h"

#include <gtest/gtest.h>
#include <thread>

using namespace tofu::runtime;

namespace {
/// A convolution of square images; variables are n, h, w, o, then y, x, i (of
/// the window, then of the channels).
struct Shape {
  int64_t images = 2, in = 8, out = 16, size = 10, window = 3;
  int64_t step = 1, dilation = 1, pad = 1;
  bool channelsLast = true;

  int64_t getOutputs() const {
    return (size + 2 * pad - dilation * (window - 1) - 1) / step + 1;
  }
};

class ConvolutionTest : public testing::Test {
protected:
  ContractionProgram getForward(const Shape &s) {
    std::vector<int64_t> image{1, 0, 0, 0, 0, 0, 0, 0},
        row{0, s.step, 0, 0, s.dilation, 0, 0, -s.pad},
        column{0, 0, s.step, 0, 0, s.dilation, 0, -s.pad},
        in{0, 0, 0, 0, 0, 0, 1, 0}, out{0, 0, 0, 1, 0, 0, 0, 0},
        y{0, 0, 0, 0, 1, 0, 0, 0}, x{0, 0, 0, 0, 0, 1, 0, 0};
    ContractionProgram program;
    int64_t outputs = s.getOutputs();
    program.part = {{0, s.images}, {0, outputs},  {0, outputs}, {0, s.out},
                    {0, s.window}, {0, s.window}, {0, s.in}};
    program.numOutputs = 4;
    if (s.channelsLast) {
      program.a = {
          {image, row, column, in}, true, {s.images, s.size, s.size, s.in}};
      program.b = {{y, x, in, out}, false, {s.window, s.window, s.in, s.out}};
      return program;
    }
    program.a = {
        {image, in, row, column}, true, {s.images, s.in, s.size, s.size}};
    program.b = {{out, in, y, x}, false, {s.out, s.in, s.window, s.window}};
    permute(program, {0, 3, 1, 2, 4, 5, 6});
    return program;
  }

  /// Renumbers variables: the new number v is what order[v] was.
  static void permute(ContractionProgram &program,
                      const std::vector<size_t> &order) {
    Ranges part;
    for (size_t v : order)
      part.push_back(program.part[v]);
    program.part = part;
    for (auto *operand : {&program.a, &program.b})
      for (std::vector<int64_t> &row : operand->matrix) {
        std::vector<int64_t> renumbered;
        for (size_t v : order)
          renumbered.push_back(row[v]);
        renumbered.push_back(row.back());
        row = renumbered;
      }
  }

  void expectRight(ContractionProgram program, int64_t slack = 0) {
    program.choosePieces(random, slack);
    std::unique_ptr<LibraryCall> call = program.prepare();
    ASSERT_TRUE(call);
    std::vector<double> expected = program.computeExpected();
    EXPECT_EQ(program.run(*call, 1), expected);
    EXPECT_EQ(program.run(*call, 2), expected);
  }

  std::mt19937 random{1};
};

TEST_F(ConvolutionTest, StepsDilationsAndLayouts) {
  for (bool channelsLast : {false, true})
    for (int64_t step : {1, 2})
      for (int64_t dilation : {1, 2})
        for (int64_t pad : {0, 2}) {
          SCOPED_TRACE(testing::Message() << step << dilation << pad);
          expectRight(getForward({.images = 3,
                                  .in = 20,
                                  .out = 32,
                                  .step = step,
                                  .dilation = dilation,
                                  .pad = pad,
                                  .channelsLast = channelsLast}));
        }
}
TEST_F(ConvolutionTest, UnevenPiecesWithHalos) {
  for (bool channelsLast : {false, true})
    for (auto [lo, hi] : {std::pair(0, 4), {4, 7}, {7, 10}}) {
      ContractionProgram program =
          getForward({.images = 5, .out = 32, .channelsLast = channelsLast});
      size_t row = channelsLast ? 1 : 2;
      program.part[row] = {lo, hi};
      program.part[0] = {1, 5};
      expectRight(program, 0); // the piece is the region
      expectRight(program, 2);
      program.part[6] = {3, 8}; // a part of the input channels
      expectRight(program, 1);
    }
}
TEST_F(ConvolutionTest, AlongOneDimension) {
  // result[n, t, o] = sum over d, i of x[n, t+d-1, i] * w[d, i, o]
  ContractionProgram program{
      {{0, 16}, {0, 33}, {0, 16}, {0, 3}, {0, 24}},
      3,
      {{{1, 0, 0, 0, 0, 0}, {0, 1, 0, 1, 0, -1}, {0, 0, 0, 0, 1, 0}},
       true,
       {16, 33, 24}},
      {{{0, 0, 0, 1, 0, 0}, {0, 0, 0, 0, 1, 0}, {0, 0, 1, 0, 0, 0}}}};
  expectRight(program);
  program.part[1] = {11, 20};
  expectRight(program, 1);
}
TEST_F(ConvolutionTest, Depthwise) {
  // result[n, h, w, c] = sum over y, x of a[n, h+y-1, w+x-1, c] * b[y, x, c]
  ContractionProgram program{
      {{0, 8}, {0, 14}, {0, 14}, {0, 16}, {0, 3}, {0, 3}},
      4,
      {{{1, 0, 0, 0, 0, 0, 0},
        {0, 1, 0, 0, 1, 0, -1},
        {0, 0, 1, 0, 0, 1, -1},
        {0, 0, 0, 1, 0, 0, 0}},
       true,
       {8, 14, 14, 16}},
      {{{0, 0, 0, 0, 1, 0, 0}, {0, 0, 0, 0, 0, 1, 0}, {0, 0, 0, 1, 0, 0, 0}}}};
  expectRight(program);
}
/// result[y, x, i, o] = sum over n, h, w of a[n, h +- (y-1), w +- (x-1), i] *
/// b[n, h, w, o], on a part of the images and rows.
static ContractionProgram getWeightsGradient(int64_t direction, int64_t lo,
                                             int64_t hi) {
  return {{{0, 3}, {0, 3}, {0, 8}, {0, 16}, {1, 4}, {lo, hi}, {0, 12}},
          4,
          {{{0, 0, 0, 0, 1, 0, 0, 0},
            {direction, 0, 0, 0, 0, 1, 0, -direction},
            {0, direction, 0, 0, 0, 0, 1, -direction},
            {0, 0, 1, 0, 0, 0, 0, 0}},
           true,
           {4, 12, 12, 8}},
          {{{0, 0, 0, 0, 1, 0, 0, 0},
            {0, 0, 0, 0, 0, 1, 0, 0},
            {0, 0, 0, 0, 0, 0, 1, 0},
            {0, 0, 0, 1, 0, 0, 0, 0}}}};
}
TEST_F(ConvolutionTest, GradientOfTheWeights) {
  for (auto [lo, hi] : {std::pair(0, 12), {0, 5}, {5, 12}}) {
    ContractionProgram program = getWeightsGradient(1, lo, hi);
    expectRight(program, 0);
    expectRight(program, 1);
  }
}
TEST_F(ConvolutionTest, GradientOfTheSource) {
  // result[n, h, w, i] = sum over y, x, o of a[n, h-y+1, w-x+1, o] * b[y, x, i,
  // o]: the weights run backwards.
  for (auto [lo, hi] : {std::pair(0, 12), {0, 5}, {5, 12}}) {
    ContractionProgram program{
        {{0, 3}, {lo, hi}, {0, 12}, {0, 8}, {0, 3}, {0, 3}, {0, 16}},
        4,
        {{{1, 0, 0, 0, 0, 0, 0, 0},
          {0, 1, 0, 0, -1, 0, 0, 1},
          {0, 0, 1, 0, 0, -1, 0, 1},
          {0, 0, 0, 0, 0, 0, 1, 0}},
         true,
         {3, 12, 12, 16}},
        {{{0, 0, 0, 0, 1, 0, 0, 0},
          {0, 0, 0, 0, 0, 1, 0, 0},
          {0, 0, 0, 1, 0, 0, 0, 0},
          {0, 0, 0, 0, 0, 0, 1, 0}}}};
    expectRight(program, 0);
    expectRight(program, 1);
    std::swap(program.a, program.b); // the source may be either factor
    expectRight(program, 1);
  }
}
TEST_F(ConvolutionTest, GradientOfTheSourceWithSteps) {
  // result[n, h, w, i] = sum over y, x, o of
  //   a[n, (h - y + 1) / step, (w + x - 1) / step, o] * b[y, x, i, o],
  // on a part of the rows: weights run backwards along x only.
  for (int64_t step : {2, 3})
    for (auto [lo, hi] : {std::pair(0, 13), {0, 5}, {5, 13}, {6, 12}}) {
      SCOPED_TRACE(testing::Message() << step << ' ' << lo << ' ' << hi);
      ContractionProgram program{
          {{0, 2}, {lo, hi}, {0, 13}, {0, 8}, {0, 3}, {0, 3}, {0, 16}},
          4,
          {{{1, 0, 0, 0, 0, 0, 0, 0},
            {0, 1, 0, 0, -1, 0, 0, 1},
            {0, 0, 1, 0, 0, 1, 0, -1},
            {0, 0, 0, 0, 0, 0, 1, 0}},
           true,
           {2, 12 / step + 1, 12 / step + 1, 16}},
          {{{0, 0, 0, 0, 1, 0, 0, 0},
            {0, 0, 0, 0, 0, 1, 0, 0},
            {0, 0, 0, 1, 0, 0, 0, 0},
            {0, 0, 0, 0, 0, 0, 1, 0}}}};
      program.a.divisors = {1, step, step, 1};
      expectRight(program, 0);
      expectRight(program, 1);
      std::swap(program.a, program.b);
      expectRight(program, 1);
    }
}
TEST_F(ConvolutionTest, GradientOfAProductWithSteps) {
  // result[n, h, i] = sum over o of a[n, h / 2, o] * b[i, o], where h is two
  // variables: h = 2 * h0 + h1.
  for (auto [lo, hi] : {std::pair(0, 16), {4, 9}}) {
    ContractionProgram program{
        {{0, 64}, {2 * lo, 2 * hi}, {0, 16}, {0, 32}},
        3,
        {{{1, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, {0, 0, 0, 1, 0}},
         true,
         {64, 16, 32}},
        {{{0, 0, 1, 0, 0}, {0, 0, 0, 1, 0}}}};
    program.a.divisors = {1, 2, 1};
    expectRight(program, 1);
    // The first element that is read would be before the first result.
    program.part[1].first += 1;
    program.choosePieces(random, 0);
    EXPECT_FALSE(program.prepare());
  }
}
TEST_F(ConvolutionTest, TheSmallerFactorSlides) {
  // result[n, h, w, i] = sum over y, x, o of a[h-y+1, w-x+1, i, o] * b[n, y, x,
  // o]: windows as large as the picture, of which 3 x 3 are not outside of a.
  // The sum is over a part of the rows; b's piece may have more.
  for (auto [lo, hi] : {std::pair(0, 12), {0, 5}, {5, 12}}) {
    ContractionProgram program{
        {{0, 3}, {0, 12}, {0, 12}, {0, 8}, {lo, hi}, {0, 12}, {0, 16}},
        4,
        {{{0, 1, 0, 0, -1, 0, 0, 1},
          {0, 0, 1, 0, 0, -1, 0, 1},
          {0, 0, 0, 1, 0, 0, 0, 0},
          {0, 0, 0, 0, 0, 0, 1, 0}},
         true,
         {3, 3, 8, 16}},
        {{{1, 0, 0, 0, 0, 0, 0, 0},
          {0, 0, 0, 0, 1, 0, 0, 0},
          {0, 0, 0, 0, 0, 1, 0, 0},
          {0, 0, 0, 0, 0, 0, 1, 0}}}};
    for (int64_t slack : {0, 2}) {
      expectRight(program, slack);
      program.choosePieces(random, slack);
      std::optional<Convolution> convolution = program.recognize();
      ASSERT_TRUE(convolution);
      for (const Window &window : convolution->windows)
        EXPECT_EQ(window.weights, 3);
      std::swap(program.a, program.b);
    }
  }
}
TEST_F(ConvolutionTest, GradientOfTheWeightsOfThatOfTheSource) {
  // The results run backwards, unless it is the other factor that slides.
  for (auto [lo, hi] : {std::pair(0, 12), {0, 5}, {5, 12}}) {
    ContractionProgram program = getWeightsGradient(-1, lo, hi);
    expectRight(program, 0);
    expectRight(program, 1);
  }
}
/// result[o, i, d] = sum over n, t of a[n, o, t] * b[n, i, t+d-1], of lines
/// that are long enough for a matrix product each, of which 0 to 2 ends are
/// cut.
TEST_F(ConvolutionTest, AProductForEachOfFewOutputs) {
  auto get = [](int64_t lo, int64_t hi) {
    return ContractionProgram{
        {{0, 16}, {0, 17}, {0, 3}, {0, 2}, {lo, hi}},
        3,
        {{{0, 0, 0, 1, 0, 0}, {1, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 1, 0}},
         false,
         {2, 16, 300}},
        {{{0, 0, 0, 1, 0, 0}, {0, 1, 0, 0, 0, 0}, {0, 0, 1, 0, 1, -1}},
         true,
         {2, 17, 300}}};
  };
  for (auto [lo, hi] : {std::pair(0, 300), {0, 260}, {7, 290}, {40, 300}})
    expectRight(get(lo, hi), lo == 7 ? 2 : 0);
  // No convolution of the library has such numbers.
  ContractionProgram wide = get(0, 300);
  wide.type = TOFU_F64;
  expectRight(wide);
  wide.b.matrix[2] = {0, 0, -2, 0, 1, 2}; // outputs run backwards
  expectRight(wide);
  wide.b.matrix[2] = {0, 0, 300, 0, 1, -300}; // two of three read padding alone
  wide.choosePieces(random, 0);
  EXPECT_FALSE(wide.prepare());
}
TEST_F(ConvolutionTest, KernelsComputeTheRest) {
  auto expectKernel = [&](ContractionProgram program) {
    program.choosePieces(random, 0);
    EXPECT_FALSE(program.prepare());
  };
  expectKernel(getForward({.images = 1, .in = 2, .out = 2, .size = 4}));
  ContractionProgram wide = getForward({});
  wide.type = TOFU_F64;
  expectKernel(wide);
  ContractionProgram added = getForward({});
  added.addend = ContractionProgram::InPlace;
  expectKernel(added);
  ContractionProgram program = getForward({});
  program.choosePieces(random, 0);
  program.a.piece[1].first += 1; // a row that is read is elsewhere
  EXPECT_FALSE(program.prepare());
}
TEST_F(ConvolutionTest, RunOnFourThreadsAtOnce) {
  ContractionProgram program = getForward({});
  program.choosePieces(random, 0);
  std::vector<std::unique_ptr<LibraryCall>> calls;
  for (int rank = 0; rank != 4; ++rank)
    calls.push_back(program.prepare());
  std::vector<double> expected = program.computeExpected();
  std::vector<std::thread> ranks;
  for (int rank = 0; rank != 4; ++rank)
    ranks.emplace_back([&, rank] {
      for (int repeat = 0; repeat != 20; ++repeat)
        EXPECT_EQ(program.run(*calls[rank], 1), expected);
    });
  for (std::thread &rank : ranks)
    rank.join();
}
} // namespace
