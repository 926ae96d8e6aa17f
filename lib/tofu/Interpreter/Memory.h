//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Instructions that touch tensors: loads that are proved to stay inside, reads
// that check, and stores.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_MEMORY_H
#define TOFU_INTERPRETER_MEMORY_H

#include "tofu/Interpreter/CodeBuilder.h"
#include "tofu/Interpreter/Tensor.h"

namespace tofu::interpreter {

/// An operand of a lambda as one rank sees it.
struct Operand {
  View view;
  std::optional<Box> mask; // reads outside add nothing to a sum
};

/// A read whose coordinates have to be looked at. In the order in which they
/// count: guards and the tensor's extents (`otherwise`), the mask (`masked`),
/// the piece (an error).
struct CheckedRead {
  struct Dim {
    uint32_t reg;
    int64_t stride;
    Range inside; // of the tensor, the mask and the piece: what a load needs
    Range extent, mask, held;
  };
  struct Guard {
    uint32_t reg;
    bool isZero; // else: not negative
  };
  llvm::SmallVector<Dim, 4> dims;
  llvm::SmallVector<Guard, 2> guards;
  llvm::SmallVector<uint32_t, 0> divisors; // positive where the guards hold
  const char *data;
  std::optional<uint32_t> otherwise;
  /// What is read for the value after another read's `else` fails only where
  /// that is taken: here it says that it did.
  std::optional<uint32_t> failed;
  const CheckedRead *after = nullptr; // the read that `otherwise` is
  Register masked;
  std::string where, operand; // in messages
};

/// What is wrong with a divisor that is not positive.
std::string describeDivisor(llvm::StringRef where, int64_t divisor);

/// dst = data[a + imm * b]
Handler selectLoad(ScalarType type);
/// dst = what the CheckedRead in `aux` says
Handler selectCheckedLoad(ScalarType type);
/// data[a + imm * b] = c, where data is `aux`
Handler selectStore(ScalarType type);

/// A linear form of the innermost level's registers as base and one step.
struct Address {
  uint32_t base, step;
  int64_t stride;
};
Address getAddress(CodeBuilder &builder, const Linear &offset);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_MEMORY_H
