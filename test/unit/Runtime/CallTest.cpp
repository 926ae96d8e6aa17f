//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions that programs call: what they are given, what they may say, and
// what Tofu's own compute.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

#include "tofu/Runtime/OwnFunctions.h"

#include <cmath>
#include <limits>

using namespace tofu::runtime;

/// y[j] = factor * x[j] + (the address of y does not matter)
static int64_t scale(const tofu_arguments *arguments) {
  const tofu_slice &x = arguments->operands[0], &y = arguments->results[0];
  const tofu_attribute *factor = tofu_find_attribute(arguments, "factor");
  if (!factor)
    return tofu_complain(arguments, "has no factor");
  for (int64_t j = 0; j < x.extents[0]; ++j)
    static_cast<float *>(y.data)[j * y.strides[0]] =
        float(factor->number) *
        static_cast<const float *>(x.data)[j * x.strides[0]];
  return 0;
}

namespace {
/// y[i, :] = 2 * x[:, 3 - i], on two ranks that have half of y's rows each.
class Call : public testing::Test {
protected:
  Call() : program({2}) {
    x = program.addBuffer(TOFU_F32, {3, 4}, split({2}, {3, 4}, {{}, {}}));
    y = program.addBuffer(TOFU_F32, {4, 3}, split({2}, {4, 3}, {{0}, {}}));
    op = &program.addOperation(TOFU_COMPUTE, "op0", {x}, {y});
    op->cost = 1 << 20;
    attribute = {"factor", TOFU_NUMBER, 0, 2.0, nullptr, 0, nullptr};
    call = {"test_scale", scale, 1, getPart, slices, 1, &attribute};
    op->call = &call;
    program.addArgument("x", x);
    program.addResult("y", y);
  }
  static void getPart(const int64_t *at, int64_t *ranges) {
    ranges[0] = at[0] * 2;
    ranges[1] = at[0] * 2 + 2;
  }
  std::string getError() {
    tofu_program *wrapped = nullptr;
    tofu_session *session = nullptr;
    tofu_options options{};
    std::string error;
    if (tofu_program_wrap(&program.getData(), &wrapped) ||
        tofu_session_open(wrapped, &options, &session) || tofu_step(session))
      error = tofu_error();
    tofu_session_close(session);
    tofu_program_unload(wrapped);
    return error;
  }
  /// Where both ranks fail alike, which of them is first is chance: that of
  /// rank 0.
  std::string getErrorOfBoth() {
    std::string error = getError();
    if (error.compare(0, 8, "rank 1: ") == 0)
      error[5] = '0';
    return error;
  }

  TestProgram program;
  int64_t x, y;
  tofu_operation *op;
  tofu_attribute attribute;
  int64_t rows[6] = {1, 0, 0, 0, -1, 3}; // all, 3 - i
  const int64_t *slices[1] = {rows};
  tofu_call call;
};
} // namespace

TEST_F(Call, GivesSlices) {
  for (int64_t threads : {1, 3}) {
    tofu_options options{};
    options.threads_per_rank = threads;
    TestSession session(program, options);
    ASSERT_EQ(session.getError(), "");
    std::vector<float> given, got(12);
    for (int i = 0; i != 12; ++i)
      given.push_back(float(i));
    ASSERT_EQ(tofu_set_argument(session, 0, given.data()), 0);
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    ASSERT_EQ(tofu_get_result(session, 0, got.data()), 0);
    for (int i = 0; i != 4; ++i)
      for (int j = 0; j != 3; ++j)
        EXPECT_EQ(got[i * 3 + j], 2 * given[j * 4 + 3 - i]);
  }
}

TEST_F(Call, FailuresAreSentences) {
  call.num_attributes = 0;
  EXPECT_EQ(getErrorOfBoth(),
            "rank 0: op0 (step.mlir:1:2): 'test_scale': has no factor");
  call.function = [](const tofu_arguments *) { return int64_t(1); };
  EXPECT_EQ(getErrorOfBoth(),
            "rank 0: op0 (step.mlir:1:2): 'test_scale': it fails "
            "and does not say why");
  call.function = [](const tofu_arguments *arguments) {
    return tofu_complain(arguments, "\n");
  };
  EXPECT_EQ(getErrorOfBoth(),
            "rank 0: op0 (step.mlir:1:2): 'test_scale': it fails "
            "and does not say why");
  call.function = [](const tofu_arguments *arguments) {
    return tofu_complain(arguments, "is\nred: \x1b[31m\n");
  };
  EXPECT_EQ(getErrorOfBoth(),
            "rank 0: op0 (step.mlir:1:2): 'test_scale': is red:  [31m");
  call.function = [](const tofu_arguments *arguments) {
    return tofu_complain(arguments, std::string(2000, 'x').c_str());
  };
  EXPECT_EQ(getErrorOfBoth().size(),
            511 + std::string("rank 0: op0 (step.mlir:1:2): "
                              "'test_scale': ")
                      .size());
  call.function = nullptr;
  EXPECT_EQ(getErrorOfBoth(),
            "rank 0: op0 (step.mlir:1:2): the function 'test_scale' is not "
            "there; link it with tofu-compile --link, or load the library that "
            "has it with tofu-run --library, or in a host of your own with "
            "RTLD_GLOBAL, in Python ctypes.CDLL(path, ctypes.RTLD_GLOBAL)");
}

TEST_F(Call, TablesAreChecked) {
  EXPECT_EQ(getError(), "");
  auto expect = [&](const std::string &what) {
    EXPECT_EQ(getError(), "op0: " + what);
  };
  call.name = nullptr;
  expect("its function is not there");
  call.name = "test_scale";
  call.num_indices = 65;
  expect("its function has 65 indices, or no part");
  call.num_indices = 1;
  call.part = nullptr;
  expect("its function has 1 indices, or no part");
  call.part = getPart;
  call.slices = nullptr;
  expect("its function does not say what it is given");
  call.slices = slices;
  rows[0] = 2;
  expect("its function does not say what it is given");
  rows[0] = 1;
  attribute.kind = 7;
  expect("its function has an attribute that is none");
  attribute.kind = TOFU_TEXT;
  expect("its function has an attribute that is none");
  attribute.kind = TOFU_NUMBER;
  op->extent = [](const int64_t *) { return int64_t(1); };
  expect("it calls a function, but has a contraction or a kernel");
  op->extent = nullptr;
  call.num_attributes = -1;
  expect("its function has -1 attributes, but there can be 0 to 268435456");
  call.num_attributes = 1;
  op->num_results = 0;
  expect("its function has no result");
  op->num_results = 1;
  EXPECT_EQ(getError(), "");
  // The second rank would be given what nobody holds.
  rows[5] = 2;
  EXPECT_EQ(getError(), "rank 1: op0 (step.mlir:1:2): its function is given "
                        "[-1, 1) of dimension 1 of a buffer, but the rank "
                        "holds [0, 4)");
  rows[4] = std::numeric_limits<int64_t>::max();
  // Of both ranks; either may say so first.
  std::string error = getError();
  EXPECT_EQ(error.substr(std::min<size_t>(error.size(), 6)),
            ": op0 (step.mlir:1:2): its function is given a slice at a "
            "coordinate that leaves 64 bits");
}

TEST_F(Call, ResultsHaveTheIndices) {
  call.num_indices = 3;
  call.part = [](const int64_t *, int64_t *ranges) {
    std::fill_n(ranges, 6, 0);
  };
  std::vector<int64_t> wide(10);
  const int64_t *list[] = {wide.data()};
  call.slices = list;
  EXPECT_EQ(getError(), "op0: its function has more indices than a result has "
                        "dimensions");
}

//===----------------------------------------------------------------------===//
// Tofu's own
//===----------------------------------------------------------------------===//

/// Applies a function to rows of floats; its error, or "".
template <class T>
static std::string apply(tofu_function function, int64_t type,
                         std::vector<std::vector<T>> &operands,
                         std::vector<std::vector<T>> &results,
                         std::vector<tofu_attribute> attributes,
                         std::vector<int64_t> extents) {
  std::vector<int64_t> strides(extents.size(), 1);
  for (size_t dim = extents.size(); dim-- > 1;)
    strides[dim - 1] = strides[dim] * extents[dim];
  std::vector<tofu_slice> in, out;
  for (std::vector<T> &values : operands)
    in.push_back({values.data(), type, int64_t(extents.size()), extents.data(),
                  strides.data()});
  results = operands;
  for (std::vector<T> &values : results)
    out.push_back({values.data(), type, int64_t(extents.size()), extents.data(),
                   strides.data()});
  char error[256] = "";
  tofu_arguments arguments{int64_t(in.size()),
                           in.data(),
                           int64_t(out.size()),
                           out.data(),
                           int64_t(attributes.size()),
                           attributes.data(),
                           error,
                           sizeof(error)};
  return function(&arguments) ? error : "";
}

static tofu_attribute flag(const char *name, int64_t value = 1) {
  return {name, TOFU_INTEGER, value, 0, nullptr, 0, nullptr};
}

TEST(OwnFunctions, SortIsStableAndTotal) {
  float nan = std::numeric_limits<float>::quiet_NaN();
  float inf = std::numeric_limits<float>::infinity();
  std::vector<std::vector<float>> rows{{nan, 1, -0.0f, 0, -inf, -nan, inf, 1},
                                       {0, 1, 2, 3, 4, 5, 6, 7}},
      sorted;
  auto getOrder = [&](std::vector<tofu_attribute> attributes) {
    EXPECT_EQ(apply<float>(tofu_sort, TOFU_F32, rows, sorted, attributes, {8}),
              "");
    std::string order;
    for (float number : sorted[1])
      order += char('0' + int(number));
    return order;
  };
  EXPECT_EQ(getOrder({}), "54231760");
  EXPECT_EQ(getOrder({flag("descending")}), "06173245");
  // -0.0 is 0.0, and every NaN is one behind infinity.
  EXPECT_EQ(getOrder({flag("canonical")}), "42317605");
  EXPECT_EQ(getOrder({flag("keys", 2), flag("canonical")}), "42317605");
  EXPECT_EQ(
      apply<float>(tofu_sort, TOFU_F32, rows, sorted, {flag("keys", 3)}, {8}),
      "has 'keys' operands to compare, of which there are others");
  EXPECT_EQ(apply<float>(tofu_sort, TOFU_F32, rows, sorted, {}, {2, 4}),
            "sorts slices of one dimension and one extent, and gives as many "
            "elements of each or fewer");
}

TEST(OwnFunctions, SortsIntegersWithAndWithoutSign) {
  std::vector<std::vector<int8_t>> rows{{3, -1, 0, -128}}, sorted;
  EXPECT_EQ(apply<int8_t>(tofu_sort, TOFU_I8, rows, sorted, {}, {4}), "");
  EXPECT_EQ(sorted[0], (std::vector<int8_t>{-128, -1, 0, 3}));
  EXPECT_EQ(
      apply<int8_t>(tofu_sort, TOFU_I8, rows, sorted, {flag("unsigned")}, {4}),
      "");
  EXPECT_EQ(sorted[0], (std::vector<int8_t>{0, 3, -128, -1}));
}

TEST(OwnFunctions, SortComparesEachKeyInItsOwnWay) {
  std::vector<std::vector<int8_t>> rows{
      {1, 0, 1, 0, 1}, {-1, 5, 3, -2, 3}, {0, 1, 2, 3, 4}},
      sorted;
  auto getOrder = [&](std::vector<int64_t> descending,
                      std::vector<int64_t> isUnsigned) {
    auto list = [](const char *name, const std::vector<int64_t> &flags) {
      return tofu_attribute{name,    TOFU_INTEGERS,         0,           0,
                            nullptr, int64_t(flags.size()), flags.data()};
    };
    std::string error =
        apply<int8_t>(tofu_sort, TOFU_I8, rows, sorted,
                      {list("descending", descending), flag("keys", 2),
                       list("unsigned", isUnsigned)},
                      {5});
    std::string order;
    for (int8_t number : sorted[2])
      order += char('0' + number);
    return error.empty() ? order : error;
  };
  EXPECT_EQ(getOrder({0, 0}, {0, 0}), "31024");
  EXPECT_EQ(getOrder({0, 1}, {0, 0}), "13240");
  EXPECT_EQ(getOrder({1, 0}, {0, 1}), "24013");
  EXPECT_EQ(getOrder({1}, {0, 0}),
            "has a list that is not of a number for each of its 'keys' "
            "operands");
}

TEST(OwnFunctions, FourierIsTheSumAndItsInverse) {
  for (int64_t n : {1, 2, 3, 4, 5, 6, 7, 8, 12, 30, 49, 64, 97}) {
    std::vector<std::vector<double>> signal(2), image, back;
    for (int64_t i = 0; i < n; ++i) {
      signal[0].push_back(std::sin(double(i * i + 1)));
      signal[1].push_back(std::cos(double(3 * i)));
    }
    ASSERT_EQ(apply<double>(tofu_fft, TOFU_F64, signal, image, {}, {n}), "");
    for (int64_t k = 0; k < n; ++k) {
      double real = 0, imaginary = 0;
      for (int64_t j = 0; j < n; ++j) {
        double angle = -2 * M_PI * double(j * k % n) / double(n);
        real += signal[0][j] * std::cos(angle) - signal[1][j] * std::sin(angle);
        imaginary +=
            signal[0][j] * std::sin(angle) + signal[1][j] * std::cos(angle);
      }
      EXPECT_NEAR(image[0][k], real, 1e-11);
      EXPECT_NEAR(image[1][k], imaginary, 1e-11);
    }
    ASSERT_EQ(
        apply<double>(tofu_fft, TOFU_F64, image, back, {flag("inverse")}, {n}),
        "");
    for (int64_t i = 0; i < n; ++i) {
      EXPECT_NEAR(back[0][i], signal[0][i], 1e-12);
      EXPECT_NEAR(back[1][i], signal[1][i], 1e-12);
    }
  }
  std::vector<std::vector<float>> one{{1}}, result;
  EXPECT_EQ(apply<float>(tofu_fft, TOFU_F32, one, result, {}, {1}),
            "transforms real and imaginary parts, slices of one dimension of "
            "f32 or f64");
}

TEST(OwnFunctions, Cholesky) {
  std::vector<std::vector<float>> a{{4, 2, 2, 10}}, l;
  EXPECT_EQ(apply<float>(tofu_cholesky, TOFU_F32, a, l, {}, {2, 2}), "");
  EXPECT_EQ(l[0], (std::vector<float>{2, 0, 1, 3}));
  EXPECT_EQ(apply<float>(tofu_cholesky, TOFU_F32, a, l, {}, {4, 1}),
            "is given or gives other slices than nn -> nn of f32 or f64, or nn "
            "-> nn of complex numbers");
}

TEST(OwnFunctions, HouseholderAndHessenbergComplain) {
  std::vector<std::vector<double>> two{{1, 2, 3, 4}, {1, 2, 3, 4}}, result;
  EXPECT_EQ(apply<double>(tofu_hessenberg, TOFU_F64, two, result,
                          {flag("low", 3)}, {2, 2}),
            "has no rows and columns 'low' to 'high'");
  int64_t wide[] = {1, 3}, one[] = {3, 1};
  tofu_slice in[] = {{two[0].data(), TOFU_F64, 2, wide, one},
                     {two[1].data(), TOFU_F64, 1, wide, one}};
  char error[256] = "";
  tofu_arguments arguments{2, in, 1, in, 0, nullptr, error, sizeof(error)};
  EXPECT_NE(tofu_householder(&arguments), 0);
  EXPECT_EQ(std::string(error), "multiplies reflections of which there are "
                                "more than columns, or these than rows");
}
