//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What each rank holds of each buffer: the program's box functions, evaluated
// once.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_LAYOUT_H
#define TOFU_RUNTIME_LAYOUT_H

#include "tofu/Runtime/Box.h"
#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/LoadedProgram.h"

namespace tofu::runtime {

class Layout {
public:
  explicit Layout(const tofu_program &program);

  /// Evaluates the boxes; an error if a function gives none, or a piece is not
  /// in its tensor or does not fit into the arena.
  Error open();

  const tofu_program_data &getProgram() const { return program.data; }
  const Mesh &getMesh() const { return program.mesh; }
  const tofu_buffer &getBuffer(int64_t buffer) const {
    return program.data.buffers[buffer];
  }
  const Box &getBox(int64_t buffer, int64_t rank) const {
    return boxes[buffer][rank];
  }
  /// The box of the tensor itself.
  Box getWhole(int64_t buffer) const;
  int64_t getElementBytes(int64_t buffer) const;
  /// Bytes of the rank's piece.
  int64_t getBytes(int64_t buffer, int64_t rank) const;
  std::vector<int64_t> getPartialAxes(int64_t buffer) const;

private:
  const tofu_program &program;
  std::vector<std::vector<Box>> boxes;
};

/// Where a rank with this arena holds its piece of the buffer.
inline char *getPlace(const tofu_buffer &buffer, char *arena) {
  return buffer.constant
             ? const_cast<char *>(static_cast<const char *>(buffer.constant))
             : arena + buffer.offset;
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_LAYOUT_H
