//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What each rank holds of each buffer: the program's box functions, evaluated
// where they are asked for. There is no table of all ranks.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_HOLDINGS_H
#define TOFU_RUNTIME_HOLDINGS_H

#include "tofu/Runtime/Box.h"
#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/LoadedProgram.h"

namespace tofu::runtime {

class Holdings {
public:
  explicit Holdings(const tofu_program &program);

  /// Looks at the boxes of these ranks: an error if a function gives none, if
  /// one depends on another axis than the tables say, or if a piece is not in
  /// its tensor or does not fit into the arena.
  Error check(const std::vector<int64_t> &ranks) const;

  const tofu_program_data &getProgram() const { return program.data; }
  const Mesh &getMesh() const { return program.mesh; }
  const tofu_buffer &getBuffer(int64_t buffer) const {
    return program.data.buffers[buffer];
  }
  /// Of a rank that was not checked, and whose box is none: an empty box.
  Box getBox(int64_t buffer, const Coordinates &at) const;
  Box getBox(int64_t buffer, int64_t rank) const {
    return getBox(buffer, getMesh().getCoordinates(rank));
  }
  /// The box of the tensor itself.
  Box getWhole(int64_t buffer) const;
  int64_t getElementBytes(int64_t buffer) const;
  /// Bytes of the rank's piece.
  int64_t getBytes(int64_t buffer, int64_t rank) const;
  AxisSet getPartialAxes(int64_t buffer) const;
  /// On which the range of one dimension of its box depends; and any of them.
  AxisSet getBoxAxes(int64_t buffer, int64_t dim) const;
  AxisSet getBoxAxes(int64_t buffer) const;

private:
  Error checkBox(int64_t buffer, int64_t rank, const Coordinates &at) const;

  const tofu_program &program;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_HOLDINGS_H
