//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Calls a program's function at each point of a rank's part.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FUNCTIONCALL_H
#define TOFU_RUNTIME_FUNCTIONCALL_H

#include "tofu/Runtime/Box.h"
#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Team.h"

namespace tofu::runtime {

class FunctionCall {
public:
  /// Finds the function, and where the slices are on the rank with these
  /// coordinates. An error if there is no such function, or if the rank does
  /// not hold what it is to be given.
  Error prepare(const tofu_program_data &program, const tofu_operation &op,
                const int64_t *coordinates);

  /// `buffers` are the rank's pieces of the operands, then of the results.
  Error run(char *const *buffers, Team &workers) const;

private:
  /// Slices of one operand or result.
  struct Slices {
    int64_t type, bytes;                   // of an element
    int64_t origin;                        // of the first point, in elements
    std::vector<int64_t> steps;            // of each index, in elements
    std::vector<int64_t> extents, strides; // of a slice
  };
  static Error locate(Slices &slices, const tofu_buffer &buffer,
                      const int64_t *rows, const Box &part,
                      const int64_t *coordinates);
  Error call(char *const *buffers, int64_t begin, int64_t end) const;

  const tofu_operation *op = nullptr;
  tofu_function function = nullptr;
  std::vector<int64_t> extents; // of the part
  int64_t points = 1;
  std::vector<Slices> slices;
};

/// The runtime's own function of that name, or null.
tofu_function findOwnFunction(const std::string &name);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FUNCTIONCALL_H
