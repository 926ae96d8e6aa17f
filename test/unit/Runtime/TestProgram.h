//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Programs made by hand: their box functions and kernels are closures.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNITTEST_RUNTIME_TESTPROGRAM_H
#define TOFU_UNITTEST_RUNTIME_TESTPROGRAM_H

#include "tofu/Runtime/Box.h"
#include "tofu/Runtime/Mesh.h"
#include "tofu/Runtime/Runtime.h"
#include "gtest/gtest.h"

#include <deque>
#include <functional>
#include <map>
#include <string>

namespace tofu::runtime {

using Axes = std::vector<int64_t>;
using BoxFn = std::function<Box(const Coordinates &)>;
using KernelFn = std::function<int64_t(const Coordinates &, char *const *,
                                       int64_t begin, int64_t end)>;

/// The layout with this ordered list of axes per dimension.
BoxFn split(Axes mesh, Axes extents, std::vector<Axes> axes);
/// That layout with `halo` more elements on each side, clipped to the tensor.
BoxFn grow(BoxFn box, Axes extents, int64_t halo);

class TestProgram {
public:
  explicit TestProgram(Axes mesh);

  /// Its table says on which axes the box depends, unless `saysAxes` is false.
  int64_t addBuffer(int64_t type, Axes extents, BoxFn box, Axes partial = {},
                    int64_t combiner = TOFU_SUM);
  /// Without what its kind needs beside buffers.
  tofu_operation &addOperation(int64_t kind, const char *name, Axes operands,
                               Axes results);
  /// Runs the kernel over [0, extent).
  void addCompute(const char *name, Axes operands, Axes results, int64_t extent,
                  KernelFn kernel, int64_t cost = 1);
  /// These wait at once, unless `waits` is false.
  void addFetch(const char *name, int64_t from, int64_t to, bool waits = true);
  void addReduce(const char *name, int64_t from, int64_t to, Axes copied = {},
                 bool waits = true);
  void addScan(const char *name, int64_t from, int64_t before, int64_t through,
               Axes axes, int64_t combiner = TOFU_SUM, bool isReverse = false);
  /// For operation `started`.
  void addWait(int64_t started);
  /// A loop or branch; its number. Its blocks follow, each ended behind what
  /// was added to it.
  int64_t addBlocks(int64_t kind, const char *name, Axes operands, Axes results,
                    int64_t trips = -1);
  void endBlock(int64_t op, Axes arguments, Axes yields);
  void addArgument(const char *name, int64_t buffer);
  void addResult(const char *name, int64_t buffer, int64_t replaces = -1);

  /// The tables; may be changed by tests.
  tofu_program_data &getData() { return data; }
  tofu_buffer &getBuffer(int64_t buffer) { return buffers[buffer]; }
  tofu_operation &getOperation(int64_t op) { return operations[op]; }
  tofu_block &getBlock(int64_t op, int64_t block) { return blocks[op][block]; }
  tofu_value &getArgument(int64_t argument) { return arguments[argument]; }
  tofu_value &getResult(int64_t result) { return results[result]; }

  const Mesh &getMesh() const { return mesh; }
  Box getBox(int64_t buffer, int64_t rank) const;

  bool saysAxes = true;

private:
  /// Per dimension, found out on all ranks.
  Axes getBoxAxes(const BoxFn &box, int64_t rank) const;
  const int64_t *keep(Axes numbers);
  void update();

  Mesh mesh;
  std::deque<Axes> lists; // what the tables point to
  std::vector<BoxFn> boxes;
  std::vector<tofu_buffer> buffers;
  std::vector<tofu_operation> operations;
  std::map<int64_t, std::vector<tofu_block>> blocks; // by operation
  std::vector<tofu_value> arguments, results;
  tofu_program_data data{};
};

/// A program and a session of it, closed at the end.
class TestSession {
public:
  explicit TestSession(TestProgram &program, tofu_options options = {});
  TestSession(const TestSession &) = delete;
  ~TestSession();

  /// Why the session did not open; "" if it did.
  const std::string &getError() const { return error; }
  operator tofu_session *() const { return session; }
  int64_t getBytesMoved() const;
  template <typename T> T *getPiece(int64_t rank, int64_t buffer) const {
    void *piece = nullptr;
    EXPECT_EQ(tofu_get_piece(session, rank, buffer, &piece, nullptr), 0);
    return static_cast<T *>(piece);
  }

private:
  tofu_program *program = nullptr;
  tofu_session *session = nullptr;
  std::string error;
};

/// `visit(at, offset)` for the points of a box, in row-major order.
void forEachPoint(
    const Box &box,
    const std::function<void(const Coordinates &, int64_t)> &visit);
bool contains(const Box &box, const Coordinates &at);

} // namespace tofu::runtime

#endif // TOFU_UNITTEST_RUNTIME_TESTPROGRAM_H
