//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace tofu::runtime;

//===----------------------------------------------------------------------===//
// C functions that call closures: number i calls the i-th closure
//===----------------------------------------------------------------------===//

static constexpr size_t kMaxClosures = 32;
static std::array<std::function<void(const int64_t *, int64_t *)>, kMaxClosures>
    boxClosures;
static std::array<
    std::function<int64_t(const int64_t *, char *const *, int64_t, int64_t)>,
    kMaxClosures>
    kernelClosures;
static std::array<int64_t, kMaxClosures> extents;

template <size_t... i>
static constexpr auto makeBoxFunctions(std::index_sequence<i...>) {
  return std::array<tofu_box_function, kMaxClosures>{
      +[](const int64_t *at, int64_t *ranges) {
        boxClosures[i](at, ranges);
      }...};
}
template <size_t... i>
static constexpr auto makeKernels(std::index_sequence<i...>) {
  return std::array<tofu_kernel, kMaxClosures>{
      +[](const int64_t *at, char *const *buffers, int64_t begin, int64_t end) {
        return kernelClosures[i](at, buffers, begin, end);
      }...};
}
template <size_t... i>
static constexpr auto makeExtents(std::index_sequence<i...>) {
  return std::array<tofu_extent_function, kMaxClosures>{
      +[](const int64_t *) { return extents[i]; }...};
}
static constexpr auto kIndices = std::make_index_sequence<kMaxClosures>();
static constexpr auto kBoxFunctions = makeBoxFunctions(kIndices);
static constexpr auto kKernels = makeKernels(kIndices);
static constexpr auto kExtents = makeExtents(kIndices);

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

BoxFn tofu::runtime::split(Axes mesh, Axes extents, std::vector<Axes> axes) {
  return [=](const Coordinates &at) {
    Box box;
    for (size_t dim = 0; dim != extents.size(); ++dim) {
      int64_t number = 0, parts = 1;
      for (int64_t axis : axes[dim]) {
        number = number * mesh[axis] + at[axis];
        parts *= mesh[axis];
      }
      box.push_back(
          {number * extents[dim] / parts, (number + 1) * extents[dim] / parts});
    }
    return box;
  };
}

BoxFn tofu::runtime::grow(BoxFn box, Axes extents, int64_t halo) {
  return [=](const Coordinates &at) {
    Box grown = box(at);
    for (size_t dim = 0; dim != extents.size(); ++dim)
      if (grown[dim].lo < grown[dim].hi)
        grown[dim] = {std::max<int64_t>(grown[dim].lo - halo, 0),
                      std::min(grown[dim].hi + halo, extents[dim])};
    return grown;
  };
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

TestProgram::TestProgram(Axes extents) : mesh(extents) {
  data.magic = TOFU_PROGRAM_MAGIC;
  data.abi_version = TOFU_ABI_VERSION;
  data.name = "test";
  data.cpu = "x86-64";
  data.plan = "{}";
  data.num_axes = extents.size();
  data.mesh = keep(extents);
}

const int64_t *TestProgram::keep(Axes numbers) {
  return lists.emplace_back(std::move(numbers)).data();
}

void TestProgram::update() {
  data.num_buffers = buffers.size();
  data.buffers = buffers.data();
  data.num_operations = operations.size();
  data.operations = operations.data();
  data.num_arguments = arguments.size();
  data.arguments = arguments.data();
  data.num_results = results.size();
  data.results = results.data();
}

Box TestProgram::getBox(int64_t buffer, int64_t rank) const {
  return boxes[buffer](mesh.getCoordinates(rank));
}

Axes TestProgram::getBoxAxes(const BoxFn &box, int64_t rank) const {
  Axes sets(rank);
  for (int64_t number = 0; number != mesh.getNumRanks(); ++number) {
    Coordinates at = mesh.getCoordinates(number);
    Box here = box(at);
    for (int64_t axis = 0; axis != mesh.getNumAxes(); ++axis) {
      Coordinates there = at;
      there[axis] = 0;
      Box other = box(there);
      for (int64_t dim = 0; dim != rank; ++dim)
        sets[dim] |= int64_t(here[dim] != other[dim]) << axis;
    }
  }
  return sets;
}

int64_t TestProgram::addBuffer(int64_t type, Axes extents, BoxFn box,
                               Axes partial, int64_t combiner) {
  size_t number = buffers.size();
  boxes.push_back(box);
  size_t numAxes = mesh.getNumAxes();
  boxClosures.at(number) = [box, numAxes](const int64_t *at, int64_t *ranges) {
    for (Range range : box(Coordinates(at, at + numAxes))) {
      *ranges++ = range.lo;
      *ranges++ = range.hi;
    }
  };
  int64_t volume = 0;
  for (int64_t rank = 0; rank != mesh.getNumRanks(); ++rank)
    volume = std::max(volume, getVolume(getBox(number, rank)));
  tofu_buffer buffer{};
  buffer.type = type;
  buffer.rank = extents.size();
  buffer.extents = keep(extents);
  buffer.box = kBoxFunctions[number];
  buffer.offset = data.arena_bytes;
  buffer.num_partial_axes = partial.size();
  buffer.partial_axes = keep(partial);
  buffer.combiner = combiner;
  if (saysAxes)
    buffer.box_axes = keep(getBoxAxes(box, extents.size()));
  buffers.push_back(buffer);
  data.arena_bytes += (volume * tofu_type_bytes(type) + TOFU_ALIGNMENT - 1) /
                      TOFU_ALIGNMENT * TOFU_ALIGNMENT;
  update();
  return number;
}

tofu_operation &TestProgram::addOperation(int64_t kind, const char *name,
                                          Axes operands, Axes results) {
  tofu_operation op{};
  op.kind = kind;
  op.name = name;
  op.location = "step.mlir:1:2";
  op.num_operands = operands.size();
  op.operands = keep(operands);
  op.num_results = results.size();
  op.results = keep(results);
  operations.push_back(op);
  update();
  return operations.back();
}

void TestProgram::addCompute(const char *name, Axes operands, Axes results,
                             int64_t extent, KernelFn kernel, int64_t cost) {
  size_t number = operations.size(), numAxes = mesh.getNumAxes();
  tofu_operation &op = addOperation(TOFU_COMPUTE, name, operands, results);
  kernelClosures.at(number) = [kernel, numAxes](const int64_t *at,
                                                char *const *buffers,
                                                int64_t begin, int64_t end) {
    return kernel(Coordinates(at, at + numAxes), buffers, begin, end);
  };
  ::extents.at(number) = extent;
  op.kernel = kKernels[number];
  op.extent = kExtents[number];
  op.cost = cost;
}

void TestProgram::addFetch(const char *name, int64_t from, int64_t to,
                           bool waits) {
  addOperation(TOFU_FETCH, name, {from}, {to});
  if (waits)
    addWait(operations.size() - 1);
}

void TestProgram::addScan(const char *name, int64_t from, int64_t before,
                          int64_t through, Axes axes, int64_t combiner,
                          bool isReverse) {
  tofu_operation &op = addOperation(TOFU_SCAN, name, {from}, {before, through});
  op.num_scanned_axes = axes.size();
  op.scanned_axes = keep(axes);
  op.combiner = combiner;
  op.reverse = isReverse;
  addWait(operations.size() - 1);
}

void TestProgram::addWait(int64_t started) {
  const char *name = operations[started].name;
  addOperation(TOFU_WAIT, name, {}, {}).started = started;
}

void TestProgram::addReduce(const char *name, int64_t from, int64_t to,
                            Axes copied, bool waits) {
  tofu_operation &op = addOperation(TOFU_REDUCE, name, {from}, {to});
  op.num_copied_axes = copied.size();
  op.copied_axes = keep(copied);
  if (waits)
    addWait(operations.size() - 1);
}

int64_t TestProgram::addBlocks(int64_t kind, const char *name, Axes operands,
                               Axes results, int64_t trips) {
  addOperation(kind, name, operands, results).trips = trips;
  return operations.size() - 1;
}

void TestProgram::endBlock(int64_t op, Axes arguments, Axes yields) {
  std::vector<tofu_block> &own = blocks[op];
  int64_t begin = own.empty() ? op + 1 : own.back().end;
  own.push_back({begin, int64_t(operations.size()), int64_t(arguments.size()),
                 keep(arguments), int64_t(yields.size()), keep(yields)});
  operations[op].num_blocks = own.size();
  operations[op].blocks = own.data();
}

void TestProgram::addArgument(const char *name, int64_t buffer) {
  arguments.push_back({name, buffer, -1});
  update();
}

void TestProgram::addResult(const char *name, int64_t buffer,
                            int64_t replaces) {
  results.push_back({name, buffer, replaces});
  update();
}

//===----------------------------------------------------------------------===//
// Sessions and points
//===----------------------------------------------------------------------===//

TestSession::TestSession(TestProgram &tables, tofu_options options) {
  if (tofu_program_wrap(&tables.getData(), &program) ||
      tofu_session_open(program, &options, &session))
    error = tofu_error();
}

TestSession::~TestSession() {
  tofu_session_close(session);
  tofu_program_unload(program);
}

int64_t TestSession::getBytesMoved() const {
  tofu_counters counters;
  tofu_get_counters(session, &counters);
  return counters.bytes_moved;
}

void tofu::runtime::forEachPoint(
    const Box &box,
    const std::function<void(const Coordinates &, int64_t)> &visit) {
  Coordinates at;
  for (Range range : box)
    at.push_back(range.lo);
  for (int64_t i = 0, e = getVolume(box); i != e; ++i) {
    visit(at, i);
    for (size_t dim = box.size(); dim-- > 0;) {
      if (++at[dim] != box[dim].hi)
        break;
      at[dim] = box[dim].lo;
    }
  }
}

bool tofu::runtime::contains(const Box &box, const Coordinates &at) {
  for (size_t dim = 0; dim != box.size(); ++dim)
    if (at[dim] < box[dim].lo || at[dim] >= box[dim].hi)
      return false;
  return true;
}
