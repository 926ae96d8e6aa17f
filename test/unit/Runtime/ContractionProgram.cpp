//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ContractionProgram.h"
#include "tofu/Runtime/Scalars.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace tofu::runtime;
using Operand = ContractionProgram::Operand;

static int64_t getVolume(const Ranges &box) {
  int64_t volume = 1;
  for (auto [lo, hi] : box)
    volume *= std::max<int64_t>(0, hi - lo);
  return volume;
}

static void choosePiece(Operand &operand, const Ranges &part,
                        std::mt19937 &random, int64_t slack) {
  auto choose = [&] {
    return std::uniform_int_distribution<int64_t>(0, slack)(random);
  };
  bool isGiven = !operand.extents.empty();
  operand.piece.clear();
  operand.divisors.resize(operand.matrix.size(), 1);
  for (size_t dim = 0; dim != operand.matrix.size(); ++dim) {
    const std::vector<int64_t> &row = operand.matrix[dim];
    int64_t min = row.back(), max = min;
    for (size_t v = 0; v != part.size(); ++v) {
      int64_t first = row[v] * part[v].first,
              last = row[v] * (part[v].second - 1);
      min += std::min(first, last);
      max += std::max(first, last);
    }
    int64_t divisor = operand.divisors[dim];
    min = -((-min - (min < 0 ? divisor - 1 : 0)) / divisor); // not above
    max /= divisor;
    if (!isGiven)
      operand.extents.push_back(max + 1 + 2 * slack);
    operand.piece.push_back(
        {std::max<int64_t>(0, min - choose()),
         std::min(max + 1 + choose(), operand.extents[dim])});
  }
  operand.data.clear();
  std::uniform_int_distribution<int> element(-3, 3);
  for (int64_t i = getVolume(operand.piece); i > 0; --i)
    operand.data.push_back(element(random));
}

void ContractionProgram::choosePieces(std::mt19937 &random, int64_t slack) {
  result.matrix.assign(numOutputs, std::vector<int64_t>(part.size() + 1));
  for (size_t v = 0; v != numOutputs; ++v)
    result.matrix[v][v] = 1;
  for (Operand *operand : {&a, &b, &result})
    choosePiece(*operand, part, random, slack);
}

/// Functions of tofu_box_function read these: of a, b, the result, the part.
static const Ranges *boxes[4];
template <int number> static void writeBox(const int64_t *, int64_t *ranges) {
  for (auto [lo, hi] : *boxes[number]) {
    *ranges++ = lo;
    *ranges++ = hi;
  }
}

/// What the function gives of the program's tables.
template <class Function> auto ContractionProgram::describe(Function function) {
  boxes[0] = &a.piece, boxes[1] = &b.piece, boxes[2] = &result.piece;
  boxes[3] = &part;
  auto getBuffer = [&](const Operand &operand, tofu_box_function box) {
    tofu_buffer buffer{};
    buffer.type = &operand == &result ? type : factorType.value_or(type);
    buffer.rank = operand.extents.size();
    buffer.extents = operand.extents.data();
    buffer.box = box;
    return buffer;
  };
  tofu_buffer buffers[] = {getBuffer(a, writeBox<0>), getBuffer(b, writeBox<1>),
                           getBuffer(result, writeBox<2>)};
  std::vector<int64_t> flat[2];
  for (const Operand *operand : {&a, &b})
    for (const std::vector<int64_t> &row : operand->matrix)
      for (int64_t number : row)
        flat[operand == &b].push_back(number);
  // The first variables are the result's coordinates.
  size_t width = part.size() + 1;
  std::vector<int64_t> identity(numOutputs * width);
  for (int64_t output = 0; output != int64_t(numOutputs); ++output)
    identity[output * width + output] = 1;
  tofu_contraction contraction{};
  contraction.result = identity.data();
  contraction.num_variables = part.size();
  contraction.num_outputs = numOutputs;
  contraction.part = writeBox<3>;
  contraction.a = {0, flat[0].data(), a.divisors.data(), a.padded};
  contraction.b = {1, flat[1].data(), b.divisors.data(), b.padded};
  contraction.addend = addend == None ? -1 : 2;
  contraction.beta = beta;
  contraction.alpha = 1;
  contraction.activation = activation;
  contraction.bias.operand = -1;
  int64_t operands[] = {0, 1, 2}, results[] = {2};
  tofu_operation operation{};
  operation.num_operands = 3;
  operation.operands = operands;
  operation.num_results = 1;
  operation.results = results;
  operation.contraction = &contraction;
  tofu_program_data program{};
  program.num_buffers = 3;
  program.buffers = buffers;
  return function(program, operation);
}

std::unique_ptr<LibraryCall> ContractionProgram::prepare() {
  return describe([](auto &program, auto &operation) {
    return prepareContraction(program, operation, nullptr);
  });
}

std::optional<Convolution> ContractionProgram::recognize() {
  return describe([](auto &program, auto &operation) {
    return recognizeConvolution(*localize(program, operation, nullptr));
  });
}

namespace {
/// A narrow float in memory.
template <class Stored> struct Narrow {
  Narrow(double value) : element(Stored::store(float(value))) {}
  operator double() const { return Stored::load(element); }
  typename Stored::Element element;
};
} // namespace

template <class Element, class Factor>
static std::vector<double> runCall(const ContractionProgram &program,
                                   LibraryCall &call, Team &workers) {
  using Elements = std::vector<Element>;
  std::vector<Factor> a(program.a.data.begin(), program.a.data.end()),
      b(program.b.data.begin(), program.b.data.end());
  Elements addend(program.result.data.begin(), program.result.data.end()),
      result(addend.size(), -1000);
  bool isInPlace = program.addend == ContractionProgram::InPlace;
  char *buffers[] = {(char *)a.data(), (char *)b.data(), (char *)addend.data(),
                     (char *)(isInPlace ? addend : result).data()};
  EXPECT_TRUE(call.run(buffers, workers));
  const Elements &written = isInPlace ? addend : result;
  return {written.begin(), written.end()};
}

std::vector<double> ContractionProgram::run(LibraryCall &call,
                                            int threads) const {
  Team workers(threads);
  using Half = Narrow<F16>;
  using Brain = Narrow<BF16>;
  int64_t factor = factorType.value_or(type);
  if (type == TOFU_F64)
    return runCall<double, double>(*this, call, workers);
  if (type == TOFU_F16)
    return runCall<Half, Half>(*this, call, workers);
  if (type == TOFU_BF16)
    return runCall<Brain, Brain>(*this, call, workers);
  if (factor == TOFU_F16)
    return runCall<float, Half>(*this, call, workers);
  if (factor == TOFU_BF16)
    return runCall<float, Brain>(*this, call, workers);
  return runCall<float, float>(*this, call, workers);
}

/// Where in the piece an access reads; -1 where it reads a zero.
static int64_t getOffset(const Operand &operand,
                         const std::vector<int64_t> &variables) {
  int64_t offset = 0;
  for (size_t dim = 0; dim != operand.matrix.size(); ++dim) {
    int64_t at = operand.matrix[dim].back();
    for (size_t v = 0; v != variables.size(); ++v)
      at += operand.matrix[dim][v] * variables[v];
    auto [lo, hi] = operand.piece[dim];
    if (at % operand.divisors[dim] != 0)
      return -1;
    at /= operand.divisors[dim];
    if (operand.padded && (at < 0 || at >= operand.extents[dim]))
      return -1;
    EXPECT_TRUE(at >= lo && at < hi) << "the test reads outside of a piece";
    offset = offset * (hi - lo) + at - lo;
  }
  return offset;
}

std::vector<double> ContractionProgram::computeExpected() const {
  std::vector<double> expected(result.data.size(), -1000);
  if (addend == InPlace)
    expected = result.data;
  std::vector<bool> isWritten(expected.size());
  std::vector<int64_t> at;
  for (auto [lo, hi] : part)
    at.push_back(lo);
  while (true) {
    int64_t to = getOffset(result, at), i = getOffset(a, at),
            j = getOffset(b, at);
    if (!isWritten[to])
      expected[to] = addend == None ? 0 : beta * result.data[to];
    isWritten[to] = true;
    if (i >= 0 && j >= 0)
      expected[to] += a.data[i] * b.data[j];
    size_t v = at.size();
    while (v > 0 && ++at[v - 1] == part[v - 1].second) {
      --v;
      at[v] = part[v].first;
    }
    if (v > 0)
      continue;
    for (double &number : expected) // rounded once
      if (type == TOFU_F16)
        number = Narrow<F16>(number);
      else if (type == TOFU_BF16)
        number = Narrow<BF16>(number);
    return expected;
  }
}
