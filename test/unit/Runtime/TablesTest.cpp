//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Each field of a program's tables in turn is something else: the program is
// refused with one sentence, or it runs, and the runtime touches nothing that
// is not its own. What kernels touch is theirs: these touch nothing.
//
//===----------------------------------------------------------------------===//
#include "Tables.h"

#include "tofu/Runtime/Fingerprint.h"
#include "tofu/Runtime/LoadedProgram.h"
#include "gtest/gtest.h"

using namespace tofu::runtime;

//===----------------------------------------------------------------------===//
// A program with every kind of operation, on 2 x 2 ranks
//===----------------------------------------------------------------------===//

static constexpr int64_t kExtent = 16;

static int64_t getCoordinate(const int64_t *at) { return at ? at[0] : 0; }
static void writeRange(int64_t *&ranges, int64_t lo, int64_t hi) {
  *ranges++ = lo;
  *ranges++ = hi;
}
static void getWhole(const int64_t *, int64_t *ranges) {
  writeRange(ranges, 0, kExtent);
  writeRange(ranges, 0, kExtent);
}
static void getRows(const int64_t *at, int64_t *ranges) {
  int64_t first = getCoordinate(at) * kExtent / 2;
  writeRange(ranges, first, first + kExtent / 2);
  writeRange(ranges, 0, kExtent);
}
static void getRow(const int64_t *at, int64_t *ranges) {
  writeRange(ranges, getCoordinate(at), getCoordinate(at) + 1);
  writeRange(ranges, 0, kExtent);
}
static void getPart(const int64_t *at, int64_t *ranges) {
  getRows(at, ranges);
  ranges += 4;
  writeRange(ranges, 0, kExtent);
}
static void getRowsAlone(const int64_t *at, int64_t *ranges) {
  int64_t first = getCoordinate(at) * kExtent / 2;
  writeRange(ranges, first, first + kExtent / 2);
}
/// Touches nothing, as the kernels.
static int64_t copyRow(const tofu_arguments *) { return 0; }
static void getScalar(const int64_t *, int64_t *) {}
static int64_t getIterations(const int64_t *) { return kExtent; }
static int64_t compute(const int64_t *, char *const *, int64_t, int64_t) {
  return 0;
}

namespace {
/// Tables of their own, each with a row of zeros behind the last one, so that a
/// count that is one too large reads what is there.
class Tables {
public:
  Tables();

  tofu_program_data data{};

private:
  template <class T>
  const T *keep(std::vector<std::vector<T>> &tables, std::vector<T> rows) {
    rows.emplace_back();
    return tables.emplace_back(std::move(rows)).data();
  }
  const int64_t *keep(std::vector<int64_t> list) {
    return keep(numbers, std::move(list));
  }
  void addBuffer(int64_t type, std::vector<int64_t> extents,
                 tofu_box_function box, std::vector<int64_t> partial = {});
  tofu_operation &addOperation(int64_t kind, std::vector<int64_t> operands,
                               std::vector<int64_t> results);

  std::vector<std::vector<int64_t>> numbers;
  std::vector<std::vector<tofu_buffer>> bufferTables;
  std::vector<std::vector<tofu_operation>> operationTables;
  std::vector<std::vector<tofu_block>> blockTables;
  std::vector<std::vector<tofu_value>> valueTables;
  std::vector<tofu_buffer> buffers;
  std::vector<tofu_operation> operations;
  std::vector<float> constant;
  tofu_call call;
  std::vector<const int64_t *> slices;
  std::vector<tofu_attribute> attributes;
  tofu_contraction product{};
};
} // namespace

void Tables::addBuffer(int64_t type, std::vector<int64_t> extents,
                       tofu_box_function box, std::vector<int64_t> partial) {
  tofu_buffer buffer{};
  buffer.type = type;
  buffer.rank = extents.size();
  buffer.extents = keep(extents);
  buffer.box = box;
  buffer.offset = data.arena_bytes;
  buffer.num_partial_axes = partial.size();
  buffer.partial_axes = keep(partial);
  std::vector<int64_t> boxAxes(extents.size());
  if (box == getRows || box == getRow)
    boxAxes[0] = 1;
  buffer.box_axes = keep(boxAxes);
  buffers.push_back(buffer);
  data.arena_bytes += kExtent * kExtent * 4;
}

tofu_operation &Tables::addOperation(int64_t kind,
                                     std::vector<int64_t> operands,
                                     std::vector<int64_t> results) {
  tofu_operation op{};
  op.kind = kind;
  op.name = "op";
  op.location = "";
  op.num_operands = operands.size();
  op.operands = keep(operands);
  op.num_results = results.size();
  op.results = keep(results);
  op.copied_axes = keep({});
  op.scanned_axes = keep({});
  if (kind == TOFU_COMPUTE) {
    op.kernel = compute;
    op.extent = getIterations;
    op.cost = 1;
  }
  return operations.emplace_back(op);
}

Tables::Tables() : constant(kExtent * kExtent) {
  std::vector<int64_t> square = {kExtent, kExtent};
  addBuffer(TOFU_F32, square, getRows);      // 0: x
  addBuffer(TOFU_F32, square, getWhole);     // 1: all of x
  addBuffer(TOFU_F32, square, getRows, {1}); // 2: terms of y
  addBuffer(TOFU_F32, square, getRows);      // 3: y
  addBuffer(TOFU_I32, {}, getScalar);        // 4: n
  addBuffer(TOFU_F32, square, getWhole);     // 5: a constant
  buffers[5].constant = constant.data();
  addBuffer(TOFU_F32, square, getRows); // 6: rows of y
  addOperation(TOFU_FETCH, {0}, {1});
  addOperation(TOFU_WAIT, {}, {}).started = 0;
  tofu_operation &op = addOperation(TOFU_COMPUTE, {0, 1, 5}, {2});
  product.num_variables = 3;
  product.num_outputs = 2;
  product.part = getPart;
  product.result = keep({1, 0, 0, 0, 0, 1, 0, 0});
  product.a = {0, keep({1, 0, 0, 0, 0, 0, 1, 0}), keep({1, 1}), 0};
  product.b = {1, keep({0, 0, 1, 0, 0, 1, 0, 0}), keep({1, 1}), 0};
  product.addend = -1;
  product.beta = product.alpha = 1;
  product.bias.operand = -1;
  op.contraction = &product;
  tofu_operation &reduce = addOperation(TOFU_REDUCE, {2}, {3});
  reduce.num_copied_axes = 1;
  reduce.copied_axes = keep({1});
  addOperation(TOFU_WAIT, {}, {}).started = 3;
  addOperation(TOFU_COMPUTE, {4}, {});
  tofu_operation &applied = addOperation(TOFU_COMPUTE, {3}, {6});
  applied.kernel = nullptr;
  applied.extent = nullptr;
  slices = {keep({0, 1, 0, 1, 0, 0}), nullptr};
  attributes = {{"k", TOFU_INTEGER, 3, 0, nullptr, 0, keep({})},
                {"list", TOFU_INTEGERS, 0, 0, nullptr, 2, keep({1, 2})},
                {"text", TOFU_TEXT, 0, 0, "text", 0, keep({})},
                {}};
  call = {"tables_copy",    copyRow, 1, getRowsAlone, slices.data(), 3,
          attributes.data()};
  applied.call = &call;
  addBuffer(TOFU_I1, {}, getScalar);    // 7: whether a loop goes on: never
  addBuffer(TOFU_F32, square, getRows); // 8: its state
  tofu_operation &loop = addOperation(TOFU_WHILE, {3}, {8});
  loop.trips = 0;
  loop.num_blocks = 2;
  loop.blocks = keep(blockTables, {{8, 9, 1, keep({8}), 1, keep({7})},
                                   {9, 10, 1, keep({8}), 1, keep({8})}});
  addOperation(TOFU_COMPUTE, {4}, {});
  addOperation(TOFU_COMPUTE, {8}, {});
  tofu_operation &branch = addOperation(TOFU_CASE, {4}, {});
  branch.num_blocks = 2;
  branch.blocks = keep(blockTables, {{11, 11, 0, keep({}), 0, keep({})},
                                     {11, 12, 0, keep({}), 0, keep({})}});
  addOperation(TOFU_COMPUTE, {8}, {});
  for (int i = 0; i != 3; ++i) // 9: a row, what is before it, and with it
    addBuffer(TOFU_F32, {2, kExtent}, getRow);
  tofu_operation &scan = addOperation(TOFU_SCAN, {9}, {10, 11});
  scan.num_scanned_axes = 1;
  scan.scanned_axes = keep({0});
  addOperation(TOFU_WAIT, {}, {}).started = 12;
  data.magic = TOFU_PROGRAM_MAGIC;
  data.abi_version = TOFU_ABI_VERSION;
  data.name = "tables";
  data.cpu = "x86-64";
  data.plan = "{}";
  data.num_axes = 2;
  data.mesh = keep({2, 2});
  data.num_buffers = buffers.size();
  data.buffers = keep(bufferTables, buffers);
  data.num_operations = operations.size();
  data.operations = keep(operationTables, operations);
  data.num_arguments = 3;
  data.arguments = keep(
      valueTables,
      std::vector<tofu_value>{{"x", 0, -1}, {"n", 4, -1}, {"goes on", 7, -1}});
  data.num_results = 2;
  data.results =
      keep(valueTables, std::vector<tofu_value>{{"y", 3, 0}, {"n", 4, 1}});
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// Runs two steps; the error of the first call that fails, or "".
static std::string run(const tofu_program_data &data) {
  tofu_program *program = nullptr;
  tofu_session *session = nullptr;
  tofu_options options{};
  options.timeout = 5;
  options.threads_per_rank = 1;
  std::vector<char> array(size_t(1) << 20);
  bool failed = tofu_program_wrap(&data, &program) ||
                tofu_session_open(program, &options, &session);
  for (int step = 0; step != 2 && !failed; ++step) {
    for (int64_t i = 0; i < data.num_arguments && step == 0; ++i)
      failed = failed || tofu_set_argument(session, i, array.data());
    failed = failed || (step && tofu_feed(session)) || tofu_step(session);
    for (int64_t i = 0; i < data.num_results; ++i)
      failed = failed || tofu_get_result(session, i, array.data());
  }
  std::string error = failed ? tofu_error() : "";
  tofu_session_close(session);
  tofu_program_unload(program);
  return error;
}

TEST(Tables, AreRight) {
  Tables tables;
  EXPECT_EQ(run(tables.data), "");
}

TEST(Tables, EachFieldIsCheckedOrHarmless) {
  Tables tables;
  FieldList list(tables.data);
  int refused = 0;
  for (const Field &field : list.fields)
    for (int64_t other : field.getOthers()) {
      SCOPED_TRACE(field.name + " is " + std::to_string(other) +
                   " instead of " + std::to_string(field.get()));
      int64_t right = field.get();
      field.set(other);
      std::string error = run(tables.data);
      field.set(right);
      refused += !error.empty();
      EXPECT_EQ(error.find('\n'), error.npos) << error;
      if (field.isPointer && field.isNeeded)
        EXPECT_NE(error, "");
    }
  EXPECT_EQ(run(tables.data), "");
  EXPECT_GT(refused, 300);
}

TEST(Tables, FingerprintsSeeEachChange) {
  Tables tables;
  int64_t right = getFingerprint(tables.data);
  EXPECT_NE(right, 0);
  tables.data.fingerprint = right;
  EXPECT_EQ(run(tables.data), "");
  FieldList list(tables.data);
  for (const Field &field : list.fields)
    for (int64_t other : field.getOthers()) {
      int64_t before = field.get();
      field.set(other);
      EXPECT_NE(run(tables.data), "") << field.name << " is " << other;
      field.set(before);
    }
  tables.data.name = "table";
  EXPECT_EQ(run(tables.data), "the program's tables are not as they were "
                              "compiled; compile it again");
}

TEST(Tables, TextsAreToldApart) {
  auto get = [](std::initializer_list<const char *> texts) {
    Fingerprint fingerprint;
    for (const char *text : texts)
      fingerprint.add(std::string_view(text));
    return fingerprint.get();
  };
  EXPECT_EQ(get({"ab", "c"}), get({"ab", "c"}));
  EXPECT_NE(get({"ab", "c"}), get({"a", "bc"}));
  EXPECT_NE(get({"ab", ""}), get({"ab"}));
}
